import { randomBytes } from "node:crypto";

/** A record id: 4 bytes of time (so that newer ids sort later) and 8 random bytes, as 24 hexadecimal characters. */
export function newId(nowMs: number = Date.now()): string {
  const bytes = randomBytes(12);
  bytes.writeUInt32BE(Math.floor(nowMs / 1000) >>> 0, 0);
  return bytes.toString("hex");
}
