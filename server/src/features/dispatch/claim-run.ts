import { sql } from "kysely";
import type { Claim, ClaimedRun } from "@gantry/contract/worker-protocol.ts";
import { leaseMs } from "@gantry/contract/worker-protocol.ts";
import { type PlanName, unlimited } from "@gantry/contract/plans.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { rememberOrganization } from "../executions/find-organization.ts";
import { limitsOf } from "../organizations/plan-limits.ts";
import { describeRun } from "./describe-run.ts";

/** A run that waits to be tried again comes due without anybody ringing. */
const lookAgainMs = 2_000;

/** Waits for a run to take, at most `claim.waitMs`. `undefined` when there was none, or when the worker has hung up. */
export async function claimRun(ctx: Context, claim: Claim, hungUp: AbortSignal): Promise<ClaimedRun | undefined> {
  const until = performance.now() + claim.waitMs;
  await seeWorker(ctx, claim);
  for (;;) {
    if (hungUp.aborted) return undefined;
    const run = await takeNext(ctx, claim.workerId);
    if (run === "missed") continue;
    if (run) {
      // There may be more: the next waiter looks.
      ctx.queueBell.ring();
      return run;
    }
    const leftMs = until - performance.now();
    if (leftMs <= 0) return undefined;
    await ctx.queueBell.wait(Math.min(leftMs, lookAgainMs), hungUp);
  }
}

const seenEveryMs = 5_000;
const seen = new WeakMap<Context, Map<string, number>>();

/** Writes down that a worker is there, not more often than anybody looks. */
async function seeWorker(ctx: Context, claim: Claim) {
  const times = seen.get(ctx) ?? new Map<string, number>();
  seen.set(ctx, times);
  const before = times.get(claim.workerId);
  if (before !== undefined && performance.now() - before < seenEveryMs) return;
  times.set(claim.workerId, performance.now());
  const row = { name: claim.name, engine: claim.engine, last_seen_at: sql<Date>`now()` };
  await ctx.db.asSystem((tx) =>
    tx
      .insertInto("workers")
      .values({ id: claim.workerId, ...row })
      .onConflict((at) => at.column("id").doUpdateSet(row))
      .execute(),
  );
}

/** Takes one run of one organization that has a free slot: fewest running first, then the one served longest ago. */
async function takeNext(ctx: Context, workerId: string): Promise<ClaimedRun | "missed" | undefined> {
  return ctx.db.asSystem(async (tx) => {
    for (const organization of await organizationsInTurn(tx)) {
      if (organization.active >= limitsOf(ctx, organization.plan).maxConcurrentRuns) continue;
      const taken = await takeFrom(ctx, tx, organization.id, workerId);
      // One organization's lock at a time: a claim that came too late lets go of it, and looks again from the start.
      if (!taken) return "missed";
      rememberOrganization(ctx, taken.taskId, taken.organizationId);
      return describeRun(ctx, tx, taken);
    }
    return undefined;
  });
}

async function organizationsInTurn(tx: Transaction): Promise<{ id: string; plan: PlanName; active: number }[]> {
  const { rows } = await sql<{ id: string; plan: PlanName; active: number }>`
    select o.id, o.plan, (select count(*) from run_leases lease where lease.org_id = o.id) as active
    from organizations o
    where exists (select 1 from run_queue queued where queued.org_id = o.id and queued.available_at <= clock_timestamp())
    order by active, o.last_claimed_at nulls first, o.id
    limit 200`.execute(tx);
  return rows;
}

/**
 * Under the organization's lock: count, then take. Two claims for one organization never count at the same time, so its
 * cap holds exactly; the plan is read under the same lock.
 */
async function takeFrom(
  ctx: Context,
  tx: Transaction,
  organizationId: string,
  workerId: string,
): Promise<{ organizationId: string; taskId: string; attempt: number } | undefined> {
  const locked = await sql<{ plan: PlanName }>`select plan from organizations where id = ${organizationId} for no key update`.execute(tx);
  const plan = locked.rows[0]?.plan;
  if (!plan) return undefined;
  const cap = Math.min(limitsOf(ctx, plan).maxConcurrentRuns, unlimited);
  const { rows } = await sql<{ id: string; attempt: number }>`
    with next as (
      select q.execution_id from run_queue q
      where q.org_id = ${organizationId} and q.available_at <= clock_timestamp()
        and (select count(*) from run_leases lease where lease.org_id = ${organizationId}) < ${cap}
      order by q.priority desc, q.enqueued_at, q.execution_id
      limit 1
    ), taken as (
      delete from run_queue q using next where q.org_id = ${organizationId} and q.execution_id = next.execution_id returning q.execution_id
    ), run as (
      update executions e set attempt = e.attempt + 1, updated_at = clock_timestamp()
      from taken where e.org_id = ${organizationId} and e.id = taken.execution_id
      returning e.id, e.attempt
    ), turn as (
      update organizations set last_claimed_at = clock_timestamp() where id = ${organizationId} and exists (select 1 from run)
    )
    insert into run_leases (org_id, execution_id, attempt, worker_id, lease_until)
    select ${organizationId}, run.id, run.attempt, ${workerId}, clock_timestamp() + ${leaseMs} * interval '1 millisecond' from run
    returning execution_id as id, attempt`.execute(tx);
  const [run] = rows;
  return run && { organizationId, taskId: run.id, attempt: run.attempt };
}
