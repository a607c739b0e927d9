const newline = 0x0a;

/** Splits bytes after their last line feed: complete lines, and the incomplete line. */
export function splitAtLastLine(bytes: Buffer): { lines: Buffer; rest: Buffer } {
  const end = bytes.lastIndexOf(newline) + 1;
  return { lines: bytes.subarray(0, end), rest: bytes.subarray(end) };
}

/** Cuts valid UTF-8 into pieces of at most `limitBytes`: after a line where possible, otherwise between two characters. */
export function* cutPieces(bytes: Buffer, limitBytes: number): Generator<Buffer> {
  let rest = bytes;
  while (rest.length > limitBytes) {
    const head = rest.subarray(0, limitBytes);
    const lineEnd = head.lastIndexOf(newline) + 1;
    const cut = lineEnd > 0 ? lineEnd : characterStart(rest, limitBytes);
    yield rest.subarray(0, cut);
    rest = rest.subarray(cut);
  }
  if (rest.length > 0) yield rest;
}

function characterStart(bytes: Buffer, from: number): number {
  let at = from;
  while (at > 0 && ((bytes[at] ?? 0) & 0xc0) === 0x80) at -= 1;
  return at === 0 ? from : at;
}
