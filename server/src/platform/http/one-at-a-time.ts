import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** A read of 64 KiB contains fewer requests of usual clients. A waiting request takes a few kilobytes of memory. */
const maxWaiting = 1_000;

interface Connection {
  isBusy: boolean;
  /** Start the requests that wait. */
  waiting: (() => void)[];
}

/**
 * Handles the requests of a connection one after the other, and closes connections whose client reads nothing of a response. Node would pass on all
 * pipelined requests that it has received, and keep their responses in memory until the client reads them. Call it before other hooks are added.
 * @param unreadMs how long a client may read nothing while a response waits to be sent
 */
export function handleOneAtATime(app: FastifyInstance, unreadMs: number): void {
  const connections = new WeakMap<Socket, Connection>();
  app.addHook("onRequest", ({ raw: { socket } }, { raw: response }, done) => {
    const connection = connections.get(socket) ?? follow(socket);
    connections.set(socket, connection);
    const start = () => {
      closeWhenUnread(response, socket, unreadMs);
      response.once("close", () => startNext(socket, connection));
      done();
    };
    if (connection.isBusy) return wait(socket, connection, start);
    connection.isBusy = true;
    start();
  });
}

function follow(socket: Socket): Connection {
  const connection: Connection = { isBusy: false, waiting: [] };
  // Node reads again when it has sent a response.
  socket.on("resume", () => {
    if (connection.waiting.length > 0) socket.pause();
  });
  return connection;
}

/** While requests wait, the connection is not read: what follows stays with the client. */
function wait(socket: Socket, { waiting }: Connection, start: () => void): void {
  if (waiting.length >= maxWaiting) return void socket.destroy();
  waiting.push(start);
  socket.pause();
}

function startNext(socket: Socket, connection: Connection): void {
  // A request behind the last response of a connection must have no effect.
  if (socket.destroyed || socket.writableEnded) return;
  const start = connection.waiting.shift();
  connection.isBusy = start !== undefined;
  if (!start) return;
  start();
  if (connection.waiting.length === 0) socket.resume();
}

function closeWhenUnread(response: ServerResponse, socket: Socket, unreadMs: number): void {
  // Emitted when nothing was received or sent for this time. A slow handler has nothing to send yet.
  response.setTimeout(unreadMs, () => {
    if (socket.writableLength > 0) socket.destroy();
  });
}
