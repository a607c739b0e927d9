import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { guessedByShape, isOfGeneralClass, maxOfGeneralClass } from "./guess-by-shape.ts";
import { guessedFrom, guessedFromAny, leastProbable } from "./guess-by-words.ts";
import { comparedValues } from "../values/compared-values.ts";
import { errorItself } from "./error-itself.ts";
import { type Clue, type Finding, minConfidence } from "../clues/finding.ts";
import type { ComparedValues } from "../values/comparison.ts";
import { processSignals } from "../signals/process-signals.ts";
import { serviceSignals } from "../signals/service-signals.ts";
import { assertionsIn } from "../output/messages/assertion-lines.ts";
import { errorsOfCleaningUp } from "../output/log/cleaning-up.ts";
import { isOfFailedTask, messageOfTask } from "../output/messages/ansible-message.ts";
import { isExplainedElsewhere, undefinedStep, textOfDifference } from "../output/messages/difference.ts";
import { countedLists } from "../output/messages/counted-lists.ts";
import { possibleReasons } from "../output/messages/possible-reasons.ts";
import { failsInSetUp, isHeading, leavesSetUp } from "../output/messages/heading.ts";
import { continuedAfter } from "../output/log/harmless-lines.ts";
import { beginOfLastError } from "../output/log/process-end.ts";
import { withoutLabelOfError } from "../output/messages/received-error.ts";
import { findingOfTool, decideBetween } from "../signals/overlapping.ts";
import type { Signal } from "../signals/signal.ts";
import { frame, headOfMessage, isThrown, quotedCode } from "../output/messages/stack-frames.ts";
import { messagePart, withoutValues } from "../output/messages/message-part.ts";
import { memoize } from "../values/memoize.ts";
import { differentPicture, testSignals } from "../signals/test-signals.ts";
import { weightOf } from "./weight.ts";

const allSignals: readonly Signal[] = [...processSignals, ...serviceSignals, ...testSignals];

const maxUncertain = 0.49;

/** Another clue of the same category adds a little. */
const addedBySecond = 2;
const maxAdded = 8;

interface Entry<Source> {
  best: number;
  /** Of the best clue. */
  trust: number;
  clues: { clue: Clue<Source>; weight: number }[];
}

/**
 * The category of the clues: the one with the highest weight, not the most frequent one, since one cause has many symptoms.
 * @returns `unknown` with the error itself if nothing is found, or nothing with enough confidence.
 */
export function classify<Source>(all: readonly Clue<Source>[]): Finding<Source> {
  // What cannot explain the failure, as the name of a test, is read by no rule.
  const possible = possibleReasons(all);
  const clues = all.map((clue, index) => (clue.trust === 0 || (possible.has(index) && clue.trust < 1) ? { ...clue, text: "" } : clue));
  const texts = clues.map(({ text }) => text);
  const spoken = clues.map((clue, index) => ({ ...clue, text: messagePart(withoutLabelOfError(texts, index)) }));
  const { found, asserted } = weighAll(clues, texts, spoken);
  const ranked = [...found]
    .map(([category, entry]) => ({ category, entry, score: entry.best + Math.min(maxAdded, (entry.clues.length - 1) * addedBySecond) }))
    .sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  const confidence = first ? confidenceOf(first.score, second?.score ?? 0, first.entry.trust) : 0;
  if (!first || confidence < minConfidence || saysSeveralThings(clues, found)) {
    const error = errorItself(clues, spoken).map((clue) => wordsOf(clue, clues, spoken));
    const isKnown = ranked.some(({ category, entry }) => category !== "exception" || entry.best > weightOfAnyError);
    const guess = isKnown ? undefined : guessCategory(error, clues, spoken);
    return guess ?? { category: "unknown", confidence: Math.min(confidence, maxUncertain), clues: error };
  }
  const ordered = bestFirst(first.entry).map((clue) => wordsOf(clue, clues, spoken));
  const message = ordered[0]?.text ?? "";
  if (
    first.category === "assertion" &&
    first.entry.trust < 1 &&
    asserted.size === 0 &&
    mayBeOfTool(message) &&
    !nothingThrown.test(message)
  ) {
    const other = guessedFrom(ordered, leastProbable.noAssertion);
    if (other && other.category !== "assertion") return other;
  }
  const isAnyException = first.category === "exception" && ranked.length === 1 && first.entry.best <= weightOfAnyException;
  return isAnyException
    ? ofAnyException(first.entry, ordered, confidence, clues)
    : { category: first.category, confidence, clues: ordered };
}

