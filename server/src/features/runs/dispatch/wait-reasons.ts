import { sql } from "kysely";
import type { RunNote, WaitReason } from "@gantry/contract/executions/schemas.ts";
import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import type { Context } from "../../../context.ts";
import { type TenantTransaction, acrossOrganizations } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { abilityLabel, isAbility, splitLabels } from "../../executions/record/worker-labels.ts";
import { isPresent } from "../../health/workers-present.ts";
import { limitsOf } from "../../organizations/plan-limits.ts";
import { knownTimeZone } from "../../../platform/time-zone.ts";
import { inProgress, nextStart, openParts, urgent } from "../queue/start-limits.ts";
import { groupIsFree, occupiedBy } from "./concurrency-group.ts";

/** A connected worker that may take runs of the organization. `slots`: `null` if it did not say. */
export interface PresentWorker {
  labels: readonly string[];
  /** `false`: it is paused or drained. */
  active: boolean;
  slots: number | null;
  running: number;
}

/** Why a run does not start now, evaluated at this moment. Empty if a worker may take it at once, or if it is not queued. */
export async function waitReasons(ctx: Context, tx: TenantTransaction, row: Pick<ExecutionRow, "org_id" | "id">): Promise<WaitReason[]> {
  // Leases of other organizations occupy slots too. Only the sums leave this function.
  const { rows } = await acrossOrganizations(tx, (system) =>
    sql<{
      plan: PlanName;
      ownOnly: boolean;
      labels: string;
      delayed: boolean;
      active: number;
      workers: PresentWorker[];
      group: string | null;
      before: number | null;
      higher: number;
      maxOfProject: number | null;
      activeOfProject: number;
      maxStarts: number | null;
      nextStart: Date | null;
      quietUntil: Date | null;
      timeZone: string | null;
      now: Date;
    }>`
      select o.plan, o.own_workers_only as "ownOnly", q.worker_labels as labels, q.available_at > clock_timestamp() as delayed,
        (select count(*)::int from run_leases lease where lease.org_id = q.org_id) as active,
        e.concurrency_group as group, (select held.number from ${occupiedBy("q")} and q.concurrency_key <> '' limit 1) as before,
        (${higherOnes}) as higher, p.max_concurrent_runs as "maxOfProject", ${inProgress("p")}::int as "activeOfProject",
        p.max_starts_per_hour as "maxStarts", ${nextStart("p")} as "nextStart",
        case when p.quiet_from <= clock_timestamp() and q.priority < ${urgent} then p.quiet_until end as "quietUntil",
        p.run_settings -> 'quietHours' ->> 'timeZone' as "timeZone", clock_timestamp() as now,
        (select coalesce(jsonb_agg(jsonb_build_object('labels', w.labels, 'active', w.state = 'active', 'slots', w.slots,
           'running', (select count(*) from run_leases lease where lease.worker_id = w.id))), '[]') from workers w
          where ${isPresent(sql`w.last_seen_at`)} and (w.org_id = o.id or (w.org_id is null and not o.own_workers_only))) as workers
      from run_queue q join organizations o on o.id = q.org_id join executions e on e.org_id = q.org_id and e.id = q.execution_id
        left join projects p on p.org_id = q.org_id and p.id = q.limited_project
      where q.org_id = ${row.org_id} and q.execution_id = ${row.id}`.execute(system),
  );
  const [queued] = rows;
  if (!queued) return [];
  const { delayed, active, workers, ownOnly, group, before, higher, maxOfProject, activeOfProject, quietUntil, timeZone, now } = queued;
  const zone = knownTimeZone(timeZone ?? "UTC");
  return explainWait({
    group: group !== null && before !== null ? { name: group, occupiedBy: before } : undefined,
    higher,
    ofProject: maxOfProject !== null && activeOfProject >= maxOfProject ? maxOfProject : undefined,
    quiet: quietUntil ? { until: quietUntil, timeZone: zone, now } : undefined,
    starts: queued.nextStart && queued.maxStarts ? { most: queued.maxStarts, until: queued.nextStart, timeZone: zone, now } : undefined,
    required: splitLabels(queued.labels),
    delayed,
    active,
    limit: limitsOf(ctx, queued.plan).maxConcurrentRuns,
    workers,
    ownOnly,
  });
}

/** The time, with the day of the week if it is more than a day away. */
function timeIn({ until, timeZone, now }: { until: Date; timeZone: string; now: Date }): string {
  const isFar = until.getTime() - now.getTime() > 24 * 3_600_000;
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    ...(isFar ? { weekday: "long" } : {}),
    hour: "2-digit",
    minute: "2-digit",
  }).format(until);
}

const maxCounted = 1000;

/**
 * How many runs with a higher priority wait for nothing that the run `q` does not wait for; at most one more than `maxCounted`. Runs with other labels
 * count if a worker could take both.
 */
const higherOnes = sql`select count(*)::int from (
  select from run_queue other
  where other.org_id = q.org_id and other.priority > q.priority and other.available_at <= clock_timestamp() and (${groupIsFree("other")} or other.concurrency_key = q.concurrency_key)
    and (other.limited_project = q.limited_project
      or exists (select from ${openParts(sql`q.org_id`)} part where part.project = other.limited_project and part.least <= other.priority))
    and (other.worker_labels in ('', q.worker_labels) or exists (
      select 1 from workers w
      where ${isPresent(sql`w.last_seen_at`)} and w.state = 'active' and (w.org_id = o.id or (w.org_id is null and not o.own_workers_only))
        and string_to_array(concat_ws(',', other.worker_labels, nullif(q.worker_labels, '')), ',') <@ w.labels))
  limit ${maxCounted + 1}) counted`;

