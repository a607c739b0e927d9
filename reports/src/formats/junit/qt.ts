import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import type { OpenTest } from "./open-test.ts";

/**
 * Whether a property of a suite is that of Qt 4 or 5. There, each message of a test (`qDebug()`, `QSKIP`, `QEXPECT_FAIL`) is a comment, and the suite
 * counts it as an error. What fails is counted as a failure. Qt 6 writes elements and counts only these.
 */
export const isOldQt = (name: string | undefined, value: string | undefined): boolean =>
  name === "QTestVersion" && /^[45]\./.test(value ?? "");

/** Results of Qt that do not fail its program. The others are those of most producers. */
export const resultsOfQt: Readonly<Record<string, TestStatus>> = { xfail: "skipped", bpass: "skipped", bxfail: "skipped" };

/** Reads a comment within a test: the reason for which it was skipped, or expected to fail. */
export function explainInQt(test: OpenTest, comment: string): void {
  const found = messageOfQt(comment);
  if (found?.type === "skip" && test.hasNoResult && test.status === "passed") test.status = "skipped";
  if (found && test.status === "skipped") test.message ??= found.message;
}

/** The message of `QSKIP` or `QEXPECT_FAIL`. */
function messageOfQt(comment: string): { type: "skip" | "info"; message: string } | undefined {
  const match = /^\s*message="([^"]*)" type="(skip|info)"\s*$/.exec(comment);
  if (!match) return undefined;
  return { type: match[2] === "skip" ? "skip" : "info", message: decoded(match[1] ?? "") };
}

const entities: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: "<", gt: ">", amp: "&", "#x002D": "-" };

/** A parser of XML leaves comments as they are. */
const decoded = (text: string): string => text.replace(/&(#x002D|[a-z]{2,4});/g, (whole, name: string) => entities[name] ?? whole);
