/** Joins small pieces, so that each write is worth its system call. */
export async function* batches(pieces: AsyncIterable<Buffer>, minBytes: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const piece of pieces) {
    held.push(piece);
    heldBytes += piece.length;
    if (heldBytes < minBytes) continue;
    yield Buffer.concat(held);
    held = [];
    heldBytes = 0;
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}
