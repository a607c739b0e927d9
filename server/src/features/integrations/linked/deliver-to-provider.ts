import { z } from "zod";
import { type ProviderId, providerNames } from "@gantry/contract/integrations/constants.ts";
import type { Context } from "../../../context.ts";
import { RetryLater, Undeliverable } from "../../../platform/outbox/topic.ts";
import { accessWithin } from "./check-connection.ts";
import { openSettings } from "./linked-record.ts";
import type { Connection } from "../providers/api/provider.ts";
import { isGeneral, ProviderError, worthAnotherTry } from "../providers/api/provider-error.ts";
import { providers } from "../providers/registry.ts";
import { recordActivity } from "./record-activity.ts";
import { type PostSubject, recordPostError, recordPostSuccess } from "./post-errors.ts";
import { readLinked } from "./store.ts";

/** Shorter than an outbox message's lease. */
const workTimeoutMs = 45_000;

/** An outage of a few seconds is not shown. */
const shownFromAttempt = 3;
const shownFromWaitMs = 60_000;

/**
 * Posts an outbox message to a linked source host and records the success. An error is recorded when the message is given up, or earlier if the
 * retries take long. `work` resolves to whether this process posted it. `attempt`: of the message, 1 for the first.
 * @throws {Undeliverable} when a retry cannot help, {@link RetryLater} when the provider says how long to wait.
 */
export async function deliverToProvider(
  ctx: Context,
  organizationId: string,
  place: PostSubject,
  work: (connection: Connection) => Promise<boolean>,
  attempt: number,
): Promise<void> {
  const { provider } = place;
  const record = await ctx.db.withTenant(organizationId, (tx) => readLinked(tx, provider));
  if (!record?.enabled) throw new Undeliverable(`${providerNames[provider]} is not linked`);
  const settings = openSettings(ctx.secrets, organizationId, provider, record);
  if (!settings) throw asOutcome(provider, undecipherable);
  let isDone: boolean;
  try {
    isDone = await work(providers[provider](settings, accessWithin(ctx, workTimeoutMs)));
  } catch (error) {
    const isLong = attempt >= shownFromAttempt || (error instanceof ProviderError && (error.retryAfterMs ?? 0) > shownFromWaitMs);
    if (isLong && error instanceof ProviderError && worthAnotherTry(error)) {
      const message = `${error.message} Gantry will retry.`;
      await recordActivity(ctx, organizationId, provider, message);
      await recordPostError(ctx, organizationId, place, message, { isFinal: false, isGeneral: error.isGeneral });
    }
    throw asOutcome(provider, error);
  }
  if (!isDone) return;
  await recordActivity(ctx, organizationId, provider, null);
  await recordPostSuccess(ctx, organizationId, place);
}

const undecipherable = new ProviderError("refused", "its stored secret cannot be decrypted: link it again", { isGeneral: true });

function asOutcome(provider: ProviderId, error: unknown): unknown {
  if (error instanceof z.ZodError)
    return new Undeliverable(`${providerNames[provider]} gave a response that is not from its API`, { cause: error });
  if (!worthAnotherTry(error)) return new Undeliverable(error instanceof Error ? error.message : String(error), { cause: error });
  if (error instanceof ProviderError && error.retryAfterMs !== undefined)
    return new RetryLater(error.message, error.retryAfterMs, { cause: error });
  return error;
}

/** Whether the error of a failed post is about the provider as a whole. `error`: as {@link deliverToProvider} throws it. */
export function isGeneralFailure(error: unknown): boolean {
  const cause = error instanceof Undeliverable || error instanceof RetryLater ? error.cause : error;
  return isGeneral(cause) || cause instanceof z.ZodError;
}
