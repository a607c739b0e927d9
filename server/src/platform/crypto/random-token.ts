import { createHash, randomBytes } from "node:crypto";

/** A token for a mailed link or a lease: 256 random bits, safe in a path. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The digest stored in place of a token. A token of 256 random bits needs no slow hash. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
