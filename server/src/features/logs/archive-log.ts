import { createInterface } from "node:readline";
import { pipeline, Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { createGunzip, createGzip } from "node:zlib";
import { sql } from "kysely";
import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { chargeStorage } from "../storage/charge-storage.ts";
import { logKey } from "../storage/storage-keys.ts";
import { hasEnded } from "../executions/record/lifecycle.ts";

const pageRows = 200;

/** How long archiving a log waits for an idle worker. */
const waitTimeoutMs = 5_000;
const lookAgainMs = 100;

/**
 * Archives an ended run's log soon, one after another while workers are idle, so that it never delays a run.
 * The sweep archives what a crash leaves.
 */
export function archiveLogLater(ctx: Context, organizationId: string, executionId: string): void {
  const since = performance.now();
  void ctx.background.later({
    kind: "archive",
    key: "",
    async work(isAwaited) {
      while (!isAwaited() && !ctx.queueNotifier.hasWaiter() && performance.now() - since < waitTimeoutMs) await sleep(lookAgainMs);
      await archiveLog(ctx, organizationId, executionId);
    },
    failed: "archiving a log failed; it will be retried",
    fields: { taskId: executionId },
  });
}

/**
 * Compresses an ended run's log, and then those of its services, into one object, counts its bytes, then deletes the rows. After a crash in between the rows remain, and the next
 * attempt writes the same object again.
 */
export async function archiveLog(ctx: Context, organizationId: string, executionId: string): Promise<void> {
  const first = await readPage(ctx, organizationId, executionId, 0);
  const [end] = first;
  if (!end) return;
  async function* lines() {
    let last = 0;
    for (let page = first; page.length > 0; page = page.length < pageRows ? [] : await readPage(ctx, organizationId, executionId, last)) {
      for (const { seq, stream, at, text } of page) yield `${JSON.stringify({ seq, stream, log: text, at: at.toISOString() })}\n`;
      last = page.at(-1)?.seq ?? last;
    }
    // Another process archived or deleted it in the meantime; the remaining rows must not replace the whole log.
    if (last !== end?.last_seq) throw new Error("the log changed while it was moved");
    for await (const { service, seq, stream, at, text } of serviceChunks(ctx, organizationId, executionId))
      yield `${JSON.stringify({ service, seq, stream, log: text, at: at.toISOString() })}\n`;
  }
  const content = pipeline(Readable.from(lines()), createGzip({ level: 6 }), () => {});
  const sizeBytes = await ctx.storage.put(logKey(organizationId, executionId), content);
  const book = async (tx: TenantTransaction) => {
    const { rows } = await sql`
      with moved as (
        update executions set log_archived = true, log_removed_at = null
        where org_id = ${organizationId} and id = ${executionId} and last_seq = ${end.last_seq} returning id
      ), gone as (
        delete from log_chunks using moved where org_id = ${organizationId} and execution_id = moved.id
      ), services_gone as (
        delete from service_log_chunks using moved where org_id = ${organizationId} and execution_id = moved.id
      )
      select id from moved`.execute(tx);
    // More chunks came in the meantime (a bare callback reopened the run): the rows stay, and the next end archives them all.
    if (rows.length === 0) throw new Error("the log grew while it was moved");
    tx.commitWithNext();
    await chargeStorage(tx, executionId, "log", sizeBytes);
  };
  await ctx.db.withTenant(organizationId, book, { lock: "organization", plans: "generic" });
}

/** The next chunks of a log and its last sequence number; the first call returns none when it is not to be archived. */
async function readPage(ctx: Context, organizationId: string, executionId: string, after: number) {
  const read = (tx: TenantTransaction) =>
    tx
      .commitWithNext()
      .selectFrom("executions")
      .innerJoin("log_chunks as chunk", (on) =>
        on.onRef("chunk.org_id", "=", "executions.org_id").onRef("chunk.execution_id", "=", "executions.id"),
      )
      .select(["executions.last_seq", "chunk.seq", "chunk.stream", "chunk.at", "chunk.text"])
      .where("executions.org_id", "=", organizationId)
      .where("executions.id", "=", executionId)
      .$if(after === 0, (q) => q.where("executions.log_archived", "=", false).where(hasEnded("executions.status")))
      .where("chunk.seq", ">", after)
      .orderBy("chunk.seq")
      .limit(pageRows)
      .execute();
  return ctx.db.withTenant(organizationId, read, { plans: "generic" });
}

async function* serviceChunks(ctx: Context, organizationId: string, executionId: string) {
  let last = { service: "", seq: 0 };
  for (;;) {
    const { service, seq } = last;
    const read = (tx: TenantTransaction) =>
      tx
        .commitWithNext()
        .selectFrom("service_log_chunks")
        .select(["service", "seq", "stream", "at", "text"])
        .where("org_id", "=", organizationId)
        .where("execution_id", "=", executionId)
        .where(sql<boolean>`(service, seq) > (${service}, ${seq})`)
        .orderBy("service")
        .orderBy("seq")
        .limit(pageRows)
        .execute();
    const page = await ctx.db.withTenant(organizationId, read, { plans: "generic" });
    yield* page;
    const end = page.at(-1);
    if (end === undefined || page.length < pageRows) return;
    last = end;
  }
}

/** The output of the suite or, with `service`, of a service. */
export async function* readArchivedLog(
  ctx: Context,
  organizationId: string,
  executionId: string,
  { after, service }: { after: number; service: string | undefined },
): AsyncIterable<LogChunk> {
  const object = await ctx.storage.get(logKey(organizationId, executionId));
  if (!object) return;
  const lines = createInterface({ input: object.stream.pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY });
  try {
    for await (const line of lines) {
      const { service: source, ...chunk }: LogChunk & { service?: string } = JSON.parse(line);
      if (source === service && chunk.seq > after) yield chunk;
    }
  } finally {
    object.stream.destroy();
  }
}
