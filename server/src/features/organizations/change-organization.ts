import { type UpdateObject, sql } from "kysely";
import type { Organization } from "@gantry/contract/organizations/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { presentOrganization } from "./present.ts";
import { type OrganizationRow, organizationRow } from "./store.ts";

interface Change {
  set: UpdateObject<Schema, "organizations">;
  /** The details of the audit entry. */
  action: string;
  details: Readonly<Record<string, unknown>>;
  /** Changes that belong to this one, in its transaction; they may add details. */
  also?: (tx: TenantTransaction) => Promise<Readonly<Record<string, unknown>>>;
}

/**
 * Changes the caller's organization under its lock, with an audit entry. `decide` gets the current state; if it returns `undefined`, nothing changes
 * and nothing is recorded. @returns the organization afterwards.
 */
export async function changeOrganization(
  ctx: Context,
  actor: Actor,
  decide: (before: OrganizationRow) => Change | undefined,
): Promise<Organization> {
  const row = await ctx.db.withTenant(actor.organizationId, async (tx) => {
    const before = await organizationRow(tx, actor.organizationId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const change = decide(before);
    if (!change) return before;
    await tx
      .updateTable("organizations")
      .set({ ...change.set, updated_at: sql<Date>`clock_timestamp()` })
      .where("id", "=", actor.organizationId)
      .execute();
    const more = await change.also?.(tx);
    await recordAudit(ctx, tx, actor, {
      action: change.action,
      targetType: "organization",
      targetId: actor.organizationId,
      details: { ...change.details, ...more },
    });
    return organizationRow(tx, actor.organizationId).executeTakeFirstOrThrow();
  });
  return presentOrganization(ctx, row);
}
