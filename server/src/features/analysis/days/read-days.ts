import { type RawBuilder, sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { addedUp } from "./add-up.ts";

/** The last days up to now, and what counts of them. Without a project, a branch or fingerprints: all. */
export interface FailurePeriod {
  days: number;
  project?: string | undefined;
  branch?: string | undefined;
  /** An expression: an array of texts. */
  fingerprints?: RawBuilder<unknown> | undefined;
}

const begin = ({ days }: FailurePeriod) => sql`(now() - make_interval(days => ${days}::int))`;
const utcDay = (at: RawBuilder<unknown>) => sql`(${at} at time zone 'utc')::date`;
const midnight = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone 'utc')`;

/** Conditions for occurrences or sums, named `o`. */
function isOf({ project, fingerprints }: FailurePeriod): RawBuilder<unknown> {
  return sql`${project ? sql`o.project_id = ${project}` : sql`true`} and ${fingerprints ? sql`o.fingerprint = any(${fingerprints})` : sql`true`}`;
}

/**
 * Failures of runs that are not deleted, added up: read from the sums by day, and one by one where a day is not summed, or not as a whole. Columns: `project_id`,
 * `fingerprint`, `day`, `branch`, `occurrences`, `executions`, `first_at`, `last_at`, `tests`. All can be summed: an occurrence is in one row, and a run in one
 * row of a fingerprint; only `tests` (keys) repeat themselves. The statement reads one snapshot, in which both parts fit.
 * @param named whether `branch` is used: otherwise, the runs of the occurrences need not be looked up, which takes longer than the rest.
 */
export function failureSums(tx: TenantTransaction, period: FailurePeriod, { named }: { named: boolean }): RawBuilder<unknown> {
  return sql`
    select o.project_id, o.fingerprint, o.day, o.branch, o.occurrences, o.executions, o.first_at, o.last_at, o.tests
    from summed_failure_days s join failure_days o on o.org_id = s.org_id and o.day = s.day
    where s.org_id = ${tx.organizationId} and s.day > ${utcDay(begin(period))} and ${isOf(period)}
      and ${period.branch === undefined ? sql`true` : sql`o.branch = ${period.branch}`}
    union all ${named || period.branch !== undefined ? addedUp(sql`${unsummed(tx, period)} ${runsOf(period)}`) : addedUp(withoutDeleted(tx, period), sql`null`)}`;
}

/** Occurrences `o` of a period that are not in the sums. */
function unsummed(tx: TenantTransaction, period: FailurePeriod): RawBuilder<unknown> {
  // The day on which the period begins counts in part, so its sums are of no use. Nothing limits the last one: clocks of workers may be ahead.
  // `offset 0` keeps the parts apart. Otherwise all occurrences are compared with all parts: with row-level security, an index takes plain columns only.
  return sql`(
      select greatest(coalesce(s.until, ${midnight(sql`d.day`)}), ${begin(period)}) as since,
        case when d.day < ${utcDay(sql`now()`)} then ${midnight(sql`d.day + 1`)} else 'infinity' end as until
      from (select ${utcDay(begin(period))} + n as day from generate_series(0, ${period.days}::int) n) d
      left join summed_failure_days s on s.org_id = ${tx.organizationId} and s.day = d.day and s.day > ${utcDay(begin(period))} offset 0
    ) open cross join lateral (
      select * from failure_occurrences o where o.org_id = ${tx.organizationId} and o.at >= open.since and o.at < open.until and ${isOf(period)} offset 0
    ) o`;
}

const withoutDeleted = (tx: TenantTransaction, period: FailurePeriod) => sql`${unsummed(tx, period)}
  where not exists (select from executions e where e.org_id = o.org_id and e.id = o.execution_id and e.deleted_at is not null)`;

const runsOf = ({
  branch,
}: FailurePeriod) => sql`join executions e on e.org_id = o.org_id and e.id = o.execution_id and e.deleted_at is null
  and ${branch === undefined ? sql`true` : sql`e.ci_branch = ${branch}`}`;

/** The runs `e` and occurrences `o` of a period that are not deleted, one by one. */
export function occurrencesIn(tx: TenantTransaction, period: FailurePeriod): RawBuilder<unknown> {
  return sql`(
      select * from failure_occurrences o where o.org_id = ${tx.organizationId} and o.at >= ${begin(period)} and ${isOf(period)}
    ) o ${runsOf(period)}`;
}
