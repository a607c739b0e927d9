import { isAscii, isUtf8 } from "node:buffer";

const replacementBytes = 3;

/**
 * Converts a stream of bytes to valid UTF-8 that a database accepts: every invalid byte and every NUL becomes U+FFFD, one for each byte, as in the
 * engine's own log file; a character that is cut at the end of a chunk waits for the rest.
 */
export class Utf8Stream {
  #held = Buffer.alloc(0);

  push(chunk: Buffer): Buffer {
    const bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    const whole = bytes.length - unfinishedBytes(bytes);
    this.#held = Buffer.from(bytes.subarray(whole));
    return cleaned(bytes.subarray(0, whole));
  }

  /** The rest: an incomplete character is now invalid. */
  finish(): Buffer {
    const rest = this.#held;
    this.#held = Buffer.alloc(0);
    return cleaned(rest);
  }
}

/** How many bytes at the end may form a character with what follows. */
function unfinishedBytes(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const lead = bytes[bytes.length - back] ?? 0;
    if (lead < 0x80) return 0;
    if (lead >= 0xc0) return sequenceLength(bytes, bytes.length - back) === "unfinished" ? back : 0;
  }
  return 0;
}

function cleaned(bytes: Buffer): Buffer {
  if ((isAscii(bytes) || isUtf8(bytes)) && !bytes.includes(0)) return bytes;
  // Bytes one by one: half of binary output is invalid, and a copy for each of these bytes would take twenty times as long as text.
  const clean = Buffer.allocUnsafe(bytes.length * replacementBytes);
  let end = 0;
  for (let i = 0; i < bytes.length; ) {
    const length = bytes[i] === 0 ? "invalid" : sequenceLength(bytes, i);
    if (typeof length === "number") {
      for (const next = i + length; i < next; i += 1) clean[end++] = bytes[i] ?? 0;
      continue;
    }
    // U+FFFD.
    clean[end++] = 0xef;
    clean[end++] = 0xbf;
    clean[end++] = 0xbd;
    i += 1;
  }
  return Buffer.from(clean.subarray(0, end));
}

/** The length of the character at `at`. Source: RFC 3629, section 4. */
function sequenceLength(bytes: Buffer, at: number): number | "invalid" | "unfinished" {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return "invalid";
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  for (let offset = 1; offset < length; offset += 1) {
    const byte = bytes[at + offset];
    if (byte === undefined) return "unfinished";
    if (byte < (offset === 1 ? low : 0x80) || byte > (offset === 1 ? high : 0xbf)) return "invalid";
  }
  return length;
}