/** `active` and `limit`: the organization's runs in progress, and how many its plan allows. */
export function explainWait(queued: {
  required: readonly string[];
  delayed: boolean;
  active: number;
  limit: number;
  workers: readonly PresentWorker[];
  /** Whether the organization uses its own workers only. */
  ownOnly: boolean;
  /** The concurrency group, if another run of it is in progress, with the number of that run. */
  group?: { name: string; occupiedBy: number } | undefined;
  /** The project's limit of concurrent runs, if it is reached. */
  ofProject?: number | undefined;
  /** How many runs may start in an hour, if none may now, and when the next one may. */
  starts?: { most: number; until: Date; timeZone: string; now: Date } | undefined;
  /** Its quiet hours, if they last. */
  quiet?: { until: Date; timeZone: string; now: Date } | undefined;
  /** How many runs with a higher priority start before it. */
  higher?: number | undefined;
}): WaitReason[] {
  const reasons: (WaitReason | undefined)[] = [whyNoWorker(queued)];
  const { group, higher = 0, ofProject, quiet, starts } = queued;
  if (group)
    reasons.push({
      code: "CONCURRENCY_GROUP",
      message: `Run #${group.occupiedBy} of the concurrency group "${group.name}" is in progress.`,
    });
  if (queued.active >= queued.limit)
    reasons.push({ code: "PLAN_LIMIT", message: `Your plan allows ${queued.limit} ${queued.limit === 1 ? "run" : "runs"} at a time.` });
  if (ofProject !== undefined)
    reasons.push({ code: "PROJECT_LIMIT", message: `The project allows ${ofProject} ${ofProject === 1 ? "run" : "runs"} at a time.` });
  if (starts)
    reasons.push({
      code: "START_LIMIT",
      message: `The project allows ${starts.most} ${starts.most === 1 ? "start" : "starts"} in an hour. The next one in the queue may start at ${timeIn(starts)} ${starts.timeZone}.`,
      until: starts.until.toISOString(),
    });
  if (quiet)
    reasons.push({
      code: "QUIET_HOURS",
      message: `Quiet hours until ${timeIn(quiet)} ${quiet.timeZone}.`,
      until: quiet.until.toISOString(),
    });
  if (higher > 0)
    reasons.push({
      code: "HIGHER_PRIORITY",
      message:
        higher > maxCounted
          ? `More than ${maxCounted.toLocaleString("en")} runs with a higher priority are before it.`
          : `${higher.toLocaleString("en")} ${higher === 1 ? "run" : "runs"} with a higher priority ${higher === 1 ? "is" : "are"} before it.`,
    });
  if (queued.delayed) reasons.push({ code: "RETRY_DELAYED", message: "The run could not be started. Gantry tries again within a minute." });
  return reasons.filter((reason) => reason !== undefined);
}

function whyNoWorker({ required, workers: connected, ownOnly }: Parameters<typeof explainWait>[0]): RunNote | undefined {
  if (connected.length === 0)
    return {
      code: "NO_WORKER",
      message: ownOnly ? "Your organization uses its own workers only, and none is connected." : "No worker is connected.",
    };
  const workers = connected.filter(({ active }) => active);
  if (workers.length === 0) return { code: "WORKERS_PAUSED", message: "All connected workers are paused or drained." };
  const matching = workers.filter(({ labels }) => required.every((label) => labels.includes(label)));
  if (matching.length === 0) return { code: "NO_MATCHING_WORKER", message: missing(required, workers) };
  let slots = 0;
  let busy = 0;
  for (const worker of matching) {
    // A worker of an earlier release may have a free slot.
    if (worker.slots === null) return undefined;
    slots += worker.slots;
    // After a restart with fewer slots, a worker finishes the runs that it holds.
    busy += Math.min(worker.running, worker.slots);
  }
  if (busy < slots) return undefined;
  const which = required.every((label) => label === needsGit) ? "the workers" : "matching workers";
  return {
    code: "WORKERS_BUSY",
    message:
      slots === 1 ? `The only slot of ${which} is in use.` : `${slots === 2 ? "Both" : `All ${slots}`} slots of ${which} are in use.`,
  };
}

const needsGit = abilityLabel("source");

function missing(required: readonly string[], workers: readonly PresentWorker[]): string {
  const withLabels = workers.filter(({ labels }) => required.every((label) => isAbility(label) || labels.includes(label)));
  if (withLabels.length > 0)
    return "No connected worker can fetch the Git repository of the run. It needs a worker of this release, with git 2.37 or later on its machine.";
  const chosen = required.filter((label) => !isAbility(label));
  const unknown = chosen.filter((label) => !workers.some(({ labels }) => labels.includes(label)));
  return unknown.length > 0
    ? `No connected worker has the ${unknown.length === 1 ? "label" : "labels"} ${unknown.join(" or ")}.`
    : `No connected worker has all of these labels: ${chosen.join(", ")}.`;
}
