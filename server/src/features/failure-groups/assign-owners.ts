import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import { sql } from "kysely";
import { z } from "zod";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { addToOutbox } from "../../platform/outbox/add-to-outbox.ts";
import { type Deliverer, deliverer, exponentialBackoff } from "../../platform/outbox/topic.ts";
import type { ExecutionRow } from "../executions/record/execution-record.ts";
import { findExecution } from "../executions/record/find-execution.ts";
import { presentExecution } from "../executions/record/present.ts";
import type { UploadReaderJobs } from "../uploads/upload-reader-jobs.ts";
import { rulesOf } from "./change-owner-rules.ts";
import { recordChanges } from "./record-changes.ts";

type Owners = UploadReaderJobs["owners"];

/** New failures of a run whose owners are to be found. */
const NewFailures = {
  name: "failure-owners",
  payload: z.object({ projectId: z.string(), executionId: z.string(), groupIds: z.array(z.string()) }),
};

/** Failures of one reading. Its time limit is for all of them. */
const atOnce = 1_000;
/** After the reader's own limit, so that the owners that it found are usually kept. */
const deadlineMs = 10_000;

/**
 * Requests the owners of new failures, if the project has rules. Rules and paths come from tenants and can be slow to compare, so a reader process
 * does it after the caller's transaction. `ids`: of the new groups.
 */
export async function requestOwners(ctx: Context, tx: TenantTransaction, run: ExecutionRow, ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || (await rulesOf(tx, run.project_id)) === "") return;
  for (let from = 0; from < ids.length; from += atOnce) {
    const payload = { projectId: run.project_id, executionId: run.id, groupIds: ids.slice(from, from + atOnce) };
    await addToOutbox(ctx, tx, NewFailures, payload, { organizationId: tx.organizationId });
  }
}

/** Sets owners by the project's rules and the files of the failures' first tests. Failures stay without an owner if this takes too long. */
export function ownerDelivery(ctx: Context): Deliverer {
  return deliverer({
    topic: NewFailures,
    retryAfterMs: exponentialBackoff(6, 1_000),
    async deliver({ projectId, executionId, groupIds }, { organizationId = "" }) {
      const options = await ctx.db.withTenant(organizationId, async (tx) => ({
        rules: await rulesOf(tx, projectId),
        files: await filesOf(tx, executionId, groupIds),
      }));
      if (options.rules === "" || options.files.length === 0) return;
      const owned = await findOwners(ctx, organizationId, options);
      if (owned.length === 0) return;
      const run = await ctx.db.withTenant(organizationId, async (tx) => {
        await setOwners(ctx, tx, executionId, owned);
        return findExecution(tx, executionId);
      });
      // Open pages read the run's failures again.
      if (run) ctx.channel.executionUpdated(presentExecution(run));
    },
  });
}

async function findOwners(ctx: Context, owner: string, options: Owners["options"]): Promise<Owners["result"]> {
  try {
    return (await ctx.uploadReaders.read("owners", options, { owner, deadlineMs })).result;
  } catch (error) {
    if (!(error instanceof ReadingEnded) || error.reason === "failure") throw error;
    // The same rules and paths would end the next reading, too.
    ctx.log.warn({ organizationId: owner, reason: error.reason, detail: error.detail }, "some failures have no owner by rules");
    return [];
  }
}

/** Only failures whose owner was never set, so that manual changes and earlier deliveries are kept. */
async function setOwners(ctx: Context, tx: TenantTransaction, executionId: string, owned: Owners["result"]): Promise<void> {
  // A member by email; any other name is a team.
  const { rows } = await sql<{ id: string; name: string }>`
    with owned as (
      select o.id, u.id as user_id, coalesce(u.name, o.owner) as name
      from jsonb_to_recordset(${JSON.stringify(owned)}::jsonb) as o (id text, owner text)
      left join users u on lower(u.email) = lower(o.owner)
        and exists (select from memberships m where m.org_id = ${tx.organizationId} and m.user_id = u.id)
    ), untouched as (
      -- Waits for a change by hand in progress.
      select g.id from failure_groups g join owned on owned.id = g.id
      where g.org_id = ${tx.organizationId} order by g.id for no key update of g
    )
    update failure_groups g set owner_id = owned.user_id, owner_team = case when owned.user_id is null then owned.name end
    from owned join untouched on untouched.id = owned.id
    where g.org_id = ${tx.organizationId} and g.id = owned.id and g.owner_id is null and g.owner_team is null
      and not exists (select from failure_changes c where c.org_id = g.org_id and c.group_id = g.id and c.what = 'owner')
    returning g.id, owned.name`.execute(tx);
  await recordChanges(
    ctx,
    tx,
    { executionId },
    rows.map(({ id, name }) => ({ groupId: id, what: "owner", from: null, to: name })),
  );
}

async function filesOf(tx: TenantTransaction, executionId: string, ids: readonly string[]): Promise<Owners["options"]["files"]> {
  const { rows } = await sql<{ id: string; path: string }>`
    select distinct on (g.id) g.id, t.file_path as path
    from failure_groups g
    join failure_occurrences o on o.org_id = g.org_id and o.execution_id = ${executionId} and o.fingerprint = g.fingerprint
    join test_results t on t.org_id = o.org_id and t.execution_id = o.execution_id and t.ordinal = o.ordinal and t.file_path is not null
    where g.org_id = ${tx.organizationId} and g.id = any(${ids as string[]}::text[])
    order by g.id, o.ordinal`.execute(tx);
  return rows;
}
