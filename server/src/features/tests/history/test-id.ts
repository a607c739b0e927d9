import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";

/** A test's id, made from its project and key: the same one, whichever process stores the test first. */
export function testId(projectId: string, testKey: string): string {
  return createHash("sha256").update(`${projectId}/${testKey}`).digest("hex").slice(0, 24);
}

/** The same as an expression over columns of the query it is put into. */
export function testIdOf(columns: string): RawBuilder<string> {
  return sql<string>`substr(encode(sha256(convert_to(${sql.ref(`${columns}.project_id`)} || '/' || ${sql.ref(`${columns}.test_key`)}, 'UTF8')), 'hex'), 1, 24)`;
}
