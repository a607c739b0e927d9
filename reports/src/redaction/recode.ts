type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/** The same text in another encoding, with its byte order mark. */
export async function* recode(pieces: AsyncIterable<Buffer>, from: Encoding, to: Encoding): AsyncIterable<Buffer> {
  const decoder = new TextDecoder(from, { ignoreBOM: true });
  for await (const piece of pieces) yield encode(decoder.decode(piece, { stream: true }), to);
  yield encode(decoder.decode(), to);
}

function encode(text: string, encoding: Encoding): Buffer {
  if (encoding === "utf-8") return Buffer.from(text);
  const bytes = Buffer.from(text, "utf16le");
  return encoding === "utf-16be" ? bytes.swap16() : bytes;
}
