import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { batches } from "../../../base/batches.ts";
import { untilAborted } from "../../../base/until-aborted.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { ExecStream } from "../cluster/exec.ts";
import { suiteContainer } from "../pod/pod.ts";
import { suiteCommand, unpackProgram } from "../pod/spool.ts";
import { foldersArchive, gnuArchive } from "./gnu-archive.ts";
import { PackedBlocks } from "./packed-blocks.ts";

/** How the program in the container ended. */
export interface Unpacked {
  /** `undefined`: the connection was lost. */
  code: number | undefined;
  /** Its error output. */
  complaint: string;
}

const frameBytes = 1024 * 1024;
const maxComplaintBytes = 4_000;
/** A container that has just started may not be reached yet. */
const connectTries = 4;
const retryMs = 500;
/** After the last byte was sent, there is little left to write. */
const endsWithinMs = 120_000;

/**
 * Unpacks an archive, whose names are relative to `/`, in the suite's container, as the suite's user. The archive is destroyed in any case.
 * @throws the error of the archive, the reason of `signal`, or what kept the program from starting
 */
export async function unpack(cluster: Cluster, pod: string, archive: Readable, signal: AbortSignal): Promise<Unpacked> {
  // It may fail before it is read.
  archive.on("error", () => {});
  const stop = () => archive.destroy(signal.reason instanceof Error ? signal.reason : new Error("stopped"));
  signal.addEventListener("abort", stop, { once: true });
  try {
    const stream = await connect(cluster, pod, signal);
    try {
      return await transfer(stream, archive, signal);
    } finally {
      stream.close();
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener("abort", stop);
    archive.destroy();
  }
}

async function connect(cluster: Cluster, pod: string, signal: AbortSignal): Promise<ExecStream> {
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    try {
      return await cluster.exec(pod, suiteContainer, suiteCommand(unpackProgram), true);
    } catch (error) {
      if (tries === connectTries) throw error;
      await sleep(retryMs, undefined, { signal });
    }
  }
}

async function transfer(stream: ExecStream, archive: Readable, signal: AbortSignal): Promise<Unpacked> {
  const stop = () => stream.close();
  signal.addEventListener("abort", stop, { once: true });
  let late: NodeJS.Timeout | undefined;
  try {
    const reading = readComplaint(stream);
    // The source may be silent, and not end when it is told to. The program may end before it has read everything.
    await untilAborted(Promise.race([sendAll(stream, archive), reading]), signal);
    late = setTimeout(stop, endsWithinMs);
    const complaint = await reading;
    signal.throwIfAborted();
    return { code: stream.code, complaint };
  } finally {
    clearTimeout(late);
    signal.removeEventListener("abort", stop);
  }
}

/** The archive, and one of its folders alone. Stops when the program has ended. */
async function sendAll(stream: ExecStream, archive: Readable): Promise<void> {
  const folders = new PackedBlocks();
  for (const part of [gnuArchive(archive, folders), foldersArchive(folders)]) if (!(await sendFrames(stream, part))) return;
}

/** Each frame is its length and its bytes; one of length 0 is the end, because the connection cannot say it. */
async function sendFrames(stream: ExecStream, part: AsyncIterable<Buffer>): Promise<boolean> {
  for await (const frame of batches(part, frameBytes))
    if (!(await stream.send(Buffer.concat([Buffer.from(`${frame.length}\n`), frame])))) return false;
  return await stream.send(Buffer.from("0\n"));
}

async function readComplaint(stream: ExecStream): Promise<string> {
  let text = "";
  for await (const { bytes } of stream) if (text.length < maxComplaintBytes) text += bytes.toString("utf8");
  return text.slice(0, maxComplaintBytes).trim();
}
