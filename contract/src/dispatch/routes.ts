import { z } from "zod";
import { ok } from "../errors.ts";
import { ExecutionStatus } from "../executions/schemas.ts";
import { Id } from "../ids.ts";
import { route } from "../route.ts";
import {
  Claim,
  ClaimedRun,
  AdoptedRun,
  Adoption,
  Heartbeat,
  HeartbeatReply,
  Abandoned,
  AbandonedReply,
  LogBatch,
  ResolvedSource,
  UsageBatch,
  AttemptNumber,
  CacheReport,
  UpdateExecution,
} from "./schemas.ts";

const worker = { allow: "worker", limit: "none" } as const;

export const dispatch = {
  claim: route({
    ...worker,
    method: "POST",
    path: "/executions/claim",
    summary: "Claim the next run, waiting for one",
    unknownFields: "warn",
    body: Claim,
    reply: z.object({
      success: z.literal(true),
      run: ClaimedRun.nullable(),
      /** The worker is drained: take no more runs, and stop when those that you have are over. */
      drain: z.boolean().optional(),
    }),
  }),
  /** 409 when the attempt is over: remove the container. */
  adopt: route({
    ...worker,
    method: "POST",
    path: "/executions/adopt",
    summary: "Adopt a run after the worker's restart",
    unknownFields: "warn",
    body: Adoption,
    reply: z.object({ success: z.literal(true), run: AdoptedRun }),
  }),
  heartbeat: route({
    ...worker,
    method: "POST",
    path: "/executions/heartbeat",
    summary: "Renew leases and get cancellations",
    unknownFields: "warn",
    body: Heartbeat,
    reply: HeartbeatReply,
  }),
  /** The items that may be removed: ended attempts, and workers that were not seen for a long time. */
  abandoned: route({
    ...worker,
    method: "POST",
    path: "/executions/abandoned",
    summary: "List leftovers that may be removed",
    unknownFields: "warn",
    body: Abandoned,
    reply: AbandonedReply,
  }),
  logs: route({
    ...worker,
    method: "POST",
    path: "/executions/logs",
    summary: "Append console output",
    unknownFields: "warn",
    body: LogBatch,
    reply: z.object({ success: z.literal(true), lastSeq: z.number() }),
  }),
  /** Accepted for the newest attempt, also shortly after its end. A worker may drop what is refused: usage never decides about a run. */
  usage: route({
    ...worker,
    method: "POST",
    path: "/executions/usage",
    summary: "Store what the container of a run used",
    unknownFields: "warn",
    body: UsageBatch,
    reply: z.object({ success: z.literal(true) }),
  }),
  /** A worker calls it when its caches have changed, and every ten seconds. */
  caches: route({
    ...worker,
    method: "POST",
    path: "/executions/caches",
    summary: "Report the caches of a worker, and get those that were cleared",
    unknownFields: "warn",
    body: CacheReport,
    reply: z.object({
      success: z.literal(true),
      /** `false`: this worker has claimed nothing yet, so nothing was stored. */
      known: z.boolean(),
      /** The ids of the caches to delete. */
      cleared: z.array(z.string()),
    }),
  }),
  /** The first commit that is reported for a run, or for a run of the same matrix, is the answer to all later ones. 409 when the attempt is over. */
  source: route({
    ...worker,
    method: "POST",
    path: "/executions/source",
    summary: "Record the commit of a run's Git repository",
    unknownFields: "warn",
    body: ResolvedSource,
    reply: z.object({ success: z.literal(true), commit: z.string() }),
  }),
  /** A tar stream of regular files, with the lease token in the header `x-lease-token`; the server validates it again before it stores anything. */
  report: route({
    ...worker,
    method: "PUT",
    path: "/executions/report",
    summary: "Store the report folder",
    query: z.object({ taskId: Id, attempt: z.coerce.number().pipe(AttemptNumber) }),
    takes: "tar",
    reply: z.object({ success: z.literal(true), files: z.number(), sizeBytes: z.number(), notes: z.array(z.string()) }),
  }),
  update: route({
    ...worker,
    method: "POST",
    path: "/executions/update",
    summary: "Report a status and its results",
    unknownFields: "warn",
    // A large body is parsed in a reader process.
    takes: "raw",
    bodyLimitBytes: 64 * 1024 * 1024,
    body: UpdateExecution,
    reply: ok(z.object({ taskId: z.string(), status: ExecutionStatus })),
  }),
};
