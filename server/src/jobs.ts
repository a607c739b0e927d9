import { Cron } from "croner";
import { sql } from "kysely";
import type { Context } from "./context.ts";
import { deleteOldTokens } from "./features/auth/account/account-token.ts";
import { deleteOldLoginFailures } from "./features/auth/passwords/login-lock.ts";
import { deleteOldKeys } from "./features/idempotency/delete-old-keys.ts";
import { sumAllFailureDays } from "./features/analysis/days/sum-days.ts";
import { sweepAnalyses } from "./features/runs/explain/explain-run.ts";
import { deleteOldStarts, notifyForFreeStarts } from "./features/runs/dispatch/free-starts.ts";
import { sweepRuns, reclaimLostRuns } from "./features/runs/dispatch/sweep-runs.ts";
import { deleteOldDeliveries } from "./features/integrations/webhooks/delete-old-deliveries.ts";
import { deleteLostCaches } from "./features/caches/delete-lost-caches.ts";
import { deleteExpiredLinks } from "./features/run-links/delete-expired-links.ts";
import { deleteOldShards } from "./features/shards/delete-old-shards.ts";
import { reportMissed } from "./features/notifications/matrix-runs/report-missed.ts";
import { expireAllQuarantine } from "./features/tests/quarantine/expire-quarantine.ts";
import { renewQuietTimes } from "./features/projects/run-settings/renew-quiet-times.ts";
import { applyAllRetention } from "./features/retention/apply-retention.ts";
import { removeAllDueResults } from "./features/retention/remove-due-results.ts";
import { alertAllUsage } from "./features/organizations/alert-all-usage.ts";
import { startDue } from "./features/schedules/start-due.ts";
import { clearLeftovers } from "./features/storage/clear-leftovers.ts";
import { reconcileStorage } from "./features/storage/reconcile-storage.ts";
import { sendDueSummaries } from "./features/weekly-summary/send-due.ts";
import { createOutageLog } from "./platform/db/outage-log.ts";
import { deleteEndedMessages } from "./platform/outbox/delete-ended-messages.ts";

interface Job {
  name: string;
  /** Cron with seconds, UTC. */
  schedule: string;
  /** `everywhere`: safe to run in several processes at once; `one`: under a lock that one process holds. */
  runs: "everywhere" | "one";
  work: () => Promise<unknown>;
}

/** All timed jobs. */
function jobs(ctx: Context): Job[] {
  return [
    { name: "sweep runs", schedule: "* * * * * *", runs: "everywhere", work: () => sweepRuns(ctx) },
    { name: "take back lost runs", schedule: "* * * * * *", runs: "everywhere", work: () => reclaimLostRuns(ctx) },
    { name: "take over analyses", schedule: "* * * * * *", runs: "everywhere", work: () => sweepAnalyses(ctx) },
    { name: "expire quarantine", schedule: "20 * * * * *", runs: "one", work: () => expireAllQuarantine(ctx) },
    { name: "add up failures", schedule: "15 */5 * * * *", runs: "one", work: () => sumAllFailureDays(ctx) },
    { name: "apply retention", schedule: "0 50 * * * *", runs: "one", work: () => applyAllRetention(ctx) },
    { name: "remove old results", schedule: "30 */5 * * * *", runs: "one", work: () => removeAllDueResults(ctx) },
    { name: "alert usage", schedule: "40 * * * * *", runs: "one", work: () => alertAllUsage(ctx) },
    { name: "start due schedules", schedule: "* * * * * *", runs: "everywhere", work: () => startDue(ctx) },
    { name: "end quiet hours", schedule: "* * * * * *", runs: "everywhere", work: () => renewQuietTimes(ctx) },
    { name: "start runs after an hour", schedule: "* * * * * *", runs: "everywhere", work: () => notifyForFreeStarts(ctx) },
    { name: "delete old starts", schedule: "0 10 * * * *", runs: "one", work: () => deleteOldStarts(ctx) },
    { name: "send weekly summaries", schedule: "10 */5 * * * *", runs: "one", work: () => sendDueSummaries(ctx) },
    { name: "report missed matrix runs", schedule: "50 * * * * *", runs: "one", work: () => reportMissed(ctx) },
    { name: "reconcile storage", schedule: "0 30 2 * * *", runs: "one", work: () => reconcileStorage(ctx) },
    { name: "clear leftovers", schedule: "0 40 * * * *", runs: "one", work: () => clearLeftovers(ctx) },
    { name: "delete old idempotency keys", schedule: "0 15 * * * *", runs: "one", work: () => deleteOldKeys(ctx) },
    { name: "delete old login failures", schedule: "0 45 * * * *", runs: "one", work: () => deleteOldLoginFailures(ctx) },
    { name: "delete old account tokens", schedule: "0 50 * * * *", runs: "one", work: () => deleteOldTokens(ctx) },
    { name: "delete expired run links", schedule: "0 35 * * * *", runs: "one", work: () => deleteExpiredLinks(ctx) },
    { name: "delete lost caches", schedule: "0 5 4 * * *", runs: "one", work: () => deleteLostCaches(ctx) },
    { name: "delete old shard queues", schedule: "0 55 * * * *", runs: "one", work: () => deleteOldShards(ctx) },
    { name: "delete old webhook deliveries", schedule: "0 25 3 * * *", runs: "one", work: () => deleteOldDeliveries(ctx) },
    { name: "delete ended outbox messages", schedule: "0 20 3 * * *", runs: "one", work: () => deleteEndedMessages(ctx) },
  ];
}

/** Starts the timed jobs. A job that is still running is not started a second time. */
export function startJobs(ctx: Context): { stop(): void } {
  const isOutage = createOutageLog(
    ctx.log,
    "timed jobs fail because the database cannot be used; they run again at their next scheduled times",
  );
  const running = jobs(ctx).map(
    (job) =>
      new Cron(
        job.schedule,
        {
          timezone: "UTC",
          protect: true,
          unref: true,
          catch: (error: unknown) => {
            if (!isOutage(error))
              ctx.log.error({ err: error, job: job.name }, "a job failed; it will run again at its next scheduled time");
          },
        },
        () => runJob(ctx, job),
      ),
  );
  return {
    stop() {
      for (const job of running) job.stop();
    },
  };
}

/** Runs every job once in this process, as if all were due. */
export async function runAllJobs(ctx: Context): Promise<void> {
  await Promise.all(jobs(ctx).map((job) => runJob(ctx, job)));
}

async function runJob(ctx: Context, job: Job): Promise<void> {
  await (job.runs === "everywhere" ? job.work() : runUnderLock(ctx, job));
}

/** Holds a database lock while the job runs, so that only one process runs it. */
async function runUnderLock(ctx: Context, job: Job): Promise<void> {
  await ctx.db.asSystem(async (tx) => {
    // This transaction only holds the lock while the job runs, for however long that takes.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_xact_lock(hashtextextended(${`job ${job.name}`}, 0)) as mine`.execute(tx);
    if (rows[0]?.mine) await job.work();
  });
}
