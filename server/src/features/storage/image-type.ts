import type { screenshotTypes } from "@gantry/contract/test-cycles/constants.ts";

/** The type of an image by its first bytes, whatever its name says; `undefined` for anything that browsers should not show as a picture. */
export function imageTypeOf(image: Buffer): (typeof screenshotTypes)[number] | undefined {
  const startsWith = (hex: string, at = 0) => image.subarray(at, at + hex.length / 2).toString("hex") === hex;
  if (startsWith("89504e470d0a1a0a")) return "image/png";
  if (startsWith("ffd8ff")) return "image/jpeg";
  if (startsWith("474946383761") || startsWith("474946383961")) return "image/gif";
  if (startsWith("52494646") && startsWith("57454250", 8)) return "image/webp";
  return undefined;
}
