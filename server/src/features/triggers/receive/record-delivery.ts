import { listedDeliveries } from "@gantry/contract/triggers/constants.ts";
import { type DeliveryResult, TriggeredRun } from "@gantry/contract/triggers/schemas.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { announceQueued } from "../../runs/accept/request-execution.ts";
import { planAhead, type PlannedAhead } from "../../runs/accept/start-stored-run.ts";
import type { ReadGitEvent } from "../../uploads/upload-reader-jobs.ts";
import { deliveriesOf, lockTrigger, matrixRunOfDelivery, type TriggerRow, triggersOf } from "../record/store.ts";
import { decide } from "./decide.ts";
import { contextOf, notesOnContext } from "./context-of.ts";
import type { Hook } from "./find-hook.ts";
import { startTriggeredRuns } from "./start-triggered-runs.ts";

export interface Delivery {
  deliveryId: string;
  /** `null` where another delivery may have the same body. */
  bodyHash: Buffer | null;
  eventName: string;
  event: ReadGitEvent;
}

/** Of those that started a run: a host may repeat them for days, whatever came since. */
const rememberedStarts = 1_000;

/**
 * Starts the run, or the matrix run, of a delivery, or notes why there is none, in one transaction. A delivery that started a run never starts another one, however often and
 * whenever it comes; one that did not is judged again.
 * @throws 404 when the trigger was deleted meanwhile
 */
export async function recordDelivery(ctx: Context, hook: Hook, delivery: Delivery): Promise<DeliveryResult> {
  const { result, runs } = await ctx.db.withTenant(hook.organizationId, async (tx) => {
    const ahead = await planTrigger(tx, hook, delivery.event);
    // Organization first, like every run. It also makes repetitions that arrive together wait for each other.
    await lockOrganization(tx);
    const trigger = await lockTrigger(tx, hook);
    const repeated = await noteRepetition(tx, trigger.id, delivery);
    if (repeated) return { result: repeated, runs: [] };
    const outcome = await carryOut(ctx, tx, trigger, delivery.event, ahead);
    await store(ctx, tx, trigger, delivery, outcome.result);
    return outcome;
  });
  for (const run of runs) announceQueued(ctx, run);
  return result;
}

interface Outcome {
  result: DeliveryResult;
  runs: Execution[];
}

/** The plan of what the event starts, before the organization is locked. */
async function planTrigger(tx: TenantTransaction, hook: Hook, event: ReadGitEvent): Promise<PlannedAhead | undefined> {
  const trigger = await triggersOf(tx, hook.projectId).selectAll().where("id", "=", hook.triggerId).executeTakeFirst();
  if (!trigger || "ignore" in decide(trigger, event)) return undefined;
  return planAhead(tx, trigger.project_id, TriggeredRun.parse(trigger.run));
}

/** Counts a repetition of a delivery that started a run. */
async function noteRepetition(
  tx: TenantTransaction,
  triggerId: string,
  { deliveryId, bodyHash }: Delivery,
): Promise<DeliveryResult | undefined> {
  const before = await deliveriesOf(tx, triggerId)
    .select(["id", "execution_id", "reason", matrixRunOfDelivery])
    .where("outcome", "=", "started")
    .where((row) => row.or([row("delivery_id", "=", deliveryId), ...(bodyHash ? [row("body_hash", "=", bodyHash)] : [])]))
    .executeTakeFirst();
  if (!before) return undefined;
  await tx
    .updateTable("run_trigger_deliveries")
    .set({ repeats: sql<number>`repeats + 1` })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", before.id)
    .execute();
  return {
    outcome: "ignored",
    reason: `Already received: it ${before.reason.replace(/^Started/, "started")}`,
    executionId: before.execution_id,
    matrixRunId: before.matrix_run_id,
  };
}

async function carryOut(
  ctx: Context,
  tx: TenantTransaction,
  trigger: TriggerRow,
  event: ReadGitEvent,
  ahead: PlannedAhead | undefined,
): Promise<Outcome> {
  const none = { executionId: null, matrixRunId: null };
  const decision = decide(trigger, event);
  if ("ignore" in decision) return { result: { outcome: "ignored", reason: decision.ignore, ...none }, runs: [] };
  const started = await startTriggeredRuns(ctx, tx, trigger, decision.start, ahead);
  if ("refused" in started) return { result: { outcome: "refused", reason: started.refused, ...none }, runs: [] };
  const [first] = started;
  const notes = [decision.note, ...notesOnContext(contextOf(trigger, decision.start), decision.start)];
  const reason = [`Started ${numbersOf(started)}.`, ...notes].filter(Boolean).join(" ");
  return { result: { outcome: "started", reason, executionId: first.id, matrixRunId: first.matrixRunId }, runs: started };
}

/** The organization is locked, so the runs of a matrix run have numbers in a row. */
function numbersOf(runs: [Execution, ...Execution[]]): string {
  const [first] = runs;
  return runs.length === 1 ? `run #${first.number}` : `${runs.length} runs, #${first.number} to #${runs.at(-1)?.number}`;
}

async function store(ctx: Context, tx: TenantTransaction, trigger: TriggerRow, delivery: Delivery, result: DeliveryResult): Promise<void> {
  const { event } = delivery;
  const about =
    event.kind === "none" || event.branch === null || event.commit === null
      ? {}
      : contextOf(trigger, { ...event, branch: event.branch, commit: event.commit });
  const values = {
    body_hash: delivery.bodyHash,
    event: delivery.eventName,
    outcome: result.outcome,
    reason: result.reason,
    execution_id: result.executionId,
    branch: about.branch ?? null,
    commit_sha: about.commitSha ?? null,
    pr_number: about.prNumber ?? null,
    received_at: sql<Date>`clock_timestamp()`,
  };
  await tx
    .insertInto("run_trigger_deliveries")
    .values({ org_id: tx.organizationId, id: ctx.newId(), trigger_id: trigger.id, delivery_id: delivery.deliveryId, ...values })
    .onConflict((at) => at.columns(["org_id", "trigger_id", "delivery_id"]).doUpdateSet(values))
    .execute();
  await tx
    .updateTable("run_triggers")
    .set({ last: JSON.stringify({ ...result, at: new Date(ctx.now()).toISOString() }) })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", trigger.id)
    .execute();
  await deleteOld(tx, trigger.id);
}

async function deleteOld(tx: TenantTransaction, triggerId: string): Promise<void> {
  await sql`
    delete from run_trigger_deliveries where org_id = ${tx.organizationId} and id in (
      select id from (
        select id, outcome, row_number() over (order by received_at desc, id desc) as place,
          row_number() over (partition by outcome order by received_at desc, id desc) as place_of_outcome
        from run_trigger_deliveries where org_id = ${tx.organizationId} and trigger_id = ${triggerId}) as placed
      where place > ${listedDeliveries} and (outcome <> 'started' or place_of_outcome > ${rememberedStarts}))`.execute(tx);
}
