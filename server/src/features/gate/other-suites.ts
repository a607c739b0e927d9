import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { FoundSuites } from "./find-suites.ts";

/**
 * Failed runs of a commit that do not count, because a newer run of the same group does, although the two have no test in common: they are probably two
 * suites under one name. As sentences.
 */
export async function otherSuites(tx: TenantTransaction, replaced: FoundSuites["replaced"]): Promise<string[]> {
  const remarks: string[] = [];
  for (const { older, newer } of replaced) {
    if (!older.tests?.total || !newer.tests?.total || (await haveTestInCommon(tx, older.id, newer.id))) continue;
    remarks.push(
      `Run #${older.number} of this commit failed and does not count, because run #${newer.number} is newer and has the same project, image, command, folder, environment and group. They have no test in common: if they are two suites, give each its own group or folder.`,
    );
  }
  return remarks;
}

async function haveTestInCommon(tx: TenantTransaction, one: string, other: string): Promise<boolean> {
  const keysOf = (id: string) => sql`select test_key from test_results where org_id = ${tx.organizationId} and execution_id = ${id}`;
  const { rows } = await sql`(${keysOf(one)}) intersect (${keysOf(other)}) limit 1`.execute(tx);
  return rows.length > 0;
}
