import type { LogLine } from "../../material/material.ts";
import type { Finding } from "../clues/finding.ts";
import type { ClueSource } from "../clues/clues.ts";
import { hasRunner } from "../output/log/has-runner.ts";
import { rubyError, wrapperError, whileHandling } from "../output/log/process-end.ts";
import { endsTraceback } from "../output/messages/stack-frames.ts";

/** How Perl, PHP, Lua and Java print an error that nothing handled. Perl's warnings have other words. */
const perlError =
  /^(?:Can't (?:call method|locate object method|use) |Undefined subroutine |Not an? (?:ARRAY|HASH|CODE|SCALAR|GLOB) reference|Illegal (?:division|modulus) ).{1,500} at \S{1,300} line \d+\.$/;
const phpError = /^(?:PHP )?Fatal error: {1,2}Uncaught .{1,1000}/;
/** Below the error. */
const stackLine = /^(?:\s|stack trace(?:back)?:|#\d+ )/i;
const luaError = /^lua[\d.]{0,6}: [^:]{1,300}:\d+: .{1,1000}/;
const javaError = /^Exception in thread "[^"]{1,200}" (?:[\w$]{1,80}\.){0,10}[\w$]{1,80}(?:: .{1,1000})?$/;
const ownErrors = [rubyError, perlError, phpError, luaError, javaError];
/** What a program says at its exit, next to the error that ended it. */
const maxLinesAtExit = 3;

/**
 * The error that ended a program of Python, Ruby, Perl, PHP, Lua or Java in the interpreter's own words, when the finding's line stands
 * directly next to it: a program that ends may say more, such as that a connection could not be closed. Then neither of them is certainly
 * the cause.
 */
export function adjacentUncaughtError({ clues }: Finding<ClueSource>, lines: readonly LogLine[]): LogLine | undefined {
  const source = clues[0]?.source;
  if (source?.kind !== "line" || hasRunner(lines)) return undefined;
  const filled = lines.filter(({ text }) => text.trim() !== "");
  const texts = filled.map(({ text }) => text);
  const at = filled.findIndex(({ line }) => line === source.line.line);
  const named = texts.findLastIndex((text, index) => ownErrors.some((own) => own.test(text)) || endsTraceback(texts, index));
  if (named < 0 || named === at || wrapperError.test(texts[named] ?? "")) return undefined;
  // Ruby shows the line of code with marks below it, and the stack.
  let end = /^\s+\^+\s*$/.test(texts[named + 2] ?? "") ? named + 2 : named;
  while (stackLine.test(texts[end + 1] ?? "")) end++;
  const isBelow = at > end && texts.length - 1 - end <= maxLinesAtExit;
  // Python's other lines above its error were printed before, and count less already.
  // Ruby writes its error at once, and its output only when it ends, if that is no terminal: then its output is below, and
  // whatever stands above was printed before, or at the program's exit.
  const isRubys = rubyError.test(texts[named] ?? "");
  // Perl's may be a warning of a program that continued.
  const isWhole = [phpError, luaError, javaError].some((own) => own.test(texts[named] ?? ""));
  const isDirectlyAbove = (isWhole || named - at <= maxLinesAtExit) && end === texts.length - 1;
  const isAbove = at < named && (isRubys || isDirectlyAbove) && !endsTraceback(texts, named);
  return isBelow || isAbove ? filled[named] : undefined;
}

/** The error that Python raised while a program handled the one of the finding. Any of them may be the reason. Undefined for any other output. */
export function raisedWhileHandling({ clues }: Finding<ClueSource>, lines: readonly LogLine[]): LogLine | undefined {
  const source = clues[0]?.source;
  if (source?.kind !== "line" || hasRunner(lines)) return undefined;
  const begin = lines.findLastIndex(({ text }) => whileHandling.test(text));
  if (begin === -1 || (lines[begin]?.line ?? 0) < source.line.line) return undefined;
  const texts = lines.map(({ text }) => text);
  const raised = lines.findLastIndex((_, index) => index > begin && endsTraceback(texts, index));
  const place = texts.findLast((text, index) => index < raised && /^ {2}File "/.test(text)) ?? "";
  return ofPythonLibrary.test(place) ? undefined : lines[raised];
}
/** A library reports an error of another one in its own words. */
const ofPythonLibrary = /[/\\](?:(?:site|dist)-packages|lib[/\\]python\d[\d.]*)[/\\]/;

/** Whether the finding's line is the error that ended a program of Ruby, in the interpreter's own words. */
export const isRubysOwn = ({ clues }: Finding<ClueSource>) => rubyError.test(clues[0]?.text ?? "");

/** Below an error that nothing handled. */
const endOfNode = /^Node\.js v\d/;

/**
 * Whether the finding's line is the error that ended a program of Node, and the output ends with a few lines of other commands, as those
 * that a script runs at its exit.
 */
export function endedNode({ clues }: Finding<ClueSource>, lines: readonly LogLine[]): boolean {
  const source = clues[0]?.source;
  if (source?.kind !== "line" || hasRunner(lines)) return false;
  const below = lines.filter(({ line, text }) => line > source.line.line && text.trim() !== "");
  const end = below.findIndex(({ text }) => endOfNode.test(text));
  const isWhole = below.slice(0, Math.max(0, end)).every(({ text }) => /^(?:\s|[}\]]|-|Require stack:)/.test(text));
  return end !== -1 && isWhole && below.length - 1 - end <= maxLinesAtExit;
}
