import { type ProviderId, providerKind, providerNames } from "@gantry/contract/integrations/constants.ts";
import type { Context } from "../../../context.ts";
import { conflict, HttpError } from "../../../platform/errors.ts";
import { checkConnection } from "./check-connection.ts";
import { openSettings } from "./linked-record.ts";
import { recordActivity } from "./record-activity.ts";
import { hideGeneralErrors } from "./post-errors.ts";
import { readLinked } from "./store.ts";

/**
 * Tests the stored credentials now. A success ends the shown errors that it disproves; a failure is shown next to the provider.
 * @throws 409 when it is not linked or its secret cannot be decrypted; 400 with the provider's message.
 */
export async function testProvider(ctx: Context, organizationId: string, provider: ProviderId): Promise<string> {
  const record = await ctx.db.withTenant(organizationId, (tx) => readLinked(tx, provider));
  if (!record) throw notLinked(provider);
  const settings = openSettings(ctx.secrets, organizationId, provider, record);
  if (!settings) throw unreadable(provider);
  const { account, warning } = await checkConnection(ctx, provider, settings).catch(async (error: unknown) => {
    // No later request would clear an issue tracker's error: the person who creates an issue sees it at once.
    if (error instanceof HttpError && providerKind[provider] !== "tracker")
      await recordActivity(ctx, organizationId, provider, error.reply.message ?? error.message);
    throw error;
  });
  await recordActivity(ctx, organizationId, provider, warning);
  await hideGeneralErrors(ctx, organizationId, provider);
  return account;
}

export const notLinked = (provider: ProviderId) =>
  conflict("Integration not linked", {
    message: `Link ${providerNames[provider]} first, under Settings → Integrations.`,
    code: "INTEGRATION_NOT_LINKED",
  });

/** @returns the 409 for a stored secret that cannot be decrypted. */
export const unreadable = (provider: ProviderId) =>
  conflict("Integration unreadable", {
    message: `The stored secret of ${providerNames[provider]} can no longer be decrypted. Link it again, with the secret.`,
    code: "INTEGRATION_UNREADABLE",
  });
