import { api } from "@gantry/contract/api.ts";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, type TestServer, startTestServer } from "../../../testing/start-server.ts";
import { dropRest } from "./drop-body.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
});
afterAll(() => server?.close());

/** Sends the whole request before it reads, like Python's urllib. */
function sendThenRead(target: string, head: string, body: () => Iterable<Buffer>): Promise<string> {
  const { hostname, port } = new URL(target);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, async () => {
      socket.pause();
      socket.write(head);
      for (const piece of body()) if (!socket.write(piece)) await new Promise((drained) => socket.once("drain", drained));
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk.toString("utf8");
        if (text.includes("}")) socket.destroy();
      });
      socket.on("close", () => resolve(text));
      socket.resume();
    });
    socket.on("error", reject);
  });
}

const piece = Buffer.alloc(64 * 1024, " ");
function* pieces(bytes: number) {
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
}
function* chunked(bytes: number) {
  for (const one of pieces(bytes)) yield Buffer.concat([Buffer.from(`${one.length.toString(16)}\r\n`), one, Buffer.from("\r\n")]);
  yield Buffer.from("0\r\n\r\n");
}
const megabytes = (count: number) => count * 1024 * 1024;
const head = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nauthorization: Bearer ${ada.token}\r\n${more}\r\n\r\n`;

test.each([2, 12, 40])("a body of %i MB gets 413, whole or chunked, from a client that reads only after writing", async (size) => {
  const bytes = megabytes(size);
  for (const { path } of [api.executions.create, api.auth.login, api.projects.create]) {
    const whole = await sendThenRead(server.url, head(path, `content-length: ${bytes}`), () => pieces(bytes));
    expect(whole).toMatch(/^HTTP\/1\.1 413 [\s\S]*"error":"Payload too large"/);
    const inChunks = await sendThenRead(server.url, head(path, "transfer-encoding: chunked"), () => chunked(bytes));
    expect(inChunks).toMatch(/^HTTP\/1\.1 413 [\s\S]*"error":"Payload too large"/);
  }
});

test.each(["keep-alive", "close"])(
  "a large body that is rejected before it is read still gets its response, with Connection: %s",
  async (connection) => {
    const bytes = megabytes(12);
    const lines = ["host: x", "content-type: application/json", `content-length: ${bytes}`, `connection: ${connection}`].join("\r\n");
    for (const [path, status] of [
      [api.executions.create.path, 401],
      [api.ingest.report.path, 401],
      ["/api/nothing", 413],
    ] as const) {
      const answer = await sendThenRead(server.url, `POST ${path} HTTP/1.1\r\n${lines}\r\n\r\n`, () => pieces(bytes));
      expect(answer.split(" ")[1]).toBe(String(status));
    }
  },
);

test("a connection that is to close is closed after the body", async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const body = "x".repeat(1_000);
  let text = "";
  socket.on("data", (data) => (text += data.toString()));
  socket.write(`POST /api/nothing HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 500)}`);
  await expect.poll(() => text).toContain("ROUTE_NOT_FOUND");
  expect(socket.readableEnded).toBe(false);
  socket.write(body.slice(500));
  await expect.poll(() => socket.readableEnded).toBe(true);
});

test("fetch gets its 413 every time", async () => {
  const body = JSON.stringify({ image: "x".repeat(megabytes(12)) });
  for (let round = 0; round < 5; round++) expect((await ada.raw(api.executions.create, { body })).status).toBe(413);
});

test.each([
  ["time", { forMs: 300, maxBytes: megabytes(1000) }, 0],
  ["size", { forMs: 3_600_000, maxBytes: megabytes(4) }, megabytes(20)],
])("a client that never stops sending is cut off by %s", async (_what, limits, bytes) => {
  const small: Server = createServer((request, response) => {
    response.end("answered");
    response.once("finish", () => dropRest(request, limits));
  });
  await new Promise<void>((ready) => small.listen(0, "127.0.0.1", ready));
  const address = small.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await new Promise<void>((closed) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 999999999999\r\n\r\n");
      for (const one of pieces(bytes)) socket.write(one);
    });
    socket.on("error", () => undefined);
    socket.on("data", () => undefined);
    socket.on("close", () => closed());
  });
  await new Promise((done) => small.close(done));
});
