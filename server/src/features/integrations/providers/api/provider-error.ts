/**
 * - `refused`: the credentials are wrong or lack permissions; `not_found`; `rejected`: the request is invalid for the provider;
 * - `limited`: too many requests; `unavailable`: no response, or a server error. Only these two are retried.
 */
export type ProviderErrorKind = "refused" | "not_found" | "rejected" | "limited" | "unavailable";

/** A provider's error. `message` is for the tenant and contains no secret. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  /** Set when the provider specified how long to wait. */
  readonly retryAfterMs: number | undefined;
  /** It is about the credentials or the provider's address, not about what was requested: any successful request disproves it. */
  readonly isGeneral: boolean;
  constructor(
    kind: ProviderErrorKind,
    message: string,
    options: ErrorOptions & { retryAfterMs?: number | undefined; isGeneral?: boolean | undefined } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs;
    this.isGeneral = options.isGeneral ?? isGeneral(options.cause);
  }
}

export const isGeneral = (error: unknown): boolean => error instanceof ProviderError && error.isGeneral;

export const worthAnotherTry = (error: unknown): boolean =>
  !(error instanceof ProviderError) || error.kind === "limited" || error.kind === "unavailable";
