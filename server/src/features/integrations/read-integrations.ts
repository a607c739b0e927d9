import type { Integration, IntegrationEntry } from "@gantry/contract/integrations/schemas.ts";
import { type ProviderId, providerIds } from "@gantry/contract/integrations/constants.ts";
import type { Context } from "../../context.ts";
import { presentEntry } from "./present.ts";
import { activities, readAllLinked } from "./linked/store.ts";

/** All eight providers, linked or not. */
export async function listIntegrations(ctx: Context, organizationId: string): Promise<IntegrationEntry[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const linked = await readAllLinked(tx);
    const known = await activities(tx);
    return providerIds.map((id) =>
      presentEntry(
        id,
        linked[id],
        known.find(({ provider }) => provider === id),
      ),
    );
  });
}

/** `null`: not linked. */
export async function readIntegration(ctx: Context, organizationId: string, provider: ProviderId): Promise<Integration | null> {
  const entries = await listIntegrations(ctx, organizationId);
  return entries.find((entry) => entry.provider === provider)?.integration ?? null;
}
