import type { ProviderId } from "@gantry/contract/integration-settings.ts";
import type { Context } from "../../context.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { forgetTraces, removeLinked } from "./store.ts";

/** Takes a provider away with everything stored for it. One that is not linked stays so. */
export async function unlinkProvider(ctx: Context, actor: Actor, provider: ProviderId): Promise<void> {
  await ctx.db.withTenant(actor.organizationId, async (tx) => {
    if (!(await removeLinked(tx, provider))) return;
    await forgetTraces(tx, provider);
    await recordAudit(ctx, tx, actor, { action: "integration.unlinked", targetType: "integration", targetId: provider, details: {} });
  });
}
