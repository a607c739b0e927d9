import type { LogLine } from "../../material/material.ts";
import type { ClueSource } from "../clues/clues.ts";
import type { Clue } from "../clues/finding.ts";

/** A message in one line, and where it begins. */
interface Whole {
  text: string;
  at: number;
}

const maxLines = 40;
const longest = 300;
const withoutMark = (text: string) => text.replace(/^E {3,12}/, "");
const inOneLine = (texts: readonly string[]) =>
  texts
    .map((text) => text.trim())
    .join(" ")
    .slice(0, longest);

const blockBegins = /^(\s*)(?:error|message): \|-?\s*$/;

/** TAP prints a message with several lines as a block. */
function inBlock(texts: readonly string[], at: number): Whole | undefined {
  const begin = texts.slice(0, at).findLastIndex((text, index) => at - index < maxLines && blockBegins.test(text));
  const indent = blockBegins.exec(texts[begin] ?? "")?.[1]?.length;
  if (indent === undefined) return undefined;
  const below = texts.slice(begin + 1, begin + maxLines);
  const end = below.findIndex((text) => text.trim() !== "" && text.search(/\S/) <= indent);
  const lines = end === -1 ? below : below.slice(0, end);
  return at - begin - 1 < lines.length && lines.length > 1 ? { text: inOneLine(lines), at: begin + 1 } : undefined;
}

/** The input that a parser quotes may contain a line break. */
function withQuoteAbove(texts: readonly string[], at: number): Whole | undefined {
  const above = texts[at - 1] ?? "";
  return /^\s*["'] is not valid JSON/.test(withoutMark(texts[at] ?? "")) && above.trim() !== ""
    ? { text: inOneLine([withoutMark(above), withoutMark(texts[at] ?? "")]), at: at - 1 }
    : undefined;
}

const countsInvalid = /\b\d+ validation errors? for \S+$/;
const field = /^[\w.[\]-]{1,100}$/;
const reason = /^\s+(\S.*?)(?: [[(]type=.*)?$/;

/** pydantic counts the invalid fields, and names each of them and the reason below. */
function withInvalidField(texts: readonly string[], at: number): Whole | undefined {
  const head = withoutMark(texts[at] ?? "").trim();
  const name = withoutMark(texts[at + 1] ?? "").trim();
  const [, why] = reason.exec(withoutMark(texts[at + 2] ?? "")) ?? [];
  return countsInvalid.test(head) && field.test(name) && why ? { text: `${head}: ${name}: ${why}`.slice(0, longest), at } : undefined;
}

const issuesBegin = /^.{0,40}\bZodError: \[\s*$/;

/** zod prints its issues as JSON: the first one, with its field. */
function firstIssue(texts: readonly string[], at: number): Whole | undefined {
  const begin = texts.slice(0, at + 1).findLastIndex((text, index) => at - index < maxLines && issuesBegin.test(text));
  if (begin === -1) return undefined;
  const below = texts.slice(begin + 1, begin + maxLines);
  const messageAt = below.findIndex((text) => /^\s*"message": "/.test(text));
  const [, message] = /^\s*"message": "((?:[^"\\]|\\.)*)"/.exec(below[messageAt] ?? "") ?? [];
  if (!message) return undefined;
  const path = below.findIndex((text) => /^\s*"path": \[/.test(text));
  const items = path === -1 ? [] : below.slice(path + 1);
  const names = items.slice(
    0,
    items.findIndex((text) => /^\s*\]/.test(text)),
  );
  const name = names.map((text) => text.trim().replace(/^"|"?,?$/g, "")).join(".");
  return { text: `ZodError: ${name === "" ? "" : `${name}: `}${message}`.slice(0, longest), at: begin + 1 + messageAt };
}

const ofGhc = /^(\S{1,300}\.l?hs:\d+:\d+: error:)(?: \[GHC-\d+\])?\s*$/;

/** GHC prints the message below the location. */
function belowPlace(texts: readonly string[], at: number): Whole | undefined {
  const [, place] = ofGhc.exec(texts[at] ?? "") ?? [];
  const message = (texts[at + 1] ?? "").trim().replace(/^• /, "");
  return place && message !== "" ? { text: `${place} ${message}`.slice(0, longest), at } : undefined;
}

const symbol = /^(?:\[ERROR\])? {2,}symbol: +(\S.*)$/;

/** javac names what it did not find below its message. */
function withSymbol(texts: readonly string[], at: number): Whole | undefined {
  const message = texts[at] ?? "";
  const below = texts.slice(at + 1, at + 4).map((text) => symbol.exec(text)?.[1]);
  const name = message.endsWith(" cannot find symbol") ? below.find(Boolean) : undefined;
  return name ? { text: `${message.trim()}: ${name.trim()}`.slice(0, longest), at } : undefined;
}

const ofCodeSniffer = /^ {1,10}(\d+) \| ERROR +\| (?:\[[ x]\] )?(\S.*)$/;
const restOfFinding = /^ {1,10}\| {7} *\| {2,}(\S.*)$/;

/** PHP_CodeSniffer names the file above its table, and breaks long sentences. */
function ofTable(texts: readonly string[], at: number): Whole | undefined {
  const [, line, problem] = ofCodeSniffer.exec(texts[at] ?? "") ?? [];
  if (!line || !problem) return undefined;
  const file = texts
    .slice(0, at)
    .findLast((text) => /^FILE: \S/.test(text))
    ?.slice("FILE: ".length);
  const rest = restOfFinding.exec(texts[at + 1] ?? "")?.[1];
  return { text: `${file ? `${file}:` : "line "}${line}: ${problem}${rest ? ` ${rest}` : ""}`.slice(0, longest), at };
}
const cppEnds = /^\s*terminate called after throwing an instance of '.{1,200}'$/;

/** C++ prints the class of an uncaught error, and its message below. */
function withWhat(texts: readonly string[], at: number): Whole | undefined {
  const begin = cppEnds.test(texts[at] ?? "") ? at : at - 1;
  const [, what] = /^\s*what\(\): +(\S.*)$/.exec(texts[begin + 1] ?? "") ?? [];
  const isSame = texts[begin]?.includes(`'${what}'`);
  return what && !isSame && cppEnds.test(texts[begin] ?? "")
    ? { text: `${texts[begin]?.trim()}: ${what}`.slice(0, longest), at }
    : undefined;
}

const parts = [withWhat, withInvalidField, firstIssue, withQuoteAbove, inBlock, belowPlace, withSymbol, ofTable];

/** An error whose message takes several lines, of which the clue is one. `undefined` for others. `line`: where it begins, in a log. */
export function wholeMessage({ text, source }: Clue<ClueSource>, lines: readonly LogLine[]): { text: string; line?: LogLine } | undefined {
  const own = source.kind === "test" ? `${source.test.message}\n${source.test.trace}`.split("\n") : lines.map((line) => line.text);
  const at = source.kind === "test" ? own.indexOf(text) : lines.findIndex(({ line }) => line === source.line.line);
  if (at === -1) return undefined;
  const from = Math.max(0, at - maxLines);
  const near = own.slice(from, at + maxLines);
  const found = parts.map((part) => part(near, at - from)).find(Boolean);
  const line = found && source.kind === "line" ? lines[from + found.at] : undefined;
  return found && { text: found.text, ...(line && { line }) };
}
