import { z } from "zod";
import { ok, Done } from "../errors.ts";
import { Execution } from "../executions/schemas.ts";
import { Id, Timestamp } from "../ids.ts";
import { PageQuery, page } from "../pagination/schemas.ts";
import { everyone, writers, route } from "../route.ts";
import { Schedule, CreateSchedule, CronExpression, TimeZone, ChangeSchedule } from "./schemas.ts";

const ScheduleParams = z.object({ id: Id });
const read = { allow: everyone, limit: "api", noun: "schedule" } as const;
const change = { allow: writers, limit: "api", noun: "schedule" } as const;

export const schedules = {
  list: route({
    ...read,
    method: "GET",
    path: "/api/schedules",
    summary: "List schedules, newest first",
    query: PageQuery.extend({ project: Id.optional(), projectId: Id.optional() }),
    reply: page(Schedule),
  }),
  create: route({
    ...change,
    method: "POST",
    path: "/api/schedules",
    summary: "Create a schedule that starts runs",
    unknownFields: "refuse",
    body: CreateSchedule,
    reply: ok(Schedule),
    status: 201,
  }),
  preview: route({
    ...read,
    method: "GET",
    path: "/api/schedules/preview",
    summary: "Preview the next five times of an expression",
    query: z.object({ cron: CronExpression, timeZone: TimeZone.default("UTC") }),
    reply: ok(z.object({ nextRuns: z.array(Timestamp) })),
  }),
  get: route({
    ...read,
    method: "GET",
    path: "/api/schedules/:id",
    summary: "Get a schedule",
    params: ScheduleParams,
    reply: ok(Schedule),
  }),
  change: route({
    ...change,
    method: "PATCH",
    path: "/api/schedules/:id",
    summary: "Change, pause or resume a schedule",
    params: ScheduleParams,
    unknownFields: "refuse",
    body: ChangeSchedule,
    reply: ok(Schedule),
  }),
  delete: route({
    ...change,
    method: "DELETE",
    path: "/api/schedules/:id",
    summary: "Delete a schedule; its runs are kept",
    params: ScheduleParams,
    reply: Done,
  }),
  run: route({
    ...change,
    method: "POST",
    path: "/api/schedules/:id/run",
    summary: "Start a schedule's run now, even if it is paused. Of a matrix run, the answer is its first run",
    params: ScheduleParams,
    reply: ok(Execution),
    status: 201,
    idempotent: true,
  }),
};
