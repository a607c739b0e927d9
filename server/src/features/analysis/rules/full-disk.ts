import type { LogLine, Material } from "../material/material.ts";
import type { Finding } from "./classify.ts";
import type { ClueSource } from "./clues.ts";
import { linesOfAssertions } from "./output/assertion-lines.ts";
import { pytestSays, pytestShows, pytestVariable } from "./values/pytest-lines.ts";
import { spokenPart } from "./output/spoken-part.ts";

/** The worker's note about the engine's disk, or the words of the operating system, which most programs pass on. */
const diskWasFull =
  /^Gantry: The disk of the container engine was almost full|\bENOSPC\b|\bNo space left on device\b|\bDisk quota exceeded\b/i;
/** A point of TAP has the name of its test. */
const point = /^\s*(?:not )?ok \d+ /;
/** Source code that a runner quotes with its line number: `> 12 | code`, `12: code`. */
const quotedCode = /^\s*>?\s*\d{1,6}\s?(?:[|│]|: )/;
/** Below it, Python shows the line of code. */
const pythonFrame = /^\s*File ".{1,400}", line \d+/;
/** Vitest names the values that it compared below the name of the test. */
const vitestCompares = /^\s*→ expected /;
/** Below what a reader takes for certain. */
const mostConfidence = 0.5;

/** The line that says that a disk was full, if the failures seem to have another cause. Names of tests, quoted source
 * code and output of programs that succeeded do not count. */
export function fullDiskBeside(
  { category }: Pick<Finding<ClueSource>, "category">,
  { lines }: Pick<Material, "lines">,
): LogLine | undefined {
  if (category === "environment") return undefined;
  // Compared texts are values.
  const asserted = linesOfAssertions(lines.map(({ text }) => text));
  const isPytest = lines.some(({ text }) => pytestSays.test(text));
  const isCode = (text: string, above: string) =>
    quotedCode.test(text) ||
    pythonFrame.test(above) ||
    (isPytest && (pytestShows.test(text) || pytestVariable.test(text))) ||
    vitestCompares.test(text);
  return lines.find(
    ({ text, ofPassed }, index) =>
      !ofPassed &&
      !asserted.has(index) &&
      !point.test(text) &&
      !isCode(text, lines[index - 1]?.text ?? "") &&
      diskWasFull.test(spokenPart(text)),
  );
}

/** A suite that cannot write fails in many ways, so nothing else is certain. */
export const doubtBy = (line: LogLine | undefined, confidence: number): number =>
  line === undefined ? confidence : Math.min(confidence, mostConfidence);

export const fullDiskInWords = (line: LogLine | undefined): string =>
  line === undefined ? "" : `A disk was full while the suite ran, which may be the cause: “${line.text.trim().slice(0, 200)}”`;
