import type { LogLine } from "../../../material/material.ts";
import type { ShownFailure } from "./shown-failure.ts";

const ended = /^\((?:pass|fail|skip|todo)\) \S/;
const failed = /^\(fail\) (.+?)(?: \[[\d.]+m?s\])?$/;
/** The name of a file, above its tests. */
const file = /^\S.*\.[cm]?[jt]sx?:$/;
/** Below the name, bun says that a test ran out of time. */
const timedOut = /^ {2}\^ this test timed out /;
const code = /^\d+ \| /;

/**
 * What `bun test` prints of each failed test: above its name, with the code around the place first. What the test printed stands above the code.
 * Empty for other runners.
 */
export function bunFailures(lines: readonly LogLine[]): ShownFailure[] {
  if (!lines.some(({ text }) => /^bun test v\d/.test(text))) return [];
  const failures: ShownFailure[] = [];
  let indexes: number[] = [];
  let isCode = false;
  for (const [index, { text }] of lines.entries()) {
    const title = failed.exec(text)?.[1];
    if (timedOut.test(text)) {
      const title = failed.exec(lines[index - 1]?.text ?? "")?.[1];
      if (title !== undefined) failures.splice(failures.findIndex((one) => one.title === title) >>> 0, 1, { title, indexes: [index] });
      continue;
    }
    if (title !== undefined && indexes.some((at) => lines[at]?.text.trim() !== "")) failures.push({ title, indexes });
    if (ended.test(text) || file.test(text)) [indexes, isCode] = [[], false];
    else {
      if (code.test(text) && !isCode) indexes = [];
      isCode = code.test(text);
      indexes.push(index);
    }
  }
  return failures;
}
