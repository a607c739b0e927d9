import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { eachOrganization } from "../../organizations/each-organization.ts";
import { addedUp } from "./add-up.ts";

/** The longest period that can be requested, including its first day. */
const daysSummed = 366;
/** Most failures are recorded this long after their run's end; a later one withdraws the sums of its day until the next round. */
const settledAfterMinutes = 10;
/** A day that is not over is summed again when it has this many more occurrences: reading fewer takes a few hundredths of a second. */
const worthSumming = 5_000;
/** A round of the job ends shortly after this; the next one continues. */
const jobMs = 240_000;
/** For a day with more failures than any statement of a request reads. */
const maxStatementMs = 120_000;

interface DueDay {
  org_id: string;
  day: string;
  /** Sum the occurrences before this time. */
  until: Date;
}

/** The timed job: adds up the failures of days that have new ones, the latest days first, each in a separate transaction. */
export async function sumAllFailureDays(ctx: Context): Promise<void> {
  const due = await ctx.db.asSystem((tx) => {
    tx.setResponseTimeout(maxStatementMs);
    return dueDays(tx);
  });
  const endsAt = performance.now() + jobMs;
  await eachOrganization(ctx, due, "failures of a day were not added up", async ({ org_id, day, until }) => {
    if (performance.now() > endsAt || ctx.background.closing.aborted) return;
    await ctx.db.withTenant(org_id, (tx) => sumDay(tx, day, until));
  });
}

type SystemTransaction = Parameters<Parameters<Context["db"]["asSystem"]>[0]>[0];

async function dueDays(tx: SystemTransaction): Promise<DueDay[]> {
  const { rows } = await sql<DueDay>`
    with now as materialized (select clock_timestamp() as now, (clock_timestamp() at time zone 'utc')::date as today)
    select organization.id as org_id, d.day::text as day, due.until
    from now cross join organizations organization
    cross join lateral (
      select greatest(min(at at time zone 'utc')::date, today - ${daysSummed}::int) as day from failure_occurrences where org_id = organization.id
    ) first
    cross join lateral (select first.day + n as day from generate_series(0, today - first.day) n) d
    left join summed_failure_days s on s.org_id = organization.id and s.day = d.day
    cross join lateral (
      select coalesce(s.until, d.day::timestamp at time zone 'utc') as since,
        least((d.day::timestamp + interval '1 day') at time zone 'utc', now - make_interval(mins => ${settledAfterMinutes})) as until
    ) due
    where due.since < due.until and (
      select count(*) from (
        select from failure_occurrences o where o.org_id = organization.id and o.at >= due.since and o.at < due.until limit ${worthSumming}
      ) unsummed
    ) >= case when d.day < today then 1 else ${worthSumming}::int end
    order by d.day desc, organization.id`.execute(tx);
  return rows;
}

/** Does nothing if a transaction is changing the day: see the migration `190-failure-days`. */
async function sumDay(tx: TenantTransaction, day: string, until: Date): Promise<void> {
  tx.setResponseTimeout(maxStatementMs + 5_000);
  await sql`select set_config('statement_timeout', ${String(maxStatementMs)}, true)`.execute(tx);
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('failures ' || ${tx.organizationId}::text, ${day}::date - date '2000-01-01')) as held`.execute(
    tx,
  );
  if (!rows[0]?.held) return;
  await sql`delete from failure_days where org_id = ${tx.organizationId} and day = ${day}::date`.execute(tx);
  const occurrences = sql`failure_occurrences o join executions e on e.org_id = o.org_id and e.id = o.execution_id and e.deleted_at is null
    where o.org_id = ${tx.organizationId} and o.at >= ${day}::timestamp at time zone 'utc' and o.at < ${until}::timestamptz`;
  await sql`
    insert into failure_days (org_id, project_id, fingerprint, day, branch, occurrences, executions, first_at, last_at, tests)
    select ${tx.organizationId}, added.* from (${addedUp(occurrences)}) added`.execute(tx);
  await sql`
    insert into summed_failure_days (org_id, day, until) values (${tx.organizationId}, ${day}::date, ${until}::timestamptz)
    on conflict (org_id, day) do update set until = excluded.until`.execute(tx.commitWithNext());
}
