import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { shards } from "@gantry/contract/shards/routes.ts";
import type { FileToRun, StartedShard } from "@gantry/contract/shards/schemas.ts";
import type { Client } from "../api/client.ts";
import { connect, type ConnectionOptions } from "../api/connection.ts";
import { Refused } from "../api/refused.ts";
import { resolveProject } from "../api/resolve-project.ts";
import { readFile as readNamed } from "../read-file.ts";
import { UsageError } from "../usage-error.ts";

export interface ShardOptions extends ConnectionOptions {
  project: string;
  key: string;
  index: number;
  attempt?: number;
  filesFrom?: string;
}

/** Which shard calls, as in the body of each request. */
export interface Shard {
  client: Client;
  body: { projectId: string; key: string; index: number; attempt: number };
}

export async function connectShard(options: ShardOptions, attempt: number): Promise<Shard> {
  const client = connect(options);
  const projectId = await resolveProject(client, options.project);
  return { client, body: { projectId, key: options.key, index: options.index, attempt } };
}

/** The paths in a file, or in the standard input for `-`: one a line. */
export async function readList(from: string | undefined): Promise<string[]> {
  if (from === undefined)
    throw new UsageError("Give the suite's files with --files-from: a file with one path a line, or - for the standard input.");
  const list = from === "-" ? await text(process.stdin) : await readNamed(from, (path) => readFile(path, "utf8"));
  const paths = list.split(/\r?\n/).map((line) => line.trim());
  const files = [...new Set(paths.filter((path) => path !== ""))];
  if (files.length === 0) throw new UsageError(`--files-from: ${from === "-" ? "the standard input" : from} lists no file.`);
  return files;
}

/** Safe to repeat, as all requests of a shard. */
export async function startShard({ client, body }: Shard, files: readonly string[], total?: number): Promise<StartedShard> {
  return (await client.call(shards.start, { body: { ...body, files: [...files], total }, repeatable: true })).data;
}

export interface Asked {
  done: readonly string[];
  leaseSeconds: number;
  /** Waits for files of other shards, which may be lost, until all are finished. */
  wait: boolean;
}

/** Reports finished files and gets the next one. */
export async function nextFile({ client, body }: Shard, { done, leaseSeconds, wait }: Asked): Promise<FileToRun> {
  let reported = done;
  for (;;) {
    const { data } = await client.call(shards.next, { body: { ...body, done: [...reported], leaseSeconds }, repeatable: true });
    for (const file of data.ignored)
      console.error(
        `${file} was not reported as finished: this shard does not have it, because it took too long and another shard got it.`,
      );
    if (data.retryAfterSeconds === null || !wait) return data;
    reported = [];
    await sleep(data.retryAfterSeconds * 1000);
  }
}

export const wasNotStarted = (error: unknown): boolean =>
  error instanceof Refused && (error.code === "SHARD_NOT_STARTED" || error.code === "SHARD_QUEUE_NOT_FOUND");
