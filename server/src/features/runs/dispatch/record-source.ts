import { sql } from "kysely";
import type { ResolvedSource } from "@gantry/contract/dispatch/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { organizationOfTask } from "../../executions/record/find-organization.ts";
import { attemptOver, holdsLease } from "../../executions/record/holds-lease.ts";

/**
 * Records the commit of a run's source and returns the one to use: the first that was recorded for the run, or for a run of its matrix with the same
 * repository and reference.
 * @throws 404 `Run not found`; 409 when the attempt is over, or the run has no source
 */
export async function recordSource(ctx: Context, resolved: ResolvedSource): Promise<string> {
  const organizationId = await organizationOfTask(ctx, resolved.taskId);
  return ctx.db.withTenant(organizationId, (tx) => record(tx, resolved));
}

async function find(tx: TenantTransaction, { taskId, ...lease }: ResolvedSource) {
  const run = await tx
    .selectFrom("executions")
    .select(["matrix_run_id", "source"])
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", taskId)
    .where("source", "is not", null)
    .where(holdsLease(lease))
    .executeTakeFirst();
  if (!run?.source) throw attemptOver();
  return { matrix_run_id: run.matrix_run_id, source: run.source };
}

async function record(tx: TenantTransaction, resolved: ResolvedSource): Promise<string> {
  const { matrix_run_id } = await find(tx, resolved);
  // Runs of a matrix resolve their reference at the same time.
  if (matrix_run_id !== null)
    await tx
      .selectFrom("matrix_runs")
      .select("id")
      .where("org_id", "=", tx.organizationId)
      .where("id", "=", matrix_run_id)
      .forNoKeyUpdate()
      .execute();
  const { source } = await find(tx, resolved);
  if (source.commit !== null) return source.commit;
  const others = matrix_run_id === null ? undefined : await commitOfMatrix(tx, matrix_run_id, source);
  const commit = others ?? resolved.commit;
  await tx
    .updateTable("executions")
    .set({ source: JSON.stringify({ ...source, commit }) })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", resolved.taskId)
    .execute();
  return commit;
}

async function commitOfMatrix(tx: TenantTransaction, matrixRunId: string, source: { repository: string; ref: string | null }) {
  const found = await tx
    .selectFrom("executions")
    .select(sql<string>`source ->> 'commit'`.as("commit"))
    .where("org_id", "=", tx.organizationId)
    .where("matrix_run_id", "=", matrixRunId)
    .where(sql<boolean>`source ->> 'repository' = ${source.repository} and source ->> 'ref' is not distinct from ${source.ref}`)
    .where(sql<boolean>`source ->> 'commit' is not null`)
    .limit(1)
    .executeTakeFirst();
  return found?.commit;
}
