import { sql } from "kysely";
import type { Workers } from "@gantry/contract/workers/schemas.ts";
import type { Context } from "../../context.ts";
import { acrossOrganizations } from "../../platform/db/database.ts";
import { isPresent } from "../health/workers-present.ts";
import { readWorkers } from "./present.ts";

/** The organization's own workers, and how many the installation shares. */
export function listWorkers(ctx: Context, organizationId: string): Promise<Workers> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const workers = await readWorkers(tx);
    const { own_workers_only: ownOnly } = await tx
      .selectFrom("organizations")
      .select("own_workers_only")
      .where("id", "=", organizationId)
      .executeTakeFirstOrThrow();
    // Shared workers belong to no organization. Only the sums are shown.
    const shared = await acrossOrganizations(tx, (system) =>
      system
        .selectFrom("workers")
        .select([sql<number>`count(*)::int`.as("connected"), sql<number>`coalesce(sum(slots), 0)::int`.as("slots")])
        .where("org_id", "is", null)
        .where(isPresent(sql`last_seen_at`))
        .executeTakeFirstOrThrow(),
    );
    return { workers, shared, ownOnly };
  });
}
