import { z } from "zod";
import { type ProviderId, providerNames } from "@gantry/contract/integration-settings.ts";
import type { Context } from "../../context.ts";
import { RetryLater, Undeliverable } from "../../platform/outbox/topic.ts";
import { openDoor } from "./check-connection.ts";
import { openSettings } from "./linked-record.ts";
import type { Connection } from "./providers/provider.ts";
import { ProviderError, worthAnotherTry } from "./providers/provider-error.ts";
import { providers } from "./providers/registry.ts";
import { recordActivity } from "./record-activity.ts";
import { readLinked } from "./store.ts";

/** Less than a letter may be held for. */
const workTimeoutMs = 45_000;

/**
 * Does a letter's work at a linked provider and notes that it went well; what went wrong is noted when the letter is given up.
 * @throws {Undeliverable} when trying again cannot help, {@link RetryLater} when the provider said how long to wait.
 */
export async function deliverToProvider(
  ctx: Context,
  organizationId: string,
  provider: ProviderId,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  const record = await ctx.db.withTenant(organizationId, (tx) => readLinked(tx, provider));
  if (!record?.enabled) throw new Undeliverable(`${providerNames[provider]} is not linked`);
  const settings = openSettings(ctx.secrets, organizationId, provider, record);
  if (!settings) throw new Undeliverable("its stored secret cannot be opened: link it again");
  try {
    await work(providers[provider](settings, openDoor(ctx, workTimeoutMs)));
  } catch (error) {
    throw asOutcome(provider, error);
  }
  await recordActivity(ctx, organizationId, provider, null);
}

function asOutcome(provider: ProviderId, error: unknown): unknown {
  if (error instanceof z.ZodError) return new Undeliverable(`${providerNames[provider]} gave an answer that is none of its API`);
  if (!worthAnotherTry(error)) return new Undeliverable(error instanceof Error ? error.message : String(error));
  if (error instanceof ProviderError && error.retryAfterMs !== undefined) return new RetryLater(error.message, error.retryAfterMs);
  return error;
}
