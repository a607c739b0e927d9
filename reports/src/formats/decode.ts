/** The encoding of a report: from its byte order mark, its XML declaration, or by default UTF-8. Returns a label of the Encoding Standard. */
export function encodingOf(head: Uint8Array): string {
  const [a, b, c, d] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0 && c !== 0 && d === 0)) return "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c && c === 0 && d !== 0)) return "utf-16be";
  const declaration = /^<\?xml[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    Buffer.from(head.subarray(0, 300)).toString("latin1"),
  );
  const declared = declaration?.[1]?.toLowerCase();
  // A document that could be read as single bytes so far is not UTF-16, even if it declares so.
  return declared !== undefined && !declared.startsWith("utf-16") && isKnown(declared) ? declared : "utf-8";
}

function isKnown(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
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
