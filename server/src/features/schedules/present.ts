import { type Schedule, ScheduledRun } from "@gantry/contract/schedules/schemas.ts";
import type { ScheduleRow } from "./schedule-row.ts";
import type { LastRun } from "./last-runs.ts";
import { nextTimes } from "./times.ts";

/** @param runs what the schedules started last, by its id */
export function presentSchedule(row: ScheduleRow, runs: ReadonlyMap<string, LastRun>): Schedule {
  const last = runs.get(row.last_execution_id ?? "");
  const times = { cron: row.cron, timeZone: row.time_zone };
  // From just before the next time, so that the list starts with it even while it is being started.
  const ahead = row.next_run_at ? nextTimes(times, new Date(row.next_run_at.getTime() - 1)) : [];
  return {
    id: row.id,
    organizationId: row.org_id,
    projectId: row.project_id,
    name: row.name,
    cron: row.cron,
    timeZone: row.time_zone,
    run: ScheduledRun.parse(row.run),
    missedRuns: row.missed_runs,
    skipWhileActive: row.skip_while_active,
    paused: row.paused,
    nextRunAt: row.next_run_at?.toISOString() ?? null,
    nextRuns: ahead.map((at) => at.toISOString()),
    last: row.last_at && {
      at: row.last_at.toISOString(),
      executionId: row.last_execution_id,
      matrixRunId: last?.matrixRunId ?? null,
      status: last?.status ?? null,
      errorCode: last?.errorCode ?? null,
      reason: row.last_reason,
    },
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
