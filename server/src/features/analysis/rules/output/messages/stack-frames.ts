import { isHeading } from "./heading.ts";

/** A line of code that a runner shows around a failure: `> 12 | expect(total)`, `12:   expect(total)`, `Failure/Error: expect(total)`. */
export const quotedCode =
  /^(?! {1,10}\d+ \| (?:ERROR|WARNING) +\| \S)\s*(?:>|❯|→|-->)?\s*\d+\s*(?:[|│]|:\s)|^\s*\|\s(?![|\s]{0,80}caught: )|^>\s{3}|^\s*Failure\/Error:/;
/**
 * A frame of a stack: names of functions explain little. node:test writes them without `at` in TAP. Docker's build log begins its lines
 * with `#7 4.120`.
 */
export const frame =
  /^\s*(?:at:? |stack: |❯ |from (?=\S+:\d)|›|#\d+ (?!\d+\.\d+ |\[|ERROR|DONE|CACHED)|\d+: 0x|in `|File "|\[C\]: in )|^\s*# \S+:\d+:in |^\s+(?:[\w$.]+\()?\S+\.(?:java|rb|exs?|lua|php):\d+(?:: ?in\b.*|\)?)\s*$|^\s*(?:async )?[\w$.<>#]{1,200} \(\S{1,300}:\d+:\d+\)\s*$|^\s+[\w$./]+\(Native Method\)\s*$|^\s*(?:async )?(?:node:|file:\/\/)\S{1,300}:\d+:\d+\s*$|\.go:\d+ \+0x|^\/\S{1,300}\.php:\d+\s*$|^\S{1,300}:\d+:in [`'‘][^'’]{1,300}['’]\s*$/;
/** Of a stack, or of the code around the place. */
const stackFrame = /^\s+at .{1,400}(?::\d+|\(<anonymous>\))|^\s*>?\s*\d+ \| |^\S{1,300}:\d+:in [`'‘][^'’]{1,300}['’]\s*$/;

/** R numbers the calls, also with a tree in front of them. */
const callOfR = /^\s*\d+\. [\s│├└─▆]{0,40}(?:[\w.]{1,60}:{2,3})?[\w.$`<-]{1,80}\(/;

/** Whether the line is right above a stack or a frame of code, which makes it an error regardless of its text. */
export function isThrown(texts: readonly string[], index: number): boolean {
  const text = texts[index] ?? "";
  if (!/\w{3}.*[^:\s]\s*$/.test(text) || frame.test(text) || quotedCode.test(text) || callOfR.test(text) || isHeading(text)) return false;
  const next = texts[index + 1]?.trim() === "" ? texts[index + 2] : texts[index + 1];
  return stackFrame.test(next ?? "") || endsTraceback(texts, index);
}

const errorBegins = /^(?:Uncaught )?\w*(?:Error|Exception)\b(?: \[\w+\])?: \S/;
const maxLinesOfMessage = 20;

/** The index of the first line of the message whose last line is thrown: the one with the name of the error, or the line itself. */
export function headOfMessage(texts: readonly string[], index: number): number {
  for (let at = index; at >= Math.max(0, index - maxLinesOfMessage) && !frame.test(texts[at] ?? ""); at--)
    if (errorBegins.test(texts[at] ?? "")) return at;
  return index;
}

/** A frame for which Python has no code to show: of `python -c`, of a program from the standard input. */
const frameWithoutCode = /^ {2}File "<[^>]{1,80}>", line \d+/;

/** Whether the line is right below Python's frames, after which it prints the error. */
export function endsTraceback(texts: readonly string[], index: number): boolean {
  const above = texts[index - 1] ?? "";
  if (!/^[A-Za-z_][\w.]*(?:: \S|$)/.test(texts[index] ?? "") || !(/^ {4}/.test(above) || frameWithoutCode.test(above))) return false;
  return texts.slice(Math.max(0, index - 3), index).some((text) => /^ {2}File ".{1,400}", line \d+/.test(text));
}

/** Above an error that a destructor or a function at the exit of Python raised: the program ended for another reason. */
export const pythonIgnored = /^Exception ignored in\b/;
export const tracebackBegins = /^Traceback \(most recent call last\):$/;
const pythonError = /^[A-Za-z_][\w.]*(?:Error|Exception|Exit|Interrupt)(?:: \S|$)/;

/**
 * The index at which the traceback begins whose error is at the index, if other lines stand between them: the program's own output came in
 * between. Then the order of these lines says nothing.
 */
export function beginOfTornTraceback(texts: readonly string[], index: number): number | undefined {
  if (!pythonError.test(texts[index] ?? "") || endsTraceback(texts, index)) return undefined;
  const begin = texts.findLastIndex((text, at) => at < index && tracebackBegins.test(text));
  const isWhole = begin === -1 || texts.slice(begin, index).some((_, at) => endsTraceback(texts, begin + at));
  return isWhole ? undefined : begin;
}

/** The number of lines without trailing errors of Python's destructors and exit functions. Such errors in the middle are kept. */
export function lengthWithoutIgnored(texts: readonly string[]): number {
  let end = texts.length;
  let last = "";
  for (let at = texts.length - 1; at >= 0; at--) {
    const text = texts[at] ?? "";
    if (pythonIgnored.test(text)) {
      end = at;
      last = "";
    } else if (text.trim() !== "" && !/^\s/.test(text) && !tracebackBegins.test(text)) {
      // Of each such error, only its last line is neither indented nor the heading of its traceback.
      if (last !== "") return end;
      last = text;
    }
  }
  return end;
}
