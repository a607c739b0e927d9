import type { CycleSummary } from "@gantry/contract/test-cycles/schemas.ts";
import { formatCount } from "../../ui/text/format.ts";

interface ProgressPart {
  text: string;
  isFailed: boolean;
}

/**
 * The progress of a cycle: `4 / 6` and the failures while cases are left. Afterwards the count of each result, because completing a cycle skips the
 * cases that nobody ran, and `6 / 6` would look as if all of them had been run.
 */
export function progressParts({ total, passed, failed, skipped, pending }: CycleSummary): ProgressPart[] {
  const failures = part(failed, "failed");
  if (pending > 0 || total === 0)
    return [{ text: `${formatCount(total - pending)} / ${formatCount(total)}`, isFailed: false }, ...failures];
  return [...part(passed, "passed"), ...failures, ...part(skipped, "skipped")];
}

const part = (count: number, result: "passed" | "failed" | "skipped"): ProgressPart[] =>
  count === 0 ? [] : [{ text: `${formatCount(count)} ${result}`, isFailed: result === "failed" }];
