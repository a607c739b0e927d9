import { ratingOfPylint } from "@gantry/reports/formats/console/output/linters.ts";
import { beginOfLastError } from "./process-end.ts";
import { isSummary } from "./range-of-tests.ts";
import { messagePart } from "../messages/message-part.ts";
import { endsTraceback } from "../messages/stack-frames.ts";

/** Harmless lines: the suite continued after them. */
export const harmlessLine =
  /(?:(?<![\w./-])|(?<=\bconsole\.))warn(?:ing)?\b(?![-.]\w)(?!.*after connection broken)|\bdeprecat|(?<!timed out )\bretrying\b(?!.*after connection broken)|\bretry in\b|\battempt (\d+)(?:\/| of )(?!\1\b)\d+|^\s*waiting for the \w+|fall(?:ing)? back|\bskipped\b|\bdebug\b(?!\/)|\binfo\b|\bignor(?:ed|ing)\b|\[notice\]/i;
/** Messages that are harmless anywhere, also at the end of a log. */
export const harmlessMessage =
  /\b(?:can|may) (?:be )?(?:safely )?(?:be )?ignored?\b|[,(] ?(?:skipp(?:ed|ing)|ignor(?:ed|ing)|using (?:the|a|an)\b|continuing|falling back)|\s\((?:as )?(?:expected(?=[),;]| (?:in|on|for|when|during|as|while|since|because|if|at|by|here|behaviou?r|and|until)\b)|handled|ignored|tolerated|non-fatal)\b[^)]{0,60}\)|, (?!running .{1,80}\b(?:may|might|could|should) )(?!(?:giv|abort|exit|quitt?|stopp?|fail|terminat|shutt?|clos|miss|expect|kill|cancel|cancell|bail|leav|refus|reject|rais|throw|noth|someth|anyth|everyth|str|dur|includ|accord|mean|tim|end)ing\b|using password)[a-z]+ing\b|\bis (?:now )?(?:switched|turned) off\b/i;
/** A connection that succeeded in the end. */
const connecting = /connect|refused|retry|unreachable|timed? ?out/i;
/** Unless the log ends here or soon after, the suite continued. */
const gaveUp =
  /\bgiv(?:e|ing|en) up\b|\bgave up\b|\b(?:too many|out of|no more|maximum|max) (?:retries|attempts|tries)\b|(?:retries|attempts) (?:exhausted|exceeded)|\b(?:not|no|fail\w*|refused|unreachable|down|stopped|error)\b.{0,80}\bafter \d+ (?:retries|attempts|tries)\b/i;
const recovered =
  /\b(?:is|are) (?:now )?(?:up|ready|available|reachable|healthy|running)\b|\bconnected\b|\bsucceeded\b|^successfully \w+ed\b/i;
const triedBefore = /\b(?:attempt|try|retry) #?\d|\bretr(?:y|ies|ying)\b/i;
const notRecovered = /\b(?:not|never|no longer|dis)\b/i;
const linesOfEnd = 3;
/** A script's own error of several words at its end: lines after which it continued are not the cause. */
const saysError = /^(?:ERROR|FATAL|[Ee]rror|[Ff]atal): (?!.*\b(?:fail\w*|abort\w*|exit\w*|error|see|above)\b)(?:\S+ +){4,}\S/;
const namesTrouble = /error|exception|fatal|fail|panic|cannot|can't|could not|unable|denied/i;
/** Python raises another error instead of a first one, which is often how a missing key is reported. */
const chains = /^\s*(?:During handling of the above exception|The above exception was the direct cause)/;
const lookedUp = /^(?:KeyError|IndexError|AttributeError|StopIteration)\b/;
/** A missing command after which a shell script continued. */
const goneOnWithout = /^\S+: (?:line )?\d+: \S+: (?:command )?not found$/;

/** What the compilers of TypeScript and .NET, and make, say when they fail. */
const buildEnds = /^(?:\S{1,300}\(\d+,\d+\): )?error (?:TS|CS|FS)\d+: /;
export const makeFailed = /^g?make(?:\[\d+\])?: \*\*\* \[.{1,300}\] Error \d+$/;
/** The last lines of runners of which a test failed: pytest, behave, .NET, Maven, Gradle, ExUnit, Karma, k6, Dart, Jest, Go, cargo. */
const runnersFailed: readonly RegExp[] = [
  /^(?:=+ )?(?:\d+ failed|\d+ errors?)\b.* in [\d.]+s\b|^\d+ (?:features?|scenarios?) passed, [1-9]/,
  /^Test Run Failed\.|^ {1,10}Failed: [1-9]|^Failed! {1,4}- Failed: {1,10}[1-9]/,
  /^\[ERROR\] Tests run: \d+, (?:Failures: [1-9]|Failures: 0, Errors: [1-9])|^(?:\[INFO\] )?BUILD FAIL(?:URE|ED)\b/,
  /^\d+ (?:doc)?tests?, (?:\d+ (?:doc)?tests?, )?[1-9]\d* failures?\b|\bExecuted \d+ of \d+ .{0,60}FAILED/,
  /\bthresholds on metrics? .{1,300} (?:have|has) been (?:crossed|breached)|\bSome tests failed\.$|^Jest: .{1,100} threshold .{1,100} not met/,
  /^Tests: {2,8}[1-9]\d* failed|^FAIL(?:\t|$)|^test result: FAILED/,
];
const runnerFailed = (text: string) => runnersFailed.some((pattern) => pattern.test(text));
/** A process ended by an error, or a runner's summary: treat later commands as cleanup. */
const ended = (texts: readonly string[], index: number) =>
  /^Node\.js v\d/.test(texts[index] ?? "") || isSummary(texts[index] ?? "") || endsTraceback(texts, index);