/** All categories of the clues with their weights, and the lines of assertions. */
function weighAll<Source>(
  clues: readonly Clue<Source>[],
  texts: readonly string[],
  spoken: readonly Clue<Source>[],
): { found: Map<FailureCategory, Entry<Source>>; asserted: ReturnType<typeof assertionsIn>["lines"] } {
  // What a program printed before the error that ended it did not end it, even if it sounds like a failed assertion.
  const begin = beginOfLastError(texts) ?? 0;
  const isBefore = (index: number) => index < begin && (clues[index]?.trust ?? 1) < 1;
  const isNoAssertion = (index: number) => isBefore(index) || findingOfTool.test(texts[index] ?? "") || isOfSchema.test(texts[index] ?? "");
  const { lines: asserted, onlyAsserts } = assertionsIn(texts.map((text, index) => (isNoAssertion(index) ? "" : text)));
  const found = weigh(clues, spoken, asserted, onlyAsserts);
  addAnsweredStatus(found, clues, spoken);
  const shown = valuesIn(spoken.filter((_, index) => !isBefore(index))) !== undefined;
  if (shown || spoken.some(({ text }) => foundButWrong.test(text) || differentPicture.test(text)))
    for (const category of waitedFor) halve(found.get(category));
  const isAsserted = shown || clues.some(({ text }) => thrownByAssertion.test(text));
  if (isAsserted && [...found].every(([category, { best }]) => category === "timeout" || best <= weightOfAnyError))
    found.set("assertion", entryOf(errorItself(clues, spoken)));
  addAsserted(found, clues, asserted);
  onlyMissingCommand(found, texts);
  if (asserted.size === 0 && clues.some(({ text }) => leavesSetUp.test(text) || failsInSetUp.test(text))) found.delete("assertion");
  withoutShownCode(found);
  return { found, asserted };
}

/** By its words or its shape, if nothing else says what the error is. Not for a set-up of a test that expects nothing. */
function guessCategory<Source>(
  error: readonly Clue<Source>[],
  clues: readonly Clue<Source>[],
  spoken: readonly Clue<Source>[],
): Finding<Source> | undefined {
  if (clues.some(({ text }) => leavesSetUp.test(text))) return undefined;
  return guessedFrom(error, leastProbable.unknown) ?? guessedByShape(error) ?? guessedFromAny(clues, spoken);
}

const bestFirst = <Source>(entry: Entry<Source>): Clue<Source>[] =>
  entry.clues
    .sort(
      (a, b) =>
        isProperty(a.clue) - isProperty(b.clue) ||
        isAttempt(a.clue) - isAttempt(b.clue) ||
        b.weight - a.weight ||
        moreOfChain(a.clue.text, b.clue.text),
    )
    .map(({ clue }) => clue);

/** The finding for an error of which only the class, or that it is an error, is known. */
function ofAnyException<Source>(
  entry: Entry<Source>,
  ordered: Clue<Source>[],
  confidence: number,
  clues: readonly Clue<Source>[],
): Finding<Source> {
  const isGeneral = isOfGeneralClass(ordered[0]?.text ?? "");
  const onlySaysError = entry.best <= weightOfAnyError;
  const least = onlySaysError ? leastProbable.error : isGeneral ? leastProbable.generalClass : leastProbable.exception;
  const guess = guessedFrom(ordered, least) ?? (isGeneral ? guessedByShape(ordered) : undefined);
  // The class of an error such as TypeError says that it is an exception: then words that agree are no guess.
  if (guess && (guess.category !== "exception" || isGeneral || onlySaysError)) return guess;
  // Tools and scripts begin any message with "Error:". Only a test that failed, or a stack, shows that something was thrown.
  const isThrownError = entry.trust >= 1 || clues.some(({ text }) => frame.test(text));
  if (onlySaysError && !isThrownError) return { category: "unknown", confidence: Math.min(confidence, maxUncertain), clues: ordered };
  if (isGeneral) return { category: "exception", confidence: Math.min(confidence, maxOfGeneralClass), clues: ordered, byWords: true };
  return { category: "exception", confidence, clues: ordered };
}

