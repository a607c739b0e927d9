import { z } from "zod";
import { OrganizationName } from "./auth.ts";
import { ok } from "./errors.ts";
import { Timestamp } from "./ids.ts";
import { ModelProvider, ModelSettings, modelNeeds } from "./models.ts";
import { PlanLimits, PlanName } from "./plans.ts";
import { type RefusedField, admins, everyone, route } from "./route.ts";

/** The model that explains failures and writes tests. The key itself is never returned. */
export const ModelInUse = z.object({
  /** `builtin` without any model: the built-in rules are used. */
  provider: ModelProvider,
  model: z.string(),
  /** True when the organization configured a model; otherwise the platform's is used. */
  configured: z.boolean(),
  /** Of the organization's own model. */
  baseUrl: z.string().optional(),
  hasKey: z.boolean().optional(),
});
export type ModelInUse = z.infer<typeof ModelInUse>;

export const AiFeatures = z.object({ specToTest: z.boolean() });
export type AiFeatures = z.infer<typeof AiFeatures>;

/** Which mails the organization's admins get. */
export const MailSettings = z.object({ usageAlerts: z.boolean(), billing: z.boolean() });
export type MailSettings = z.infer<typeof MailSettings>;

export const Organization = z.object({
  id: z.string(),
  name: z.string(),
  plan: PlanName,
  limits: PlanLimits,
  currentStorageUsedBytes: z.number(),
  aiAnalysisEnabled: z.boolean(),
  aiFeatures: AiFeatures,
  ai: ModelInUse,
  /** The linked ones, by provider. */
  integrations: z.record(z.string(), z.object({ enabled: z.boolean() })),
  notifications: MailSettings,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Organization = z.infer<typeof Organization>;

const Amount = z.object({ used: z.number(), limit: z.number() });

export const Usage = z.object({
  /** The calendar month (UTC) in which runs are counted; `end` is the first moment of the next one. */
  period: z.object({ start: Timestamp, end: Timestamp }),
  projects: Amount,
  /** Runs accepted in this period, including deleted ones. */
  testRuns: Amount,
  /** Members. Open invitations take a seat as well. */
  users: Amount.extend({ openInvitations: z.number() }),
  /** Bytes. */
  storage: Amount,
  /** Runs in progress. */
  concurrentRuns: Amount,
});
export type Usage = z.infer<typeof Usage>;

/** `warning` from 80 percent, `critical` from 90, `exceeded` from 100. */
export const alertLevels = ["none", "warning", "critical", "exceeded"] as const;
export const Alert = z.object({ level: z.enum(alertLevels), percentUsed: z.number(), used: z.number(), limit: z.number() });
export type Alert = z.infer<typeof Alert>;

export const UsageAlerts = z.object({ storage: Alert, testRuns: Alert, projects: Alert, users: Alert });
export type UsageAlerts = z.infer<typeof UsageAlerts>;

export const Plan = z.object({ name: PlanName, limits: PlanLimits, isCurrent: z.boolean() });
export type Plan = z.infer<typeof Plan>;

const missing = (name: string) => (fields: readonly RefusedField[]) =>
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

/** Valid in a header. */
const ModelKey = z
  .string()
  .trim()
  .min(1)
  .max(1000)
  .regex(/^[\x21-\x7e]+$/, "must be printable characters without spaces");

/** An organization's model; a key that is left out is kept, as long as it goes to the same address. */
export const ModelChoice = ModelSettings.extend({ apiKey: ModelKey.optional() }).superRefine((choice, check) => {
  const needs = modelNeeds[choice.provider];
  if (needs.model && !choice.model)
    check.addIssue({ code: "custom", path: ["model"], message: "is required for this provider: the model's name" });
  if (needs.baseUrl && !choice.baseUrl)
    check.addIssue({ code: "custom", path: ["baseUrl"], message: "is required for this provider: the server's address" });
});
export type ModelChoice = z.infer<typeof ModelChoice>;

const reply = ok(Organization);

export const organization = {
  get: route({
    method: "GET",
    path: "/api/organization",
    summary: "The organization: plan, limits, settings",
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
    summary: "Choose what the organization's admins are mailed",
    allow: admins,
    limit: "strict",
    unknownFields: "refuse",
    body: MailSettings.partial(),
    reply,
  }),
  usage: route({
    method: "GET",
    path: "/api/organization/usage",
    summary: "The usage of each limit",
    allow: everyone,
    limit: "api",
    reply: ok(Usage),
  }),
  alerts: route({
    method: "GET",
    path: "/api/organization/usage/alerts",
    summary: "How close each limit is",
    allow: everyone,
    limit: "api",
    reply: ok(UsageAlerts),
  }),
  plans: route({
    method: "GET",
    path: "/api/plans",
    summary: "Every plan and its limits, the smallest first",
    allow: everyone,
    limit: "api",
    reply: ok(z.array(Plan)),
  }),
};
