import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { causeIn } from "../analysis/rules/failures/error-cause.ts";
import { genericHeadline, outOfTime } from "../analysis/rules/naming/generic-headline.ts";
import { comparedValues } from "../analysis/rules/values/compared-values.ts";

/**
 * A failure in one line: the first line of its message with what caused the error (`fetch failed: bad port`) or, if that is the same for every assertion, the
 * values that were compared.
 */
export function failureTitle(category: FailureCategory, message: string): string {
  const first =
    message
      .split("\n")
      .find((line) => line.trim() !== "")
      ?.trim() ?? "";
  const values = category === "assertion" && (outOfTime.test(first) || genericHeadline.test(first)) ? comparedValues(message) : undefined;
  if (values) return `expected ${values.expected}, received ${values.received}`;
  const cause = category === "assertion" ? undefined : causeIn(message)?.replace(className, "");
  return cause === undefined || cause === "" || first.includes(cause) ? first : `${first}: ${cause}`;
}

/** `TypeError [Error]: ` */
const className = /^\w*(?:Error|Exception)(?: \[\w+\])?: (?=.)/;
