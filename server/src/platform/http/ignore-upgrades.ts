import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Answers a request for a protocol upgrade as a plain request (RFC 9110, 7.8), unless `isWanted` accepts the upgrade.
 * Node stops reading HTTP from a connection as soon as there is a listener for `upgrade`, so the connection is passed to the server again,
 * preceded by the request's headers without `Upgrade`. Call it last: it must see every upgrade first.
 */
export function ignoreOtherUpgrades(server: Server, isWanted: (request: IncomingMessage) => boolean): void {
  const listeners = server.listeners("upgrade");
  server.removeAllListeners("upgrade");
  server.on("upgrade", (request: IncomingMessage, socket: Socket, rest: Buffer) => {
    if (!isWanted(request)) return void readAgain(server, socket, Buffer.concat([plainHeadOf(request), rest]));
    for (const listener of listeners) Reflect.apply(listener, server, [request, socket, rest]);
  });
}

function readAgain(server: Server, socket: Socket, bytes: Buffer): void {
  if (socket.destroyed) return;
  // With pipelining an earlier response may still be pending: responses keep their order.
  const earlier: unknown = Reflect.get(socket, "_httpMessage");
  if (typeof earlier === "object" && earlier !== null) {
    (earlier as NodeJS.EventEmitter).once("close", () => readAgain(server, socket, bytes));
    return;
  }
  socket.setTimeout(0);
  socket.unshift(bytes);
  server.emit("connection", socket);
}

/** A request's headers as received, without those that ask for another protocol. */
function plainHeadOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    const value = rawHeaders[at + 1] ?? "";
    if (/^(?:upgrade|http2-settings)$/i.test(name)) continue;
    if (!/^connection$/i.test(name)) lines.push(`${name}: ${value}`);
    else {
      const kept = value.split(",").filter((option) => !/^\s*(?:upgrade|http2-settings|)\s*$/i.test(option));
      if (kept.length > 0) lines.push(`${name}: ${kept.join(",")}`);
    }
  }
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
}
