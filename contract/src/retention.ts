import { z } from "zod";
import { ok } from "./errors.ts";
import { Execution } from "./executions.ts";
import { Id, Timestamp } from "./ids.ts";
import { admins, everyone, route, writers } from "./route.ts";

const Days = z.number().int().min(1).max(3650);

/** Days after a run's end for which its files are kept; `null`: forever. */
export const Retention = z.object({ logDays: Days.nullable(), reportDays: Days.nullable() });
export type Retention = z.infer<typeof Retention>;

const FilesOfKind = z.object({ executions: z.number(), bytes: z.number() });

/** What would be deleted if retention were applied now. */
export const RetentionPreview = Retention.extend({
  logs: FilesOfKind,
  reports: FilesOfKind,
  totalBytes: z.number(),
  /** What would also be deleted if it were not pinned. */
  pinned: FilesOfKind,
  /** The oldest of the affected runs, at most fifty. */
  executions: z.array(
    z.object({
      id: z.string(),
      image: z.string(),
      groupName: z.string().nullable(),
      finishedAt: Timestamp,
      logBytes: z.number(),
      reportBytes: z.number(),
    }),
  ),
});
export type RetentionPreview = z.infer<typeof RetentionPreview>;

export const RetentionOutcome = z.object({
  /** Deleted files, by run. */
  logs: z.number(),
  reports: z.number(),
  /** Bytes freed on disk, and subtracted from the organization's storage. */
  freedBytes: z.number(),
  /** Runs that this call did not reach: call again, or leave them to the job. */
  remaining: z.number(),
});
export type RetentionOutcome = z.infer<typeof RetentionOutcome>;

const DaysAsked = z.union([z.literal("never").transform(() => null), z.coerce.number().pipe(Days)]).optional();
const Params = z.object({ id: Id });
const project = { noun: "project", params: Params } as const;
const execution = { noun: "execution", params: Params, allow: writers, limit: "api", reply: ok(Execution) } as const;

export const retention = {
  get: route({
    ...project,
    method: "GET",
    path: "/api/projects/:id/retention",
    summary: "How long a project keeps logs and reports",
    allow: everyone,
    limit: "api",
    reply: ok(Retention),
  }),
  change: route({
    ...project,
    method: "PUT",
    path: "/api/projects/:id/retention",
    summary: "Set how long a project keeps logs and reports",
    allow: admins,
    limit: "strict",
    unknownFields: "refuse",
    body: Retention,
    reply: ok(Retention),
  }),
  preview: route({
    ...project,
    method: "GET",
    path: "/api/projects/:id/retention/preview",
    summary: "Preview what would be deleted now, with these days or the project's own",
    allow: everyone,
    limit: "api",
    query: z.object({ logDays: DaysAsked, reportDays: DaysAsked }),
    reply: ok(RetentionPreview),
  }),
  apply: route({
    ...project,
    method: "POST",
    path: "/api/projects/:id/retention/apply",
    summary: "Delete what is older than the project's retention period, now",
    allow: admins,
    limit: "strict",
    reply: ok(RetentionOutcome),
  }),
  pin: route({ ...execution, method: "POST", path: "/api/executions/:id/pin", summary: "Pin a run: keep its files forever" }),
  unpin: route({ ...execution, method: "DELETE", path: "/api/executions/:id/pin", summary: "Unpin a run" }),
};
