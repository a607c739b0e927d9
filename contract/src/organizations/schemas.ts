import { z } from "zod";
import { Timestamp } from "../ids.ts";
import { modelNeeds } from "../models/constants.ts";
import { ModelProvider, ModelSettings } from "../models/schemas.ts";
import { PlanName, PlanLimits } from "../plans/schemas.ts";
import { alertLevels } from "./constants.ts";

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
  /** Whether members may create public links of runs. */
  runLinksEnabled: z.boolean(),
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
export const Alert = z.object({ level: z.enum(alertLevels), percentUsed: z.number(), used: z.number(), limit: z.number() });
export type Alert = z.infer<typeof Alert>;

export const UsageAlerts = z.object({ storage: Alert, testRuns: Alert, projects: Alert, users: Alert });
export type UsageAlerts = z.infer<typeof UsageAlerts>;

export const Plan = z.object({ name: PlanName, limits: PlanLimits, isCurrent: z.boolean() });
export type Plan = z.infer<typeof Plan>;

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
