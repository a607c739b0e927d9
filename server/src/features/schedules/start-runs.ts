import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { ScheduledRun } from "@gantry/contract/schedules/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { acceptRun } from "../runs/accept/request-execution.ts";
import { acceptStoredMatrixRun, planAhead, type PlannedAhead, startsMatrixRun } from "../runs/accept/start-stored-run.ts";
import type { ScheduleRow } from "./schedule-row.ts";
import { schedulesOf } from "./store.ts";

/** A run, or the runs of a matrix run in their order. */
export type StartedRuns = [Execution, ...Execution[]];

/** The plan of what a schedule starts, before the organization is locked; `undefined` for a single run, and without the schedule. */
export async function planSchedule(tx: TenantTransaction, id: string): Promise<PlannedAhead | undefined> {
  const schedule = await schedulesOf(tx).select(["project_id", "run"]).where("schedules.id", "=", id).executeTakeFirst();
  return schedule && planAhead(tx, schedule.project_id, ScheduledRun.parse(schedule.run));
}

/** Requests what a schedule starts, inside a transaction that holds the organization. @throws 429 like any run; 409 and 400 like a matrix run */
export async function startRuns(
  ctx: Context,
  tx: TenantTransaction,
  schedule: ScheduleRow,
  ahead: PlannedAhead | undefined,
): Promise<StartedRuns> {
  const requester = { organizationId: tx.organizationId, requestedBy: { id: null, name: `Schedule ${schedule.name}` } };
  const request = { ...ScheduledRun.parse(schedule.run), projectId: schedule.project_id, trigger: "schedule" as const };
  if (startsMatrixRun(request)) return acceptStoredMatrixRun(ctx, tx, requester, request, ahead);
  return [(await acceptRun(ctx, tx, requester, request)).execution];
}
