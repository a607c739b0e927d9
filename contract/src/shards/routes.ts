import { ok } from "../errors.ts";
import { everyone, route, writers } from "../route.ts";
import { FileToRun, NextFile, RenewedFiles, RenewFiles, ShardQueue, ShardQueueQuery, StartedShard, StartShard } from "./schemas.ts";

const common = { allow: writers, limit: "shards", noun: "shard queue", unknownFields: "warn" } as const;
const bodyLimitBytes = 8 * 1024 * 1024;

export const shards = {
  start: route({
    ...common,
    method: "POST",
    path: "/api/shards/start",
    summary: "Start a shard: add its files to the queue of its pipeline, or get its part of them",
    body: StartShard,
    bodyLimitBytes,
    reply: ok(StartedShard),
  }),
  next: route({
    ...common,
    method: "POST",
    path: "/api/shards/next",
    summary: "Report files as finished, and get the next one",
    body: NextFile,
    bodyLimitBytes,
    reply: ok(FileToRun),
  }),
  renew: route({
    ...common,
    method: "POST",
    path: "/api/shards/renew",
    summary: "Keep the files that a shard runs",
    body: RenewFiles,
    reply: ok(RenewedFiles),
  }),
  get: route({
    allow: everyone,
    limit: "shards",
    noun: "shard queue",
    method: "GET",
    path: "/api/shards",
    summary: "Get the files and shards of a pipeline",
    query: ShardQueueQuery,
    reply: ok(ShardQueue),
  }),
};
