import { type SelectQueryBuilder, sql } from "kysely";
import type { Schema } from "../../platform/db/schema.ts";

const isWhole = sql<boolean>`(executions.shard is null or executions.matrix_run_id is null)`;

/** Deleted runs included: a deleted run stays the latest of its shard. */
const newerOfShard = (run: string) => sql`exists (
  select 1 from executions newer
  where newer.org_id = ${sql.ref(`${run}.org_id`)} and newer.matrix_run_id = ${sql.ref(`${run}.matrix_run_id`)}
    and newer.matrix_position = ${sql.ref(`${run}.matrix_position`)} and newer.number > ${sql.ref(`${run}.number`)})`;

/**
 * Of the runs with a status: whether it counts for the suite that the run is a shard of. Runs that were repeated do not count, and a suite has passed
 * only with all of its shards.
 */
export const hasSuiteStatus = sql<boolean>`(${isWhole} or (not ${newerOfShard("executions")} and (executions.status <> 'PASSED' or not exists (
  select 1 from executions other
  where other.org_id = executions.org_id and other.matrix_run_id = executions.matrix_run_id
    and (other.status <> 'PASSED' or other.deleted_at is not null) and not ${newerOfShard("other")}))))`;

/**
 * Leaves of each split suite only the first of the matching runs, so that it is one row, which re-runs of its shards do not move. Other runs stay.
 * @param matching the same runs as those to choose from
 */
export function firstOfSuite(matching: SelectQueryBuilder<Schema, "executions", object>) {
  const runs = matching
    .select(["executions.matrix_run_id as of_suite", "executions.number as place"])
    .where("executions.matrix_run_id", "is not", null);
  return sql<boolean>`(${isWhole} or not exists (
    select 1 from ${runs} earlier where earlier.of_suite = executions.matrix_run_id and earlier.place < executions.number))`;
}
