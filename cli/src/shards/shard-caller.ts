import { setTimeout as sleep } from "node:timers/promises";
import type { ShardOrder } from "@gantry/contract/shards/constants.ts";
import { shards } from "@gantry/contract/shards/routes.ts";
import type { FileToRun, StartedShard } from "@gantry/contract/shards/schemas.ts";
import type { Client } from "../api/client.ts";
import { connect, type ConnectionOptions } from "../api/connection.ts";
import { RequestRejected } from "../api/request-rejected.ts";
import { resolveProject } from "../api/resolve-project.ts";
import { ShardsStopped } from "./shards-stopped.ts";

export interface ShardOptions extends ConnectionOptions {
  project: string;
  key: string;
  index: number;
  attempt?: number;
  filesFrom?: string;
}

/** Options of commands that request one file after the other. */
export interface PullOptions extends ShardOptions {
  stopAfterFailures?: number;
  order?: ShardOrder;
}

type StartSettings = Pick<PullOptions, "stopAfterFailures" | "order"> & { total?: number };

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

/** Safe to repeat, as all requests of a shard. */
export async function startShard({ client, body }: Shard, files: readonly string[], settings: StartSettings): Promise<StartedShard> {
  const { total, stopAfterFailures, order } = settings;
  return (await client.call(shards.start, { body: { ...body, files: [...files], total, stopAfterFailures, order }, repeatable: true }))
    .data;
}

export interface NextFileOptions {
  done: readonly string[];
  failed: readonly string[];
  leaseSeconds: number;
  /** Waits for files of other shards, which may be lost, until all are finished. */
  wait: boolean;
}

/** Reports finished files and gets the next one. @throws `ShardsStopped` */
export async function nextFile({ client, body }: Shard, { done, failed, leaseSeconds, wait }: NextFileOptions): Promise<FileToRun> {
  let reported = { done: [...done], failed: [...failed] };
  for (;;) {
    const { data } = await client
      .call(shards.next, { body: { ...body, ...reported, leaseSeconds }, repeatable: true })
      .catch((error: unknown) => {
        throw error instanceof RequestRejected && error.code === "SHARDS_STOPPED" ? new ShardsStopped(error) : error;
      });
    for (const file of data.ignored)
      console.error(
        `${file} was not reported as finished: this shard does not have it, because it took too long and another shard got it.`,
      );
    if (data.retryAfterSeconds === null || !wait) return data;
    reported = { done: [], failed: [] };
    await sleep(data.retryAfterSeconds * 1000);
  }
}

export const wasNotStarted = (error: unknown): boolean =>
  error instanceof RequestRejected && (error.code === "SHARD_NOT_STARTED" || error.code === "SHARD_QUEUE_NOT_FOUND");
