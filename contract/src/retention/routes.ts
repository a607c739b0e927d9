import { z } from "zod";
import { ok } from "../errors.ts";
import { Execution } from "../executions/schemas.ts";
import { Id } from "../ids.ts";
import { writers, route, everyone, admins } from "../route.ts";
import { ChangeRetention, Days, ProjectRetention, ResultDays, RetentionOutcome, RetentionPreview } from "./schemas.ts";

const Never = z.literal("never").transform(() => null);
const DaysAsked = z.union([Never, z.coerce.number().pipe(Days)]).optional();
const ResultDaysAsked = z.union([Never, z.coerce.number().pipe(ResultDays)]).optional();
const Params = z.object({ id: Id });
const project = { noun: "project", params: Params } as const;
const execution = { noun: "execution", params: Params, allow: writers, limit: "api", reply: ok(Execution) } as const;

export const retention = {
  get: route({
    ...project,
    method: "GET",
    path: "/api/projects/:id/retention",
    summary: "Get how long a project keeps logs, reports and test results",
    allow: everyone,
    limit: "api",
    reply: ok(ProjectRetention),
  }),
  change: route({
    ...project,
    method: "PUT",
    path: "/api/projects/:id/retention",
    summary: "Set how long a project keeps logs, reports and test results",
    allow: admins,
    limit: "strict",
    unknownFields: "refuse",
    body: ChangeRetention,
    reply: ok(ProjectRetention),
  }),
  preview: route({
    ...project,
    method: "GET",
    path: "/api/projects/:id/retention/preview",
    summary: "Preview what would be deleted now, with these days or the project's own",
    allow: everyone,
    limit: "api",
    query: z.object({ logDays: DaysAsked, reportDays: DaysAsked, resultDays: ResultDaysAsked }),
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
  pin: route({
    ...execution,
    method: "POST",
    path: "/api/executions/:id/pin",
    summary: "Pin a run: keep its files and test results forever",
  }),
  unpin: route({ ...execution, method: "DELETE", path: "/api/executions/:id/pin", summary: "Unpin a run" }),
};