/** If a failed test's error names itself, what the runner shows of the code around it says nothing: code has names of assertions, too. */
function withoutShownCode<Source>(found: Map<FailureCategory, Entry<Source>>): void {
  const isShown = ({ clue }: { clue: Clue<Source> }) => quotedCode.test(clue.text);
  const names = found.get("exception")?.clues.some((each) => isOfGeneralClass(each.clue.text) && !isShown(each));
  if (names) for (const [category, entry] of found) if (entry.clues.every(isShown)) found.delete(category);
}

/** What Zod found wrong in an input: the types are no values that a test compared. */
const isOfSchema = /\bInvalid input: expected [a-z]{3,12}, received [a-z]{3,12}\b/;

/** Of patterns that only know that something was thrown. */
const weightOfAnyException = 47;

/** Two values or a mismatch, silently of an assertion or a runner's `FAILED`. */
const mayBeOfTool = (text: string) => /\bmismatch|\bexpect|\bshould be\b/i.test(text) && !/\bassert|^FAILED\b/i.test(text);

/** How Node prints what an error holds besides its message. */
const propertyOfError = /^\s+(?:code|errno|syscall|path|address|port): /;
const isProperty = ({ text }: Clue<unknown>) => Number(propertyOfError.test(text));

/** A line about one of several attempts says less than what the program says of all of them. */
const anAttempt = /^\s*\W{0,2}(?:attempt|try|retry|poll) #?\d{1,4}\b/i;
const isAttempt = ({ text }: Clue<unknown>) => Number(anAttempt.test(text));

const saysNotFound = /: (?:command )?not found\s*$|^make(?:\[\d+\])?: [\w.+-]+: No such file or directory\s*$/;
const statusOfNotFound = /' failed with status 127\s*$|\bexited with code 127\b|\bError 127\s*$/;

/** A status of 127 means that a command was not found: then the line that names it is the cause, whatever else was printed. */
function onlyMissingCommand<Source>(found: Map<FailureCategory, Entry<Source>>, texts: readonly string[]): void {
  const entry = found.get("missing-dependency");
  const named = entry?.clues.filter(({ clue }) => saysNotFound.test(clue.text)) ?? [];
  if (!entry || named.length === 0 || !texts.some((text) => statusOfNotFound.test(text))) return;
  const best = Math.max(...named.map(({ weight }) => weight));
  found.clear();
  found.set("missing-dependency", { ...entry, best, clues: named });
}

/** A command of bats that expects nothing failed, and what the test printed before names several causes: any of them may have been handled. */
function saysSeveralThings<Source>(clues: readonly Clue<Source>[], found: ReadonlyMap<FailureCategory, Entry<Source>>): boolean {
  if (!clues.some(({ text }) => leavesSetUp.test(text))) return false;
  return [...found].filter(([category, { best, trust }]) => category !== "assertion" && best >= weightOfValues * trust).length > 1;
}

const pythonSays = /^E {3}|^[a-zA-Z_][\w.]{2,100}(?:Error|Exception|Timeout): /;

/** Python prints a chain of equivalent errors; the longest line names the host, the file or the limit. */
const moreOfChain = (a: string, b: string) => (ofChain(a) && ofChain(b) ? b.length - a.length : 0);
/** Playwright's call log says what it waited for, and not what failed. */
const ofChain = (text: string) => pythonSays.test(text) && !/^E {3}\s+- /.test(text);

const maxLinesBelow = 6;
const levelOfMaven = /^\[(?:INFO|WARNING|ERROR|DEBUG)\](?: |$)/;

