import { type LiveServer, type LiveSocket, orgRoom } from "./live-socket.ts";

/** Limits for clients that read more slowly than a run prints: above the first, log events are dropped; above the second, the client is disconnected. */
const slowClientBytes = 16 * 1024 * 1024;
const stalledClientBytes = 32 * 1024 * 1024;

/**
 * The sockets of an organization that receive no log events now. Socket.IO buffers for a client without limit. A slow client requests what it missed by
 * `seq`; a stalled one is disconnected.
 */
export function slowClients(io: LiveServer, organizationId: string): string[] {
  const slow: string[] = [];
  for (const id of io.sockets.adapter.rooms.get(orgRoom(organizationId)) ?? []) {
    const socket = io.sockets.sockets.get(id);
    const waiting = socket ? bufferedBytes(socket) : 0;
    if (waiting > stalledClientBytes) socket?.disconnect(true);
    else if (waiting > slowClientBytes) slow.push(id);
  }
  return slow;
}

/** The bytes buffered for one client: in the transport's socket, and in the queue before it. Broadcast frames are shared between clients. */
function bufferedBytes(socket: LiveSocket): number {
  const transport: unknown = socket.conn.transport;
  const raw: unknown = typeof transport === "object" && transport !== null ? Reflect.get(transport, "socket") : undefined;
  const inSocket: unknown = typeof raw === "object" && raw !== null ? Reflect.get(raw, "bufferedAmount") : 0;
  const queue: unknown = Reflect.get(socket.conn, "writeBuffer");
  let queued = 0;
  if (Array.isArray(queue)) for (const packet of queue) if (typeof packet.data === "string") queued += packet.data.length;
  return queued + (typeof inSocket === "number" ? inSocket : 0);
}
