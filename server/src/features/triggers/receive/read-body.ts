import { createHash, createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { maxPayloadBytes } from "@gantry/contract/triggers/constants.ts";
import type { Context } from "../../../context.ts";
import { tooLarge } from "../../../platform/errors.ts";
import { whileArriving } from "../../../platform/http/bodies/while-arriving.ts";

export interface SignedBody {
  /** As it was sent. */
  bytes: Buffer;
  /** HMAC-SHA256 with the secret, in hexadecimal digits. */
  signature: string;
  /** SHA-256 without it. */
  hash: Buffer;
}

/** Reads a body, and signs it piece by piece: a large one at once would hold up other requests. @throws 413 above {@link maxPayloadBytes}; 408 when it arrives too slowly; 400 when it breaks off */
export async function readBody(ctx: Pick<Context, "config">, request: FastifyRequest, secret: string): Promise<SignedBody> {
  if (Number(request.headers["content-length"] ?? 0) > maxPayloadBytes) throw payloadTooLarge();
  const [hmac, hash] = [createHmac("sha256", secret), createHash("sha256")];
  return whileArriving(request.raw, ctx.config.arrival, async () => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const piece of request.raw.iterator({ destroyOnReturn: false })) {
      bytes += piece.length;
      if (bytes > maxPayloadBytes) throw payloadTooLarge();
      hmac.update(piece);
      hash.update(piece);
      pieces.push(piece);
    }
    return { bytes: Buffer.concat(pieces), signature: hmac.digest("hex"), hash: hash.digest() };
  });
}

const payloadTooLarge = () =>
  tooLarge("Payload too large", { message: `A webhook may have at most ${maxPayloadBytes / 1024 / 1024} MiB.`, code: "PAYLOAD_TOO_LARGE" });
