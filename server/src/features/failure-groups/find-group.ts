import { sql } from "kysely";
import type { FailureChange, FailureGroup, FailureGroupDetail, FailureRun } from "@gantry/contract/failure-groups/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/errors.ts";
import { presentRun, readGroups, type RunColumns } from "./read-groups.ts";

const changesShown = 50;
const maxMessageLength = 20_000;

/** A failure with its history. @throws 404 `Failure not found`, also if it did not occur in that time. */
export async function findGroup(ctx: Context, organizationId: string, id: string, days: number): Promise<FailureGroupDetail> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const [group] = await readGroups(tx, [id], { days });
    if (!group) throw notFound("Failure not found");
    return { ...group, fullMessage: await fullMessage(tx, group), firstRun: await firstRun(tx, id), changes: await changesOf(tx, id) };
  });
}

/** Occurrences store only the beginning of a message. */
async function fullMessage(tx: TenantTransaction, group: FailureGroup): Promise<string> {
  const row = await tx
    .selectFrom("failure_occurrences as o")
    .innerJoin("test_results as t", (on) =>
      on.onRef("t.org_id", "=", "o.org_id").onRef("t.execution_id", "=", "o.execution_id").onRef("t.ordinal", "=", "o.ordinal"),
    )
    .select(sql<string | null>`left(t.message, ${maxMessageLength})`.as("message"))
    .where("o.org_id", "=", tx.organizationId)
    .where("o.execution_id", "=", group.lastRun.taskId)
    .where("o.fingerprint", "=", group.fingerprint)
    .orderBy("o.ordinal")
    .limit(1)
    .executeTakeFirst();
  return row?.message || group.message;
}

async function firstRun(tx: TenantTransaction, id: string): Promise<FailureRun | null> {
  const { rows } = await sql<RunColumns>`
    select e.id as execution_id, e.number, e.ci_branch as branch, e.ci_context ->> 'commitSha' as commit_sha, g.first_at as at
    from failure_groups g join executions e on e.org_id = g.org_id and e.id = g.first_execution_id and e.deleted_at is null
    where g.org_id = ${tx.organizationId} and g.id = ${id}`.execute(tx);
  return rows[0] ? presentRun(rows[0]) : null;
}

async function changesOf(tx: TenantTransaction, id: string): Promise<FailureChange[]> {
  const rows = await tx
    .selectFrom("failure_changes")
    .selectAll()
    .where("org_id", "=", tx.organizationId)
    .where("group_id", "=", id)
    .orderBy("created_at", "desc")
    // Changes of one request can have the same time.
    .orderBy("what")
    .orderBy("id", "desc")
    .limit(changesShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    what: row.what,
    from: row.from_value,
    to: row.to_value,
    by: row.by_whom,
    taskId: row.execution_id,
  }));
}
