import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { genericHeadline, outOfTime } from "../analysis/rules/naming/generic-headline.ts";
import { comparedValues } from "../analysis/rules/values/compared-values.ts";

/** A failure in one line: the first line of its message or, if that is the same for every assertion, the values that were compared. */
export function failureTitle(category: FailureCategory, message: string): string {
  const first =
    message
      .split("\n")
      .find((line) => line.trim() !== "")
      ?.trim() ?? "";
  const values = category === "assertion" && (outOfTime.test(first) || genericHeadline.test(first)) ? comparedValues(message) : undefined;
  return values ? `expected ${values.expected}, received ${values.received}` : first;
}
