import { sql } from "kysely";
import { maxLinks } from "@gantry/contract/test-cases/constants.ts";
import type { LinkedTest } from "@gantry/contract/test-cases/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { notFound } from "../../../platform/errors.ts";
import { casesOf } from "../record/store.ts";
import { caseIdIn, caseNumbersIn } from "./names.ts";

const name = sql<string>`lower(t.name)`;

/** The tests that report to a case: those that people linked, then those whose names name it, at most 100. @throws 404 `Test case not found` */
export async function listLinkedTests(ctx: Context, organizationId: string, caseId: string): Promise<LinkedTest[]> {
  return ctx.db.withTenant(organizationId, (tx) => testsOfCase(tx, caseId));
}

/** The same inside a transaction. */
export async function testsOfCase(tx: TenantTransaction, caseId: string): Promise<LinkedTest[]> {
  const found = await casesOf(tx).where("test_cases.id", "=", caseId).select("test_cases.id").executeTakeFirst();
  if (!found) throw notFound("Test case not found");
  const { rows } = await sql<Omit<LinkedTest, "lastRunAt"> & { lastRunAt: Date | null; linkedBy: never; linkedAt: Date | null }>`
    select t.id as "testId", t.test_key as "testKey", t.name, t.suite, t.file_path as "filePath", t.variant, t.last_status as "lastStatus",
      t.last_run_at as "lastRunAt", link.linked_by as "linkedBy", link.created_at as "linkedAt"
    from test_cases c join tests t on t.org_id = c.org_id and t.project_id = c.project_id
    left join test_case_links link on link.org_id = c.org_id and link.test_case_id = c.id and link.test_id = t.id
    where c.org_id = ${tx.organizationId} and c.id = ${caseId} and (
      link.test_id is not null or ${name} = lower(c.title)
      -- The patterns are only tried on names that contain the text.
      or (position(c.id in ${name}) > 0 and ${caseIdIn(name)} = c.id)
      or (position('tc-' || c.number in ${name}) > 0 and c.number = any(${caseNumbersIn(name)})))
    order by link.created_at nulls last, t.name, t.id limit ${maxLinks}`.execute(tx);
  return rows.map(({ linkedBy, linkedAt, lastRunAt, ...test }) => ({
    ...test,
    lastRunAt: lastRunAt?.toISOString() ?? null,
    link: linkedAt && { by: linkedBy, at: linkedAt.toISOString() },
  }));
}
