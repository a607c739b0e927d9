import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import type { LogChunk } from "@gantry/contract/executions.ts";
import type { Context } from "../../context.ts";
import { chargeStorage } from "../storage/charge-storage.ts";

const keyOf = (organizationId: string, executionId: string) => `logs/${organizationId}/${executionId}.ndjson.gz`;

const waiting = new WeakMap<Context, Promise<void>>();

/** Moves an ended run's log away soon, one after another: moving is never in the way of a run. The sweep finds what a crash leaves. */
export function archiveLogLater(ctx: Context, organizationId: string, executionId: string): void {
  const before = waiting.get(ctx) ?? Promise.resolve();
  const next = before
    .then(() => archiveLog(ctx, organizationId, executionId))
    .catch((error: unknown) => ctx.log.warn({ err: error, taskId: executionId }, "moving a log away failed; it will be tried again"));
  waiting.set(ctx, next);
}

/** Resolves when every log that was to be moved by now has been. */
export async function archivingDone(ctx: Context): Promise<void> {
  await waiting.get(ctx);
}

/**
 * Turns an ended run's log into one compressed object, books its bytes, then deletes the rows. A crash in between leaves the rows,
 * and the next try writes the same object again.
 */
export async function archiveLog(ctx: Context, organizationId: string, executionId: string): Promise<void> {
  async function* lines() {
    let seq = 0;
    for (;;) {
      const from = seq;
      const rows = await ctx.db.withTenant(organizationId, (tx) =>
        tx
          .selectFrom("log_chunks")
          .select(["seq", "stream", "at", "text"])
          .where("org_id", "=", organizationId)
          .where("execution_id", "=", executionId)
          .where("seq", ">", from)
          .orderBy("seq")
          .limit(200)
          .execute(),
      );
      if (rows.length === 0) return;
      for (const row of rows) yield `${JSON.stringify({ seq: row.seq, stream: row.stream, log: row.text, at: row.at.toISOString() })}\n`;
      seq = rows.at(-1)?.seq ?? seq;
    }
  }
  const ready = await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .selectFrom("executions")
      .select("last_seq")
      .where("org_id", "=", organizationId)
      .where("id", "=", executionId)
      .where("log_archived", "=", false)
      .where("last_seq", ">", 0)
      .where("status", "in", ["PASSED", "FAILED", "UNSTABLE", "ERROR"])
      .executeTakeFirst(),
  );
  if (!ready) return;
  const sizeBytes = await ctx.storage.put(keyOf(organizationId, executionId), Readable.from(lines()).pipe(createGzip({ level: 6 })));
  await ctx.db.withTenant(organizationId, async (tx) => {
    await chargeStorage(tx, executionId, "log", sizeBytes);
    const moved = await tx
      .updateTable("executions")
      .set({ log_archived: true })
      .where("org_id", "=", organizationId)
      .where("id", "=", executionId)
      .where("last_seq", "=", ready.last_seq)
      .executeTakeFirst();
    // More came meanwhile (a bare callback reopened the run): the rows stay, the next end moves them all.
    if (moved.numUpdatedRows === 0n) throw new Error("the log grew while it was moved");
    await tx.deleteFrom("log_chunks").where("org_id", "=", organizationId).where("execution_id", "=", executionId).execute();
  });
}

export async function* readArchivedLog(ctx: Context, organizationId: string, executionId: string, after: number): AsyncIterable<LogChunk> {
  const object = await ctx.storage.get(keyOf(organizationId, executionId));
  if (!object) return;
  const lines = createInterface({ input: object.stream.pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY });
  try {
    for await (const line of lines) {
      const chunk: LogChunk = JSON.parse(line);
      if (chunk.seq > after) yield chunk;
    }
  } finally {
    object.stream.destroy();
  }
}
