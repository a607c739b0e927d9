import { isAside } from "../statements/asides.ts";
import { hasModal, isFragment, isOpinion, readStatement, type Surroundings } from "../statements/read-statement.ts";
import type { RuleLanguage } from "../../text/language.ts";
import type { Section } from "./sections.ts";
import { sentencesOf } from "../../text/sentences.ts";

/**
 * If a section contains "must", or "can" in at least a quarter of its sentences, or describes the product in at least a third (or in one, and all
 * others could), treat its other statements as requirements. Asides do not count. Text above the first heading may be anything.
 */
function surroundingsOf({ role, heading, blocks, language }: Section, isWhole: boolean): Surroundings {
  if (role === "background" || role === "criteria" || role === "notes") return role;
  const texts = blocks.flatMap((block) => (block.kind === "paragraph" || block.kind === "item" ? sentencesOf(block.text) : []));
  if (heading === "" && !isWhole) return "plain";
  const own = texts.filter((text) => isDemandLike(text, language));
  const saysMust = heading !== "" && own.some((text) => readStatement(text, language, "background"));
  const demands = own.filter((text) => hasModal(text, language)).length;
  const told = own.filter((text) => readStatement(text, language, "plain")).length;
  const isOften = (demands > 0 && demands >= own.length / 4) || (told > 0 && told >= own.length / 3);
  const isAllStated = told > 0 && own.every((text) => readStatement(text, language, "normative"));
  return saysMust || isOften || isAllStated ? "normative" : "plain";
}

/** A list of which at least half demands something demands everything. */
export function areDemands(texts: readonly string[], language: RuleLanguage): boolean {
  const own = texts.filter((text) => isDemandLike(text, language));
  return own.length > 0 && own.filter((text) => readStatement(text, language, "plain")).length >= own.length / 2;
}

/** Neither an aside nor an opinion, nor a name in front of a text. */
const isDemandLike = (text: string, language: RuleLanguage) =>
  !isAside(text, language) && !isOpinion(text, language) && !isFragment(text, language);

/** If most sections contain requirements, treat statements in the others as requirements, too. */
export function surroundingsOfAll(sections: readonly Section[]): Surroundings[] {
  // An email has no headings, so its whole text counts as one section.
  const isWhole = sections.every(({ heading }) => heading === "");
  const own = sections.map((section) => surroundingsOf(section, isWhole));
  const named = own.filter((_, index) => sections[index]?.heading !== "" && sections[index]?.role === "plain");
  const isDemanding = named.length > 2 && named.filter((one) => one === "normative").length >= named.length / 2;
  return own.map((one, index) => (isDemanding && one === "plain" && sections[index]?.heading !== "" ? "normative" : one));
}
