/**
 * - `refused`: the credentials are wrong or lack permissions; `not_found`; `rejected`: the request is invalid for the provider;
 * - `limited`: too many requests; `unavailable`: no response, or a server error. Only these two are retried.
 */
export type ProviderErrorKind = "refused" | "not_found" | "rejected" | "limited" | "unavailable";

/** A provider's error. `message` is for the tenant and contains no secret. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  /** Set when the provider said how long to wait. */
  readonly retryAfterMs: number | undefined;
  constructor(kind: ProviderErrorKind, message: string, options: ErrorOptions & { retryAfterMs?: number | undefined } = {}) {
    super(message, options);
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs;
  }
}

export const worthAnotherTry = (error: unknown): boolean =>
  !(error instanceof ProviderError) || error.kind === "limited" || error.kind === "unavailable";
