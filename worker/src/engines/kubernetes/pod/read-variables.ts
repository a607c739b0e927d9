import { setTimeout as sleep } from "node:timers/promises";
import { Readable } from "node:stream";
import { extract } from "tar-stream";
import type { Cluster } from "../cluster/cluster.ts";
import { sidecarContainer, suiteContainer } from "./pod.ts";
import type { RunMonitor } from "./run-monitor.ts";
import { environmentProgram, sidecarCommand, suiteCommand, variablesProgram } from "./spool.ts";

const retryMs = 500;
/** Kubernetes stores less than 2 MiB of them. The suite may have put a program of its own in the place of the one that reads them. */
const mostBytes = 8 * 1024 * 1024;

/**
 * What an adopted run was started with, from the files of its sidecar, which the suite cannot change. Without the sidecar, from the suite's container: it has
 * the values in any case. Repeated until it succeeds, because without them the output would not be masked; empty only when nothing of the pod can be
 * read any more.
 */
export async function readVariables(cluster: Cluster, name: string, end: RunMonitor): Promise<ReadonlyMap<string, string>> {
  while (!end.isUnreadable) {
    const read = end.readable === sidecarContainer ? readFiles : readEnvironment;
    const variables = await read(cluster, name).catch(() => undefined);
    if (variables !== undefined) return variables;
    await sleep(retryMs);
  }
  return new Map();
}

async function readFiles(cluster: Cluster, name: string): Promise<Map<string, string> | undefined> {
  const archive = await outputOf(cluster, name, sidecarContainer, sidecarCommand(variablesProgram));
  if (archive === undefined) return undefined;
  const variables = new Map<string, string>();
  for await (const file of Readable.from([archive]).pipe(extract())) {
    const content: Buffer[] = [];
    for await (const part of file as AsyncIterable<Buffer>) content.push(part);
    variables.set(file.header.name, Buffer.concat(content).toString());
  }
  return variables;
}

/** It also has the variables of the image. */
async function readEnvironment(cluster: Cluster, name: string): Promise<Map<string, string> | undefined> {
  const lines = await outputOf(cluster, name, suiteContainer, suiteCommand(environmentProgram));
  return lines && variablesIn(lines);
}

/** @param environment - `NAME=value`, each ended by a zero byte */
export function variablesIn(environment: Buffer): Map<string, string> {
  const lines = environment.toString().split("\0");
  return new Map(
    lines.flatMap((line) => {
      const equals = line.indexOf("=");
      return equals > 0 ? [[line.slice(0, equals), line.slice(equals + 1)] as const] : [];
    }),
  );
}

/** @returns all that a program prints; `undefined` when it fails */
async function outputOf(cluster: Cluster, pod: string, container: string, command: string[]): Promise<Buffer | undefined> {
  const stream = await cluster.exec(pod, container, command);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const piece of stream) {
    if (piece.stream === "stdout") parts.push(piece.bytes);
    size += piece.bytes.length;
    if (size > mostBytes) break;
  }
  return stream.code === 0 ? Buffer.concat(parts) : undefined;
}
