import type { ChannelId } from "@gantry/contract/notifications/constants.ts";

export const channelLabels: Record<ChannelId, string> = { slack: "Slack", teams: "Microsoft Teams" };

/** What the address of a room's incoming webhook looks like. */
export const channelExamples: Record<ChannelId, string> = {
  slack: "https://hooks.slack.com/services/…",
  teams: "https://….logic.azure.com/workflows/…",
};
