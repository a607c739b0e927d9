import { setTimeout as sleep } from "node:timers/promises";
import { Readable } from "node:stream";
import { extract } from "tar-stream";
import type { Cluster } from "./cluster.ts";
import { sidecarContainer } from "./pod.ts";
import type { RunEnd } from "./run-end.ts";
import { sidecarCommand, variablesProgram } from "./spool.ts";

const retryMs = 500;
/** Kubernetes stores less than 2 MiB of them. The suite may have put a program of its own in the place of the one that reads them. */
const mostBytes = 8 * 1024 * 1024;

/**
 * What an adopted run was started with, from the files of its sidecar, which the suite cannot change. Repeated until it succeeds, because without the
 * values the output would not be masked; empty only when nothing of the pod can be read any more. `undefined`: the sidecar alone has ended, or did not start.
 */
export async function readVariables(cluster: Cluster, name: string, end: RunEnd): Promise<ReadonlyMap<string, string> | undefined> {
  while (!end.isUnreadable) {
    if (end.readable !== sidecarContainer) return undefined;
    const variables = await readOnce(cluster, name).catch(() => undefined);
    if (variables !== undefined) return variables;
    await sleep(retryMs);
  }
  return new Map();
}

async function readOnce(cluster: Cluster, name: string): Promise<Map<string, string> | undefined> {
  const stream = await cluster.exec(name, sidecarContainer, sidecarCommand(variablesProgram));
  const parts: Buffer[] = [];
  let size = 0;
  for await (const piece of stream) {
    if (piece.stream === "stdout") parts.push(piece.bytes);
    size += piece.bytes.length;
    if (size > mostBytes) break;
  }
  if (stream.code !== 0) return undefined;
  const variables = new Map<string, string>();
  for await (const file of Readable.from([Buffer.concat(parts)]).pipe(extract())) {
    const content: Buffer[] = [];
    for await (const part of file as AsyncIterable<Buffer>) content.push(part);
    variables.set(file.header.name, Buffer.concat(content).toString());
  }
  return variables;
}
