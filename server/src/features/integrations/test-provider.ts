import { type ProviderId, providerNames } from "@gantry/contract/integration-settings.ts";
import type { Context } from "../../context.ts";
import { conflict } from "../../platform/http/errors.ts";
import { checkConnection } from "./check-connection.ts";
import { openSettings } from "./linked-record.ts";
import { recordActivity } from "./record-activity.ts";
import { hideGeneralErrors } from "./source-hosts/post-errors.ts";
import { readLinked } from "./store.ts";

/** Tests the stored credentials now. A success ends the shown errors that it disproves. @throws 409 when it is not linked or its secret cannot be decrypted; 400 with the provider's message. */
export async function testProvider(ctx: Context, organizationId: string, provider: ProviderId): Promise<string> {
  const record = await ctx.db.withTenant(organizationId, (tx) => readLinked(tx, provider));
  if (!record) throw notLinked(provider);
  const settings = openSettings(ctx.secrets, organizationId, provider, record);
  if (!settings) throw unreadable(provider);
  const { account, warning } = await checkConnection(ctx, provider, settings);
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
