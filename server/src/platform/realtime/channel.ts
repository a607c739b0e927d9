import type { Server as HttpServer } from "node:http";
import { createAdapter } from "@socket.io/postgres-adapter";
import type pg from "pg";
import type { Logger } from "pino";
import { Server, type Socket } from "socket.io";
import type { AuthSuccess, ServerEvents, ExecutionLog, TestCycleUpdated } from "@gantry/contract/events/schemas.ts";
import { type ClientEvents, channelPath } from "@gantry/contract/events/constants.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { HttpError } from "../http/errors.ts";
import type { ArrivalLimits } from "../http/while-arriving.ts";
import { answerAsOurs } from "./channel-answers.ts";
import { createConnectionLimits } from "./connection-limits.ts";
import { withOneListener } from "./one-listener.ts";

/** The member that a socket is authenticated for, and until when. */
export interface ChannelMember extends Omit<AuthSuccess, "message"> {
  /** The token's expiry in Unix seconds. */
  expiresAtSeconds: number;
  organizationName: string;
  /** The account's `auth_epoch` that the token was issued for. */
  authEpochMs: number;
}

export interface Channel {
  /** `newSessionId` replaces the library's own ids. */
  attach(server: HttpServer, newSessionId?: () => string): void;
  executionUpdated(execution: Execution): void;
  executionLog(organizationId: string, chunk: ExecutionLog): void;
  testCycleUpdated(cycle: TestCycleUpdated): void;
  /** Re-checks the sockets of a person on this process (of all persons without `userId`), and closes those whose membership has ended. */
  recheck(userId: string | undefined): Promise<void>;
  /** How many clients are connected to this process. */
  connections(): number;
  close(): Promise<void>;
}

export interface ChannelOptions {
  /** @throws when the token is missing, bad, expired, or its member is gone. */
  authenticate: (token: string) => Promise<ChannelMember>;
  /** Whether the member may still listen with their token. */
  isCurrent: (member: ChannelMember) => Promise<boolean>;
  /** Origins other than the server's own whose pages may connect. */
  allowedOrigins: readonly string[];
  /** Addresses (CIDR) of proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: readonly string[];
  /** The limit of connections to this process, per client address and per organization. */
  limits: { perAddress: number; perOrganization: number };
  production: boolean;
  /** How long the body of a request may take. */
  arrival: ArrivalLimits;
  /** Set when several server processes serve one installation. */
  pool: pg.Pool | undefined;
  log: Logger;
}

interface ClientData {
  member?: ChannelMember;
  /** Closes the socket when its token expires. */
  closing?: NodeJS.Timeout;
}
type Client = Socket<ClientEvents, ServerEvents, Record<string, never>, ClientData>;

/** A client that never authenticates is disconnected. */
const authDeadlineMs = 10_000;
/** For clients that read more slowly than a run prints: above the first value log events are dropped, above the second the client is disconnected. */
const slowClientBytes = 16 * 1024 * 1024;
const stalledClientBytes = 32 * 1024 * 1024;

/** A client that sends more `auth` messages before the first is answered is disconnected. */
const mostAuthsAtOnce = 5;

const orgRoom = (organizationId: string) => `org:${organizationId}`;

