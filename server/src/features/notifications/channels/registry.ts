import type { ChannelId } from "@gantry/contract/notification-rules.ts";
import type { ChatChannel } from "./channel.ts";
import { slack } from "./slack.ts";
import { teams } from "./teams.ts";

/** Every chat there is. */
export const channels = { slack, teams } satisfies Record<ChannelId, ChatChannel>;
