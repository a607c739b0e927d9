import { hasModal, readStatement, type Surroundings } from "./read-statement.ts";
import type { Section } from "./sections.ts";
import { sentencesOf } from "./sentences.ts";

/**
 * Where a section says must somewhere, or can in a quarter of its sentences, or tells in half of them what a product does, or in one and all
 * others could, its other statements are demands, too. Text without a heading may be anything.
 */
export function surroundingsOf({ role, heading, blocks, language }: Section): Surroundings {
  if (role === "background" || role === "criteria" || role === "notes") return role;
  const texts = blocks.flatMap((block) => (block.kind === "paragraph" || block.kind === "item" ? sentencesOf(block.text) : []));
  if (heading === "") return "plain";
  const saysMust = texts.some((text) => readStatement(text, language, "background"));
  const demands = texts.filter((text) => hasModal(text, language)).length;
  const told = texts.filter((text) => readStatement(text, language, "plain")).length;
  const isOften = (demands > 0 && demands >= texts.length / 4) || (told > 0 && told >= texts.length / 2);
  const isAllStated = told > 0 && texts.every((text) => readStatement(text, language, "normative"));
  return saysMust || isOften || isAllStated ? "normative" : "plain";
}

/** A list of which at least half demands something demands everything. */
export const areDemands = (texts: readonly string[], language: Section["language"]) =>
  texts.filter((text) => readStatement(text, language, "plain")).length >= texts.length / 2;
