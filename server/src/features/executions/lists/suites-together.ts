import { type SelectQueryBuilder, sql } from "kysely";
import type { ExecutionFilter } from "@gantry/contract/executions/schemas.ts";
import type { Schema } from "../../../platform/db/schema.ts";
import { passLeavesOut } from "./pass-leaves-out.ts";

/** Whether a run has a separate row in a list in which split suites are one row. */
export const isNoShard = sql<boolean>`(executions.shard is null or executions.matrix_run_id is null)`;
/** The same where matrix runs are one row, too. */
export const isOfNoMatrixRun = sql<boolean>`(executions.matrix_run_id is null)`;

/** Deleted runs included: a deleted run stays the latest of its shard. */
const newerOfShard = (run: string) => sql`exists (
  select 1 from executions newer
  where newer.org_id = ${sql.ref(`${run}.org_id`)} and newer.matrix_run_id = ${sql.ref(`${run}.matrix_run_id`)}
    and newer.matrix_position = ${sql.ref(`${run}.matrix_position`)} and newer.number > ${sql.ref(`${run}.number`)})`;

/** A shard of the run's suite, by its latest run. */
const shardWhere = (condition: ReturnType<typeof sql>) => sql`exists (
  select 1 from executions other
  where other.org_id = executions.org_id and other.matrix_run_id = executions.matrix_run_id and not ${newerOfShard("other")} and ${condition})`;

/** `PASSED` while the analysis of a run that has passed is in progress, and so on. */
export const verdictOf = (run: string) => sql`coalesce(${sql.ref(`${run}.verdict`)}, ${sql.ref(`${run}.status`)})`;

/** Whether a shard makes its suite fail. This includes a shard that passed, but only re-ran failed tests and left some out. */
export const isFailed = (run: string) =>
  sql`(${verdictOf(run)} in ('FAILED', 'UNSTABLE', 'ERROR') or (${verdictOf(run)} = 'PASSED' and ${passLeavesOut(run, "failed")}))`;

export const hasPassed = (run: string) =>
  sql`(${sql.ref(`${run}.deleted_at`)} is null and ${verdictOf(run)} = 'PASSED' and not ${passLeavesOut(run, "anything")})`;

export type Status = NonNullable<ExecutionFilter["status"]>[number];

/** Whether somebody ended the run. */
export const wasCancelled = (run: string) =>
  sql`(${verdictOf(run)} = 'ERROR' and ${sql.ref(`${run}.error_code`)} is not distinct from 'CANCELLED')`;

/** Whether a run is why its matrix run is not shown as cancelled: it failed, or is in progress. */
export const isMoreThanCancelled = (run: string) =>
  sql`(${sql.ref(`${run}.deleted_at`)} is null and not ${wasCancelled(run)} and (${isFailed(run)} or ${verdictOf(run)} in ('PENDING', 'RUNNING', 'ANALYZING')))`;

/** Whether a run is why its matrix run is not shown as incomplete: it failed, was cancelled, or is in progress. */
export const isMoreThanDeleted = (run: string) =>
  sql`(${sql.ref(`${run}.deleted_at`)} is null and (${isFailed(run)} or ${verdictOf(run)} in ('PENDING', 'RUNNING', 'ANALYZING')))`;

/** A condition that holds if one of these does. */
export const anyOf = (conditions: readonly ReturnType<typeof sql>[]) => sql<boolean>`(${sql.join([sql`false`, ...conditions], sql` or `)})`;

/** Of a single run. It is never `INCOMPLETE`. */
const ofARun = (statuses: readonly Status[]) => statuses.filter((status) => status !== "CANCELLED" && status !== "INCOMPLETE");

/** Whether a run itself has one of the statuses: a cancelled one has `ERROR`, too. */
export function hasOwnStatus(run: string, statuses: readonly Status[]) {
  const own = ofARun(statuses);
  return anyOf([
    ...(own.length > 0 ? [sql`${sql.ref(`${run}.status`)} in (${sql.join(own)})`] : []),
    ...(statuses.includes("CANCELLED") ? [wasCancelled(run)] : []),
  ]);
}

/** Whether a run is shown with one of the statuses: a cancelled one is not shown as an error. */
export function hasShownStatus(run: string, statuses: readonly Status[]) {
  const own = ofARun(statuses);
  return anyOf([
    ...(own.length > 0 ? [sql`(${sql.ref(`${run}.status`)} in (${sql.join(own)}) and not ${wasCancelled(run)})`] : []),
    ...(statuses.includes("CANCELLED") ? [wasCancelled(run)] : []),
  ]);
}

/** The statuses that a split suite has if one of its runs has them. The other statuses apply to the suite as a whole. */
const ofOneRun = (statuses: readonly Status[]) => ofARun(statuses).filter((status) => status !== "PASSED" && status !== "FAILED");

/**
 * Whether a run has one of the statuses. Of a split suite, those of the latest run of each shard count. `PASSED` and `FAILED` are those that the suite is
 * shown with, and it is `RUNNING` until its last shard has ended.
 */
export function hasStatus(statuses: readonly Status[]) {
  const ofShard = ofOneRun(statuses);
  const conditions = [
    sql`executions.status in (${sql.join(ofShard.length > 0 ? ofShard : [null])})`,
    ...(statuses.includes("FAILED") ? [isFailed("executions")] : []),
    ...(statuses.includes("PASSED") ? [sql`(${hasPassed("executions")} and not ${shardWhere(sql`not ${hasPassed("other")}`)})`] : []),
    ...(statuses.includes("CANCELLED") ? [sql`(${wasCancelled("executions")} and not ${shardWhere(isMoreThanCancelled("other"))})`] : []),
    ...(statuses.includes("INCOMPLETE")
      ? [sql`(not ${shardWhere(isMoreThanDeleted("other"))} and ${shardWhere(sql`not ${hasPassed("other")}`)})`]
      : []),
    ...(statuses.includes("RUNNING")
      ? [
          sql`(executions.status = 'ANALYZING' and executions.verdict is null)`,
          sql`(executions.status = 'PENDING' and ${shardWhere(sql`other.status <> 'PENDING' and other.deleted_at is null`)})`,
        ]
      : []),
  ];
  return sql<boolean>`case when ${isNoShard} then ${hasOwnStatus("executions", statuses)}
    else not ${newerOfShard("executions")} and ${anyOf(conditions)} end`;
}

/**
 * Whether the run is the first one of its matrix run that matches. So that is one row, which re-runs do not move.
 * @param matching the same runs as those to choose from
 */
export function isFirstOfItsMatrixRun(matching: SelectQueryBuilder<Schema, "executions", object>) {
  const runs = matching
    .select(["executions.matrix_run_id as of_suite", "executions.number as place"])
    .where("executions.matrix_run_id", "is not", null);
  return sql<boolean>`(not exists (
    select 1 from ${runs} earlier where earlier.of_suite = executions.matrix_run_id and earlier.place < executions.number))`;
}
