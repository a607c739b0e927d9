import type { AuditFilter, AuditLogEntry } from "@gantry/contract/audit/schemas.ts";
import type { PageQuery, Pagination } from "@gantry/contract/pagination/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { pageAndTotal, paginate } from "../../platform/db/keyset.ts";
import { badRequest } from "../../platform/errors.ts";
import { presentEntry } from "./present.ts";
import { entriesOf } from "./store.ts";

/** A page of the organization's log, newest first, in the order of the changes. */
export async function listAudit(
  ctx: Context,
  organizationId: string,
  { limit, cursor, ...filter }: PageQuery & AuditFilter,
): Promise<{ data: AuditLogEntry[]; pagination: Pagination }> {
  const isFirst = cursor === undefined || cursor === "";
  const { rows, total } = await ctx.db.withTenant(organizationId, async (tx) => {
    const matching = entriesOf(tx, filter);
    const wanted = matching
      .selectAll()
      .where("seq", "<", isFirst ? Number.MAX_SAFE_INTEGER : await seqOf(tx, cursor))
      .orderBy("seq", "desc")
      .limit(limit + 1);
    return pageAndTotal(tx, wanted, matching.select("id"), { isFirst });
  });
  const page = paginate(rows, { limit, total, cursorOf: ({ id }) => id });
  return { data: page.rows.map(presentEntry), pagination: page.pagination };
}

/** The start of a page. A cursor is the last entry's id, because its number would reveal the activity of all organizations. */
async function seqOf(tx: TenantTransaction, cursor: string): Promise<number> {
  const last = await entriesOf(tx, {}).select("seq").where("id", "=", cursor).executeTakeFirst();
  if (last) return last.seq;
  throw badRequest("Invalid cursor", { message: "Use `nextCursor` from the previous response, unchanged.", code: "INVALID_CURSOR" });
}
