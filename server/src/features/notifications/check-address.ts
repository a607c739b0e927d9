import type { Context } from "../../context.ts";
import { badRequest } from "../../platform/http/errors.ts";
import { judgeUrl } from "../../platform/outbound/judge-url.ts";
import { OutboundError } from "../../platform/outbound/outbound-error.ts";

/** @throws 400 for an address that would be refused when it is asked; where its name leads is judged then. */
export function checkAddress(ctx: Pick<Context, "config">, url: string): void {
  try {
    judgeUrl(url, ctx.config.outboundAllow);
  } catch (error) {
    if (error instanceof OutboundError) throw badRequest("Address refused", { message: error.message, code: "ADDRESS_REFUSED" });
    throw error;
  }
}
