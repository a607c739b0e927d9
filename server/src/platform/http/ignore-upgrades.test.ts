import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { password, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { securityHeaders } from "./security-headers.ts";
import { api } from "@gantry/contract/api.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ BASE_PATH: "/gantry" });
});
afterAll(() => server.close());

/** Sends text on one connection and reads until the server closes it. */
async function exchange(...pieces: string[]): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, async () => {
      for (const piece of pieces) {
        socket.write(piece);
        // So that each piece arrives by itself. When the server reads it has no event.
        await sleep(20);
      }
    });
    socket.on("data", (chunk) => (answer += chunk.toString("utf8")));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}

const h2c = "connection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n";
const webSocket =
  "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n";
const last = "GET /ready HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

test.each([
  ["h2c", h2c, "/ready", 200],
  ["h2c below the base path", h2c, "/gantry/ready", 200],
  ["h2c at the live channel", h2c, "/socket.io/?EIO=4&transport=polling", 200],
  ["TLS", "connection: upgrade\r\nupgrade: TLS/1.2\r\n", "/ready", 200],
  ["a list of protocols", "connection: keep-alive, upgrade\r\nupgrade: IRC/6.9, RTA/x11\r\n", "/ready", 200],
  ["a WebSocket where there is none", webSocket, "/other", 404],
  ["a WebSocket at a route that needs an account", webSocket, api.executions.list.path, 401],
])("a request that also asks for %s is answered, and the connection stays usable", async (_name, headers, path, status) => {
  const answer = await exchange(`GET ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`, last);
  expect(statuses(answer)).toEqual([status, 200]);
  for (const [name, value] of Object.entries(securityHeaders(false)))
    expect(answer.toLowerCase()).toContain(`\r\n${name}: ${value}`.toLowerCase());
  if (status >= 400) expect(answer).toContain('{"success":false,"error":');
});

test.each([
  ["a length", (body: string) => [`content-length: ${body.length}\r\n\r\n${body}`]],
  ["a length, in pieces", (body: string) => [`content-length: ${body.length}\r\n\r\n`, body.slice(0, 9), body.slice(9)]],
  ["chunks", (body: string) => [`transfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n`, "0\r\n\r\n"]],
])("a body with %s arrives whole", async (_name, framed) => {
  const ada = await server.signUp();
  const body = JSON.stringify({ email: ada.email, password });
  const [first = "", ...rest] = framed(body);
  const head = `POST ${api.auth.login.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${h2c}`;
  const answer = await exchange(head + first, ...rest, last);
  expect(statuses(answer)).toEqual([200, 200]);
  expect(answer).toContain('"token":');
});

test("pipelined requests are answered in order", async () => {
  const plain = "GET /other HTTP/1.1\r\nhost: x\r\n\r\n";
  const answer = await exchange(`${plain}${plain}GET /ready HTTP/1.1\r\nhost: x\r\n${h2c}\r\n${plain}${last}`);
  expect(statuses(answer)).toEqual([404, 404, 200, 404, 200]);
});
