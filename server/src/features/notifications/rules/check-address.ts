import type { Context } from "../../../context.ts";
import { badRequest } from "../../../platform/errors.ts";
import { checkUrl } from "../../../platform/outbound/check-url.ts";
import { OutboundError } from "../../../platform/outbound/outbound-error.ts";

/** @throws 400 if the URL is not allowed. Its resolved addresses are checked when the request is sent. */
export function checkAddress(ctx: Pick<Context, "config">, url: string): void {
  try {
    checkUrl(url, ctx.config.outboundAllow);
  } catch (error) {
    if (error instanceof OutboundError) throw badRequest("Address refused", { message: error.message, code: "ADDRESS_REFUSED" });
    throw error;
  }
}
