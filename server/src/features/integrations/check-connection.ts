import { z } from "zod";
import { type ProviderId, providerNames } from "@gantry/contract/integration-settings.ts";
import type { Context } from "../../context.ts";
import { type HttpError, badRequest } from "../../platform/http/errors.ts";
import type { Door } from "./providers/provider.ts";
import { ProviderError, type ProviderErrorKind } from "./providers/provider-error.ts";
import { providers } from "./providers/registry.ts";

const checkTimeoutMs = 20_000;

/** What a provider is given of the outside world for one piece of work of at most `timeoutMs`. */
export function openDoor(ctx: Pick<Context, "safeFetch" | "now">, timeoutMs: number): Door {
  return { fetch: ctx.safeFetch, now: ctx.now, signal: AbortSignal.timeout(timeoutMs) };
}

/**
 * Tries credentials at their provider. @returns whom they belong to, and what the admin should know although it works.
 * @throws 400 in words that say what to do.
 */
export async function checkConnection(
  ctx: Context,
  provider: ProviderId,
  settings: unknown,
): Promise<{ account: string; warning: string | null }> {
  try {
    const { account, warning = null } = await providers[provider](settings, openDoor(ctx, checkTimeoutMs)).verify();
    return { account: account.slice(0, 200), warning };
  } catch (error) {
    throw connectionInWords(provider, error);
  }
}

const codes: Readonly<Record<ProviderErrorKind, string>> = {
  refused: "CREDENTIALS_REFUSED",
  not_found: "PROVIDER_NOT_FOUND",
  rejected: "PROVIDER_REJECTED",
  limited: "PROVIDER_BUSY",
  unavailable: "PROVIDER_UNAVAILABLE",
};

/** What a provider said, as a 400; anything else as it is. */
export function connectionInWords(provider: ProviderId, error: unknown): HttpError | unknown {
  if (error instanceof ProviderError)
    return badRequest(error.kind === "refused" ? "Credentials refused" : "Integration check failed", {
      message: error.message,
      code: codes[error.kind],
    });
  if (error instanceof z.ZodError)
    return badRequest("Integration check failed", {
      message: `${providerNames[provider]} gave an answer that is none of its API: is the address right?`,
      code: "PROVIDER_REJECTED",
    });
  return error;
}