/** The live channel: one room per organization, joined by token only. */
export function createChannel(options: ChannelOptions): Channel {
  const limits = createConnectionLimits({ ...options, perAddress: options.limits.perAddress });
  const io = new Server<ClientEvents, ServerEvents, Record<string, never>, ClientData>({
    path: channelPath,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: 64 * 1024,
    connectTimeout: authDeadlineMs,
    cors: { origin: [...options.allowedOrigins] },
    allowRequest: (request, decide) => {
      const refusal = limits.refusalOf(request);
      decide(refusal, refusal === undefined);
    },
    ...(options.pool
      ? {
          adapter: createAdapter(withOneListener(options.pool), {
            tableName: "socket_io_attachments",
            errorHandler: (error) => options.log.warn({ err: error }, "live channel adapter"),
          }),
        }
      : {}),
  });

  io.on("connection", (socket: Client) => {
    const deadline = setTimeout(() => refuse(socket, "Authentication required"), authDeadlineMs);
    socket.once("disconnect", () => {
      clearTimeout(deadline);
      clearTimeout(socket.data.closing);
    });
    // One at a time: two concurrent calls would each know only their own room.
    let turn = Promise.resolve();
    let waiting = 0;
    const enter = (token: unknown) => {
      if (++waiting > mostAuthsAtOnce) return refuse(socket, "Authentication required");
      turn = turn.then(() => authenticate(socket, token, deadline)).finally(() => waiting--);
    };
    socket.on("auth", (payload: unknown) => {
      enter(typeof payload === "object" && payload !== null ? Reflect.get(payload, "token") : undefined);
    });
    const handshake: unknown = socket.handshake.auth["token"];
    if (handshake !== undefined) enter(handshake);
  });

  async function authenticate(socket: Client, token: unknown, deadline: NodeJS.Timeout) {
    if (socket.disconnected) return;
    try {
      const member = await options.authenticate(typeof token === "string" ? token : "");
      if (socket.disconnected) return;
      clearTimeout(deadline);
      if (!(await admit(socket, member))) refuse(socket, "Invalid or expired token");
    } catch (error) {
      if (error instanceof HttpError) return refuse(socket, token ? "Invalid or expired token" : "Authentication required");
      // The token may be valid: the client reconnects, as after any lost connection.
      options.log.warn({ err: error }, "a live connection could not be authenticated");
      socket.conn.close();
    }
  }

  /** @returns whether the member may still listen, now that the socket is in the room and gets changes */
  async function admit(socket: Client, member: ChannelMember): Promise<boolean> {
    await leaveRooms(socket);
    const room = orgRoom(member.organizationId);
    const { perOrganization } = options.limits;
    if ((io.sockets.adapter.rooms.get(room)?.size ?? 0) >= perOrganization) {
      refuse(socket, `Your organization has ${perOrganization} live connections, which is the limit. Close other pages and connect again.`);
      return true;
    }
    socket.data.member = member;
    clearTimeout(socket.data.closing);
    const leftMs = member.expiresAtSeconds * 1000 - Date.now();
    socket.data.closing = setTimeout(() => refuse(socket, "Invalid or expired token"), Math.max(0, Math.min(leftMs, 2 ** 31 - 1)));
    await socket.join(room);
    if (!(await options.isCurrent(member))) return false;
    socket.emit("auth-success", {
      message: `Connected to organization channel: ${member.organizationName}`,
      organizationId: member.organizationId,
      userId: member.userId,
      role: member.role,
    });
    return true;
  }

  async function leaveRooms(socket: Client) {
    delete socket.data.member;
    for (const room of socket.rooms) if (room !== socket.id) await socket.leave(room);
  }

  /** Stops all events to the socket and closes it after the message was sent. */
  function refuse(socket: Client, message: string) {
    void leaveRooms(socket);
    socket.emit("auth-error", { message });
    setTimeout(() => socket.disconnect(true), 20);
  }

  /** Socket.IO buffers for a client without limit. A slow client requests what it missed by `seq`. */
  function dropSlowClients(organizationId: string): string[] {
    const slow: string[] = [];
    for (const id of io.sockets.adapter.rooms.get(orgRoom(organizationId)) ?? []) {
      const socket = io.sockets.sockets.get(id);
      const waiting = socket ? bufferedBytes(socket) : 0;
      if (waiting > stalledClientBytes) socket?.disconnect(true);
      else if (waiting > slowClientBytes) slow.push(id);
    }
    return slow;
  }

  return {
    attach(server, newSessionId) {
      io.attach(server);
      if (newSessionId) io.engine.generateId = newSessionId;
      io.engine.on("connection", (connection: Client["conn"]) => {
        const end = limits.begin(connection.request);
        if (end) connection.once("close", end);
        // Several concurrent sockets were admitted before the first was counted.
        else connection.close(true);
      });
      answerAsOurs(server, options);
    },
    executionUpdated: (execution) => void io.to(orgRoom(execution.organizationId)).emit("execution-updated", execution),
    executionLog: (organizationId, chunk) =>
      void io.to(orgRoom(organizationId)).except(dropSlowClients(organizationId)).emit("execution-log", chunk),
    testCycleUpdated: (cycle) => void io.to(orgRoom(cycle.organizationId)).emit("test-cycle-updated", cycle),
    async recheck(userId) {
      for (const socket of io.sockets.sockets.values()) {
        const { member } = socket.data;
        if (!member || (userId !== undefined && member.userId !== userId)) continue;
        if (!(await options.isCurrent(member))) refuse(socket, "Invalid or expired token");
      }
    },
    connections: () => io.sockets.sockets.size,
    async close() {
      await io.close();
    },
  };
}

/** The bytes buffered for one client: in the transport's socket, and in the queue before it. Broadcast frames are shared between clients. */
function bufferedBytes(socket: Client): number {
  const transport: unknown = socket.conn.transport;
  const raw: unknown = typeof transport === "object" && transport !== null ? Reflect.get(transport, "socket") : undefined;
  const inSocket: unknown = typeof raw === "object" && raw !== null ? Reflect.get(raw, "bufferedAmount") : 0;
  const queue: unknown = Reflect.get(socket.conn, "writeBuffer");
  let queued = 0;
  if (Array.isArray(queue)) for (const packet of queue) if (typeof packet.data === "string") queued += packet.data.length;
  return queued + (typeof inSocket === "number" ? inSocket : 0);
}
