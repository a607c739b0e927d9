import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { ExecutionRow } from "../executions/execution-record.ts";
import { requestOwners } from "./assign-owners.ts";
import { notifyRegressions, type Regression } from "./notify-regressions.ts";
import { recordChanges } from "./record-changes.ts";

/**
 * Call in the transaction that saves a run's failures: adds groups for new failures. Resolved ones become regressed if the run started after they
 * were resolved; their owners are notified. Rules set the owners of new failures after the commit.
 */
export async function recordFailures(ctx: Context, tx: TenantTransaction, run: ExecutionRow): Promise<void> {
  await requestOwners(ctx, tx, run, await addGroups(tx, run));
  const regressions = await regress(tx, run);
  if (regressions.length === 0) return;
  await recordChanges(
    ctx,
    tx,
    { executionId: run.id },
    regressions.map(({ id }) => ({ groupId: id, what: "state", from: "resolved", to: "regressed" })),
  );
  await notifyRegressions(ctx, tx, run, regressions);
}

/** The id of the group of a fingerprint. Join by it: PostgreSQL does not know yet how many failures the transaction has added, and other indexes are slow then. */
const groupId = ({ project_id }: ExecutionRow) =>
  sql<string>`substr(encode(sha256(convert_to(${project_id} || '/' || fingerprint, 'UTF8')), 'hex'), 1, 24)`;

/** In the order of ids, so that runs that end at the same time do not deadlock. @returns the ids of new groups */
async function addGroups(tx: TenantTransaction, run: ExecutionRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into failure_groups (org_id, id, project_id, fingerprint, first_at, first_execution_id)
    select ${tx.organizationId}, ${groupId(run)} as id,
      ${run.project_id}, fingerprint, min(at), ${run.id}
    from failure_occurrences where org_id = ${tx.organizationId} and execution_id = ${run.id}
    group by fingerprint order by id
    on conflict do nothing returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A late run may also be older than the one in which a failure was first seen. @returns the failures that became regressed */
async function regress(tx: TenantTransaction, run: ExecutionRow): Promise<Regression[]> {
  const startedAt = run.started_at ?? run.created_at;
  // A run that waited here for the lock of another one sees that one's state.
  const { rows } = await sql<Regression & { is_again: boolean }>`
    with again as (
      select g.id, g.state_by, g.state = 'resolved' and g.state_at < ${startedAt}::timestamptz as is_again, seen.at, seen.message
      from failure_groups g join (
        select ${groupId(run)} as id, min(at) as at, (array_agg(message order by ordinal))[1] as message from failure_occurrences
        where org_id = ${tx.organizationId} and execution_id = ${run.id} group by fingerprint
      ) seen on seen.id = g.id
      where g.org_id = ${tx.organizationId} and g.project_id = ${run.project_id}
        and ((g.state = 'resolved' and g.state_at < ${startedAt}::timestamptz) or g.first_at > seen.at)
      order by g.id for no key update of g
    )
    update failure_groups g set
      state = case when again.is_again then 'regressed' else g.state end,
      state_at = case when again.is_again then clock_timestamp() else g.state_at end,
      state_by = case when again.is_again then null else g.state_by end,
      first_execution_id = case when again.at < g.first_at then ${run.id} else g.first_execution_id end,
      first_at = least(g.first_at, again.at)
    from again where g.org_id = ${tx.organizationId} and g.id = again.id
    returning g.id, again.is_again, again.message, g.owner_id as "ownerId", g.owner_team as "ownerTeam", again.state_by as "resolvedBy"`.execute(
    tx,
  );
  return rows.filter((row) => row.is_again);
}
