import type { ProviderId } from "@gantry/contract/integrations/constants.ts";
import type { Context } from "../../context.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { removeIntegration } from "../organizations/change-integrations.ts";
import { deleteTraces } from "./linked/store.ts";

/** Unlinks a provider and deletes everything stored for it. Does nothing if it is not linked. */
export async function unlinkProvider(ctx: Context, actor: Actor, provider: ProviderId): Promise<void> {
  await ctx.db.withTenant(actor.organizationId, async (tx) => {
    if (!(await removeIntegration(tx, provider))) return;
    await deleteTraces(tx, provider);
    await recordAudit(ctx, tx, actor, { action: "integration.unlinked", targetType: "integration", targetId: provider, details: {} });
  });
}
