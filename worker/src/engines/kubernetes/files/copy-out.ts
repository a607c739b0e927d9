import { Readable } from "node:stream";
import { EngineError, type CopiedFolder } from "../../engine.ts";
import { type Cluster, reasonOf } from "../cluster/cluster.ts";
import type { ExecStream } from "../cluster/exec.ts";
import { archiveOf, nextBytes } from "./exec-archive.ts";
import { suiteContainer } from "../pod/pod.ts";
import { copyProgram, suiteCommand } from "../pod/spool.ts";

const untouchedCode = 3;

/** The folders below `root` that the run wrote to, as archives that our own program makes in the suite's container, which waits for that. */
export async function* copyOut(
  cluster: Cluster,
  name: string,
  root: string,
  candidates: readonly string[],
  isContainerGone: () => boolean,
): AsyncGenerator<CopiedFolder> {
  for (const folder of candidates) {
    const stream = await open(cluster, name, [root, folder], isContainerGone);
    const pieces = stream[Symbol.asyncIterator]();
    const first = await nextBytes(pieces);
    if (first === undefined) {
      if (stream.code === untouchedCode) continue;
      throw broken(stream, isContainerGone());
    }
    yield { folder, tar: Readable.from(archiveOf(first, pieces, stream, () => broken(stream, isContainerGone()))) };
  }
}

async function open(cluster: Cluster, name: string, words: string[], isContainerGone: () => boolean): Promise<ExecStream> {
  try {
    return await cluster.exec(name, suiteContainer, suiteCommand(copyProgram, ...words));
  } catch (error) {
    throw isContainerGone()
      ? gone()
      : new EngineError("ENGINE_FAILED", "the cluster did not answer.", { retryable: true, cause: reasonOf(error) });
  }
}

function broken(stream: ExecStream, isContainerGone: boolean): EngineError {
  if (isContainerGone) return gone();
  if (stream.code === undefined)
    return new EngineError("ENGINE_FAILED", "the connection to the pod broke.", { retryable: true, cause: stream.reason });
  return new EngineError("ENGINE_FAILED", "some of its files could not be read.", { cause: stream.reason });
}

const gone = (): EngineError => new EngineError("ENGINE_FAILED", "the cluster ended the container, and its files are gone with it.");
