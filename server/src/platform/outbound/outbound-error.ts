export type OutboundErrorCode = "ADDRESS_REFUSED" | "TIMEOUT" | "TOO_LARGE" | "UNREACHABLE";

/** A request that was not sent, or that got no usable response. `message` may be shown to the tenant who chose the URL. */
export class OutboundError extends Error {
  readonly code: OutboundErrorCode;
  constructor(code: OutboundErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const addressNotAllowed = (message: string) => new OutboundError("ADDRESS_REFUSED", message);