export const isHarmlessLine = (text: string) => harmlessLine.test(text) && !isVerdict.test(text);
/** Not an error of Pylint, after which another command ran. */
const pylintAdvises = /^\S{1,300}:\d+:\d+: [CRWI]\d{4}: /;
/**
 * With pytest's `-W error`, a warning is an error; ShellCheck exits with 1 for each of its findings. ScalaTest in sbt; Prettier. Ansible
 * quotes the task. Kubernetes gives events that level.
 */
const isVerdict =
  /^E {3}|^fatal: \[|\bWarning\s{1,20}(?:Failed|FailedScheduling|FailedMount)\s{1,20}.{0,200}\b(?:Failed to pull image|ErrImagePull|Insufficient|not found)\b|\bSC\d{4} \(|^\[info\] {3,}\S.{0,1000} \(\w{1,200}\.scala:\d+\)$|^\[warn\] Code style issues found in /;
const commandSays = /^[a-z][\w.-]*: (?!.*\b(?:error|fatal)\b)\S/;
/** Below an error: of Ansible, in words, and of make for a command with a `-` in front. */
const aboveIsIgnored = /^\.\.\.ignoring$|^ignore (?:the )?above\b|^g?make(?:\[\d+\])?: \[.{1,300}\] Error \d+ \(ignored\)$/i;
/** Docker, of something that was to be removed. */
const dockerFindsNone =
  /^Error response from daemon: (?:No such (?:container|image|network|volume): |network \S+ not found$|get \S+: no such volume$)/;
const curlSays = /^curl: \(\d+\) /;

/**
 * The indexes of the lines after which the suite or its script continued: a wait that succeeded, a missing command that was not needed, an error that
 * was replaced by another one. They are rarely the cause.
 */
export function continuedAfter(texts: readonly string[]): ReadonlySet<number> {
  const last = (pattern: RegExp) => texts.findLastIndex((text) => pattern.test(text));
  const [lastGaveUp, lastRecovered, lastOfChain] = [last(gaveUp), last(recovered), last(chains)];
  const lastSucceeded = texts.findLastIndex((text) => recovered.test(text) && !notRecovered.test(text));
  const end = texts.length - linesOfEnd;
  const lastError = texts.findLastIndex((text, index) => index >= end && saysError.test(text));
  const begin = beginOfLastError(texts) ?? 0;
  const endOfPylint = last(ratingOfPylint);
  // What make or npm says about the end is not another command.
  const lastFilled = texts.findLastIndex((text) => messagePart(text).trim() !== "");
  const lastOfProcess = texts.findLastIndex((_, index) => ended(texts, index));
  const lastFailed = texts.findLastIndex((text) => buildEnds.test(text) || makeFailed.test(text) || runnerFailed(text));
  const lastEnd = lastOfProcess === -1 ? lastFailed : lastOfProcess;
  const isOver = (text: string, index: number) =>
    index < begin ||
    goneOnWithout.test(text) ||
    (index < endOfPylint && endOfPylint < lastFilled && pylintAdvises.test(text)) ||
    (index > lastGaveUp && isHarmlessLine(text)) ||
    (index < lastRecovered && (isHarmlessLine(text) || connecting.test(text))) ||
    (index < lastError - linesOfEnd && !namesTrouble.test(text)) ||
    (index < lastOfChain && lookedUp.test(text));
  return new Set(
    texts.flatMap((text, index) =>
      harmlessMessage.test(text) ||
      aboveIsIgnored.test(texts[index + 1] ?? "") ||
      (index < lastSucceeded && triedBefore.test(text)) ||
      (lastEnd !== -1 && index > lastEnd && (commandSays.test(text) || dockerFindsNone.test(text))) ||
      (lastFailed !== -1 && index > lastFailed && (commandSays.test(text) || curlSays.test(text))) ||
      (index < end && isOver(text, index))
        ? [index]
        : [],
    ),
  );
}
