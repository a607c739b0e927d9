import { sql } from "kysely";
import { maxRunLinks } from "@gantry/contract/run-links/constants.ts";
import type { CreatedRunLink, CreateRunLink } from "@gantry/contract/run-links/schemas.ts";
import type { Context } from "../../context.ts";
import { hashToken, newToken } from "../../platform/crypto/random-token.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict, forbidden, runNotFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { visible } from "../executions/record/find-execution.ts";
import { namedRuns } from "../projects/record/named-runs.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { linkColumns, presentLink } from "./present.ts";
import { validLinks } from "./store.ts";

/**
 * Creates a public link of a run; only the hash of its token is stored. `creator` is shown to members.
 * @throws 404 `Run not found`; 403 `Public links are off`; 409 at {@link maxRunLinks} links
 */
export async function createLink(
  ctx: Context,
  actor: Actor,
  { executionId, creator }: { executionId: string; creator: { id: string; name: string } },
  { days, includeLog }: CreateRunLink,
): Promise<CreatedRunLink> {
  return ctx.db.withTenant(actor.organizationId, async (tx) => {
    // The switch takes the same lock: no link is created while all of them are ended.
    await lockOrganization(tx);
    const run = await visible(tx).select(["number", "project_id"]).where("id", "=", executionId).executeTakeFirst();
    if (!run) throw runNotFound();
    await requireAllowed(tx);
    await requireRoom(tx, executionId);
    const token = newToken();
    const row = await tx
      .insertInto("run_links")
      .values({
        org_id: actor.organizationId,
        id: ctx.newId(),
        execution_id: executionId,
        token_hash: hashToken(token),
        includes_log: includeLog,
        created_by: JSON.stringify(creator),
        expires_at: sql<Date>`clock_timestamp() + make_interval(days => ${days})`,
      })
      .returning(linkColumns)
      .executeTakeFirstOrThrow();
    const link = presentLink(row);
    await recordAudit(ctx, tx, actor, {
      action: "run_link.created",
      targetType: "run_link",
      targetId: link.id,
      details: { ...(await namedRuns(tx))(run), executionId, includesLog: link.includesLog, expiresAt: link.expiresAt },
    });
    return { ...link, url: ctx.dashboardLink(`/shared/${token}`) };
  });
}

async function requireAllowed(tx: TenantTransaction): Promise<void> {
  const { run_links_enabled } = await tx
    .selectFrom("organizations")
    .select("run_links_enabled")
    .where("id", "=", tx.organizationId)
    .executeTakeFirstOrThrow();
  if (!run_links_enabled)
    throw forbidden("Public links are off", {
      message: "An admin has to allow public links in the organization's settings first.",
      code: "RUN_LINKS_OFF",
    });
}

async function requireRoom(tx: TenantTransaction, executionId: string): Promise<void> {
  const { count } = await validLinks(tx)
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("execution_id", "=", executionId)
    .executeTakeFirstOrThrow();
  if (count >= maxRunLinks)
    throw conflict("Too many links", {
      message: `A run has at most ${maxRunLinks} valid links. Revoke one that is no longer needed.`,
      code: "TOO_MANY_RUN_LINKS",
    });
}
