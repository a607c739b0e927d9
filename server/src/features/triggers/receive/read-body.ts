import type { FastifyRequest } from "fastify";
import { maxPayloadBytes } from "@gantry/contract/triggers/constants.ts";
import type { Context } from "../../../context.ts";
import { tooLarge } from "../../../platform/http/errors.ts";
import { whileArriving } from "../../../platform/http/while-arriving.ts";

/** The bytes of a request, as they were sent. @throws 413 above {@link maxPayloadBytes}; 408 when they arrive too slowly; 400 when they break off */
export async function readBody(ctx: Pick<Context, "config">, request: FastifyRequest): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > maxPayloadBytes) throw payloadTooLarge();
  return whileArriving(request.raw, ctx.config.arrival, async () => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const piece of request.raw.iterator({ destroyOnReturn: false })) {
      bytes += piece.length;
      if (bytes > maxPayloadBytes) throw payloadTooLarge();
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  });
}

const payloadTooLarge = () =>
  tooLarge("Payload too large", { message: `A webhook may have at most ${maxPayloadBytes / 1024 / 1024} MiB.`, code: "PAYLOAD_TOO_LARGE" });
