import type { Readable } from "node:stream";
import type { AuditFilter, AuditLogEntry } from "@gantry/contract/audit/schemas.ts";
import type { Context } from "../../context.ts";
import { csvLines } from "../../platform/csv.ts";
import { textStream } from "../../platform/http/bodies/text-stream.ts";
import { presentEntry } from "./present.ts";
import { type Actor, recordAudit } from "./record-audit.ts";
import { entriesOf } from "./store.ts";

const atOnce = 1000;

/** The filtered entries as CSV (RFC 4180, UTF-8), newest first, without a limit. The export itself is audited. */
export async function exportAudit(ctx: Context, actor: Actor, filter: AuditFilter): Promise<Readable> {
  await ctx.db.withTenant(actor.organizationId, (tx) =>
    recordAudit(ctx, tx, actor, {
      action: "audit.exported",
      targetType: "organization",
      targetId: actor.organizationId,
      details: { ...filter },
    }),
  );
  return textStream(lines(ctx, actor.organizationId, filter));
}

async function* lines(ctx: Context, organizationId: string, filter: AuditFilter): AsyncGenerator<string> {
  yield csvLines([columns.map(([name]) => name)]);
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const past = before;
    const rows = await ctx.db.withTenant(organizationId, (tx) =>
      entriesOf(tx, filter).selectAll().where("seq", "<", past).orderBy("seq", "desc").limit(atOnce).execute(),
    );
    yield csvLines(rows.map((row) => columns.map(([, read]) => read(presentEntry(row)))));
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    before = last.seq;
  }
}

const columns: readonly (readonly [name: string, read: (entry: AuditLogEntry) => string])[] = [
  ["time", (entry) => entry.createdAt],
  ["action", (entry) => entry.action],
  ["targetType", (entry) => entry.targetType],
  ["targetId", (entry) => entry.targetId],
  ["actorEmail", (entry) => entry.actorEmail],
  ["actorId", (entry) => entry.actorId ?? ""],
  ["ip", (entry) => entry.ip ?? ""],
  ["requestId", (entry) => entry.requestId ?? ""],
  ["details", (entry) => JSON.stringify(entry.details)],
  ["id", (entry) => entry.id],
];
