import http from "node:http";
import type { AddressInfo } from "node:net";
import { operatorFetch } from "../platform/outbound/operator-fetch.ts";
import type { SafeFetch } from "../platform/outbound/safe-fetch.ts";

export interface FakeRequest {
  method: string;
  host: string;
  /** The raw text, decoded only by tests that need to. */
  path: string;
  query: URLSearchParams;
  headers: http.IncomingHttpHeaders;
  text: string;
  // Requests have every shape.
  json: any;
}

export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export type FakeHost = (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>;

export interface FakeWeb {
  /** For `startTestServer`: routes every URL to the fake of its host, over a real connection; an unknown host is refused. */
  fetch: SafeFetch;
  /** The address of the fakes for a server in another process, which names the host in the header `x-fake-host`. */
  url: string;
  hosts: Map<string, FakeHost>;
  requests: FakeRequest[];
  close(): Promise<void>;
}

/** A loopback server that replaces hosts on the internet. */
export async function startFakeWeb(): Promise<FakeWeb> {
  const hosts = new Map<string, FakeHost>();
  const requests: FakeRequest[] = [];
  const server = http.createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString("utf8");
    const url = new URL(incoming.url ?? "/", "http://fake");
    const host = String(incoming.headers["x-fake-host"]);
    const json = (incoming.headers["content-type"] ?? "").includes("json") && text ? JSON.parse(text) : undefined;
    const request: FakeRequest = {
      method: incoming.method ?? "",
      host,
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      text,
      json,
    };
    requests.push(request);
    const answer = (await hosts.get(host)?.(request)) ?? { status: 404 };
    const isText = typeof answer.body === "string";
    outgoing.writeHead(answer.status ?? 200, { "content-type": isText ? "text/html" : "application/json", ...answer.headers });
    outgoing.end(isText ? answer.body : answer.body === undefined ? "" : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    hosts,
    requests,
    fetch: async (input, init = {}) => {
      const asked = new URL(input instanceof Request ? input.url : String(input));
      const headers = new Headers(init.headers);
      headers.set("x-fake-host", asked.host);
      return operatorFetch(`${url}${asked.pathname}${asked.search}`, { ...init, headers });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
