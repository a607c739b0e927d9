import { type RawBuilder, sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/** Lower than every priority. */
const anyPriority = sql`(-32768)::smallint`;
/** In quiet hours, runs above the default priority start. */
export const urgent = sql`1::smallint`;

/**
 * The parts of an organization's queue from which a run may start now: `project`, as in `run_queue.limited_project`, and the `least` priority. Leases are added,
 * and the limits changed, under the organization's lock only, so a claim that holds it counts exactly.
 *
 * After its end, a project's quiet time counts until its next one is known: a server that was away never starts a run in quiet hours.
 */
export const openParts = (organization: RawBuilder<unknown>) => sql`(
    select ''::text as project, ${anyPriority} as least
    union all
    select p.id, case when p.quiet_from <= clock_timestamp() then ${urgent} else ${anyPriority} end from projects p
    where p.org_id = ${organization} and p.limits_starts
      and (p.max_concurrent_runs is null or p.max_concurrent_runs > ${inProgress("p")})
      and (p.max_starts_per_hour is null or p.max_starts_per_hour > ${startedLately("p")}))`;

/** How many attempts of a project were claimed in the last hour. `project`: the name of a row of `projects`. */
const startedLately = (project: string) => sql`(
      select count(*) from run_starts its_start
      where its_start.org_id = ${sql.ref(`${project}.org_id`)} and its_start.project_id = ${sql.ref(`${project}.id`)}
        and its_start.started_at > clock_timestamp() - interval '1 hour')`;

/** When the next run of a project may start, if the starts of the last hour have reached its limit; otherwise null. */
export const nextStart = (project: string) => sql<Date | null>`(
      select its_start.started_at + interval '1 hour' from run_starts its_start
      where its_start.org_id = ${sql.ref(`${project}.org_id`)} and its_start.project_id = ${sql.ref(`${project}.id`)}
        and its_start.started_at > clock_timestamp() - interval '1 hour' and ${sql.ref(`${project}.max_starts_per_hour`)} is not null
      order by its_start.started_at desc offset ${sql.ref(`${project}.max_starts_per_hour`)} - 1 limit 1)`;

/** For the statement that claims `run`: records the start, if the project limits the number of starts. */
export const recordStart = sql`
      insert into run_starts (org_id, execution_id, attempt, project_id, started_at)
      select run.org_id, run.id, run.attempt, run.project_id, clock_timestamp() from run
      join projects p on p.org_id = run.org_id and p.id = run.project_id where p.max_starts_per_hour is not null`;

/** How many runs of a project have a lease. `project`: the name of a row of `projects`. */
export const inProgress = (project: string) => sql`(
      select count(*) from run_leases its_lease
      join executions its_run on its_run.org_id = its_lease.org_id and its_run.id = its_lease.execution_id
      where its_lease.org_id = ${sql.ref(`${project}.org_id`)} and its_run.project_id = ${sql.ref(`${project}.id`)})`;

/**
 * What `run_queue` says about the project of a run that is queued again. The project's limits do not change until the transaction ends. Ask before the run's
 * entry in the queue is locked: changing the limits locks both in this order.
 */
export async function limitedProject(tx: TenantTransaction, projectId: string): Promise<string> {
  const project = await tx
    .selectFrom("projects")
    .select("limits_starts")
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", projectId)
    .forShare()
    .executeTakeFirst();
  return project?.limits_starts ? projectId : "";
}

/** For an attempt that a worker claimed and then returned or lost before its suite had started. */
export async function deleteStart(tx: TenantTransaction, { id, attempt }: { id: string; attempt: number }): Promise<void> {
  await tx
    .deleteFrom("run_starts")
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", id)
    .where("attempt", "=", attempt)
    .execute();
}
