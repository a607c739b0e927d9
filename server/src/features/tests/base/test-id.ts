import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";

/** A test's id, derived from its project and key, so that all processes create the same one. */
export function testId(projectId: string, testKey: string): string {
  return createHash("sha256").update(`${projectId}/${testKey}`).digest("hex").slice(0, 24);
}

/** The same as an SQL expression over columns of the surrounding query. */
export function testIdOf(columns: string): RawBuilder<string> {
  return sql<string>`substr(encode(sha256(convert_to(${sql.ref(`${columns}.project_id`)} || '/' || ${sql.ref(`${columns}.test_key`)}, 'UTF8')), 'hex'), 1, 24)`;
}
