import { once } from "node:events";
import { type IncomingMessage, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { api } from "@gantry/contract/api.ts";
import type { Route } from "@gantry/contract/route.ts";

/**
 * A reverse proxy in front of the product, as operators put one. Every client of the run goes through it: fetch, browser, socket, command
 * line. It records which route of the contract was answered with which status.
 */
export interface Recorder {
  /** The address that clients use. */
  url: string;
  /** Sends requests to the product that listens on this port of this machine. */
  forwardTo(port: number): void;
  /** The statuses that each route was answered with: `GET /api/users/:id` → 200, 404. */
  statusesOf(route: string): number[];
  /** The public routes of the contract that were never answered with success. */
  unanswered(): string[];
  close(): Promise<void>;
}

/** The live channel is not a route of the contract. Success is 101, a WebSocket. */
export const liveChannel = "GET /socket.io/";

// The worker's protocol is internal: workers go to the server directly, and only holders of the worker secret may call it.
const routes = Object.values(api)
  .flatMap((group): Route[] => Object.values(group))
  .filter(({ allow }) => allow !== "worker")
  .map(({ method, path }) => ({ name: `${method} ${path}`, method, pattern: patternOf(path), parameters: path.split(/\/[:*]/).length }))
  // `/api/executions/bulk` before `/api/executions/:id`.
  .sort((a, b) => a.parameters - b.parameters);

function patternOf(path: string): RegExp {
  const literal = path.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replace(/:\w+/g, "[^/]+").replace(/\*/g, ".*")}$`);
}

function routeOf(method: string, url: string): string | undefined {
  const { pathname } = new URL(url, "http://gantry");
  if (pathname === "/socket.io/") return `${method} ${pathname}`;
  return routes.find((route) => route.method === method && route.pattern.test(pathname))?.name;
}

const isSuccess = (status: number): boolean => status === 101 || (status >= 200 && status < 400);

export async function startRecorder(): Promise<Recorder> {
  const statuses = new Map<string, Set<number>>();
  let port = 0;
  const record = ({ method = "", url = "" }: IncomingMessage, status: number) => {
    const route = routeOf(method, url);
    if (route === undefined) return;
    statuses.set(route, (statuses.get(route) ?? new Set()).add(status));
  };
  const forward = (incoming: IncomingMessage) =>
    request({ host: "127.0.0.1", port, method: incoming.method, path: incoming.url, headers: incoming.headers });

  const proxy = createServer((incoming, outgoing) => {
    const sent = forward(incoming);
    sent.on("response", (answer) => {
      record(incoming, answer.statusCode ?? 0);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on("error", () => outgoing.destroy());
    });
    sent.on("error", () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.on("close", () => sent.destroy());
    incoming.pipe(sent);
  });
  proxy.on("upgrade", (incoming, client) => {
    const sent = forward(incoming);
    sent.on("upgrade", (answer, server, head) => {
      record(incoming, 101);
      const headers = answer.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join("");
      client.write(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n`);
      client.write(head);
      client.pipe(server).pipe(client);
      client.on("error", () => server.destroy());
      server.on("error", () => client.destroy());
    });
    sent.on("response", () => client.destroy());
    sent.on("error", () => client.destroy());
    sent.end();
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");

  const statusesOf = (route: string) => [...(statuses.get(route) ?? [])].sort((a, b) => a - b);
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    forwardTo: (chosen) => void (port = chosen),
    statusesOf,
    unanswered: () => [
      ...routes.map(({ name }) => name).filter((name) => !statusesOf(name).some(isSuccess)),
      ...(statusesOf(liveChannel).includes(101) ? [] : [liveChannel]),
    ],
    async close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
