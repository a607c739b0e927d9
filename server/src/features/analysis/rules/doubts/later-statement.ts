import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { shellError } from "@gantry/reports/formats/console/failures/uncaught-error.ts";
import type { LogLine } from "../../material/material.ts";
import type { Finding } from "../clues/finding.ts";
import type { ClueSource } from "../clues/clues.ts";
import { isAdvice } from "../output/messages/hints-of-tools.ts";
import { possibleReasons } from "../output/messages/possible-reasons.ts";
import { makeFailed, continuedAfter } from "../output/log/harmless-lines.ts";
import { chained, endOfFirstTraceback, rubyError, continuedMessage, wrapperError } from "../output/log/process-end.ts";
import { messagePart } from "../output/messages/message-part.ts";
import { endOfLastRun, isGantrysNote } from "../output/log/after-passed-run.ts";
import { continuesMessage } from "../output/messages/python-message.ts";
import { cleans, goneAlready } from "../output/log/cleaning-up.ts";
import { hasRunner } from "../output/log/has-runner.ts";
import { untilEndOfJob } from "../output/log/job-end.ts";
import { dotnetHead, isOfErrorLevel, messageIn, withoutFields } from "../output/log/logged-line.ts";
import { beginOfTornTraceback, endsTraceback, frame, quotedCode } from "../output/messages/stack-frames.ts";

