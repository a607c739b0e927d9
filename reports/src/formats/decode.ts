/** The encoding of a report: from its byte order mark, its XML declaration, or by default UTF-8. Returns a label of the Encoding Standard. */
export function encodingOf(head: Uint8Array): string {
  const [a, b, c, d] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0 && c !== 0 && d === 0)) return "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c && c === 0 && d !== 0)) return "utf-16be";
  const declared = declaredEncoding(Buffer.from(head.subarray(0, 300)).toString("latin1"));
  const known = declared === undefined ? undefined : knownEncoding(declared);
  // A document that could be read as single bytes so far is not UTF-16, even if it declares so (`ucs-2` is another label of it).
  return declared !== undefined && known !== undefined && !known.startsWith("utf-16") ? declared.toLowerCase() : "utf-8";
}

/** The encoding that an XML declaration at the beginning of a text names, as it is written there. */
export function declaredEncoding(head: string): string | undefined {
  return /^\uFEFF?<\?xml[^>]{0,200}?\bencoding\s*=\s*["']([^"'<>]{1,40})["']/.exec(head)?.[1]?.trim();
}

/** Whether files with this encoding in their XML declaration can be decoded. Read as UTF-8, a failure in another one could be lost. */
export const isKnownEncoding = (label: string): boolean => knownEncoding(label) !== undefined;

function knownEncoding(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** The text of a whole file, without its byte order mark. */
export function decode(bytes: Uint8Array, encoding = encodingOf(bytes)): string {
  const decoder = new TextDecoder(encoding);
  return withQuotes(decoder.decode(bytes), decoder.encoding);
}

/** Decodes a file in pieces; a character may be split between two pieces. */
export async function* decodePieces(pieces: AsyncIterable<Uint8Array>, encoding: string): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of pieces) yield withQuotes(decoder.decode(piece, { stream: true }), decoder.encoding);
  yield decoder.decode();
}

/** The characters of the bytes 80 to 9f in windows-1252, five of which are not used. */
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Node 20 decodes windows-1252 as ISO-8859-1, which has control characters in place of quotes and dashes. */
function withQuotes(text: string, encoding: string): string {
  return encoding === "windows-1252" ? text.replace(/[\u0080-\u009f]/g, (char) => windows1252[char.charCodeAt(0) - 0x80] ?? char) : text;
}
