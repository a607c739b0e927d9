import { sql } from "kysely";
import type { Logger } from "pino";
import { collectDefaultMetrics, Gauge, register } from "prom-client";
import type { Database } from "../../platform/db/database.ts";

/** What operators watch: the process itself, how many runs wait, run and are judged, and which workers are there. */
export function watchRuns(db: Database, log: Logger): void {
  // One process, one register: a second server in it (a test's) takes the first one's place.
  register.clear();
  // Its default, a hundred looks a second, costs an idle server more than its jobs do.
  collectDefaultMetrics({ eventLoopMonitoringPrecision: 100 });
  const runs = new Gauge({
    name: "gantry_runs",
    help: "Runs that have not ended, by status",
    labelNames: ["status"],
    collect: () => count(),
  });
  const workers = new Gauge({ name: "gantry_workers", help: "Workers heard of in the last 30 seconds" });
  const oldest = new Gauge({ name: "gantry_queue_oldest_seconds", help: "Age of the longest waiting run" });

  async function count(): Promise<void> {
    try {
      const { rows } = await db.asSystem((tx) =>
        sql<{ pending: number; running: number; analyzing: number; workers: number; oldest: number }>`
          select count(*) filter (where status = 'PENDING') as pending, count(*) filter (where status = 'RUNNING') as running,
                 count(*) filter (where status = 'ANALYZING') as analyzing,
                 (select count(*) from workers where last_seen_at > now() - interval '30 seconds') as workers,
                 (select coalesce(extract(epoch from clock_timestamp() - min(enqueued_at)), 0)::float8 from run_queue) as oldest
          from executions where status in ('PENDING', 'RUNNING', 'ANALYZING')`.execute(tx),
      );
      const [now] = rows;
      if (!now) return;
      runs.set({ status: "PENDING" }, now.pending);
      runs.set({ status: "RUNNING" }, now.running);
      runs.set({ status: "ANALYZING" }, now.analyzing);
      workers.set(now.workers);
      oldest.set(now.oldest);
    } catch (error) {
      log.warn({ err: error }, "counting runs failed");
    }
  }
}
