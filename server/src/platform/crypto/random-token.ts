import { createHash, randomBytes } from "node:crypto";

/** A token for a mailed link or a lease: 256 random bits, safe in a path. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored instead of a token: at 256 random bits a plain digest cannot be guessed back. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
