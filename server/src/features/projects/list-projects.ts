import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { decodeCursor, pageAndTotal, toPage } from "../../platform/db/keyset.ts";
import { projectsOf } from "./record/store.ts";

/** A page of the organization's projects, the oldest first. @throws 400 for an unknown cursor */
export async function listProjects(ctx: Context, organizationId: string, query: { cursor?: string | undefined; limit: number }) {
  const cursor = decodeCursor(query.cursor);
  const { rows, total } = await ctx.db.withTenant(organizationId, (tx) => {
    const wanted = projectsOf(tx)
      .selectAll()
      .$if(cursor !== undefined, (q) => q.where(sql<boolean>`(created_at, id) > (${cursor?.createdAt}, ${cursor?.id})`))
      .orderBy("created_at")
      .orderBy("id")
      .limit(query.limit + 1);
    return pageAndTotal(tx, wanted, projectsOf(tx).select("id"), { isFirst: cursor === undefined });
  });
  return toPage(rows, query.limit, total);
}
