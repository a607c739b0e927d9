import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { ExecutionRow } from "../executions/record/execution-record.ts";
import { requestOwners } from "./assign-owners.ts";
import { failureTitle } from "./failure-title.ts";
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

/**
 * The same for some failures of a large run, those after an ordinal, while more are to come: only adds groups. `recordFailures` follows with the last
 * ones, so that an owner gets one mail.
 */
export async function recordSomeFailures(ctx: Context, tx: TenantTransaction, run: ExecutionRow, afterOrdinal: number): Promise<void> {
  await requestOwners(ctx, tx, run, await addGroups(tx, run, afterOrdinal));
}

/** The id of the group of a fingerprint. */
const groupId = ({ project_id }: ExecutionRow) =>
  sql<string>`substr(encode(sha256(convert_to(${project_id} || '/' || fingerprint, 'UTF8')), 'hex'), 1, 24)`;

/** In the order of ids, so that runs that end at the same time do not deadlock. @returns the ids of new groups */
async function addGroups(tx: TenantTransaction, run: ExecutionRow, afterOrdinal?: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into failure_groups (org_id, id, project_id, fingerprint, first_at, first_execution_id)
    select ${tx.organizationId}, ${groupId(run)} as id,
      ${run.project_id}, fingerprint, min(at), ${run.id}
    from failure_occurrences where org_id = ${tx.organizationId} and execution_id = ${run.id}
      and ${afterOrdinal === undefined ? sql`true` : sql`ordinal > ${afterOrdinal}`}
    group by fingerprint order by id
    on conflict do nothing returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What a run changes of a known failure. */
interface SeenAgain extends Omit<Regression, "title"> {
  fingerprint: string;
  isRegression: boolean;
}

/**
 * A late run may also be older than the one in which a failure was first seen. Rows are found by lists of ids: joins can take quadratic time here, because
 * PostgreSQL does not know yet how many failures the transaction has added.
 * @returns the failures that became regressed
 */
async function regress(tx: TenantTransaction, run: ExecutionRow): Promise<Regression[]> {
  const isRegression = sql<boolean>`(g.state = 'resolved' and g.state_at < ${run.started_at ?? run.created_at}::timestamptz)`;
  const ofRun = sql`org_id = ${tx.organizationId} and execution_id = ${run.id}`;
  const seenAt = sql<Date>`(select min(at) from failure_occurrences where ${ofRun})`;
  // A run that waited here for the lock of another one sees that one's state.
  const { rows: seen } = await sql<SeenAgain>`
    select g.id, g.fingerprint, g.owner_id as "ownerId", g.owner_team as "ownerTeam", g.state_by as "resolvedBy", ${isRegression} as "isRegression"
    from failure_groups g
    where g.org_id = ${tx.organizationId} and g.id = any(array(select distinct ${groupId(run)} from failure_occurrences where ${ofRun}))
      and (${isRegression} or g.first_at > ${seenAt})
    order by g.id for no key update`.execute(tx);
  if (seen.length === 0) return [];
  await sql`
    update failure_groups g set
      state = case when ${isRegression} then 'regressed' else g.state end,
      state_at = case when ${isRegression} then clock_timestamp() else g.state_at end,
      state_by = case when ${isRegression} then null else g.state_by end,
      first_execution_id = case when g.first_at > ${seenAt} then ${run.id} else g.first_execution_id end,
      first_at = least(g.first_at, ${seenAt})
    where g.org_id = ${tx.organizationId} and g.id = any(${seen.map(({ id }) => id)}::text[])`.execute(tx);
  const regressed = seen.filter((one) => one.isRegression);
  if (regressed.length === 0) return [];
  const { rows: messages } = await sql<{ fingerprint: string; category: FailureCategory; message: string }>`
    select distinct on (fingerprint) fingerprint, category, message from failure_occurrences
    where ${ofRun} and fingerprint = any(${regressed.map(({ fingerprint }) => fingerprint)}::text[]) order by fingerprint, ordinal`.execute(
    tx,
  );
  const titles = new Map(messages.map(({ fingerprint, category, message }) => [fingerprint, failureTitle(category, message)]));
  return regressed.map((one) => ({ ...one, title: titles.get(one.fingerprint) ?? "" }));
}
