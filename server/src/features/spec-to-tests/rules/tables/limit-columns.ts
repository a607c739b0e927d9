import type { Row } from "../../document/document.ts";
import type { RuleLanguage } from "../../text/language.ts";
import { isShort, notForTesting } from "../limits/limit-patterns.ts";
import { cellLimit } from "../limits/limits.ts";
import { isNothing } from "./table-columns.ts";
import { withoutStop } from "../../text/words.ts";

/** A price is what a row gives, and how long the product takes is measured. */
const isResult =
  /(?<!\p{L})(?:prices?|costs?|fees?|charges?|rates?|discounts?|(?:response|reaction|delivery|processing|loading|recovery|resolution) times?|targets?|goals?)(?!\p{L})|(?:preis|kosten|gebühr|entgelt|tarif|rabatt|antwortzeit|reaktionszeit|lieferzeit|bearbeitungszeit|ladezeit|ziel|zielwert)(?:e|en)?$/iu;

/** The columns whose cells say for which values their row holds: `up to 2 kg`, `over 2 kg to 10 kg`, `over 10 kg`. */
export function limitColumns(rows: readonly Row[], header: readonly string[], language: RuleLanguage): ReadonlySet<number> {
  return new Set(header.flatMap((name, index) => (isResult.test(name) || !areLimits(rows, index, name, language) ? [] : [index])));
}

function areLimits(rows: readonly Row[], index: number, name: string, language: RuleLanguage): boolean {
  const cells = rows.map(({ cells: all }) => withoutStop(all[index] ?? "")).filter((cell) => !isNothing(cell));
  const limits = cells.flatMap((cell) => cellLimit(cell, language) ?? []);
  // `up to 2 kg`, `over 2 kg`, `unknown`
  const others = cells.filter((cell) => cellLimit(cell, language) === undefined);
  return (
    limits.length > 1 &&
    others.every((cell) => !/\d/u.test(cell)) &&
    limits.every((limit) => limit.unit?.one !== "%" && !isShort(limit)) &&
    ![name, ...rows.flatMap((row) => row.cells)].some((text) => notForTesting[language].test(text))
  );
}
