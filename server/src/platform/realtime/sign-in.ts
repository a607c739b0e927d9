import type { Logger } from "pino";
import { HttpError } from "../errors.ts";
import { type ChannelMember, type LiveServer, type LiveSocket, orgRoom } from "./live-socket.ts";

export interface SignInOptions {
  /** @throws when the token is missing, bad, expired, or its member is gone. */
  authenticate: (token: string) => Promise<ChannelMember>;
  /** Whether the member may still listen with their token. */
  isCurrent: (member: ChannelMember) => Promise<boolean>;
  /** The limit of an organization's connections to this process. */
  limits: { perOrganization: number };
  log: Logger;
}

/** A client that never authenticates is disconnected. */
export const authDeadlineMs = 10_000;

/** A client that sends more `auth` messages before the first is answered is disconnected. */
const maxAuthsAtOnce = 5;

/** Joins a socket to its organization's room after it presents a token: in the handshake, or in `auth` messages. */
export function acceptSignIns(io: LiveServer, socket: LiveSocket, options: SignInOptions): void {
  const deadline = setTimeout(() => rejectSocket(socket, "Authentication required"), authDeadlineMs);
  socket.once("disconnect", () => {
    clearTimeout(deadline);
    clearTimeout(socket.data.closing);
  });
  // One at a time: two concurrent calls would each know only their own room.
  let turn = Promise.resolve();
  let waiting = 0;
  const enter = (token: unknown) => {
    if (++waiting > maxAuthsAtOnce) return rejectSocket(socket, "Authentication required");
    turn = turn.then(() => signIn(io, socket, { token, deadline }, options)).finally(() => waiting--);
  };
  socket.on("auth", (payload: unknown) => {
    enter(typeof payload === "object" && payload !== null ? Reflect.get(payload, "token") : undefined);
  });
  const handshake: unknown = socket.handshake.auth["token"];
  if (handshake !== undefined) enter(handshake);
}

/** Re-checks the sockets of a person on this process (of all persons without `userId`), and closes those whose membership has ended. */
export async function recheckMembers(io: LiveServer, userId: string | undefined, isCurrent: SignInOptions["isCurrent"]): Promise<void> {
  for (const socket of io.sockets.sockets.values()) {
    const { member } = socket.data;
    if (!member || (userId !== undefined && member.userId !== userId)) continue;
    if (!(await isCurrent(member))) rejectSocket(socket, "Invalid or expired token");
  }
}

interface SignIn {
  token: unknown;
  deadline: NodeJS.Timeout;
}

async function signIn(io: LiveServer, socket: LiveSocket, { token, deadline }: SignIn, options: SignInOptions): Promise<void> {
  if (socket.disconnected) return;
  try {
    const member = await options.authenticate(typeof token === "string" ? token : "");
    if (socket.disconnected) return;
    clearTimeout(deadline);
    if (!(await admit(io, socket, member, options))) rejectSocket(socket, "Invalid or expired token");
  } catch (error) {
    if (error instanceof HttpError) return rejectSocket(socket, token ? "Invalid or expired token" : "Authentication required");
    // The token may be valid: the client reconnects, as after any lost connection.
    options.log.warn({ err: error }, "a live connection could not be authenticated");
    socket.conn.close();
  }
}

/** @returns whether the member may still listen, now that the socket is in the room and gets changes */
async function admit(io: LiveServer, socket: LiveSocket, member: ChannelMember, { isCurrent, limits }: SignInOptions): Promise<boolean> {
  await leaveRooms(socket);
  const room = orgRoom(member.organizationId);
  const { perOrganization } = limits;
  if ((io.sockets.adapter.rooms.get(room)?.size ?? 0) >= perOrganization) {
    rejectSocket(
      socket,
      `Your organization has ${perOrganization} live connections, which is the limit. Close other pages and connect again.`,
    );
    return true;
  }
  socket.data.member = member;
  closeWhenExpired(socket, member);
  await socket.join(room);
  if (!(await isCurrent(member))) return false;
  socket.emit("auth-success", {
    message: `Connected to organization channel: ${member.organizationName}`,
    organizationId: member.organizationId,
    userId: member.userId,
    role: member.role,
  });
  return true;
}

function closeWhenExpired(socket: LiveSocket, { expiresAtSeconds }: ChannelMember): void {
  clearTimeout(socket.data.closing);
  const leftMs = expiresAtSeconds * 1000 - Date.now();
  socket.data.closing = setTimeout(() => rejectSocket(socket, "Invalid or expired token"), Math.max(0, Math.min(leftMs, 2 ** 31 - 1)));
}

async function leaveRooms(socket: LiveSocket): Promise<void> {
  delete socket.data.member;
  for (const room of socket.rooms) if (room !== socket.id) await socket.leave(room);
}

/** Stops all events to the socket and closes it after the message was sent. */
function rejectSocket(socket: LiveSocket, message: string): void {
  void leaveRooms(socket);
  socket.emit("auth-error", { message });
  setTimeout(() => socket.disconnect(true), 20);
}
