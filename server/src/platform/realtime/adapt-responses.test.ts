import { connect } from "node:net";
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, startTestServer } from "../../testing/start-server.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { queueRun } from "../../testing/given/run.ts";

const env = {
  NODE_ENV: "production",
  JWT_SECRET: "q8Zr2LxV0bTn5WcYk3GdHs7JpMfAeUi9",
  WORKER_SECRET: "u4Nw8RzKd1XyPb6TqVc3MhGf0LsJe7Ai",
  ALLOWED_ORIGINS: "https://shop.example.com",
  UPLOAD_IDLE_SECONDS: "2",
};
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(env);
});
afterAll(() => server?.close());

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

async function raw(request: string, url = server.url): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const text = await new Promise<string>((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      if (answer.startsWith("HTTP/1.1 101")) socket.destroy();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
  const [head = "", body = ""] = text.split("\r\n\r\n", 2);
  const lines = head.split("\r\n").slice(1);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  return { status: Number(head.slice(9, 12)), headers, body };
}

/** Every response has the security headers, an error also the envelope. */
function expectOurAnswer({ status, headers, body }: Answer) {
  expect(headers).toMatchObject(securityHeaders(true));
  if (status < 400) return;
  expect(headers["content-type"]).toContain("application/json");
  expect(JSON.parse(body)).toEqual({
    success: false,
    error: "Bad request",
    code: expect.any(String),
    message: expect.stringMatching(/\.$/),
  });
}

const http = (line: string, more = "") => `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${more}\r\n`;
const upgrade = (path: string, more = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n") =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n${more}\r\n`;

test.each([
  ["a first poll", http("GET /socket.io/?EIO=4&transport=polling"), 200],
  [
    "a preflight",
    http("OPTIONS /socket.io/?EIO=4&transport=polling", "origin: https://shop.example.com\r\naccess-control-request-method: POST\r\n"),
    204,
  ],
  ["no transport", http("GET /socket.io/"), 400],
  ["an unknown transport", http("GET /socket.io/?EIO=4&transport=pigeon"), 400],
  ["an old protocol", http("GET /socket.io/?EIO=3&transport=polling"), 400],
  ["an unknown session", http("POST /socket.io/?EIO=4&transport=polling&sid=x", "content-length: 0\r\n"), 400],
  ["a wrong method", http("DELETE /socket.io/?EIO=4&transport=polling"), 400],
  ["another path below", http("GET /socket.io/x/y"), 400],
  ["an upgrade", upgrade("/socket.io/?EIO=4&transport=websocket"), 101],
  ["an upgrade of an unknown session", upgrade("/socket.io/?EIO=4&transport=websocket&sid=x"), 400],
  ["an upgrade without transport", upgrade("/socket.io/"), 400],
  ["an upgrade without key", upgrade("/socket.io/?EIO=4&transport=websocket", ""), 400],
  [
    "an upgrade of another version",
    upgrade("/socket.io/?EIO=4&transport=websocket", "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 7\r\n"),
    400,
  ],
])("the response to %s has the security headers, and an error the envelope", async (_name, request, status) => {
  const answer = await raw(request);
  expect(answer.status).toBe(status);
  expectOurAnswer(answer);
});

test("a known session gets errors for a wrong method and for a message that is too large", async () => {
  const opened = await raw(http("GET /socket.io/?EIO=4&transport=polling"));
  const sid = /"sid":"([^"]+)"/.exec(opened.body)?.[1] ?? "";
  const wrong = await raw(http(`PUT /socket.io/?EIO=4&transport=polling&sid=${sid}`));
  expect([wrong.status, JSON.parse(wrong.body).error]).toEqual([400, "Bad request"]);
  const body = "4".repeat(100 * 1024);
  const large = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling&sid=${sid}`, { method: "POST", body });
  expect([large.status, ((await large.json()) as { error: string }).error]).toEqual([413, "Payload too large"]);
});

test("a message whose body stops arriving ends with 408, and its connection with it", async () => {
  const opened = await raw(http("GET /socket.io/?EIO=4&transport=polling"));
  const sid = /"sid":"([^"]+)"/.exec(opened.body)?.[1] ?? "";
  const stalled = await raw(http(`POST /socket.io/?EIO=4&transport=polling&sid=${sid}`, "content-length: 1000\r\n") + "40");
  expect([stalled.status, JSON.parse(stalled.body).code]).toEqual([408, "UPLOAD_IDLE"]);
  expect(stalled.headers).toMatchObject(securityHeaders(true));
});

test.each([["websocket"], ["polling"]])("the channel works over %s", async (transport) => {
  const ada = await server.signUp();
  const socket = io(server.url, { path: "/socket.io/", transports: [transport], auth: { token: ada.token }, forceNew: true });
  const entered = await new Promise<{ organizationId: string }>((resolve) => socket.once("auth-success", resolve));
  expect(entered.organizationId).toBe(ada.organizationId);
  const seen = new Promise((resolve) => socket.once("execution-updated", resolve));
  await queueRun(ada);
  expect(await seen).toMatchObject({ status: "PENDING" });
  socket.close();
});

test("a relayed response has the headers and the envelope, also when the other server is gone", async () => {
  const databaseUrl = server.ctx.config.databaseUrl;
  const holder = await startTestServer({ ...env, DATABASE_URL: databaseUrl, SHARED: "true" });
  const relay = await startTestServer({ ...env, DATABASE_URL: databaseUrl, SHARED: "true" });
  try {
    const opened = await raw(http("GET /socket.io/?EIO=4&transport=polling"), holder.url);
    const sid = /"sid":"([^"]+)"/.exec(opened.body)?.[1] ?? "";
    const session = `/socket.io/?EIO=4&transport=polling&sid=${sid}`;
    const upgraded = `/socket.io/?EIO=4&transport=websocket&sid=${sid}`;
    const ask = async (request: string) => {
      const answer = await raw(request, relay.url);
      expectOurAnswer(answer);
      return answer;
    };
    expect((await ask(http(`POST ${session}`, "content-type: text/plain\r\ncontent-length: 2\r\n") + "40")).status).toBe(200);
    expect((await ask(http(`GET ${session}`))).body).toContain('0{"sid"');
    expect((await ask(http(`PUT ${session}`))).status).toBe(400);
    expect((await ask(upgrade(upgraded, ""))).status).toBe(400);
    expect((await ask(upgrade(upgraded))).status).toBe(101);
    await holder.close();
    expect(JSON.parse((await ask(http(`GET ${session}`))).body).code).toBe("SESSION_UNKNOWN");
    expect(JSON.parse((await ask(upgrade(upgraded))).body).code).toBe("SESSION_UNKNOWN");
  } finally {
    await relay.close();
  }
});
