import type { FailedOrFlakyTest, LogLine } from "../../material/material.ts";
import { logCauseFinder } from "../category/cause-in-log.ts";

/** How Node and its runners print the `cause` of an error. Java prints the class with its package. */
const ofNode = /^\s*(?:\[cause\]: |(?:Caused by: )+)(\w{0,60}(?:Error|Exception)\b(?!\.).{0,250})/;

/** Returns a function that finds what caused the error of a test, such as `Error: bad port` for `fetch failed`: the innermost cause in its report, or that in the log. */
export function errorCauseFinder(lines: readonly LogLine[]): (test: FailedOrFlakyTest) => string | undefined {
  const causeInLog = logCauseFinder(lines);
  let isInLog: boolean | undefined;
  return (test) => {
    const inReport = causeIn(`${test.message}\n${test.trace}`);
    if (inReport !== undefined) return inReport;
    isInLog ??= lines.some(({ text }) => ofNode.test(text));
    return isInLog ? causeIn(causeInLog(test)[0]?.text ?? "") : undefined;
  };
}

/** The last cause that a text shows. */
export function causeIn(text: string): string | undefined {
  const line = text.split("\n").findLast((each) => ofNode.test(each)) ?? "";
  return ofNode.exec(line)?.[1]?.replace(/[\s:{]+$/, "");
}
