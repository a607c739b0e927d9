import type { LogLine } from "../../material/material.ts";
import type { Finding } from "../clues/finding.ts";
import type { ClueSource } from "../clues/clues.ts";
import { isHarmlessLine } from "../output/log/harmless-lines.ts";
import { comparedValues } from "../values/compared-values.ts";

/** How scripts mark a check that failed. */
const failed = /^\W{0,4}(?:FAIL(?:ED|URE)?\b|NOT OK\b|[✗✘✖❌])/;
/** Tools begin any message like this, so the two values have to be numbers. */
const error = /^\W{0,4}(?:error|fatal)\b:? /i;
const aNumber = /^-?\d[\d.,]*%?$/;
/** `total 41, expected 42`. */
const thenExpected = /(\S{1,100})[,;] (?:but )?(?:expected|wanted|must be|should be) (\S{1,100})/;

/**
 * The line in which a script of its own says that a check failed, with both values, if the finding is another error of the same output. Such a script
 * remembers the failed check, goes on with uploads and clean-up, and exits with an error at its end. The first one of several.
 * @param lines of an output without a runner
 */
export function failedCheck({ category, clues }: Finding<ClueSource>, lines: readonly LogLine[]): LogLine | undefined {
  if (category === "assertion" || category === "syntax" || category === "crash" || category === "flaky") return undefined;
  const source = clues[0]?.source;
  if (source?.kind !== "line") return undefined;
  return lines.find((line) => (category === "unknown" || line.line !== source.line.line) && isFailedCheck(line.text));
}

/** Whether a script says in this line of its own that a check failed, with both values. */
export function isFailedCheck(text: string): boolean {
  const isMarked = failed.test(text);
  if ((!isMarked && !error.test(text)) || isHarmlessLine(text)) return false;
  const [, received, expected] = thenExpected.exec(text) ?? [];
  const values = received !== undefined && expected !== undefined ? { received, expected } : comparedValues(text);
  return values !== undefined && (isMarked || [values.expected, values.received].every((value) => aNumber.test(value)));
}
