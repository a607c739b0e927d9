import { type Expression, type SqlBool, sql } from "kysely";

/** Titles that hold every word of the search, or begin one of their own with it; a search without a word is looked for as it is. */
export function matchesTitle(search: string): Expression<SqlBool> {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  if (words.length === 0) return sql<SqlBool>`test_cases.title ilike ${part}`;
  const query = words.map((word) => `'${word}':*`).join(" & ");
  // The part as well: the text index takes `shop.example` for one word, and a person looks for `example`.
  return sql<SqlBool>`(to_tsvector('simple', test_cases.title) @@ to_tsquery('simple', ${query}) or test_cases.title ilike ${part})`;
}
