import { encodingOf } from "../formats/decode.ts";

/** How much of a file's beginning {@link looksLikeText} needs. */
export const sampleBytes = 8192;

/** By byte: 1 for control characters that text does not hold. Tabs, line and page ends, backspaces, bells and escape sequences are usual in logs. */
const isControl = Uint8Array.from({ length: 256 }, (_, byte) => Number(byte < 0x20 && ![7, 8, 9, 10, 11, 12, 13, 27].includes(byte)));

/** Formats that may begin like text, but break when a value in them is replaced: PDF, and a tar archive of text files. */
const isPdf = (sample: Buffer): boolean => sample.toString("latin1", 0, 5) === "%PDF-";
const isTar = (sample: Buffer): boolean => sample.toString("latin1", 257, 262) === "ustar";

/**
 * Whether the file that begins with `sample` is text: UTF-8, UTF-16, or an encoding of single bytes such as Latin-1. Zero bytes are part of text
 * when no other control character is (`env -0`, UTF-16 without a byte order mark). What has none at all counts as text.
 */
export function looksLikeText(sample: Buffer): boolean {
  if (isPdf(sample) || isTar(sample)) return false;
  if (encodingOf(sample).startsWith("utf-16")) return isUtf16(sample, encodingOf(sample));
  return !sample.includes(0) || !sample.some((byte) => byte !== 0 && isControl[byte] === 1);
}

/** A file that is read and written again as UTF-16 must be that, or it would change. */
function isUtf16(sample: Buffer, encoding: string): boolean {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true });
    return !/[\u0001-\u0006\u000e-\u001a\u001c-\u001f]/.test(text);
  } catch {
    return false;
  }
}
