import { sql } from "kysely";
import type { ImageMetrics } from "@gantry/contract/configuration/schemas.ts";
import { terminalStatuses } from "@gantry/contract/executions/constants.ts";
import type { Context } from "../../context.ts";

const runsLookedAt = 100;
const regressionFactor = 1.2;

/** Statistics of the organization's last hundred runs of an image; other organizations' runs never count. */
export async function imageMetrics(
  ctx: Context,
  organizationId: string,
  image: string,
  projectId: string | undefined,
): Promise<ImageMetrics> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    let query = tx
      .selectFrom("executions")
      .select(["id", "status", "started_at", "finished_at"])
      .where("org_id", "=", organizationId)
      .where("deleted_at", "is", null)
      .where("flake_check_id", "is", null)
      .where("image", "=", image)
      .where("status", "in", terminalStatuses);
    if (projectId) query = query.where("project_id", "=", projectId);
    const finished = await query.orderBy("finished_at", "desc").limit(runsLookedAt).execute();
    const judged = finished.filter((run) => run.status !== "ERROR");
    const trend = finished.flatMap((run) =>
      run.started_at && run.finished_at
        ? [
            {
              taskId: run.id,
              status: run.status,
              durationMs: Math.max(0, run.finished_at.getTime() - run.started_at.getTime()),
              finishedAt: run.finished_at.toISOString(),
            },
          ]
        : [],
    );
    const durations = trend.filter((run) => run.status !== "ERROR").map((run) => run.durationMs);
    const [lastDurationMs, ...before] = durations;
    const averageBefore = average(before);
    return {
      image,
      runs: finished.length,
      passRate: judged.length > 0 ? judged.filter((run) => run.status === "PASSED").length / judged.length : null,
      averageDurationMs: average(durations),
      p95DurationMs: percentile(durations, 0.95),
      lastDurationMs: lastDurationMs ?? null,
      isRegression: lastDurationMs !== undefined && averageBefore !== null && lastDurationMs > averageBefore * regressionFactor,
      slowestTests: await slowestTests(),
      trend: trend.reverse(),
    };

    async function slowestTests() {
      if (finished.length === 0) return [];
      const { rows } = await sql<{ name: string; averageDurationMs: number; runs: number }>`
        select min(name) as name, avg(duration_ms)::float8 as "averageDurationMs", count(*) as runs from test_results
        where org_id = ${organizationId} and execution_id = any(${finished.map((run) => run.id)}::text[]) and status in ('passed', 'failed')
        group by test_key order by 2 desc limit 10`.execute(tx);
      return rows;
    }
  });
}

function average(values: readonly number[]): number | null {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}

/** Nearest rank. */
function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? null;
}
