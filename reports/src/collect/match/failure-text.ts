import { stripVTControlCharacters } from "node:util";
import type { FoundTest } from "../../formats/format.ts";

/** The text of a failure, normalized so that formats of one runner can be compared. */
export interface FailureText {
  /** Its message and its trace, without colors, control characters and line breaks. */
  text: string;
  /** Its message, whole and up to the first frame, and its trace up to there. Without those that only say that something failed. */
  statements: readonly string[];
  /** The words of its message and its trace without frames and source code. */
  words: ReadonlySet<string>;
  /** All of its words. */
  allWords: ReadonlySet<string>;
  /** The locations in the tests' code that it contains. */
  locations: readonly CodeLocation[];
}

interface CodeLocation {
  file: string;
  line: string;
}

/** Longer texts are compared up to here, in characters. */
const maxText = 20_000;
const maxLocations = 200;

/** Texts are compared with many candidates. */
const textBy = new WeakMap<FoundTest, FailureText>();

export function failureTextOf(test: FoundTest): FailureText {
  const known = textBy.get(test);
  if (known) return known;
  const text = read(test);
  textBy.set(test, text);
  return text;
}

function read({ message = "", trace = "" }: FoundTest): FailureText {
  const [reason, stack] = [withoutControlCharacters(message), withoutControlCharacters(trace)];
  const text = inOneLine(`${reason}\n${stack}`);
  const above = [reason, ...[reason, stack].map((each) => withoutFrames(each, "everything after the first frame"))];
  return {
    text,
    statements: [...new Set(above.map(inOneLine))].filter((statement) => !saysNothing.test(statement)),
    words: new Set(wordsIn(withoutFrames(`${reason}\n${stack}`, "frames"))),
    allWords: new Set(wordsIn(text)),
    locations: locationsIn(text),
  };
}

/** Vitest does not write the reason of a time-out into its JSON, and Go none for a test that did not end. */
const saysNothing =
  /^(?:failed|failure|error)?[.:]?$|^Error: Test timed out\. Vitest's JSON report does not say after how long\.$|^A beforeAll or afterAll hook failed\. The report does not say which\.$|STACK_TRACE_ERROR$|^The test did not end\.$/i;

/** XML may not have control characters, so some writers leave the rest of a color's code. */
const color = /\[\d{1,3}(?:;\d{1,3})*m/g;
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/g;

/** node:test escapes twice in its JUnit XML. */
const entities: Readonly<Record<string, string>> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">" };

/** The code of every AssertionError of Node. Vitest's JUnit XML leaves it out. */
const codeOfAssertion = /(?<=\bAssertionError) \[ERR_ASSERTION\]/g;

const withoutControlCharacters = (text: string): string =>
  stripVTControlCharacters(text.slice(0, maxText))
    .replace(color, "")
    .replace(codeOfAssertion, "")
    .replace(control, "")
    .replace(/&(amp|quot|apos|lt|gt);/g, (_, name: string) => entities[name] ?? "");

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A frame of a stack, in the forms of several languages, or a line of source code that a runner prints. */
const frame =
  /^\s*(?:at |❯ |\S*\.\w+:\d+(?::\d+)?(?::?$|:in )|from |File "|>?\s*\d+ \||\|? *\||\.\.\. |node:|new \w+ \(<|\S+ \(\S+:\d+:\d+\)$|Error Context:)/;

function withoutFrames(text: string, removed: "frames" | "everything after the first frame"): string {
  const lines = text.split("\n");
  if (removed === "frames") return lines.filter((line) => !frame.test(line)).join("\n");
  const first = lines.findIndex((line) => frame.test(line));
  return lines.slice(0, first < 0 ? undefined : first).join("\n");
}

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const location = /((?:[\w.@+-]{1,200}\/){0,50}[\w.@+-]{1,200}\.[a-z]\w{0,9}):(\d{1,9})/gi;

/** Frames of packages are left out by some formats. */
function locationsIn(text: string): CodeLocation[] {
  const found: CodeLocation[] = [];
  for (const [whole, file = "", line = ""] of text.replaceAll("\\", "/").matchAll(location)) {
    if (whole.includes("/node_modules/") || found.length === maxLocations) continue;
    found.push({ file: file.replace(/^(?:\.{0,2}\/)+/, ""), line });
  }
  return found;
}
