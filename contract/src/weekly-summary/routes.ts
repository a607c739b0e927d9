import { z } from "zod";
import { Done, ok } from "../errors.ts";
import { Id } from "../ids.ts";
import { admins, everyone, route } from "../route.ts";
import { Subscription, SummaryPreview, TimeZoneChoice } from "./schemas.ts";

/** In the header `List-Unsubscribe` of the mail. */
const oneClick = {
  path: "/api/weekly-summary/unsubscribe/:token",
  allow: "public",
  params: z.object({ token: z.string().max(200) }),
} as const;

export const weeklySummary = {
  preview: route({
    method: "GET",
    path: "/api/weekly-summary",
    summary: "Get the summary of the last whole week, and whether the caller gets it by mail",
    allow: everyone,
    limit: "api",
    query: z.object({ project: Id.optional(), projectId: Id.optional() }),
    reply: ok(SummaryPreview),
  }),
  subscribe: route({
    method: "PUT",
    path: "/api/weekly-summary/subscription",
    summary: "Start or stop the caller's weekly email about a project or about all projects",
    allow: everyone,
    limit: "api",
    credential: "token",
    unknownFields: "refuse",
    body: Subscription,
    reply: Done,
  }),
  timeZone: route({
    method: "PATCH",
    path: "/api/organization/time-zone",
    summary: "Set the time zone in which weekly summaries are sent",
    allow: admins,
    limit: "strict",
    unknownFields: "refuse",
    body: TimeZoneChoice,
    reply: Done,
  }),
  unsubscribe: route({
    method: "POST",
    path: "/api/weekly-summary/unsubscribe",
    summary: "Stop a weekly email with the token of its link",
    allow: "public",
    limit: "auth",
    unknownFields: "refuse",
    body: z.object({ token: z.string().max(200) }),
    reply: Done,
  }),
  oneClick: route({
    ...oneClick,
    method: "POST",
    summary: "Stop a weekly email, as mail programs do with one click (RFC 8058). The body is ignored",
    limit: "api",
    takes: "form",
    bodyLimitBytes: 16 * 1024,
    reply: Done,
  }),
  oneClickPage: route({
    ...oneClick,
    method: "GET",
    summary: "Redirects to the page that asks before it stops a weekly email",
    limit: "api",
    reply: z.unknown(),
    gives: "stream",
  }),
};
