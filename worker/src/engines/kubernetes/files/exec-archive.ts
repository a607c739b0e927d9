import type { ExecPiece, ExecStream } from "../cluster/exec.ts";

/** What a program writes to its output; what it complains about is not part of it. */
export async function nextBytes(pieces: AsyncIterator<ExecPiece>): Promise<Buffer | undefined> {
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) if (next.value.stream === "stdout") return next.value.bytes;
  return undefined;
}

/** The archive that a program writes; it ends with an error unless the program ended with code 0. */
export async function* archiveOf(
  first: Buffer,
  pieces: AsyncIterator<ExecPiece>,
  stream: ExecStream,
  broken: () => Error,
): AsyncGenerator<Buffer> {
  try {
    for (let bytes: Buffer | undefined = first; bytes !== undefined; bytes = await nextBytes(pieces)) yield bytes;
    if (stream.code !== 0) throw broken();
  } finally {
    stream.close();
  }
}
