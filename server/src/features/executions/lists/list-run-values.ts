import { sql } from "kysely";
import type { RunValueField } from "@gantry/contract/executions/constants.ts";
import type { RunValuesQuery } from "@gantry/contract/executions/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { likeLiteral } from "../../../platform/db/like-literal.ts";
import { suiteOfTest } from "./suite-of-test.ts";

const maxValues = 50;
/** The time is bounded, however many runs or tests an organization has. */
const runsRead = 20_000;
const testsRead = 50_000;

/** Values of the newest runs to filter by, those that were used last first. */
export async function listRunValues(tx: TenantTransaction, { field, search = "", ...asked }: RunValuesQuery) {
  const project = asked.project ?? asked.projectId;
  const isOfTests = field === "suite" || field === "test";
  const newest = isOfTests ? newestTests(tx, project, field) : newestRuns(tx, project, field);
  const { rows } = await sql<{ value: string; read: number }>`
    select value, max(read)::int as read from (select newest.*, count(*) over () as read from (${newest}) newest) named
    where value <> '' and value ilike ${`%${likeLiteral(search)}%`}
    group by value order by max(used_at) desc nulls last, value limit ${maxValues + 1}`.execute(tx);
  const isPartial = rows.length > maxValues || (rows[0]?.read ?? 0) >= (isOfTests ? testsRead : runsRead);
  return { values: rows.slice(0, maxValues).map(({ value }) => value), isPartial };
}

function newestRuns(tx: TenantTransaction, project: string | undefined, field: Exclude<RunValueField, "suite" | "test">) {
  const value = field === "image" ? sql`e.image` : sql`e.ci_context ->> ${sql.lit(field)}`;
  return sql`
    select ${value} as value, e.created_at as used_at from executions e
    where e.org_id = ${tx.organizationId} and e.deleted_at is null ${project === undefined ? sql`` : sql`and e.project_id = ${project}`}
    order by e.created_at desc, e.id desc limit ${runsRead}`;
}

function newestTests(tx: TenantTransaction, project: string | undefined, field: "suite" | "test") {
  const ofProject = project === undefined ? sql`` : sql`and p.id = ${project}`;
  return sql`
    select ${field === "suite" ? suiteOfTest : sql`t.name`} as value, t.last_run_at as used_at from tests t
    where t.org_id = ${tx.organizationId} and t.last_run_at is not null and t.project_id = any(array(
      select p.id from projects p where p.org_id = ${tx.organizationId} and p.deleted_at is null ${ofProject}))
    order by t.last_run_at desc, t.id desc limit ${testsRead}`;
}
