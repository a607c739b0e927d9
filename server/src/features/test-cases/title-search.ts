import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "../../platform/db/schema.ts";
import { likeLiteral } from "../../platform/db/like-literal.ts";

/**
 * Titles that contain every word of the search, ignoring case; partial words match. Does not use the text index: with row-level security an index can
 * only be used with leakproof operators, which text search is not, and computing a text vector for each of a project's titles costs ten times as much.
 */
export function matchesTitle(search: string): (row: ExpressionBuilder<Schema, "test_cases">) => Expression<SqlBool> {
  const words = search.split(/\s+/).filter(Boolean);
  return (row) => row.and(words.map((word) => sql<SqlBool>`test_cases.title ilike ${`%${likeLiteral(word)}%`}`));
}
