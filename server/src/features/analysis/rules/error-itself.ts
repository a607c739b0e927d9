import type { Clue } from "./finding.ts";
import { errorsOfCleaningUp } from "./output/cleaning-up.ts";
import { leavesSetUp } from "./output/heading.ts";
import { announcementOfFiles, isAdvice, isHintOfTool } from "./output/hints-of-tools.ts";
import { wentOnAfter } from "./output/in-passing.ts";
import { deathOfPerl } from "./output/process-end.ts";
import { worthOf } from "./worth.ts";

const namesError = /\b\w*(?:error|exception|panic|fatal)\b|\bfail(?:ed|ure)?\b|^E {3}/i;

/** Runners mark the name of a failed test like this, mostly with its duration, and other programs their error. */
const marked = /^\s*[✖✗✘✕×❌] \S(?!.*\d ?m?s\)?\s*$)/;

/** Where to read more. */
const onlyAddress = /^\s*https?:\/\/\S+\s*$/;

/** The headline for an unknown cause: the first line that reports a problem, else the last line. */
export function errorItself<Source>(clues: readonly Clue<Source>[], spoken: readonly Clue<Source>[]): Clue<Source>[] {
  const texts = clues.map(({ text }) => text);
  const wentOn = new Set([...wentOnAfter(texts), ...errorsOfCleaningUp(texts)]);
  // A message may be a single letter.
  const hasWords = (index: number, trust: number) =>
    (index === 0 && trust === 1 ? /[\p{L}\d]/u : /[\p{L}\d]{2}/u).test(spoken[index]?.text ?? "");
  const all = clues.map((clue, index) => ({ clue, index })).filter(({ clue }) => clue.trust > 0 && !onlyAddress.test(clue.text));
  const withWords = all.filter(({ clue, index }) => hasWords(index, clue.trust));
  const own = withWords.filter(({ clue }) => worthOf(clue) > 0.5);
  // A hint is better than no line, and a line in passing is better than a hint.
  const hints = all.filter(({ clue }) => isHintOfTool(clue.text));
  // A script may mark its failed checks like the names of tests.
  const named = all.filter(({ clue }) => marked.test(clue.text));
  const said = [own, withWords, named, hints].find((some) => some.length > 0) ?? [];
  const ending = said.filter(({ clue, index }) => clue.trust === 1 || !wentOn.has(index));
  const chosen = ending.length > 0 ? ending : said;
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
