import { sql } from "kysely";

/** What the runs of one concurrency group of a project have in common in the queue; empty for a run without a group. */
export const concurrencyKey = (projectId: string, group: string | null): string => (group === null ? "" : `${projectId} ${group}`);

/** The same in a statement, of a row of `executions` under the name `run`; null for a run without a group. */
export const concurrencyKeyOf = (run: string) =>
  sql<string | null>`${sql.ref(`${run}.project_id`)} || ' ' || ${sql.ref(`${run}.concurrency_group`)}`;
