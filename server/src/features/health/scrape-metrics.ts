import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { Gauge } from "prom-client";
import type { Context } from "../../context.ts";
import { workersPresent } from "./workers-present.ts";

/** A scrape waits this long for the database, then responds without its counts. */
const databasePatienceMs = 2_000;

interface Counts {
  pending: number;
  running: number;
  analyzing: number;
  workers: number;
  queue_oldest: number;
  outbox_waiting: number;
  outbox_given_up: number;
  outbox_oldest: number;
  storage_bytes: number;
}

/**
 * Creates the function that answers `GET /metrics`. Database counts are queried for each scrape; concurrent scrapes share one query. While the
 * database does not respond, these counts are left out and `gantry_database_up` is 0.
 */
export function createScrape({ db, log, metrics }: Pick<Context, "db" | "log" | "metrics">): () => Promise<string> {
  const showCounts = registerGauges(metrics.registry);
  let counting: Promise<Counts | undefined> | undefined;

  function count(): Promise<Counts | undefined> {
    counting ??= readCounts(db)
      .catch((error: unknown) => {
        log.warn({ err: error }, "the counts for the metrics could not be read");
        return undefined;
      })
      .finally(() => (counting = undefined));
    return counting;
  }

  return async () => {
    const giveUp = new AbortController();
    const tooLate = sleep(databasePatienceMs, undefined, { signal: giveUp.signal }).catch(() => undefined);
    showCounts(await Promise.race([count(), tooLate]));
    giveUp.abort();
    return metrics.registry.metrics();
  };
}

function registerGauges(registry: Context["metrics"]["registry"]): (counts: Counts | undefined) => void {
  const registers = [registry];
  const databaseUp = new Gauge({
    name: "gantry_database_up",
    help: "1 when the database answered this scrape within 2 seconds, else 0",
    registers,
  });
  const runs = new Gauge({ name: "gantry_runs", help: "Runs that have not ended, by status", labelNames: ["status"], registers });
  const workers = new Gauge({ name: "gantry_workers", help: "Workers that were seen in the last 30 seconds", registers });
  const queueOldest = new Gauge({
    name: "gantry_queue_oldest_seconds",
    help: "Age of the run that has waited longest; 0 when none waits",
    registers,
  });
  const outbox = new Gauge({
    name: "gantry_outbox_messages",
    help: "Outbox messages (mails, webhooks, commit statuses, chat), by state",
    labelNames: ["state"],
    registers,
  });
  const outboxOldest = new Gauge({
    name: "gantry_outbox_oldest_seconds",
    help: "Age of the oldest waiting outbox message; 0 when none waits",
    registers,
  });
  const storage = new Gauge({
    name: "gantry_storage_bytes",
    help: "Stored reports and logs of all organizations, and what callbacks say that workers store elsewhere, in bytes",
    registers,
  });

  return (counts) => {
    databaseUp.set(counts ? 1 : 0);
    if (!counts) {
      // An old value would look like a current one.
      for (const labeled of [runs, outbox]) labeled.reset();
      for (const single of [workers, queueOldest, outboxOldest, storage]) single.remove();
      return;
    }
    runs.set({ status: "PENDING" }, counts.pending);
    runs.set({ status: "RUNNING" }, counts.running);
    runs.set({ status: "ANALYZING" }, counts.analyzing);
    workers.set(counts.workers);
    queueOldest.set(counts.queue_oldest);
    outbox.set({ state: "waiting" }, counts.outbox_waiting);
    outbox.set({ state: "given_up" }, counts.outbox_given_up);
    outboxOldest.set(counts.outbox_oldest);
    storage.set(counts.storage_bytes);
  };
}

function readCounts(db: Context["db"]): Promise<Counts | undefined> {
  return db.asSystem(async (tx) => {
    const { rows } = await sql<Counts>`
      select count(*) filter (where status = 'PENDING') as pending, count(*) filter (where status = 'RUNNING') as running,
             count(*) filter (where status = 'ANALYZING') as analyzing, ${workersPresent} as workers,
             (select coalesce(extract(epoch from clock_timestamp() - min(enqueued_at)), 0)::float8 from run_queue) as queue_oldest,
             waiting.messages as outbox_waiting, waiting.oldest as outbox_oldest,
             (select count(*) from outbox where state = 'given_up') as outbox_given_up,
             (select coalesce(sum(current_storage_used_bytes), 0)::bigint from organizations) as storage_bytes
      from (
        select count(*) as messages, coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as oldest
        from outbox where state = 'waiting'
      ) waiting
      left join executions on status in ('PENDING', 'RUNNING', 'ANALYZING')
      group by waiting.messages, waiting.oldest`.execute(tx.commitWithNext());
    return rows[0];
  });
}
