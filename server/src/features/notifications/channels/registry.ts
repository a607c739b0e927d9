import type { ChannelId } from "@gantry/contract/notifications/constants.ts";
import type { ChatChannel } from "./channel.ts";
import { slack } from "./slack.ts";
import { teams } from "./teams.ts";

/** All chats. */
export const channels = { slack, teams } satisfies Record<ChannelId, ChatChannel>;
