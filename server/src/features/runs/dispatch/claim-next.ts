import { sql } from "kysely";
import type { Claim, ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import { leaseMs } from "@gantry/contract/dispatch/constants.ts";
import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import { planNames, unlimited } from "@gantry/contract/plans/constants.ts";
import type { WorkerState } from "@gantry/contract/workers/schemas.ts";
import type { Context } from "../../../context.ts";
import { hashToken, newToken } from "../../../platform/crypto/random-token.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import { uniqueViolation } from "../../../platform/db/database-down.ts";
import { TenantBusy } from "../../../platform/db/tenant-share.ts";
import type { WorkerCaller } from "../../../platform/http/caller.ts";
import { cacheOrganization } from "../../executions/record/find-organization.ts";
import { limitsOf } from "../../organizations/plan-limits.ts";
import { registryCredentialsOf } from "../../registries/open-login.ts";
import { groupIsFree } from "./concurrency-group.ts";
import { clearedCaches } from "../../caches/cleared-caches.ts";
import { describeRun, projectVariables, serviceSeqs, type ClaimedExecution } from "./describe-run.ts";
import { tokenRevoked } from "./require-own-run.ts";
import { endClaims, isStopped } from "../../workers/stop-claims.ts";
import { isForWorker } from "../queue/requeue.ts";
import { openParts, recordStart } from "../queue/start-limits.ts";
import { repeatClaim, type ClaimRequest } from "./repeat-claim.ts";

type Answer = ClaimedRun | "missed" | "drained" | "stopped" | undefined;

/** The minimum time that a claim waits for its turn. With less, its worker would repeat the claim at once. */
const minWaitMs = 4_000;

/**
 * Takes one run of one organization that has a free slot: fewest running first, then the one served longest ago. The workers of an organization wait for
 * one another, so that many of them do not delay other organizations. So do the shared workers: their claims lock one organization after the other, and
 * would use all connections while they wait for a lock. `stopped`: the claim is over, or its turn did not come until then.
 * @throws {TenantBusy} for an organization's worker
 */
export async function claimNext(
  ctx: Context,
  claim: Claim,
  worker: WorkerCaller,
  { over, until }: { over: AbortSignal; until: number },
): Promise<Answer> {
  const look = async () => (over.aborted ? "stopped" : lookForRun(ctx, claim, worker));
  const { claims, sharedClaims } = ctx.runs;
  if (worker.organizationId !== null) return claims.within(worker.organizationId, look);
  try {
    return await sharedClaims.within("", look, Math.max(until - performance.now(), minWaitMs));
  } catch (error) {
    if (error instanceof TenantBusy) return "stopped";
    throw error;
  }
}

async function lookForRun(ctx: Context, claim: Claim, worker: WorkerCaller): Promise<Answer> {
  const leaseToken = newToken();
  const wanted = { claim, worker, tokenHash: hashToken(leaseToken) };
  const taken = await ctx.db
    .asSystem((tx) => take(ctx, tx, wanted), { plans: "generic" })
    .catch((error: unknown) => {
      // The same claim was sent twice, and its other copy took a run a moment ago.
      if (uniqueViolation(error) === "run_leases_claim") return ctx.db.asSystem((tx) => repeatClaim(tx, wanted));
      throw error;
    });
  if (taken === "missed" && (await isStopped(ctx, claim))) return "stopped";
  if (taken === undefined || taken === "missed" || taken === "drained") return taken;
  cacheOrganization(ctx, taken.id, taken.org_id);
  // Both times are the database's. Later attempts waited for another reason.
  if (taken.attempt === 1) ctx.metrics.runClaimed((taken.updated_at.getTime() - taken.created_at.getTime()) / 1000);
  return { ...describeRun(ctx, taken), leaseToken };
}

/**
 * The run that a worker's claim took before the worker was stopped; never another one. A proxy may keep the connection of the claim open, although the worker
 * closed it: from now on, no claim of this start of the worker takes a run.
 */
export async function findEarlierClaim(ctx: Context, claim: Claim, worker: WorkerCaller): Promise<ClaimedRun | undefined> {
  await endClaims(ctx, claim, worker);
  const leaseToken = newToken();
  const taken = await ctx.db.asSystem((tx) => repeatClaim(tx, { claim, worker, tokenHash: hashToken(leaseToken) }), { plans: "generic" });
  return taken && { ...describeRun(ctx, taken), leaseToken };
}

async function take(ctx: Context, tx: Transaction, wanted: ClaimRequest): Promise<ClaimedExecution | "missed" | "drained" | undefined> {
  const { claim, worker } = wanted;
  const earlier = claim.repeated ? await repeatClaim(tx, wanted) : undefined;
  if (earlier) return earlier;
  const combinations = await matchingCombinations(tx, claim.labels);
  const organization = await nextInTurn(ctx, tx, combinations, wanted, true);
  // After the organization, as everywhere, so that no two transactions wait for each other.
  const state = worker.organizationId === null ? "active" : await lockState(tx, worker, claim.workerId);
  if (state !== "active") return state === "draining" ? "drained" : undefined;
  if (!organization) return undefined;
  // Lock one organization at a time. If its turn is over or its slot is taken by now, release the lock and start over.
  if (!(await isStillNext(ctx, tx, organization, combinations, wanted))) return "missed";
  return (await takeFrom(ctx, tx, organization, combinations, wanted)) ?? "missed";
}

/**
 * The state of an organization's worker, which no one changes until the transaction ends. A worker that was removed a moment ago takes no run: its next
 * claim records it again.
 * @throws 401 when its token was revoked, also while the claim waited
 */
async function lockState(tx: Transaction, { organizationId, tokenId }: WorkerCaller, workerId: string): Promise<WorkerState> {
  const token = await tx
    .selectFrom("worker_tokens")
    .select("id")
    .where("org_id", "=", organizationId)
    .where("id", "=", tokenId)
    .forKeyShare()
    .executeTakeFirst();
  if (!token) throw tokenRevoked();
  const worker = await tx
    .selectFrom("workers")
    .select("state")
    .where("org_id", "=", organizationId)
    .where("id", "=", workerId)
    .forShare()
    .executeTakeFirst();
  return worker?.state ?? "paused";
}

/** The combinations of labels among all queued runs that a worker with `labels` may execute, as they are stored. */
async function matchingCombinations(tx: Transaction, labels: readonly string[]): Promise<string[]> {
  if (labels.length === 0) return [""];
  const { rows } = await sql<{ labels: string }>`
    with recursive waiting (labels) as (
      (select worker_labels from run_queue where worker_labels <> '' order by worker_labels limit 1)
      union all
      select (select q.worker_labels from run_queue q where q.worker_labels <> '' and q.worker_labels > waiting.labels order by q.worker_labels limit 1)
      from waiting where waiting.labels is not null
    )
    select labels from waiting where string_to_array(labels, ',') <@ ${labels}::text[]`.execute(tx);
  return ["", ...rows.map((row) => row.labels)];
}

interface InTurn {
  id: string;
  plan: PlanName;
  /** Its runs in progress. */
  active: number;
}

/** The next organization in turn that has a run for the worker: its own, or for a shared worker any that allows shared workers. */
async function nextInTurn(
  ctx: Context,
  tx: Transaction,
  combinations: readonly string[],
  { claim: { workerId }, worker: { organizationId: owner } }: ClaimRequest,
  isLocking: boolean,
): Promise<InTurn | undefined> {
  const caps = planNames.map((plan) => Math.min(limitsOf(ctx, plan).maxConcurrentRuns, unlimited));
  const { rows } = await sql<InTurn>`
    select o.id, o.plan, held.active::int from organizations o
    join unnest(${planNames}::text[], ${caps}::bigint[]) as cap (plan, runs) on cap.plan = o.plan
    cross join lateral (select count(*) as active from run_leases lease where lease.org_id = o.id) held
    where held.active < cap.runs and ${owner === null ? sql`not o.own_workers_only` : sql`o.id = ${owner}`}
      and exists (
        select 1 from ${openParts(sql`o.id`)} part
        join run_queue queued on queued.org_id = o.id and queued.limited_project = part.project and queued.priority >= part.least
        where queued.worker_labels = any(${combinations}::text[]) and queued.available_at <= clock_timestamp()
          and ${isForWorker("queued", workerId)} and ${groupIsFree("queued")}
      )
    order by held.active, o.last_claimed_at nulls first, o.id
    limit 1 ${isLocking ? sql`for no key update of o` : sql``}`.execute(tx);
  return rows[0];
}

/**
 * Whether it is the turn of the locked organization. Claims that chose it at the same time waited for its lock, and each of them would take a run of it,
 * although others have fewer by now.
 */
async function isStillNext(
  ctx: Context,
  tx: Transaction,
  chosen: InTurn,
  combinations: readonly string[],
  wanted: ClaimRequest,
): Promise<boolean> {
  if (wanted.worker.organizationId !== null) return true;
  const { rows } = await sql<{ active: number }>`
    select count(*)::int as active from run_leases where org_id = ${chosen.id}`.execute(tx);
  if ((rows[0]?.active ?? 0) <= chosen.active) return true;
  return (await nextInTurn(ctx, tx, combinations, wanted, false))?.id === chosen.id;
}

/**
 * Under the organization's lock: count, then take. Claims for one organization are serialized, so its cap holds exactly; the plan is read under the
 * same lock.
 */
async function takeFrom(
  ctx: Context,
  tx: Transaction,
  { id: organizationId, plan }: InTurn,
  combinations: readonly string[],
  { claim: { workerId, workerStart, claimId }, worker, tokenHash }: ClaimRequest,
): Promise<ClaimedExecution | undefined> {
  const cap = Math.min(limitsOf(ctx, plan).maxConcurrentRuns, unlimited);
  const { rows } = await sql<ClaimedExecution>`
    with claiming as (
      -- Locked until the run is taken, so that a worker that stops finds the run or prevents the claim.
      select stopped_start from workers where id = ${workerId} for key share
    ), next as (
      -- The first run of each combination and part comes from the queue's index.
      select q.execution_id from unnest(${combinations}::text[]) as combination (labels) cross join ${openParts(sql`${organizationId}`)} part
      cross join lateral (
        select each.execution_id, each.priority, each.enqueued_at from run_queue each
        where each.org_id = ${organizationId} and each.limited_project = part.project and each.worker_labels = combination.labels
          and each.priority >= part.least and each.available_at <= clock_timestamp()
          and ${isForWorker("each", workerId)} and ${groupIsFree("each")}
        order by each.priority desc, each.enqueued_at, each.execution_id
        limit 1
      ) q
      where (select count(*) from run_leases lease where lease.org_id = ${organizationId}) < ${cap}
        and not exists (select 1 from claiming where stopped_start = ${workerStart ?? null}::bigint)
      order by q.priority desc, q.enqueued_at, q.execution_id
      limit 1
    ), held as (
      -- The run is locked before its entry in the queue, as when it is cancelled or deleted.
      select e.id from executions e join next on e.id = next.execution_id where e.org_id = ${organizationId} for no key update of e
    ), taken as (
      delete from run_queue q using held where q.org_id = ${organizationId} and q.execution_id = held.id returning q.execution_id
    ), run as (
      update executions e set attempt = e.attempt + 1, lease_token_hash = ${tokenHash}, updated_at = clock_timestamp()
      from taken where e.org_id = ${organizationId} and e.id = taken.execution_id
      returning e.*
    ), turn as (
      update organizations set last_claimed_at = clock_timestamp() where id = ${organizationId} and exists (select 1 from run)
    ), leased as (
      insert into run_leases (org_id, execution_id, attempt, worker_id, claim_id, server_id, confirmed, lease_until)
      select ${organizationId}, run.id, run.attempt, ${workerId}, ${claimId ?? null}, ${ctx.serverId}, false,
        clock_timestamp() + ${leaseMs} * interval '1 millisecond' from run
    ), counted as (${recordStart}
    )${worker.organizationId === null ? sql`` : listed(organizationId, workerId)}
    select run.*, ${projectVariables("run")} as project_variables, ${registryCredentialsOf("run")} as registry_credentials,
      ${serviceSeqs("run")} as service_seqs, ${clearedCaches("run", workerId)} as cleared_caches from run`.execute(tx.commitWithNext());
  return rows[0];
}

/** The run in the list of an organization's worker. */
const listed = (organizationId: string, workerId: string) => sql`, listed as (
      insert into worker_runs (org_id, worker_id, execution_id, attempt) select ${organizationId}, ${workerId}, run.id, run.attempt from run
    )`;
