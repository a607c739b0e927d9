import { categoryByWords } from "../by-words/category-by-words.ts";
import type { Clue } from "../clues/finding.ts";
import { leastProbable } from "./guess-by-words.ts";
import { errorsOfCleaningUp } from "../output/log/cleaning-up.ts";
import { leavesSetUp } from "../output/messages/heading.ts";
import { announcementOfFiles, isAdvice, isHintOfTool } from "../output/messages/hints-of-tools.ts";
import { continuedAfter } from "../output/log/harmless-lines.ts";
import { deathOfPerl } from "../output/log/process-end.ts";
import { weightOf } from "./weight.ts";

const namesError = /\b\w*(?:error|exception|panic|fatal)\b|\bfail(?:ed|ure)?\b|^E {3}/i;

/** Runners mark the name of a failed test like this, mostly with its duration, and other programs their error. */
const marked = /^\s*[✖✗✘✕×❌] \S(?!.*\d ?m?s\)?\s*$)/;

/** How a script ends that has said above what is wrong: `smoke failed`, `leftovers found`, `exit 1`. */
const verdict =
  /^\W{0,4}(?:[\w./-]{1,40}:? ){0,3}(?:failed|FAILED|FAIL|failure|giving up|gave up|aborted|aborting|(?<!\bnot )found)[.!]?$|^exit(?:ed)?(?: with)?(?: code| status)? \d{1,3}$/;
/** The same with the number of the checks that failed. */
const countedVerdict =
  /^(?:[\w./-]{1,40}: )?(?:[\w ]{1,30}(?: failed)?: )?(?:done with |found )?[1-9]\d{0,6} (?:of \d{1,7} |out of \d{1,7} )?(?:[a-z]{2,20} ){0,2}(?:failed|(?:have|has) (?:problems|errors)|mismatch(?:es)?|problems?|changed|differ)[.!]?$/;
/** What a script does next, as `deploying web ...`: no reason. */
const progress = /^\W{0,4}[A-Za-z]{2,20}ing\b|\.{3}\s*$|…\s*$|^[=#*-]{2,}/;

interface Candidate<Source> {
  clue: Clue<Source>;
  index: number;
}

/** The lines of a log without a last one that only says that something failed, if one above says more. */
function withoutVerdict<Source>(
  candidates: readonly Candidate<Source>[],
  named: readonly Candidate<Source>[],
): readonly Candidate<Source>[] {
  const last = candidates.at(-1);
  if (!last || last.clue.trust === 1) return candidates;
  const text = last.clue.text.slice(0, 200);
  const isAbove = ({ index }: Candidate<Source>) => index < last.index;
  if (countedVerdict.test(text)) return named.some(isAbove) ? named.filter(isAbove) : candidates;
  if (!verdict.test(text)) return candidates;
  const guess = categoryByWords(text);
  if (guess && guess.category !== "unknown" && guess.probability >= leastProbable.unknown) return candidates;
  const marks = named.filter(isAbove);
  if (marks.length > 0) return marks;
  const above = candidates.slice(0, -1);
  const before = above.at(-1)?.clue.text ?? "";
  return /\w \S|=/.test(before) && !progress.test(before) ? above : candidates;
}

/** Where to read more. */
const onlyAddress = /^\s*https?:\/\/\S+\s*$/;

/** The headline for an unknown cause: the first line that reports a problem, else the last line. */
export function errorItself<Source>(clues: readonly Clue<Source>[], spoken: readonly Clue<Source>[]): Clue<Source>[] {
  const texts = clues.map(({ text }) => text);
  const wentOn = new Set([...continuedAfter(texts), ...errorsOfCleaningUp(texts)]);
  // A message may be a single letter.
  const hasWords = (index: number, trust: number) =>
    (index === 0 && trust === 1 ? /[\p{L}\d]/u : /[\p{L}\d]{2}/u).test(spoken[index]?.text ?? "");
  const all = clues.map((clue, index) => ({ clue, index })).filter(({ clue }) => clue.trust > 0 && !onlyAddress.test(clue.text));
  const withWords = all.filter(({ clue, index }) => hasWords(index, clue.trust));
  const own = withWords.filter(({ clue }) => weightOf(clue) > 0.5);
  // A hint is better than no line, and a line in passing is better than a hint.
  const hints = all.filter(({ clue }) => isHintOfTool(clue.text));
  // A script may mark its failed checks like the names of tests.
  const named = all.filter(({ clue }) => marked.test(clue.text));
  const found = [own, withWords, named, hints].find((some) => some.length > 0) ?? [];
  const ending = withoutVerdict(found, named).filter(({ clue, index }) => clue.trust === 1 || !wentOn.has(index));
  const chosen = ending.length > 0 ? ending : found;
  const candidates = chosen.map(({ clue }) => clue);
  const death = deathOfPerl(texts);
  const words = death === undefined ? undefined : chosen.find(({ index }) => index === death);
  if (words) return [words.clue];
  const left = candidates.find(({ text }) => leavesSetUp.test(text));
  if (left) return [left];
  const last = chosen.findLast(({ clue: { text } }) => !isAdvice(text)) ?? chosen.at(-1);
  const announced = announcementOfFiles(texts, last?.index ?? 0);
  const fallback = candidates[0]?.trust === 1 ? candidates[0] : (chosen.find(({ index }) => index === announced) ?? last)?.clue;
  // The code that a runner shows around the failure contains names of errors, too.
  const most = candidates.reduce((best, { trust }) => Math.max(best, trust), 0);
  const isError = ({ clue: { text, trust }, index }: (typeof chosen)[number]) =>
    trust > most / 2 && namesError.test(text) && namesError.test(spoken[index]?.text ?? "");
  const error = chosen.find(isError)?.clue ?? fallback ?? clues.findLast(({ text, trust }) => trust > 0 && marked.test(text));
  return error ? [error] : [];
}
