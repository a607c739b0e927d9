import { z } from "zod";
import { Done, ok } from "./errors.ts";
import { type TerminalStatus, terminalStatuses } from "./executions.ts";
import { Id, Timestamp } from "./ids.ts";
import { admins, everyone, route } from "./route.ts";

export const channelIds = ["slack", "teams"] as const;
export type ChannelId = (typeof channelIds)[number];

export const maxNotificationRules = 20;

const Statuses = z
  .array(z.enum(terminalStatuses))
  .min(1)
  .transform((statuses) => terminalStatuses.filter((status) => statuses.includes(status)));

const Name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}]*$/u, "must not contain control characters");

/** The incoming webhook of a chat channel. Anyone who knows it can post there, so it is encrypted, and only its host is shown. */
const ChannelUrl = z
  .string()
  .trim()
  .max(2000)
  .regex(/^https?:\/\/[^\s\p{Cc}]+$/iu, "must be an address that begins with https://");

const usual: TerminalStatus[] = ["PASSED", "FAILED", "UNSTABLE", "ERROR"];

/** Which results of a project's runs are posted to a chat channel. */
export const NotificationRule = z.object({
  id: z.string(),
  projectId: z.string(),
  channel: z.enum(channelIds),
  name: z.string(),
  url: z.string(),
  statuses: z.array(z.enum(terminalStatuses)),
  /** Only when a run's status differs from the previous run's of the same suite, folder, environment, group and branch. */
  onlyChanges: z.boolean(),
  enabled: z.boolean(),
  lastSentAt: Timestamp.nullable(),
  lastError: z.object({ at: Timestamp, message: z.string() }).nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type NotificationRule = z.infer<typeof NotificationRule>;

export const CreateNotificationRule = z.object({
  channel: z.enum(channelIds),
  name: Name,
  url: ChannelUrl,
  statuses: Statuses.default(usual),
  onlyChanges: z.boolean().default(true),
  enabled: z.boolean().default(true),
});
export type CreateNotificationRule = z.infer<typeof CreateNotificationRule>;

export const ChangeNotificationRule = z.object({
  name: Name.optional(),
  /** Kept if left out, or sent back masked. */
  url: ChannelUrl.optional(),
  statuses: Statuses.optional(),
  onlyChanges: z.boolean().optional(),
  enabled: z.boolean().optional(),
});
export type ChangeNotificationRule = z.infer<typeof ChangeNotificationRule>;

const ProjectParams = z.object({ id: Id });
const RuleParams = z.object({ id: Id, ruleId: Id });

export const notificationRules = {
  list: route({
    noun: "project",
    method: "GET",
    path: "/api/projects/:id/notification-rules",
    summary: "A project's notification rules, oldest first",
    allow: everyone,
    limit: "api",
    params: ProjectParams,
    reply: ok(z.array(NotificationRule)),
  }),
  create: route({
    noun: "project",
    method: "POST",
    path: "/api/projects/:id/notification-rules",
    summary: "Post run results to a chat channel",
    allow: admins,
    limit: "strict",
    params: ProjectParams,
    unknownFields: "refuse",
    body: CreateNotificationRule,
    status: 201,
    reply: ok(NotificationRule),
  }),
  change: route({
    noun: "notification rule",
    method: "PATCH",
    path: "/api/projects/:id/notification-rules/:ruleId",
    summary: "Change a rule; omitted fields are kept",
    allow: admins,
    limit: "strict",
    params: RuleParams,
    unknownFields: "refuse",
    body: ChangeNotificationRule,
    reply: ok(NotificationRule),
  }),
  delete: route({
    noun: "notification rule",
    method: "DELETE",
    path: "/api/projects/:id/notification-rules/:ruleId",
    summary: "Remove a rule",
    allow: admins,
    limit: "strict",
    params: RuleParams,
    reply: Done,
  }),
  test: route({
    noun: "notification rule",
    method: "POST",
    path: "/api/projects/:id/notification-rules/:ruleId/test",
    summary: "Send a test message to the rule's channel",
    allow: admins,
    limit: "strict",
    params: RuleParams,
    reply: Done,
  }),
};
