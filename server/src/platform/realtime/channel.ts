import type { Server as HttpServer } from "node:http";
import { createAdapter } from "@socket.io/postgres-adapter";
import type pg from "pg";
import type { Logger } from "pino";
import { Server, type Socket } from "socket.io";
import { type AuthSuccess, type ClientEvents, type ServerEvents, channelPath } from "@gantry/contract/events.ts";
import type { Execution } from "@gantry/contract/executions.ts";
import type { ExecutionLog, TestCycleUpdated } from "@gantry/contract/events.ts";
import { answerAsOurs } from "./channel-answers.ts";

/** Who a socket speaks for, and until when. */
export interface ChannelMember extends Omit<AuthSuccess, "message"> {
  /** The token's end, Unix seconds. */
  expiresAtSeconds: number;
  organizationName: string;
  /** The account's `auth_epoch` that the token was made for. */
  authEpochMs: number;
}

export interface Channel {
  /** `newSessionId` replaces the library's own ids. */
  attach(server: HttpServer, newSessionId?: () => string): void;
  executionUpdated(execution: Execution): void;
  executionLog(organizationId: string, chunk: ExecutionLog): void;
  testCycleUpdated(cycle: TestCycleUpdated): void;
  /** Closes every socket of a person in an organization, on all server processes. */
  disconnectMember(organizationId: string, userId: string): void;
  /** Looks again at every socket of a person on this process (of everybody without `userId`) and closes those of former members. */
  recheck(userId: string | undefined): Promise<void>;
  /** How many clients are connected to this process. */
  connections(): number;
  close(): Promise<void>;
}

export interface ChannelOptions {
  /** @throws when the token is missing, bad, expired, or its member is gone. */
  authenticate: (token: string) => Promise<ChannelMember>;
  /** Whether the member may still listen with the token they came with. */
  isCurrent: (member: ChannelMember) => Promise<boolean>;
  allowedOrigins: readonly string[];
  production: boolean;
  /** Given when several server processes serve one installation. */
  pool: pg.Pool | undefined;
  log: Logger;
}

type Client = Socket<ClientEvents, ServerEvents, Record<string, never>, { member?: ChannelMember; closing?: NodeJS.Timeout }>;

/** A client that never says who it is is not kept. */
const authDeadlineMs = 10_000;
/** A client that reads more slowly than a run prints: log events are dropped above the first, the client is closed above the second. */
const slowClientBytes = 16 * 1024 * 1024;
const stalledClientBytes = 32 * 1024 * 1024;

const memberRoom = (organizationId: string, userId: string) => `member:${organizationId}:${userId}`;
const orgRoom = (organizationId: string) => `org:${organizationId}`;

/** The live channel: one room per organization, joined by token only. */
export function createChannel(options: ChannelOptions): Channel {
  const io = new Server<ClientEvents, ServerEvents, Record<string, never>, { member?: ChannelMember; closing?: NodeJS.Timeout }>({
    path: channelPath,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: 64 * 1024,
    connectTimeout: authDeadlineMs,
    cors: { origin: [...options.allowedOrigins] },
    ...(options.pool
      ? {
          adapter: createAdapter(options.pool, {
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
    const enter = async (token: unknown) => {
      try {
        const member = await options.authenticate(typeof token === "string" ? token : "");
        if (socket.disconnected) return;
        clearTimeout(deadline);
        await admit(socket, member);
      } catch {
        refuse(socket, token ? "Invalid or expired token" : "Authentication required");
      }
    };
    socket.on("auth", (payload: unknown) => {
      void enter(typeof payload === "object" && payload !== null ? Reflect.get(payload, "token") : undefined);
    });
    const handshake: unknown = socket.handshake.auth["token"];
    if (handshake !== undefined) void enter(handshake);
  });

  async function admit(socket: Client, member: ChannelMember) {
    const before = socket.data.member;
    if (before) {
      // One room at a time: a socket that changes its organization leaves the old one first.
      await socket.leave(orgRoom(before.organizationId));
      await socket.leave(memberRoom(before.organizationId, before.userId));
    }
    socket.data.member = member;
    clearTimeout(socket.data.closing);
    const leftMs = member.expiresAtSeconds * 1000 - Date.now();
    socket.data.closing = setTimeout(() => refuse(socket, "Invalid or expired token"), Math.max(0, Math.min(leftMs, 2 ** 31 - 1)));
    await socket.join([orgRoom(member.organizationId), memberRoom(member.organizationId, member.userId)]);
    socket.emit("auth-success", {
      message: `Connected to organization channel: ${member.organizationName}`,
      organizationId: member.organizationId,
      userId: member.userId,
      role: member.role,
    });
  }

  function refuse(socket: Client, message: string) {
    socket.emit("auth-error", { message });
    // After the message has gone out.
    setTimeout(() => socket.disconnect(true), 20);
  }

  /** Socket.IO buffers for a client without bound: what a slow one misses it asks for again by `seq`. */
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
      answerAsOurs(server, options.production);
    },
    executionUpdated: (execution) => void io.to(orgRoom(execution.organizationId)).emit("execution-updated", execution),
    executionLog: (organizationId, chunk) =>
      void io.to(orgRoom(organizationId)).except(dropSlowClients(organizationId)).emit("execution-log", chunk),
    testCycleUpdated: (cycle) => void io.to(orgRoom(cycle.organizationId)).emit("test-cycle-updated", cycle),
    disconnectMember: (organizationId, userId) => io.in(memberRoom(organizationId, userId)).disconnectSockets(true),
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

/** What waits for one client: in the transport's socket, and in the queue before it. Broadcast frames are shared between clients. */
function bufferedBytes(socket: Client): number {
  const transport: unknown = socket.conn.transport;
  const raw: unknown = typeof transport === "object" && transport !== null ? Reflect.get(transport, "socket") : undefined;
  const inSocket: unknown = typeof raw === "object" && raw !== null ? Reflect.get(raw, "bufferedAmount") : 0;
  const queue: unknown = Reflect.get(socket.conn, "writeBuffer");
  let queued = 0;
  if (Array.isArray(queue)) for (const packet of queue) if (typeof packet.data === "string") queued += packet.data.length;
  return queued + (typeof inSocket === "number" ? inSocket : 0);
}
