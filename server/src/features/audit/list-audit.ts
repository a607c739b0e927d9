import type { AuditFilter, AuditLogEntry } from "@gantry/contract/audit.ts";
import { type PageQuery, type Pagination, totalCap } from "@gantry/contract/pagination.ts";
import type { Context } from "../../context.ts";
import { badRequest } from "../../platform/http/errors.ts";
import { presentEntry } from "./present.ts";
import { entriesOf } from "./store.ts";

/** A page of the organization's log, newest first, in the order in which things were done. */
export async function listAudit(
  ctx: Context,
  organizationId: string,
  { limit, cursor, ...filter }: PageQuery & AuditFilter,
): Promise<{ data: AuditLogEntry[]; pagination: Pagination }> {
  const before = decodeCursor(cursor);
  const { rows, total } = await ctx.db.withTenant(organizationId, async (tx) => ({
    rows: await entriesOf(tx, filter)
      .selectAll()
      .$if(before !== undefined, (q) => q.where("seq", "<", before ?? 0))
      .orderBy("seq", "desc")
      .limit(limit + 1)
      .execute(),
    total: await tx
      .selectFrom(
        entriesOf(tx, filter)
          .select("id")
          .limit(totalCap + 1)
          .as("some"),
      )
      .select((row) => row.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
  }));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(presentEntry),
    pagination: {
      limit,
      nextCursor: rows.length > limit && last ? Buffer.from(String(last.seq)).toString("base64url") : null,
      total: Math.min(total.count, totalCap),
      ...(total.count > totalCap ? { totalIsExact: false } : {}),
    },
  };
}

function decodeCursor(text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  const seq = Buffer.from(text, "base64url").toString("latin1");
  if (!/^\d{1,15}$/.test(seq))
    throw badRequest("Invalid cursor", { message: "Use the nextCursor of the answer before, unchanged.", code: "INVALID_CURSOR" });
  return Number(seq);
}
