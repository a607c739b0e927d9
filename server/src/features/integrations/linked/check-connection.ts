import { z } from "zod";
import { type ProviderId, providerNames } from "@gantry/contract/integrations/constants.ts";
import type { Context } from "../../../context.ts";
import { type HttpError, badRequest } from "../../../platform/errors.ts";
import type { ProviderAccess } from "../providers/api/provider.ts";
import { ProviderError, type ProviderErrorKind } from "../providers/api/provider-error.ts";
import { providers } from "../providers/registry.ts";

const checkTimeoutMs = 20_000;

/** What a provider may use for a task of at most `timeoutMs`. */
export function accessWithin(ctx: Pick<Context, "safeFetch" | "now">, timeoutMs: number): ProviderAccess {
  return { fetch: ctx.safeFetch, now: ctx.now, signal: AbortSignal.timeout(timeoutMs) };
}

/**
 * Tests credentials at their provider. @returns the account they belong to, and an optional warning for the admin.
 * @throws 400 with instructions.
 */
export async function checkConnection(
  ctx: Context,
  provider: ProviderId,
  settings: unknown,
): Promise<{ account: string; warning: string | null }> {
  try {
    const { account, warning = null } = await providers[provider](settings, accessWithin(ctx, checkTimeoutMs)).verify();
    return { account: account.slice(0, 200), warning };
  } catch (error) {
    throw connectionError(provider, error);
  }
}

const codes: Readonly<Record<ProviderErrorKind, string>> = {
  refused: "CREDENTIALS_REFUSED",
  not_found: "PROVIDER_NOT_FOUND",
  rejected: "PROVIDER_REJECTED",
  limited: "PROVIDER_BUSY",
  unavailable: "PROVIDER_UNAVAILABLE",
};

/** Turns a provider's error into a 400; returns others unchanged. */
export function connectionError(provider: ProviderId, error: unknown): HttpError | unknown {
  if (error instanceof ProviderError)
    return badRequest(error.kind === "refused" ? "Credentials refused" : "Integration check failed", {
      message: error.message,
      code: codes[error.kind],
    });
  if (error instanceof z.ZodError)
    return badRequest("Integration check failed", {
      message: `${providerNames[provider]} gave a response that is not from its API. Check the address.`,
      code: "PROVIDER_REJECTED",
    });
  return error;
}
