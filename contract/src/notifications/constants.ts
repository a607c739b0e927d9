export const channelIds = ["slack", "teams"] as const;
export type ChannelId = (typeof channelIds)[number];

export const maxNotificationRules = 20;
