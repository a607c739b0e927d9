export type OutboundErrorCode = "ADDRESS_REFUSED" | "TIMEOUT" | "TOO_LARGE" | "UNREACHABLE";

/** A request that was not made, or brought no usable answer. `message` is fit to show to the tenant who chose the address. */
export class OutboundError extends Error {
  readonly code: OutboundErrorCode;
  constructor(code: OutboundErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const addressRefused = (message: string) => new OutboundError("ADDRESS_REFUSED", message);
