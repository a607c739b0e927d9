import type { Server as HttpServer } from "node:http";
import { createAdapter } from "@socket.io/postgres-adapter";
import { Server } from "socket.io";
import type { ExecutionLog, TestCycleUpdated } from "@gantry/contract/events/schemas.ts";
import { channelPath } from "@gantry/contract/events/constants.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { ArrivalLimits } from "../http/bodies/while-arriving.ts";
import { adapterErrorLog } from "./adapter-error-log.ts";
import { adapterPool, type ChannelDatabase } from "./adapter-pool.ts";
import { adaptResponses } from "./adapt-responses.ts";
import { createConnectionLimits } from "./connection-limits.ts";
import { type LiveServer, type LiveSocket, orgRoom } from "./live-socket.ts";
import { acceptSignIns, authDeadlineMs, recheckMembers, type SignInOptions } from "./sign-in.ts";
import { slowClients } from "./slow-clients.ts";

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

export interface ChannelOptions extends SignInOptions {
  /** Origins other than the server's own whose pages may connect. */
  allowedOrigins: readonly string[];
  /** Addresses (CIDR) of proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: readonly string[];
  /** The limit of connections to this process, per client address and per organization. */
  limits: { perAddress: number; perOrganization: number };
  production: boolean;
  /** How long the body of a request may take. */
  arrival: ArrivalLimits;
  /** Set when several server processes serve one installation: events also reach the clients of the others. */
  db: ChannelDatabase | undefined;
}

/** The live channel: one room per organization, joined by token only. */
export function createChannel(options: ChannelOptions): Channel {
  const { db, log } = options;
  const limits = createConnectionLimits({ ...options, perAddress: options.limits.perAddress });
  const io: LiveServer = new Server({
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
    ...(db && {
      adapter: createAdapter(
        adapterPool(db, () => hangUp(io)),
        {
          tableName: "socket_io_attachments",
          errorHandler: adapterErrorLog(log),
        },
      ),
    }),
  });
  io.on("connection", (socket) => acceptSignIns(io, socket, options));

  return {
    attach(server, newSessionId) {
      io.attach(server);
      if (newSessionId) io.engine.generateId = newSessionId;
      io.engine.on("connection", (connection: LiveSocket["conn"]) => {
        const end = limits.begin(connection.request);
        if (end) connection.once("close", end);
        // Several concurrent sockets were admitted before the first was counted.
        else connection.close(true);
      });
      adaptResponses(server, options);
    },
    executionUpdated: (execution) => void io.to(orgRoom(execution.organizationId)).emit("execution-updated", execution),
    executionLog: (organizationId, chunk) => {
      const room = orgRoom(organizationId);
      // Otherwise the library would encode the chunk even if no one listens.
      if (!db && !io.sockets.adapter.rooms.has(room)) return;
      io.to(room).except(slowClients(io, organizationId)).emit("execution-log", chunk);
    },
    testCycleUpdated: (cycle) => void io.to(orgRoom(cycle.organizationId)).emit("test-cycle-updated", cycle),
    recheck: (userId) => recheckMembers(io, userId, options.isCurrent),
    connections: () => io.sockets.sockets.size,
    async close() {
      await io.close();
    },
  };
}

/** Ends the connections of all clients of this process. They reconnect automatically and then fetch what they missed. */
function hangUp(io: LiveServer): void {
  for (const socket of io.sockets.sockets.values()) socket.conn.close();
}
