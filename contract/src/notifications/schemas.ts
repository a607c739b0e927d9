import { z } from "zod";
import { DisplayName } from "../text.ts";
import { terminalStatuses, type TerminalStatus } from "../executions/constants.ts";
import { Timestamp } from "../ids.ts";
import { channelIds } from "./constants.ts";

const Statuses = z.array(z.enum(terminalStatuses)).transform((statuses) => terminalStatuses.filter((status) => statuses.includes(status)));

const Name = DisplayName(1, 100);

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
  /** Only when the status differs from that of the previous run of the same suite, folder, environment, group and branch. The runs of a matrix run are one result. */
  onlyChanges: z.boolean(),
  /** Whether the summary of each week is posted as well. */
  weeklySummary: z.boolean(),
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
  /** None for a rule that only posts the weekly summary. */
  statuses: Statuses.default(usual),
  onlyChanges: z.boolean().default(true),
  weeklySummary: z.boolean().default(false),
  enabled: z.boolean().default(true),
});
export type CreateNotificationRule = z.infer<typeof CreateNotificationRule>;

export const ChangeNotificationRule = z.object({
  name: Name.optional(),
  /** Kept if left out, or sent back masked. */
  url: ChannelUrl.optional(),
  statuses: Statuses.optional(),
  onlyChanges: z.boolean().optional(),
  weeklySummary: z.boolean().optional(),
  enabled: z.boolean().optional(),
});
export type ChangeNotificationRule = z.infer<typeof ChangeNotificationRule>;
