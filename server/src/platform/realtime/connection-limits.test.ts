import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, startTestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    ALLOWED_ORIGINS: "https://shop.example.com",
    FRONTEND_URL: "https://gantry.example.com",
    TRUST_PROXY: "127.0.0.1",
    LIVE_CONNECTIONS_PER_ADDRESS: "3",
    LIVE_CONNECTIONS_PER_ORGANIZATION: "2",
  });
});
afterAll(() => server?.close());

let lastAddress = 0;
/** Each test uses a different client address, behind the trusted proxy. */
const newAddress = () => `203.0.113.${++lastAddress}`;
const open = (headers: Record<string, string>, more: object = {}) =>
  io(server.url, { path: "/socket.io/", extraHeaders: headers, forceNew: true, reconnection: false, transports: ["websocket"], ...more });
const once = (socket: ReturnType<typeof open>, ...events: string[]) =>
  new Promise<{ event: string; payload: unknown }>((resolve) => {
    for (const event of events) socket.once(event, (payload: unknown) => resolve({ event, payload }));
  });

test.each([
  ["https://evil.example.com", 403],
  ["null", 403],
  ["https://shop.example.com.evil.test", 403],
  ["http://shop.example.com", 403],
  ["https://shop.example.com", 200],
  ["https://gantry.example.com", 200],
  ["own", 200],
])("a page of the origin %s gets %i", async (given, status) => {
  const origin = given === "own" ? server.url : given;
  const headers = { origin, "x-forwarded-for": newAddress() };
  const answer = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, { headers });
  expect(answer.status).toBe(status);
  if (status === 403)
    expect(await answer.json()).toEqual({
      success: false,
      error: "Forbidden",
      code: "ORIGIN_NOT_ALLOWED",
      message: expect.stringContaining("ALLOWED_ORIGINS"),
    });
  const socket = open(headers);
  expect((await once(socket, "connect", "connect_error")).event).toBe(status === 200 ? "connect" : "connect_error");
  socket.close();
});

test("limits the connections of an address; closing one allows another", async () => {
  const headers = { "x-forwarded-for": newAddress() };
  const sockets = Array.from({ length: 20 }, () => open(headers));
  const ends = await Promise.all(sockets.map((socket) => once(socket, "connect", "connect_error")));
  expect(ends.filter(({ event }) => event === "connect")).toHaveLength(3);
  const answer = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, { headers });
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({ status: 429, body: { code: "TOO_MANY_CONNECTIONS" } });
  const other = open({ "x-forwarded-for": newAddress() });
  expect((await once(other, "connect", "connect_error")).event).toBe("connect");
  for (const socket of [...sockets, other]) socket.close();
  await expect
    .poll(async () => {
      const later = open(headers);
      const { event } = await once(later, "connect", "connect_error");
      later.close();
      return event;
    })
    .toBe("connect");
});

test("limits the connections of an organization and says so", async () => {
  const ada = await server.signUp();
  const bob = await server.signUp();
  const connect = async (token: string) => {
    const socket = open({ "x-forwarded-for": newAddress() }, { auth: { token } });
    return { socket, ...(await once(socket, "auth-success", "auth-error")) };
  };
  const first = [await connect(ada.token), await connect(ada.token)];
  expect(first.map(({ event }) => event)).toEqual(["auth-success", "auth-success"]);
  const third = await connect(ada.token);
  expect(third).toMatchObject({ event: "auth-error", payload: { message: expect.stringContaining("2 live connections") } });
  expect(await connect(bob.token)).toMatchObject({ event: "auth-success" });
  first[0]?.socket.close();
  await expect.poll(async () => (await connect(ada.token)).event).toBe("auth-success");
});
