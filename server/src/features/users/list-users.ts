import { sql } from "kysely";
import type { PageQuery, Pagination } from "@gantry/contract/pagination/schemas.ts";
import type { User } from "@gantry/contract/users/schemas.ts";
import type { Context } from "../../context.ts";
import { decodeCursor, pageAndTotal, toPage } from "../../platform/db/keyset.ts";
import { presentUser } from "./present.ts";
import { membersOf } from "../accounts/find-member.ts";

/** A page of the organization's members, longest-standing first. */
export async function listUsers(
  ctx: Context,
  organizationId: string,
  query: PageQuery,
): Promise<{ users: User[]; pagination: Pagination }> {
  const cursor = decodeCursor(query.cursor);
  const { rows, total } = await ctx.db.withTenant(organizationId, (tx) => {
    const wanted = membersOf(tx)
      .$if(cursor !== undefined, (q) => q.where(sql<boolean>`(m.created_at, m.user_id) > (${cursor?.createdAt}, ${cursor?.id})`))
      .orderBy("m.created_at")
      .orderBy("m.user_id")
      .limit(query.limit + 1);
    return pageAndTotal(tx, wanted, membersOf(tx), { isFirst: cursor === undefined });
  });
  const page = toPage(rows, query.limit, total);
  return { users: page.rows.map(presentUser), pagination: page.pagination };
}
