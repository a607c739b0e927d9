import { franc } from "franc-min";
import type { SpecificationDocument } from "../document/document.ts";
import { unquoted } from "./words.ts";

/** Languages that the built-in rules read. */
export type RuleLanguage = "en" | "de";

export interface DocumentLanguage {
  /** In English, as a model and a user are told: `German`. */
  name: string;
  /** How the built-in rules read it; `undefined` when only a model can. */
  rules: RuleLanguage | undefined;
}

/** Enough to recognize a language, and a bound on the time it takes. */
const sampleLength = 20_000;

/** The most frequent words, and those of the tables that specifications consist of. */
const frequentWords: Readonly<Record<RuleLanguage, ReadonlySet<string>>> = {
  en: new Set(
    "the and to that must shall should with are when not be by this from if is of or can may an for has user only at yes required field name characters digits valid address description".split(
      " ",
    ),
  ),
  de: new Set(
    "der das und ist nicht ein eine einen einem einer mit für von zu auf im muss müssen kann können wird werden soll sollen darf dürfen bei wenn als sich des dem den oder nur ja nein pflicht feld zeichen ziffern höchstens mindestens beschreibung gültig gültige".split(
      " ",
    ),
  ),
};

/** More words, which other languages have, too: only to tell English from German. */
const ownWords: Readonly<Record<RuleLanguage, ReadonlySet<string>>> = {
  en: new Set([
    ...frequentWords.en,
    ..."i my we our you they it on have has does there their its which who then than as but into".split(" "),
  ]),
  de: new Set([
    ...frequentWords.de,
    ..."die ich wir sie er es am zum zur nach vor aus aber noch auch sind bis wie dann beim vom alle man".split(" "),
  ]),
};

const names: Readonly<Record<RuleLanguage, string>> = { en: "English", de: "German" };
const known = (rules: RuleLanguage): DocumentLanguage => ({ name: names[rules], rules });

/**
 * The language that a document is written in. English and German are recognized by their most frequent words, which also works for tables and
 * notes; every other language by its letter sequences. A text that is too short to tell counts as English.
 */
export function detectLanguage(document: SpecificationDocument): DocumentLanguage {
  const sample = sampleOf(document);
  const words = wordsOf(sample);
  const [en, de] = [shareOf(words, "en"), shareOf(words, "de")];
  const likelier = known(de > en ? "de" : "en");
  const isLatin = words.join("").length >= (sample.match(/\p{L}/gu)?.length ?? 0) / 2;
  // Labels and names without a sentence resemble any language.
  if (isLatin && (Math.max(en, de) >= 0.1 || words.length < 10)) return likelier;
  const code = franc(sample, { minLength: 20 });
  if (code === "und" || code === "eng" || code === "deu") return code === "und" ? likelier : known(code === "deu" ? "de" : "en");
  return { name: new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code, rules: undefined };
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];
const shareOf = (words: readonly string[], language: RuleLanguage, of = frequentWords) =>
  words.filter((word) => of[language].has(word)).length / Math.max(1, words.length);

/** The language of a part of a document, which is the document's unless its words are clearly those of the other one. */
export function languageOfPart(text: string, language: RuleLanguage): RuleLanguage {
  const words = wordsOf(unquoted(text.slice(0, sampleLength)));
  const other = language === "en" ? "de" : "en";
  const [its, others] = [shareOf(words, language, ownWords), shareOf(words, other, ownWords)];
  return words.length >= 6 && others >= 0.2 && its < others / 2 ? other : language;
}

const wordsOfHeadings = 40;
const maxListings = 1_000;

function sampleOf({ blocks }: SpecificationDocument): string {
  let sample = "";
  for (const block of blocks) {
    if (sample.length >= sampleLength) break;
    if (block.kind !== "code") sample += `${block.kind === "row" ? block.cells.join(" ") : unquoted(block.text)}\n`;
  }
  // A backlog may be headings and listings: stories and scenarios.
  if (wordsOf(sample).length < wordsOfHeadings)
    sample += blocks
      .slice(0, maxListings)
      .map((block) => (block.kind === "code" ? block.text : ""))
      .join("\n");
  return sample.slice(0, sampleLength);
}
