/** The path of the live channel. */
export const channelPath = "/socket.io/";

export interface ClientEvents {
  auth: (payload: { token: string }) => void;
}
