/**
 * UTF-8, UTF-16, or the Windows code page of old editors. UTF-16 is recognized by its byte order mark or, as YAML does, by a first character of ASCII.
 * Bytes in another encoding, such as UTF-32, and binary data give text with NUL characters.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function utf16Of([a, b, c, d]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) return "utf-16be";
  return undefined;
}
