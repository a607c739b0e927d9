/**
 * - `refused`: the credentials are wrong or may not do this; `not_found`; `rejected`: the request makes no sense to the provider;
 * - `limited`: too many requests; `unavailable`: no answer, or the provider's own trouble. Only these two are worth another try.
 */
export type ProviderErrorKind = "refused" | "not_found" | "rejected" | "limited" | "unavailable";

/** A provider did not do what it was asked. `message` is fit for the tenant and holds no secret. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  /** When the provider said how long to wait. */
  readonly retryAfterMs: number | undefined;
  constructor(kind: ProviderErrorKind, message: string, options: ErrorOptions & { retryAfterMs?: number | undefined } = {}) {
    super(message, options);
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs;
  }
}

export const worthAnotherTry = (error: unknown): boolean =>
  !(error instanceof ProviderError) || error.kind === "limited" || error.kind === "unavailable";
