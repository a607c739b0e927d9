import type { Server, Socket } from "socket.io";
import type { AuthSuccess, ServerEvents } from "@gantry/contract/events/schemas.ts";
import type { ClientEvents } from "@gantry/contract/events/constants.ts";

/** The member that a socket is authenticated for, and until when. */
export interface ChannelMember extends Omit<AuthSuccess, "message"> {
  /** The token's expiry in Unix seconds. */
  expiresAtSeconds: number;
  organizationName: string;
  /** The account's `auth_epoch` that the token was issued for. */
  authEpochMs: number;
}

export interface SocketData {
  member?: ChannelMember;
  /** Closes the socket when its token expires. */
  closing?: NodeJS.Timeout;
}
export type LiveSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
export type LiveServer = Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

/** The room of an organization's members. */
export const orgRoom = (organizationId: string) => `org:${organizationId}`;
