import { z } from "zod";
import { ok, Done } from "../errors.ts";
import { Id } from "../ids.ts";
import { route, everyone, admins } from "../route.ts";
import { NotificationRule, CreateNotificationRule, ChangeNotificationRule } from "./schemas.ts";

const ProjectParams = z.object({ id: Id });
const RuleParams = z.object({ id: Id, ruleId: Id });

export const notifications = {
  list: route({
    noun: "project",
    method: "GET",
    path: "/api/projects/:id/notification-rules",
    summary: "List a project's notification rules, oldest first",
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
