import type { LogLine, Material } from "../../material/material.ts";
import type { Finding } from "../clues/finding.ts";
import type { ClueSource } from "../clues/clues.ts";
import { bustedHeading, linesOfFailures } from "../output/log/failure-sections.ts";
import { linesOfAssertions } from "../output/messages/assertion-lines.ts";
import { pytestSays, pytestShows, pytestVariable } from "../values/pytest-lines.ts";
import { outputOfPassedTests } from "../output/log/output-of-passed-tests.ts";
import { messagePart } from "../output/messages/message-part.ts";

/** The worker's note about the engine's disk, or the words of the operating system, which most programs pass on. */
const diskWasFull =
  /^Gantry: The disk of the container engine was almost full|\bENOSPC\b|\bNo space left on device\b|\bDisk quota exceeded\b/i;
const byWorker = /^Gantry: /;
/** A point of TAP has the name of its test. */
const point = /^\s*(?:not )?ok \d+ /;
/** Source code that a runner quotes with its line number: `> 12 | code`, `12: code`. */
const quotedCode = /^\s*>?\s*\d{1,6}\s?(?:[|│]|: )/;
/** Below it, Python shows the line of code. */
const pythonFrame = /^\s*File ".{1,400}", line \d+/;
/** Vitest names the values that it compared below the name of the test. */
const vitestCompares = /^\s*→ expected /;
/** In the TAP of node:test, what tests print to stdout stands anywhere, as comments. */
const printedComment = /^# (?!Subtest: )/;
/** Below what a reader takes for certain. */
const maxConfidence = 0.5;

/** The line that says that a disk was full, if the failures seem to have another cause. Names of tests, quoted source
 * code and output of programs that succeeded do not count. */
export function otherwiseFullDisk(
  { category }: Pick<Finding<ClueSource>, "category">,
  { lines, counts }: Pick<Material, "lines" | "counts">,
): LogLine | undefined {
  if (category === "environment") return undefined;
  // Then a test that passed may have printed it, unless it stands among the failures.
  const mayBeOfPassed = (counts?.passed ?? 0) > 0;
  const shown = mayBeOfPassed ? linesOfFailures(lines) : undefined;
  const texts = lines.map(({ text }) => text);
  // Compared texts are values.
  const asserted = linesOfAssertions(texts);
  const printed = outputOfPassedTests(texts);
  const isNode = lines.some(({ text }) => text.startsWith("# Subtest: "));
  const isPytest = lines.some(({ text }) => pytestSays.test(text));
  const isCode = (text: string, above: string) =>
    quotedCode.test(text) ||
    pythonFrame.test(above) ||
    bustedHeading.test(above) ||
    (isPytest && (pytestShows.test(text) || pytestVariable.test(text))) ||
    vitestCompares.test(text) ||
    (isNode && printedComment.test(text));
  return lines.find(
    ({ text, ofPassed }, index) =>
      !ofPassed &&
      !printed.has(index) &&
      (!shown || shown.has(index) || byWorker.test(text)) &&
      !asserted.has(index) &&
      !point.test(text) &&
      !isCode(text, lines[index - 1]?.text ?? "") &&
      diskWasFull.test(messagePart(text)),
  );
}

/** A suite that cannot write fails in many ways, so nothing else is certain. */
export const limitConfidence = (line: LogLine | undefined, confidence: number): number =>
  line === undefined ? confidence : Math.min(confidence, maxConfidence);

export const fullDiskText = (line: LogLine | undefined): string =>
  line === undefined ? "" : `A disk was full while the suite ran, which may be the cause: “${line.text.trim().slice(0, 200)}”`;
