import http, { type IncomingMessage, type Server, type ServerResponse } from "node:http";
import https from "node:https";
import type { Duplex } from "node:stream";
import type { ErrorReply } from "@gantry/contract/errors.ts";
import type { SessionOwner } from "../realtime/session-owner.ts";

export interface RelayOptions {
  /** The path of the live channel: `/socket.io/`. */
  path: string;
  owner: SessionOwner;
  /** For responses that this server sends itself. */
  headers: Readonly<Record<string, string>>;
}

/** Marks a relayed request, which is never relayed again. Sent by a client, it only turns relaying off. */
const relayedHeader = "x-gantry-relayed";

/**
 * Relays requests of a live channel session to the server process that holds the session. Long polling takes many requests, as does the upgrade
 * to a WebSocket, and a load balancer without sticky sessions spreads them over all servers. Call it after all other listeners are attached.
 * @returns a function that closes the relayed connections
 */
export function relaySessions(server: Server, { path, owner, headers }: RelayOptions): () => void {
  const agents: Agents = { "http:": new http.Agent({ keepAlive: true }), "https:": new https.Agent({ keepAlive: true }) };
  const open = new Set<Duplex>();
  const goneHeaders = {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(gone)),
    connection: "close",
  };

  function targetOf(request: IncomingMessage): URL | undefined {
    const url = request.url ?? "";
    if (!url.startsWith(path) || request.headers[relayedHeader] !== undefined) return undefined;
    const sessionId = new URLSearchParams(url.slice(url.indexOf("?") + 1)).get("sid");
    const address = sessionId ? owner.addressOf(sessionId) : undefined;
    return address === undefined ? undefined : new URL(url, address);
  }

  intercept(server, "request", (request: IncomingMessage, response: ServerResponse) => {
    const target = targetOf(request);
    if (target) relayRequest(target, request, response, { agents, goneHeaders });
    return target !== undefined;
  });
  intercept(server, "upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const target = targetOf(request);
    if (target) relayUpgrade(target, request, { socket, head, open, goneHeaders });
    return target !== undefined;
  });
  return () => {
    for (const agent of Object.values(agents)) agent.destroy();
    for (const socket of open) socket.destroy();
  };
}

type Agents = Record<"http:" | "https:", http.Agent>;

/** The process that held the session is gone and the session with it: the client must reconnect. */
const gone = JSON.stringify({
  success: false,
  error: "Bad request",
  code: "SESSION_UNKNOWN",
  message: "This session has ended. Connect again.",
} satisfies ErrorReply);

/** Begins the same request at another server process. */
function repeatAt(target: URL, { method, headers: given }: IncomingMessage, agent?: http.Agent): http.ClientRequest {
  const options = { ...(method ? { method } : {}), headers: { ...given, [relayedHeader]: "1" }, ...(agent ? { agent } : {}) };
  return (target.protocol === "https:" ? https : http).request(target, options);
}

interface RequestRelay {
  agents: Agents;
  /** Of the response {@link gone}. */
  goneHeaders: Readonly<Record<string, string>>;
}

function relayRequest(target: URL, request: IncomingMessage, response: ServerResponse, { agents, goneHeaders }: RequestRelay): void {
  const asked = repeatAt(target, request, agents[target.protocol as keyof Agents]);
  asked.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on("error", () => {
    if (response.headersSent) return void response.destroy();
    response.writeHead(400, goneHeaders);
    response.end(gone);
  });
  response.on("close", () => asked.destroy());
  request.pipe(asked);
}

interface UpgradeRelay extends Omit<RequestRelay, "agents"> {
  socket: Duplex;
  /** What the client has already sent after its request. */
  head: Buffer;
  /** Holds the sockets of relayed connections while they are open. */
  open: Set<Duplex>;
}

function relayUpgrade(target: URL, request: IncomingMessage, { socket, head, open, goneHeaders }: UpgradeRelay): void {
  const asked = repeatAt(target, request);
  asked.on("upgrade", (answer, far, farHead) => {
    socket.write(headOf(answer));
    socket.write(farHead);
    far.write(head);
    connect(socket, far, open);
    connect(far, socket, open);
  });
  asked.on("response", (answer) => {
    socket.write(headOf(answer));
    answer.pipe(socket);
  });
  asked.on("error", () => {
    const lines = Object.entries(goneHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join("")}\r\n${gone}`);
  });
  socket.on("error", () => asked.destroy());
  asked.end();
}

/** Passes everything from one socket to the other, and closes the other with it. */
function connect(from: Duplex, to: Duplex, open: Set<Duplex>): void {
  open.add(from);
  from.on("error", () => from.destroy());
  from.on("close", () => {
    open.delete(from);
    to.destroy();
  });
  from.pipe(to);
}

/** Puts `handles` before all listeners of an event; they get what it does not handle. */
export function intercept<A extends unknown[]>(server: Server, event: "request" | "upgrade", handles: (...given: A) => boolean): void {
  const listeners = server.listeners(event);
  server.removeAllListeners(event);
  server.on(event, (...given: unknown[]) => {
    if (handles(...(given as A))) return;
    for (const listener of listeners) Reflect.apply(listener, server, given);
  });
}

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}
