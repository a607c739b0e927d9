import type { RuleLanguage } from "./language.ts";

/** More sentences than most documents have; the answers about more are computed again. */
const most = 20_000;

/** Memoizes a function: the rules evaluate a sentence several times, for its section, its document and its case. */
export function memoize<Answer>(ask: (text: string, language: RuleLanguage) => Answer): (text: string, language: RuleLanguage) => Answer {
  const known: Readonly<Record<RuleLanguage, Map<string, Answer>>> = { en: new Map(), de: new Map() };
  return (text, language) => {
    const answers = known[language];
    const before = answers.get(text);
    if (before !== undefined) return before;
    const answer = ask(text, language);
    if (answers.size >= most) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
