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
      and (p.max_concurrent_runs is null or p.max_concurrent_runs > ${inProgress("p")}))`;

/** How many runs of a project workers hold. `project`: the name of a row of `projects`. */
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
