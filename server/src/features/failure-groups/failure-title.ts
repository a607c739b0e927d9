import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { comparedValues } from "../analysis/rules/values/compared-values.ts";

/** What Playwright writes above every assertion, and above one that ran out of time. */
const generic = /^(?:Test timeout of \d+ms exceeded\.|(?:Error: )?expect\(.*)$/;

/** A failure in one line: the first line of its message or, if that is the same for every assertion, the values that were compared. */
export function failureTitle(category: FailureCategory, message: string): string {
  const first =
    message
      .split("\n")
      .find((line) => line.trim() !== "")
      ?.trim() ?? "";
  const values = category === "assertion" && generic.test(first) ? comparedValues(message) : undefined;
  return values ? `expected ${values.expected}, received ${values.received}` : first;
}
