import { createHash, randomBytes } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const prefix = "gantry_";
const bodyLength = 43;
const checksumLength = 6;
const shape = new RegExp(`^${prefix}[0-9A-Za-z]{${bodyLength + checksumLength}}$`);

/** A new key: `gantry_`, 256 random bits in base 62, and a checksum, so that secret scanners recognize it. */
export function newKeyValue(): string {
  const body = base62(BigInt(`0x${randomBytes(32).toString("hex")}`), bodyLength);
  return `${prefix}${body}${checksum(body)}`;
}

/** Whether a text has the form of a key; saves the look-up for a mistyped one. */
export function isKeyShaped(value: string): boolean {
  if (!shape.test(value)) return false;
  const body = value.slice(prefix.length, prefix.length + bodyLength);
  return checksum(body) === value.slice(prefix.length + bodyLength);
}

/** The digest stored in place of the key. 256 random bits need no slow hash. */
export function hashKey(value: string): Buffer {
  return createHash("sha256").update(value).digest();
}

/** The start of a key, to tell keys apart in a list. */
export function shownPrefix(value: string): string {
  return value.slice(0, prefix.length + 6);
}

function checksum(body: string): string {
  return base62(BigInt(createHash("sha256").update(body).digest().readUInt32BE(0)), checksumLength);
}

function base62(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; rest > 0n; rest /= 62n) text = (alphabet[Number(rest % 62n)] ?? "") + text;
  return text.padStart(length, "0");
}
