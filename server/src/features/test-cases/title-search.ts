import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "../../platform/db/schema.ts";
import { likeLiteral } from "../../platform/db/like-literal.ts";

/**
 * Titles that hold every word of the search, letter case apart; a part of a word is enough. Not by the text index: under row-level security an
 * index serves only operators that leak nothing, a text match is none, and making a text vector of each of a project's titles costs ten times this.
 */
export function matchesTitle(search: string): (row: ExpressionBuilder<Schema, "test_cases">) => Expression<SqlBool> {
  const words = search.split(/\s+/).filter(Boolean);
  return (row) => row.and(words.map((word) => sql<SqlBool>`test_cases.title ilike ${`%${likeLiteral(word)}%`}`));
}
