import { createHmac } from "node:crypto";
import { sameSecret } from "../../../platform/http/guard.ts";

/** HMAC-SHA256 of the body as it was sent, in hexadecimal digits, compared in constant time. */
export function isSignature(signature: string, secret: string, body: Buffer): boolean {
  return sameSecret(signature.toLowerCase(), createHmac("sha256", secret).update(body).digest("hex"));
}
