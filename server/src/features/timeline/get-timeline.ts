import type { Timeline, UsageSeries } from "@gantry/contract/timeline/schemas.ts";
import { RunSettings } from "@gantry/contract/projects/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { runNotFound } from "../../platform/errors.ts";
import { divideResources } from "@gantry/contract/executions/divide-resources.ts";
import type { ExecutionRow } from "../executions/record/execution-record.ts";
import { findExecutionRow } from "../executions/record/find-execution.ts";
import { measurePressure } from "./measure-pressure.ts";
import { readTries } from "./read-tries.ts";

/**
 * When the tests of a run ran and what its container used, of the run's newest attempt. The size of the response is limited, however many tests there are.
 * @throws 404 `Run not found`
 */
export function getTimeline(ctx: Context, organizationId: string, executionId: string): Promise<Timeline> {
  return ctx.db.withTenant(
    organizationId,
    async (tx) => {
      const run = await findExecutionRow(tx, executionId);
      if (!run) throw runNotFound();
      const limits = run.trigger === "ingest" ? null : limitsOf(run);
      const usage = await readUsage(tx, run);
      return {
        attempt: run.attempt,
        startedAt: run.started_at?.toISOString() ?? null,
        finishedAt: run.finished_at?.toISOString() ?? null,
        limits,
        usage,
        pressure: measurePressure(usage, limits),
        ...(await readTries(tx, run)),
      };
    },
    { snapshot: "one" },
  );
}

/** The limits of the suite's container, whose use is shown; services have their own part. What applied when the run was accepted. */
function limitsOf({ settings, services }: ExecutionRow): NonNullable<Timeline["limits"]> {
  const { resources: total } = RunSettings.pick({ resources: true }).parse(
    settings.resources == null ? {} : { resources: settings.resources },
  );
  const resources = divideResources(total, services)?.suite ?? total;
  return { cpus: resources.cpus, memoryBytes: resources.memoryMb * 1024 ** 2 };
}

async function readUsage(tx: TenantTransaction, { id, attempt }: ExecutionRow): Promise<UsageSeries[]> {
  const rows = await tx
    .selectFrom("run_usage")
    .select("series")
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", id)
    .where("attempt", "=", attempt)
    .orderBy("started_at")
    .execute();
  return rows.map(({ series }) => series);
}
