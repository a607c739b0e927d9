import { sql } from "kysely";

/** For a query on executions: the ids of the project's caches on a worker that were cleared and that it may not have deleted yet. */
export const clearedCaches = (executions: string, workerId: string) => sql<string[] | null>`(
  select array_agg(cache.id) from stored_caches cache
  where cache.worker_id = ${workerId} and cache.org_id = ${sql.ref(`${executions}.org_id`)}
    and cache.project_id = ${sql.ref(`${executions}.project_id`)} and cache.cleared_at is not null
)`;
