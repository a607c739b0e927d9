import type { Context } from "../../../context.ts";
import { badRequest } from "../../../platform/errors.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import type { ParsedUpdate } from "./parse-update.ts";

/** Other machines' clocks may be slightly ahead. */
const aheadMs = 5 * 60_000;
/** An earlier time is a program's default value, such as 0001-01-01. */
const earliest = Date.UTC(2000, 0, 1);

/**
 * Rejects impossible times in a callback. (A worker's times are corrected instead: its clock must not cost a run its verdict.)
 * @throws 400 for an end before the start, and for a time in the future or before the year 2000.
 */
export function requirePlausibleTimes(
  ctx: Pick<Context, "now">,
  row: Pick<ExecutionRow, "started_at" | "finished_at">,
  update: ParsedUpdate,
): void {
  for (const field of ["startedAt", "finishedAt"] as const) {
    const moment = update[field];
    if (!moment) continue;
    if (Date.parse(moment) > ctx.now() + aheadMs) throw impossible(field, `${field} is in the future.`);
    if (Date.parse(moment) < earliest) throw impossible(field, `${field} is before the year 2000.`);
  }
  if (update.status === "PENDING") return;
  if (update.status === "RUNNING") return;
  const startedAt = update.startedAt ? new Date(update.startedAt) : row.started_at;
  const known = update.exitCode == null && update.error == null && update.results == null ? row.finished_at : null;
  const finishedAt = update.finishedAt ? new Date(update.finishedAt) : known;
  if (!startedAt || !finishedAt || finishedAt >= startedAt) return;
  const message = `A run cannot end before it starts: finishedAt is ${finishedAt.toISOString()}, startedAt is ${startedAt.toISOString()}. Send both of them.`;
  throw impossible(update.finishedAt ? "finishedAt" : "startedAt", message);
}

function impossible(path: string, message: string) {
  return badRequest("Validation failed", { message, code: "VALIDATION_FAILED", issues: [{ path, message }] });
}
