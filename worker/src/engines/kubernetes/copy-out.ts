import { Readable } from "node:stream";
import { EngineError, type CopiedFolder } from "../engine.ts";
import { type Cluster, reasonOf } from "./cluster.ts";
import type { ExecPiece, ExecStream } from "./exec.ts";
import { suiteContainer } from "./pod.ts";
import { copyProgram, suiteCommand } from "./spool.ts";

const untouchedCode = 3;

/** The folders below `/app` that the run wrote to, as archives that our own program makes in the suite's container, which waits for that. */
export async function* copyOut(
  cluster: Cluster,
  name: string,
  candidates: readonly string[],
  isContainerGone: () => boolean,
): AsyncGenerator<CopiedFolder> {
  for (const folder of candidates) {
    const stream = await open(cluster, name, folder, isContainerGone);
    const pieces = stream[Symbol.asyncIterator]();
    const first = await nextOf(pieces);
    if (first === undefined) {
      if (stream.code === untouchedCode) continue;
      throw broken(stream, isContainerGone());
    }
    yield { folder, tar: Readable.from(archive(first, pieces, stream, isContainerGone)) };
  }
}

async function open(cluster: Cluster, name: string, folder: string, isContainerGone: () => boolean): Promise<ExecStream> {
  try {
    return await cluster.exec(name, suiteContainer, suiteCommand(copyProgram, folder));
  } catch (error) {
    throw isContainerGone()
      ? gone()
      : new EngineError("ENGINE_FAILED", "the cluster did not answer.", { retryable: true, cause: reasonOf(error) });
  }
}

async function* archive(
  first: Buffer,
  pieces: AsyncIterator<ExecPiece>,
  stream: ExecStream,
  isContainerGone: () => boolean,
): AsyncGenerator<Buffer> {
  try {
    for (let bytes: Buffer | undefined = first; bytes !== undefined; bytes = await nextOf(pieces)) yield bytes;
    if (stream.code !== 0) throw broken(stream, isContainerGone());
  } finally {
    stream.close();
  }
}

/** The next piece of the archive; what the program complains about is not part of it. */
async function nextOf(pieces: AsyncIterator<ExecPiece>): Promise<Buffer | undefined> {
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) if (next.value.stream === "stdout") return next.value.bytes;
  return undefined;
}

function broken(stream: ExecStream, isContainerGone: boolean): EngineError {
  if (isContainerGone) return gone();
  if (stream.code === undefined)
    return new EngineError("ENGINE_FAILED", "the connection to the pod broke.", { retryable: true, cause: stream.reason });
  return new EngineError("ENGINE_FAILED", "some of its files could not be read.", { cause: stream.reason });
}

const gone = (): EngineError => new EngineError("ENGINE_FAILED", "the cluster ended the container, and its files are gone with it.");
