import type { TimelineBar } from "@gantry/contract/timeline/schemas.ts";
import { testStyles } from "../../ui/figures/StatusBadge.tsx";
import { formatDuration } from "../../ui/text/format.ts";

type Kind = "passed" | "retried" | "failed" | "skipped";

/** A bar's color is never its only sign: failed ones fill their row, the others are lower. */
export const barStyles: Record<Kind, { label: string; color: string; height: number }> = {
  passed: { label: "Passed", color: "var(--ok-solid)", height: 8 },
  retried: { label: "Passed on retry", color: "var(--warn-solid)", height: 8 },
  failed: { label: "Failed", color: "var(--bad-solid)", height: 14 },
  skipped: { label: "Not run", color: "var(--idle-solid)", height: 4 },
};

export function kindOf({ status, try: place }: TimelineBar): Kind {
  if (status === "failed") return "failed";
  if (status === "passed") return place > 1 ? "retried" : "passed";
  return "skipped";
}

/** "Failed · 1.2 s · attempt 1 of 2 · Worker 3". */
export function describeBar(bar: TimelineBar): string {
  const attempt = bar.tries > 1 ? [`attempt ${bar.try} of ${bar.tries}`] : [];
  return [testStyles[bar.status].label, formatDuration(bar.durationMs), ...attempt, ...(bar.lane === null ? [] : [bar.lane])].join(" · ");
}
