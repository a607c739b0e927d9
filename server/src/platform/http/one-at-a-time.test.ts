import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestServer } from "../../testing/start-server.ts";
import { handleOneAtATime } from "./one-at-a-time.ts";

let app: FastifyInstance;
let handled: string[];
const megabyte = 1024 ** 2;

beforeEach(async () => {
  handled = [];
  app = Fastify();
  handleOneAtATime(app, 1_000);
  app.get("/large", async (request) => {
    handled.push(request.url);
    return Buffer.alloc(megabyte, "x");
  });
  app.get("/slow", async ({ url }) => {
    handled.push(url);
    await sleep(1_500);
    handled.push(`${url} ended`);
    return "slow";
  });
  app.post("/body", { bodyLimit: megabyte }, async ({ body }) => JSON.stringify(body).length);
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

/** `padding` makes the headers as long as those of a usual client. */
const get = (path: string, padding = 700) => `GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${"x".repeat(padding)}\r\n\r\n`;
const last = "GET /other HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";

async function open(url?: string): Promise<{ socket: Socket; closed: Promise<void> }> {
  const { port } = url === undefined ? (app.server.address() as { port: number }) : new URL(url);
  const socket = connect(Number(port), "127.0.0.1").on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await once(socket, "connect");
  return { socket, closed };
}

/** Sends everything and reads until the server closes the connection. */
async function exchange(text: string): Promise<string> {
  const { socket, closed } = await open();
  let answer = "";
  socket.setEncoding("latin1").on("data", (data) => (answer += data));
  socket.write(text);
  await closed;
  return answer;
}
const statusesOf = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

/** Sends the requests, never reads, and writes until it notices that the server closed the connection. */
async function sendWithoutReading(text: string, url?: string): Promise<void> {
  const { socket, closed } = await open(url);
  socket.pause();
  socket.write(text);
  const writing = setInterval(() => socket.write("\r\n"), 100);
  await closed;
  clearInterval(writing);
}

test("2,000 pipelined requests are answered in order", async () => {
  const statuses = statusesOf(await exchange(get("/other").repeat(2_000) + last));
  expect(statuses).toEqual(Array.from({ length: 2_001 }, () => 404));
});

test("a pipelined request starts when the response before it was sent", async () => {
  const statuses = statusesOf(await exchange(get("/slow?1") + get("/slow?2") + last));
  expect(statuses).toEqual([200, 200, 404]);
  expect(handled).toEqual(["/slow?1", "/slow?1 ended", "/slow?2", "/slow?2 ended"]);
});

test("pipelined requests with long bodies get their responses", async () => {
  const body = JSON.stringify("x".repeat(300_000));
  const post = `POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const answer = await exchange(get("/other") + post + post + get("/large") + post + last);
  expect(statusesOf(answer)).toEqual([404, 200, 200, 200, 200, 404]);
});

test.each([
  ["usual", 700],
  ["short", 0],
])(
  "of 2,000 requests with %s headers whose responses are not read, few are handled, and the connection is closed",
  async (_name, padding) => {
    await sendWithoutReading(get("/large", padding).repeat(2_000));
    // Those whose responses fit into the buffers of the operating system, and one more.
    expect(handled.length).toBeLessThan(40);
    expect(statusesOf(await exchange(last))).toEqual([404]);
  },
);

test("a response that is read slowly is not cut", async () => {
  const { socket, closed } = await open();
  let bytes = 0;
  socket.on("data", (data) => {
    bytes += data.length;
    socket.pause();
    setTimeout(() => socket.resume(), 20);
  });
  socket.write(get("/large").repeat(8) + last);
  await closed;
  expect(bytes).toBeGreaterThan(8 * megabyte);
});

test("the server closes a connection that does not read the API document, and serves others", async () => {
  await using server = await closing(startTestServer({ BODY_SECONDS: "1" }));
  const closed = sendWithoutReading(get("/api/docs/json").repeat(2_000), server.url);
  expect((await server.raw({ method: "GET", path: "/ready" })).status).toBe(200);
  await closed;
  const document = await server.raw({ method: "GET", path: "/api/docs/json" });
  expect(document.body.openapi).toBe("3.1.0");
});

async function closing<T extends { close(): Promise<void> }>(starting: Promise<T>): Promise<T & AsyncDisposable> {
  const started = await starting;
  return Object.assign(started, { [Symbol.asyncDispose]: () => started.close() });
}
