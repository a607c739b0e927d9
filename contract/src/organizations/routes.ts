import { z } from "zod";
import { OrganizationName } from "../auth/schemas.ts";
import { ok } from "../errors.ts";
import { type RejectedField, route, everyone, admins } from "../route.ts";
import { Organization, ModelChoice, AiFeatures, MailSettings, Usage, UsageAlerts, Plan } from "./schemas.ts";

const missing = (name: string) => (fields: readonly RejectedField[]) =>
  fields.some(({ path, missing: absent }) => absent && (path === name || path === "")) ? "Missing required field" : "Validation failed";

const AnalysisSwitch = z.object({ enabled: z.boolean().optional(), aiAnalysisEnabled: z.boolean().optional() }).transform((body, check) => {
  if (body.enabled !== undefined && body.aiAnalysisEnabled !== undefined && body.enabled !== body.aiAnalysisEnabled) {
    check.addIssue({
      code: "custom",
      path: ["enabled"],
      message: "must not contradict `aiAnalysisEnabled`: they are two names of one switch",
    });
    return z.NEVER;
  }
  const enabled = body.enabled ?? body.aiAnalysisEnabled;
  if (enabled !== undefined) return { enabled };
  check.addIssue({ code: "custom", path: ["enabled"], message: "must be true or false" });
  return z.NEVER;
});

const reply = ok(Organization);

export const organizations = {
  get: route({
    method: "GET",
    path: "/api/organization",
    summary: "Get the organization",
    allow: everyone,
    limit: "api",
    reply,
  }),
  rename: route({
    method: "PATCH",
    path: "/api/organization",
    summary: "Rename the organization",
    allow: admins,
    limit: "strict",
    unknownFields: "refuse",
    body: z.object({ name: OrganizationName }),
    reply,
    refusal: missing("name"),
  }),
  switchAnalysis: route({
    method: "PATCH",
    path: "/api/organization/ai-analysis",
    summary: "Enable or disable the analysis of failed runs",
    allow: admins,
    limit: "strict",
    unknownFields: "refuse",
    body: AnalysisSwitch,
    reply,
    refusal: missing("enabled"),
  }),
  chooseModel: route({
    method: "PATCH",
    path: "/api/organization/ai",
    summary: "Set the organization's own model; its key is stored encrypted and never shown",
    allow: admins,
    limit: "strict",
    credential: "token",
    unknownFields: "refuse",
    body: ModelChoice,
    reply,
  }),
  testModel: route({
    method: "POST",
    path: "/api/organization/ai/test",
    summary: "Send a short test question to the model in use",
    allow: admins,
    limit: "strict",
    reply: ok(z.object({ model: z.string(), durationMs: z.number() })),
  }),
  removeModel: route({
    method: "DELETE",
    path: "/api/organization/ai",
    summary: "Remove the organization's own model and its key; the platform's is used again",
    allow: admins,
    limit: "strict",
    credential: "token",
    reply,
  }),
  changeFeatures: route({
    method: "PATCH",
    path: "/api/organization/features",
    summary: "Enable or disable features",
    allow: admins,
    limit: "strict",
    unknownFields: "refuse",
    body: AiFeatures,
    reply,
    refusal: missing("specToTest"),
  }),
  changeNotifications: route({
    method: "PATCH",
    path: "/api/organization/notifications",
    summary: "Choose which emails the organization's admins get",
    allow: admins,
    limit: "strict",
    unknownFields: "refuse",
    body: MailSettings.partial(),
    reply,
  }),
  usage: route({
    method: "GET",
    path: "/api/organization/usage",
    summary: "Get usage",
    allow: everyone,
    limit: "api",
    reply: ok(Usage),
  }),
  alerts: route({
    method: "GET",
    path: "/api/organization/usage/alerts",
    summary: "Get usage alert levels",
    allow: everyone,
    limit: "api",
    reply: ok(UsageAlerts),
  }),
  plans: route({
    method: "GET",
    path: "/api/plans",
    summary: "List all plans and their limits, smallest first",
    allow: everyone,
    limit: "api",
    reply: ok(z.array(Plan)),
  }),
};
