import { type RawBuilder, sql } from "kysely";

/** Occurrences added up by project, fingerprint, day (UTC) and branch: the columns of `failure_days` without the organization. `from`: occurrences `o` and their runs `e`. */
export const addedUp = (from: RawBuilder<unknown>, branch = sql`e.ci_branch`): RawBuilder<unknown> => sql`
  select o.project_id, o.fingerprint, (o.at at time zone 'utc')::date as day, ${branch} as branch, count(*)::int as occurrences,
    count(distinct o.execution_id)::int as executions, min(o.at) as first_at, max(o.at) as last_at,
    coalesce(array_agg(distinct o.test_key) filter (where o.test_key is not null), '{}') as tests
  from ${from} group by 1, 2, 3, 4`;