/** What a tool adds to its own error: advice, places, and that it ended. */
const addition =
  /^(?:emitted 'error' event|hint|note|help|tip|see|actually, |for more|more details|to |please|try|run |usage|and |or |how |establish|did you|warning: build|line \d|detail|context|where|query|sql|\[sql|\(|-- |[-=~*#]{3,}|thread|current thread|require stack|stack|native|execution halted|compilation|collect2|aborted|killed|terminated|abort|exit|\d+\+|\d+ (?:of \d+ )?(?:actionable|assertions?|bytes|checks?|errors?|examples?|failures?|features?|files?|frames?|issues?|items?|lines?|min|minutes?|modules?|more|ms|other|packages?|problems?|s|scenarios?|seconds?|specs?|steps?|suites?|targets?|tasks?|tests?|vulnerabilit\w+|warnings?)\b(?!.{0,200}\b(?:without|not|missing|invalid|wrong|lacks?|differ\w*|mismatch\w*)\b)|\d+\s*$|goroutine|created by|node\.js v|the (?:command|process|build|above|platform|error appears|offending line)|errors? parsing|npm |g?make|scons: |error\[e\d|some errors have|calls: |backtrace|error in reporter|\S+ \d\S* compiled with|error: (?:could not (?:compile|find a version)|failed to solve|command|process|script|task|recipe|build|no matching|aborting)|error:? *$|error (?:command|info|found incompatible)|info visit|no pages of output|karate version|\[(?:error|info|success)\] (?:total time|failed to execute goal|\()|errors?:? \d|fatal: could not read from|failed to (?:compile|build|load)|a complete log|script |command |build |reading|finished|duration|done in|total(?!s? (?:differ|mismatch|(?:is|are) wrong|do(?:es)?(?: not|n't)))|took |time:|cleaning up project|play recap|evaluation failed|your code has been rated|call stack|\d+\.\d{3} |real\t|user\t|sys\t|maxretries|begin failed|job\.sh: |shadow bytes? |\S+\.sh: line \d|bash: line|sh: \d)/i;
/** What a shell, make, npm or `time` says when a command has failed. */
const ofCaller =
  /^(?:g?make|scons: |npm |exit(?:ed)? (?:with |code|status|\d)|the (?:command|process|build)|error:? *(?:command|process|script|task|recipe|build)|script |command |build |real\t|user\t|sys\t|\S+\.sh: line \d|bash: line|sh: \d)/i;
/** What a compiler says around its error. */
const compilerAdds =
  /^\S{1,300}:\d+(?::\d+)?: (?:warning|note): |^In file included from \S|^\S{1,300}: +(?:recursively )?required (?:from|by) |^\S{1,300}: In (?:instantiation|substitution) of |^\S{1,300}\.\w{1,5}: In (?:function|member function|constructor) /;
/** Below the code that a compiler shows. */
const carets = /^\s*\^[\s~^]*$/;
/** The last line of a picture of the code, below which readers of TOML write what is wrong. */
const caretsInPicture = /^\s*\|\s+\^+\s*$/;
/** Groovy prints the condition below its heading, once as the error and once with the stack. */
const isPowerAssertion = (texts: readonly string[], index: number) =>
  /^assert \S/.test(texts[index] ?? "") && /^(?:Caught: )?Assertion failed:\s*$/.test(texts[index - 2] ?? "");
const ownError =
  /^(?:\[?(?:error|fatal|fail(?:ed|ure)?)\b|\d{4}-\d\d-\d\d[T ][\d:.,]{8,15}Z? (?:ERROR|FATAL|CRITICAL)\b|✗|✘|\{"level":"(?:error|fatal)")/i;
const mark = /^\W*(?:error|fatal|fail(?:ed|ure)?)\W+(?=\w)/i;
/** Before the reason: `import aborted: customer 17 has two active contracts`. */
const endsFor = /^(?:.{0,120}?\b)?(?:abort\w*|fail\w*|exit\w*)(?:[:,] |" err(?:or)?[=:] ?"|","err(?:or)?":"?)(?=(?:\S+ ){2}\S)/i;
/** Behind the reason. */
const givesUp = /^((?:\S+ +){4,60}\S+)[,;] (?:giving up|gave up|aborting|exiting|failing)[.!]?$/i;
const ofTerraform = /^[╷╵]\s*$|^Lock Info:$|^Initializing (?:the backend|provider plugins)\b|^[│|\s]{0,6}on \S{1,300}\.tf line \d/;
const terraformSays = /^(?:[│|] )?Error: \S/;
/** Terraform prints the errors of its set-up twice, the second time below these words. */
const announces = /^(?:[│|] )?Error: Terraform encountered problems during initiali[sz]ation\b/;
const saysDifference = /\b(?:differ\w*|mismatch\w*|out of date)\b/i;
const severalWords = /(?:\S+ ){2}\S/;
const failedHost = /^fatal: \[([^\]]{1,200})\]: /;
/** Ansible's counts of a host. */
const failedInAnsible = /^\S+ +: ok=\d+ .*\b(?:failed|unreachable)=[1-9]/;
const handledInAnsible = /^\S+ +: ok=\d+ .*\b(?:rescued|ignored)=[1-9]/;
/** A compiler's error and a crash end the command: one line below belongs to what called it. */
const staysFinal: ReadonlySet<FailureCategory> = new Set(["syntax", "crash"]);
/** Common to all errors, so they connect none. */
const anyError = /^(?:errors?|failed|failure|fatal|exception|cannot|could|found|level)$/;

/** A statement without its time, its level and its words for having failed. Empty of these words, it says why. */
const reasonIn = (text: string) => messageIn(text).replace(mark, "").replace(endsFor, "").replace(givesUp, "$1");

const wordsOf = (text: string) => (text.toLowerCase().match(/[a-z]{5,}/g) ?? []).filter((word) => !anyError.test(word));

/** Whether no other error follows in the output of Terraform, which explains each one in several paragraphs. */
const isLastOfTerraform = (texts: readonly string[], at: number): boolean =>
  texts.some((text) => ofTerraform.test(text)) &&
  !texts.slice(at + 1).some((text) => terraformSays.test(text) && text !== texts[at] && !announces.test(text));

/**
 * The index of the line that shows that Ansible handled the failure at `at`. It runs no other task on a host that failed, unless the failure is
 * rescued or ignored.
 */
function laterInAnsible(texts: readonly string[], at: number): number | undefined {
  const recap = texts.some((text) => failedInAnsible.test(text)) ? -1 : texts.findLastIndex((text) => handledInAnsible.test(text));
  if (recap > at) return recap;
  const host = failedHost.exec(texts[at] ?? "")?.[1];
  const next = host === undefined ? -1 : texts.findLastIndex((text) => failedHost.exec(text)?.[1] === host);
  return next > at ? next : undefined;
}

/** A test of whether the line at an index is a statement of the program, and not an addition to one, code or a stack. */
function statementTest(lines: readonly LogLine[], texts: readonly string[]): (index: number) => boolean {
  const wentOn = continuedAfter(texts);
  const gone = goneAlready(texts);
  const possible = possibleReasons(lines);
  /** A paragraph of advice may have several lines. */
  const continuesAddition = (index: number) => {
    let begin = index;
    while (begin > 0 && /^[a-z]/.test(texts[begin] ?? "") && /^\S.{30,}[^.!?:]$/.test(texts[begin - 1] ?? "")) begin--;
    return begin < index && addition.test(texts[begin] ?? "");
  };
  return (index) => {
    const lineText = lines[index]?.text ?? "";
    const text = withoutFields(dotnetHead.test(lines[index - 1]?.text ?? "") ? lineText.trimStart() : lineText);
    if (
      !/^(?!\[Pipeline\] )[\p{L}\d[{✗✘]/u.test(text) ||
      possible.has(index) ||
      isGantrysNote(text) ||
      isAdvice(text) ||
      compilerAdds.test(text) ||
      frame.test(text) ||
      quotedCode.test(text) ||
      wentOn.has(index) ||
      gone.has(index) ||
      carets.test(lines[index + 1]?.text ?? "") ||
      caretsInPicture.test(lines[index - 1]?.text ?? "") ||
      isPowerAssertion(texts, index) ||
      continuesAddition(index)
    )
      return false;
    const isWhole = severalWords.test(text) || (isOfErrorLevel(lineText) && twoWords.test(text));
    return isWhole && messagePart(text).trim() !== "" && (shellError.test(text) || !addition.test(text));
  };
}

/**
 * The last statement of a program that printed an error and continued: below the error, it printed other lines and ended with words of its
 * own. Then the error may have been handled, and is not certainly the cause. Undefined for output of runners, which say what failed, and if
 * the last lines only add to the error.
 */
export function findLaterStatement({ category, clues }: Finding<ClueSource>, all: readonly LogLine[]): LogLine | undefined {
  const source = clues[0]?.source;
  if (source?.kind !== "line") return undefined;
  // The lines of each program of a prefixed log stand together, so that those of another one may be older.
  const lines = untilEndOfJob(all.filter(({ stream }) => stream === source.line.stream));
  if (hasRunner(lines)) return undefined;
  const texts = lines.map(({ text }) => text);
  if (texts.some((text) => chained.test(text))) return undefined;
  // What a program wrote to the same stream as its error, it wrote after it.
  const isOfErrors = source.line.stream === "stderr" && all.some(({ stream }) => stream !== "stderr");
  if (!isOfErrors && endOfFirstTraceback(texts) !== undefined) return undefined;
  // A compiler's error is final; make may go on with other targets.
  if (category === "syntax" && texts.some((text) => makeFailed.test(text))) return undefined;
  const at = lines.findIndex(({ line }) => line === source.line.line);
  if (isLastOfTerraform(texts, at)) return undefined;
  const ofAnsible = laterInAnsible(texts, at);
  if (ofAnsible !== undefined) return lines[ofAnsible];
  const isStatement = statementTest(lines, texts);
  const end = beginOfTornTraceback(texts, at) ?? endOfMessage(lines, at);
  const isLater = (index: number) => index > end && index !== at && isStatement(index);
  // What a program says of going on is no statement of what failed; it may stand last because the two streams of a program are not read in order.
  const words = lines.findLastIndex(({ text }, index) => isLater(index) && !continuedMessage.test(text));
  // A logged error says more than what a program logs after it at its end.
  const logged = lines.findLastIndex(
    ({ text }, index) => isOfErrorLevel(text) && isLater(index) && !continuedMessage.test(text) && !wrapperError.test(reasonIn(text)),
  );
  const spoken = logged === -1 ? words : logged;
  const last = spoken === -1 ? lines.findLastIndex((_, index) => isLater(index)) : spoken;
  const statement = lines[last];
  if (!statement || wrapperError.test(reasonIn(statement.text))) return undefined;
  // The conclusion of a script that compared something.
  if (category === "assertion" && saysDifference.test(statement.text)) return undefined;
  const named = new Set(clues.flatMap(({ text }) => wordsOf(messageIn(text))));
  const wasHandled = texts.slice(end + 1, last).some((text) => continuedMessage.test(text));
  if (!wasHandled && wordsOf(messageIn(statement.text)).some((word) => named.has(word))) return undefined;
  const between = lines.slice(end + 1, last).some(({ text }) => /^[\p{L}\d[{]/u.test(text) && !frame.test(text) && !addition.test(text));
  const isFinal = staysFinal.has(category) || cleans.test(statement.text);
  return between || !isFinal || ownError.test(statement.text) || (isOfErrors && endsTraceback(texts, at)) ? statement : undefined;
}

/**
 * What was printed after the words with which a program went on after the error of the finding: those that say so, or else its last
 * statement. Undefined without such words.
 */
export function linesAfterHandledError(
  found: Finding<ClueSource>,
  all: readonly LogLine[],
  later: LogLine | undefined,
): LogLine[] | undefined {
  const source = found.clues[0]?.source;
  if (source?.kind !== "line" || hasRunner(all)) return undefined;
  const { line: at, stream } = source.line;
  const wentOn = all.findLast((each) => each.line > at && each.stream === stream && continuedMessage.test(each.text)) ?? later;
  return wentOn && wentOn.line > at ? all.filter((each) => each.line > wentOn.line && each.stream === stream) : undefined;
}

/** How Node, Go, Rust, Java, PHP and Lua print an error that nothing handled. */
const uncaught =
  /^Node\.js v\d|^goroutine \d+ \[|^thread '.{1,300}' (?:\(\d+\) )?panicked at |^Exception in thread "|^(?:PHP )?Fatal error: {1,2}Uncaught |^lua[\d.]{0,6}: \S/;
/** Words that tools say of their errors, and programs of their own work. */
const counts = /^(?:\d+ (?:conflicts?|files?|issues?|items?|lines?|problems?)\b|total |finished|done in |took )/i;

/** How programs count what they found wrong. */
const countsTrouble =
  /^[1-9]\d{0,6} (?:of \d{1,7} )?(?:[a-z]+ ){0,3}(?:fail(?:ed|ures?)|errors?|problems?|violat\w+|conflicts?|rejected|missing|invalid|wrong|broken|differ\w*|mismatch\w*)\b/i;
const directCause = /^The above exception was the direct cause/;
const linesToCause = 10;
/** Whether Python says below the error, whose message may have several lines, that it caused the next one. */
const isCauseOfLast = (texts: readonly string[], at: number) =>
  texts.slice(at + 1, at + linesToCause).some((text) => directCause.test(text));
const twoWords = /^[\p{L}\d]\S* \S/u;
const javascriptOrJava = /^\s+at \S/;

/**
 * The words of a program that may have continued after the error of the finding, because of which the cause is not certain: its last line,
 * or a count of what it found above the error. Undefined if nothing shows that it continued.
 */
export function uncertaintyText(found: Finding<ClueSource>, all: readonly LogLine[], later: LogLine | undefined): LogLine | undefined {
  const source = found.clues[0]?.source;
  if (source?.kind !== "line" || staysFinal.has(found.category)) return undefined;
  if (later) return all.some(({ text }) => uncaught.test(text)) && !ownError.test(later.text) ? later : undefined;
  // A runner that passed stands above.
  const behindTests = all.slice(endOfLastRun(all) + 1);
  const lines = untilEndOfJob(behindTests).filter(({ stream, text }) => stream === source.line.stream && !isGantrysNote(text));
  const at = lines.findIndex(({ line }) => line === source.line.line);
  if (at === -1 || hasRunner(behindTests)) return undefined;
  const texts = lines.map(({ text }) => text);
  const last = lines.findLast(({ text }, index) => index > at && text.trim() !== "" && !frame.test(text));
  if (last && last.line > source.line.line + 1 && counts.test(last.text) && severalWords.test(last.text)) return last;
  // Without a terminal, Python writes its errors at once and its output when it ends.
  const isOwn = last && messagePart(last.text).trim() !== "" && !ofCaller.test(last.text) && !wrapperError.test(last.text);
  // The program itself says that the error caused its last one.
  if (isCauseOfLast(texts, at)) return undefined;
  // An error that was raised while this one was handled is no word of the program.
  if (isOwn && endsTraceback(texts, at) && continuesMessage(texts, at)) return undefined;
  if (isOwn && endsTraceback(texts, at)) return endsTraceback(texts, lines.indexOf(last)) ? undefined : last;
  if (texts.some((text) => uncaught.test(text) || chained.test(text))) return undefined;
  return workBelow(lines, texts, at) ?? countAbove(lines, at);
}

/**
 * The last line of a program that printed an error with its stack, then words about other work, and then any: words of failure at its end
 * do not confirm that error, because the program continued after it. Within a traceback, the order of the lines says nothing.
 */
function workBelow(lines: readonly LogLine[], texts: readonly string[], at: number): LogLine | undefined {
  const torn = beginOfTornTraceback(texts, at);
  const hasStack =
    endsTraceback(texts, at) || rubyError.test(texts[at] ?? "") || texts.slice(at + 1, at + 3).some((text) => frame.test(text));
  if (torn === undefined && !hasStack) return undefined;
  const below = lines
    .slice((torn ?? endOfMessage(lines, at)) + 1)
    .filter((line) => line !== lines[at] && /^[\p{L}\d]/u.test(line.text) && !frame.test(line.text) && !quotedCode.test(line.text));
  const isWork = ({ text }: LogLine) => twoWords.test(text) && !addition.test(text) && !wrapperError.test(text) && !ofCaller.test(text);
  const last = below.at(-1);
  return last && !ofCaller.test(last.text) && below.slice(0, -1).some(isWork) ? last : undefined;
}

/**
 * A count of what a program found wrong, directly above an error that ends the output and that the program printed itself: the JVM and Node
 * print an error that nothing handled in another form. The count may be newer, because the two streams of a program are not read in order.
 */
function countAbove(lines: readonly LogLine[], at: number): LogLine | undefined {
  const below = lines.slice(at + 1).filter(({ text }) => text.trim() !== "");
  const isEnd =
    below.some(({ text }) => javascriptOrJava.test(text)) && below.every(({ text }) => frame.test(text) || /^\s|^\}/.test(text));
  const above = lines.slice(0, at).findLast(({ text }) => text.trim() !== "");
  return isEnd && above && countsTrouble.test(above.text) ? above : undefined;
}

/** The message of a thrown error may have several lines, up to its stack. */
function endOfMessage(lines: readonly LogLine[], at: number): number {
  const isFrame = (index: number) => frame.test(lines[index]?.text ?? "");
  let end = at + 1;
  while (end < lines.length && lines[end]?.text.trim() !== "" && !isFrame(end)) end++;
  if (!isFrame(end)) return at;
  while (isFrame(end + 1)) end++;
  return end;
}

/** The last line that a structured log calls an error and that says more than that the program ends; undefined for output of runners. */
export function lastLoggedError(lines: readonly LogLine[]): LogLine | undefined {
  if (hasRunner(lines)) return undefined;
  return lines.findLast(({ text }) => {
    const message = isOfErrorLevel(text) ? messageIn(text) : "";
    return twoWords.test(message) && !saysThatItEnds.test(message) && messagePart(text).trim() !== "";
  });
}
const saysThatItEnds = /^(?:exit|giving up|abort|shut(?:ting)? ?down|stopp|terminat)/i;

/** Whether a program marked the line as an error. */
export const isOwnError = (text: string) => ownError.test(text) || isOfErrorLevel(text) || namedError.test(text);
const namedError = /^[A-Za-z_][\w.]*(?:Error|Exception): \S/;
