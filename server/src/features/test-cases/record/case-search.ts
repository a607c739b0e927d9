import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "../../../platform/db/schema.ts";
import { likeLiteral } from "../../../platform/db/like-literal.ts";

/**
 * Cases whose title, suite, tags or owner contain every word of the search, ignoring case; partial words match. A word like `TC-12` finds the case with
 * this number. Does not use the text index: with row-level security an index can
 * only be used with leakproof operators, which text search is not, and computing a text vector for each of a project's titles costs ten times as much.
 */
export function matchesCase(search: string): (row: ExpressionBuilder<Schema, "test_cases">) => Expression<SqlBool> {
  const words = search.split(/\s+/).filter(Boolean);
  return (row) => row.and(words.map((word) => row.or([containsWord(word), ...hasNumber(word)])));
}

function containsWord(word: string): Expression<SqlBool> {
  const pattern = `%${likeLiteral(word)}%`;
  return sql<SqlBool>`(test_cases.title ilike ${pattern} or test_cases.suite ilike ${pattern} or test_cases.owner ilike ${pattern}
    or array_to_string(test_cases.tags, ' ') ilike ${pattern})`;
}

function hasNumber(word: string): Expression<SqlBool>[] {
  const number = /^tc-(\d{1,9})$/i.exec(word)?.[1];
  return number === undefined ? [] : [sql<SqlBool>`test_cases.number = ${Number(number)}`];
}