/** The clue itself or, if it only announces an error, the message below it. */
function wordsOf<Source>(clue: Clue<Source>, clues: readonly Clue<Source>[], spoken: readonly Clue<Source>[]): Clue<Source> {
  const isElsewhere = isExplainedElsewhere(clue.text) || isOfFailedTask(clue.text);
  if (!isElsewhere && !isHeading(clue.text)) return clue;
  const at = clues.indexOf(clue);
  const elsewhere = isElsewhere ? (textOfDifference(clues, at) ?? undefinedStep(clues, at) ?? messageOfTask(clues, at)) : undefined;
  if (elsewhere || !isHeading(clue.text)) return elsewhere ?? clue;
  const below = clues.slice(at + 1, at + 1 + maxLinesBelow);
  const words = below.find(({ text }, index) => {
    // Maven's next line, below an exception without a message
    if (levelOfMaven.test(text)) return false;
    // A numbered reason below a heading is not the name of a test.
    const message = spoken[at + 1 + index]?.text || (/^\s*1\) /.test(text) ? text : "");
    return /\w{3}/.test(message) && !isHeading(text) && !frame.test(text) && !/^\s*(?:[>❯→]\s*)?\d*\s*[|│]/.test(text);
  });
  return words ?? clue;
}

function weigh<Source>(
  clues: readonly Clue<Source>[],
  spoken: readonly Clue<Source>[],
  asserted: ReadonlySet<number>,
  onlyAsserts: boolean,
): Map<FailureCategory, Entry<Source>> {
  const found = new Map<FailureCategory, Entry<Source>>();
  const values = valuesIn(spoken);
  const texts = clues.map(({ text }) => text);
  const wentOn = continuedAfter(texts);
  const cleaning = errorsOfCleaningUp(texts);
  const begin = Math.max(beginOfLastError(texts) ?? 0, lastFatal(spoken));
  const listed = listedCauses(spoken);
  const tooManyWarnings = texts.some((text) => /^ESLint found too many warnings\b|^Max warnings exceeded: \d/.test(text));
  for (const [index, clue] of clues.entries()) {
    const text = spoken[index]?.text ?? "";
    const isCounted = tooManyWarnings && listedWarning.test(clue.text);
    const isHealed = !isCounted && ((clue.trust < 1 && (wentOn.has(index) || cleaning.has(index))) || index < begin);
    const isBeside = (onlyAsserts && !asserted.has(index)) || isHealed;
    const trust = clue.trust * weightOf(clue, asserted.has(index) || isHealed || isCounted) * (isBeside ? worthBeside : 1);
    if (text === "" || trust === 0 || isNote.test(clue.text)) continue;
    const weights = weightsOf(withoutValues(text, values));
    decideBetween(texts, index, weights);
    const isWhole = isBeside && clue.trust === 1;
    if (asserted.has(index) || isWhole) for (const category of weights.keys()) if (!saidByAssertion.has(category)) weights.delete(category);
    if (isCounted) weights.set("syntax", weightOfWarning);
    const isThrownHere = weights.size === 0 && !asserted.has(index) && isThrown(texts, index);
    if (isThrownHere) weights.set("exception", weightOfThrown);
    for (const [category, weight] of weights) {
      const entry = found.get(category) ?? { best: 0, trust: 0, clues: [] };
      const worth = trust * (listed.get(index)?.has(category) === false ? worthBeside : 1);
      if (weight * worth > entry.best) Object.assign(entry, { best: weight * worth, trust: worth });
      entry.clues.push({ clue: isThrownHere ? (clues[headOfMessage(texts, index)] ?? clue) : clue, weight: weight * worth });
      found.set(category, entry);
    }
  }
  return found;
}

/** What a compiler says about its error: of candidates, of macros. */
const isNote = /^\S{1,300}:\d+(?::\d+)?: note: /;

/** How loggers mark the error that ends a program: logrus, zap, pino, structlog; Python's and other loggers with the level as a word. */
const fatalLevel =
  /(?:^|[\s,{])["']?(?:level|severity|lvl)["']?[=:] ?["']?(?:fatal|critical|crit|panic|60)\b|^(?:\d{4}-\d\d-\d\d[T ][\d:.,]{8,15}Z? +)?[\s|[]{0,4}(?:FATAL|CRITICAL|CRIT)[\]\s|:]/;

/** The index of the last line with the level of a fatal error that names a cause; 0 without one. The program continued after the lines above it. */
function lastFatal(spoken: readonly Clue<unknown>[]): number {
  const last = spoken.findLastIndex(({ text }) => fatalLevel.test(text));
  return last > 0 && weightsOf(spoken[last]?.text ?? "").size > 0 ? last : 0;
}

/** A warning in the list of ESLint or stylelint, which counts only if there were too many. */
const listedWarning = /^\s+\d+:\d+ {2,}(?:warning|⚠) {2,}\S/;
const weightOfWarning = 79;

/** Other output of a test whose assertion failed: it did not end the test. */
const worthBeside = 0.4;

/** For each item of a list that an error announces: the causes that most of its items have. */
function listedCauses(spoken: readonly Clue<unknown>[]): ReadonlyMap<number, ReadonlySet<FailureCategory>> {
  const causes = new Map<number, ReadonlySet<FailureCategory>>();
  for (const items of countedLists(spoken.map(({ text }) => text))) {
    const found = items.flatMap((index) => [...weightsOf(spoken[index]?.text ?? "").keys()]);
    const common = new Set(found.filter((category) => 2 * found.filter((each) => each === category).length > items.length));
    for (const index of items) causes.set(index, common);
  }
  return causes;
}

/** The status is a server's response, not a number that a test compares. */
const refused = /^\D{0,3}\b40[137]\b\D{0,20}$/;
const unavailable = /^\D{0,3}\b50[234]\b\D{0,20}$/;
const speaksOfStatus =
  /\bstatus(?:_?code)?\b|\bHTTP\b|\bresponse\b|\b(?:Unauthorized|Forbidden|Bad Gateway|Service Unavailable|Gateway Timeout)\b|\b(?:GET|POST|PUT|PATCH|DELETE) (?:https?:\/)?\/\S|\{"(?:error|message)":/i;
/** An expected status. */
const isStatus = /\b[1-5]\d\d\b|\b[1-5]xx\b/i;
/** How SuperTest writes a status: `502 "Bad Gateway"`. A text that is compared is quoted as a whole. */
const statusAndReason = /^[1-5]\d\d "[^"]{1,60}"$/;
const titleInCode = /\b(?:test|it|describe|context|specify)(?:\.\w+)*\(\s*(?:"[^"]*"|'[^']*'|`[^`]*`)/;
/** Code around the failed line. */
const otherCode = /^\s*\d+\s*[|│]/;
const weightOfStatus = 76;

function addAnsweredStatus<Source>(
  found: Map<FailureCategory, Entry<Source>>,
  clues: readonly Clue<Source>[],
  spoken: readonly Clue<Source>[],
): void {
  const values = valuesIn(spoken);
  const received = values?.received ?? "";
  const category = refused.test(received) ? "authentication" : unavailable.test(received) ? "network" : undefined;
  if (!category || !isStatus.test(values?.expected ?? "")) return;
  // The name of a test does not show that the number is a status.
  // Neither does the value itself: it may be any text.
  const value = received.replace(/^['"`]|['"`]$/g, "");
  const speaks = (text: string) => speaksOfStatus.test((value === "" ? text : text.replaceAll(value, "")).replace(titleInCode, ""));
  const areStatuses = statusAndReason.test(received) && statusAndReason.test(values?.expected ?? "");
  if (!areStatuses && !spoken.some(({ text }) => !otherCode.test(text) && speaks(text))) return;
  const clue = clues.filter(({ text }) => text.includes(received)).sort((a, b) => b.trust - a.trust)[0];
  if (clue)
    found.set(category, { best: weightOfStatus * clue.trust, trust: clue.trust, clues: [{ clue, weight: weightOfStatus * clue.trust }] });
}

/** Signals that an assertion's own lines may contain. */
const saidByAssertion: ReadonlySet<FailureCategory> = new Set(["assertion", "element-not-found"]);
const weightOfThrown = 40;
/** What a runner shows below it is the page, not values. */
const notFound =
  /not found>?|never found|resolved to 0 elements|strict mode violation|TestingLibraryElementError|Unable to find an (?:accessible )?element/i;

/** More is a whole log: two values in it may not be those of the failure. */
const maxCompared = 300;

/** The values that a runner shows: then the test got as far as comparing them. */
function valuesIn(spoken: readonly Clue<unknown>[]): ComparedValues | undefined {
  if (spoken.length > maxCompared) return undefined;
  const text = spoken.flatMap((clue) => (clue.trust >= 0.9 && !findingOfTool.test(clue.text) ? [clue.text] : [])).join("\n");
  return notFound.test(text) ? undefined : comparedValues(text);
}

/** A failed assertion is at least as strong as the message that its author wrote. */
function addAsserted<Source>(
  found: Map<FailureCategory, Entry<Source>>,
  clues: readonly Clue<Source>[],
  asserted: ReadonlySet<number>,
): void {
  const lines = [...asserted].flatMap((index) => clues[index] ?? []);
  const words = lines.find(({ text }) => /\w{3}/.test(text) && !quotedCode.test(text) && !isHeading(text)) ?? lines[0];
  const known = found.get("assertion");
  if (!words || (known && known.best >= weightOfValues * words.trust)) return;
  const own = entryOf([words]);
  found.set("assertion", { ...own, clues: [...(known?.clues ?? []), ...own.clues] });
}

/** A frame of the assertion library: what it threw is not an error of the tested code. */
const thrownByAssertion =
  /\bat Test\.(?:assert|fail)\b.{0,40}\(.{0,300}\/tape\/lib\/|\/node_modules\/(?:chai|expect|uvu\/assert|@vitest\/expect)\//;
/** For a line with only `Error: ` before the message. */
const weightOfAnyError = 37;

const weightOfValues = 50;

/** Two values without a known assertion message. */
function entryOf<Source>(clues: readonly Clue<Source>[]): Entry<Source> {
  const trust = clues[0]?.trust ?? 0;
  return { best: weightOfValues * trust, trust, clues: clues.map((clue) => ({ clue, weight: weightOfValues * clue.trust })) };
}

/** If the element was found, a value mismatch after waiting is an assertion, not a timeout or a missing element. */
const foundButWrong = /unexpected value "|locator resolved to <.* unexpected/;
const waitedFor = ["element-not-found", "timeout"] as const;

function halve(entry: { best: number } | undefined): void {
  if (entry) entry.best /= 2;
}

/** The test expected an error and got none, so the named error is not the cause. */
const nothingThrown =
  /nothing was (?:raised|thrown)|DID NOT (?:RAISE|WARN)|Missing expected (?:exception|rejection)|Expected function to throw|\bnot raised\b|exception of type .{1,200} is thrown|Returned promise resolved with|received function did not throw|\bbut no exception was thrown\b/i;
const weightOfNothingThrown = 60;

/** The best weight of each category that the text matches. */
const knownWeightsOf = memoize((text): ReadonlyMap<FailureCategory, number> => {
  const weights = new Map<FailureCategory, number>();
  if (nothingThrown.test(text)) return new Map([["assertion", weightOfNothingThrown]]);
  for (const { category, pattern, weight } of allSignals)
    if (weight > (weights.get(category) ?? 0) && pattern.test(text)) weights.set(category, weight);
  return weights;
});

const weightsOf = (text: string) => new Map(knownWeightsOf(text));

/** Combines the strength of the message, its lead over other causes, and whether it belongs to the failure or to other output. */
function confidenceOf(first: number, second: number, trust: number): number {
  const strength = Math.min(1, first / 80);
  const margin = Math.min(1, (first - second) / 40);
  return Math.round(Math.min(0.95, Math.sqrt(trust) * (0.4 + 0.25 * strength + 0.35 * margin)) * 100) / 100;
}
