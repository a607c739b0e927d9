import { api } from "@gantry/contract/api.ts";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announceMembershipChange } from "../../features/accounts/members.ts";
import { createTokens } from "../../features/accounts/tokens.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { createChannel } from "./channel.ts";
import { queueRun } from "../../testing/given/run.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const open = (auth: object, url = server.url) =>
  io(url, { path: "/socket.io/", transports: ["websocket"], auth, forceNew: true, reconnection: false });
const heard = (socket: ReturnType<typeof open>, event: "auth-success" | "auth-error" | "disconnect") =>
  new Promise((resolve) => socket.once(event as "disconnect", resolve));

test("a socket that never authenticates is closed after ten seconds", async () => {
  expect(await heard(open({}), "disconnect")).toBe("io server disconnect");
});

test("a socket is closed when its token expires", async () => {
  const ada = await server.signUp();
  const claims = JSON.parse(Buffer.from(ada.token.split(".")[1] ?? "", "base64url").toString());
  const { userId, organizationId, role, authEpoch } = claims;
  const token = createTokens(server.ctx.config.jwtSecret, 3).sign({ userId, organizationId, role, authEpoch });
  const socket = open({ token });
  const [error] = await Promise.all([heard(socket, "auth-error"), heard(socket, "disconnect")]);
  expect(error).toEqual({ message: "Invalid or expired token" });
});

test("a removed member's socket is closed at once, and their token and report links end", async () => {
  const ada = await server.signUp();
  const socket = open({ token: ada.token });
  await heard(socket, "auth-success");
  const closed = heard(socket, "disconnect");
  await server.ctx.db.asSystem(async (tx) => {
    await tx.deleteFrom("memberships").where("user_id", "=", ada.id).execute();
    await announceMembershipChange(tx, ada.id);
  });
  await closed;
  expect((await ada.request(api.executions.list)).status).toBe(401);
});

const member = {
  userId: "u",
  organizationId: "o",
  role: "viewer" as const,
  expiresAtSeconds: Date.now() / 1000 + 3600,
  organizationName: "Example",
  authEpochMs: 0,
};
/** Settings of a channel outside a server. */
const alone = () => ({
  allowedOrigins: [],
  trustProxy: [],
  limits: { perAddress: 9, perOrganization: 9 },
  production: false,
  arrival: { idleMs: 30_000, anyBodyMs: 60_000 },
  log: server.ctx.log,
});

test("a member who is removed between sign-in and joining the room is refused", async () => {
  const channel = createChannel({
    // As when the membership ends in that moment.
    authenticate: () => Promise.resolve(member),
    isCurrent: () => Promise.resolve(false),
    ...alone(),
    db: undefined,
  });
  const http = createServer();
  channel.attach(http);
  await once(http.listen(0, "127.0.0.1"), "listening");
  const socket = open({ token: "a token" }, `http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const answer = await Promise.race([heard(socket, "auth-success"), heard(socket, "auth-error")]);
  expect(answer).toEqual({ message: "Invalid or expired token" });
  socket.close();
  await channel.close();
});

test("clients reconnect when events of other servers may have been missed", async () => {
  const listeners: ((payload: string | undefined) => void)[] = [];
  const channel = createChannel({
    authenticate: () => Promise.resolve(member),
    isCurrent: () => Promise.resolve(true),
    ...alone(),
    db: {
      pool: server.ctx.db.pool,
      listenToBusy: (_channel, listener) => {
        listeners.push(listener);
        return Promise.resolve(() => Promise.resolve());
      },
    },
  });
  const http = createServer();
  channel.attach(http);
  await once(http.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const socket = io(url, { path: "/socket.io/", transports: ["websocket"], auth: { token: "a token" }, forceNew: true });
  await heard(socket, "auth-success");
  const again = heard(socket, "auth-success");
  const ended = heard(socket, "disconnect");
  for (const listener of listeners) listener(undefined);
  expect(await ended).toBe("transport close");
  await again;
  socket.close();
  await channel.close();
});

test("a socket that shows another organization's token leaves the first one's room", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const socket = open({ token: ada.token });
  await heard(socket, "auth-success");
  socket.emit("auth", { token: bob.token });
  await heard(socket, "auth-success");
  const seen: string[] = [];
  socket.on("execution-updated", (execution: { organizationId: string }) => seen.push(execution.organizationId));
  await queueRun(ada);
  await queueRun(bob);
  await expect.poll(() => seen).toEqual([bob.organizationId]);
  socket.close();
});

test("of two tokens sent at once the last one counts, and events of the first organization stop", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const session = await openPolling();
  // Both arrive before the first is answered.
  await session.send([`42["auth",${JSON.stringify({ token: ada.token })}]`, `42["auth",${JSON.stringify({ token: bob.token })}]`]);
  await expect.poll(() => session.heard("auth-success").length).toBe(2);
  await queueRun(ada);
  await queueRun(bob);
  await expect.poll(() => session.heard("execution-updated").length).toBeGreaterThan(0);
  expect(session.heard("execution-updated").map(({ organizationId }) => organizationId)).toEqual([bob.organizationId]);
  expect(session.heard("auth-success").map(({ organizationId }) => organizationId)).toEqual([ada.organizationId, bob.organizationId]);
  session.stop();
});

test("a client that sends many tokens at once is disconnected", async () => {
  const ada = await server.signUp();
  const session = await openPolling();
  await session.send(Array.from({ length: 20 }, () => `42["auth",${JSON.stringify({ token: ada.token })}]`));
  await expect.poll(() => session.closed()).toBe(true);
  session.stop();
});

/** A long-polling session, packet by packet, to send what no client library would. */
async function openPolling() {
  const url = `${server.url}/socket.io/?EIO=4&transport=polling`;
  const opened = await (await fetch(url)).text();
  const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
  const packets: string[] = [];
  let over = false;
  const read = async () => {
    while (!over) {
      const answer = await fetch(`${url}&sid=${sid}`);
      if (!answer.ok) over = true;
      else packets.push(...(await answer.text()).split("\x1e"));
      if (packets.includes("41") || packets.includes("1")) over = true;
    }
  };
  void read().catch(() => (over = true));
  const send = async (given: string[]) => void (await fetch(`${url}&sid=${sid}`, { method: "POST", body: given.join("\x1e") }));
  await send(["40"]);
  await expect.poll(() => packets.some((packet) => packet.startsWith("40"))).toBe(true);
  return {
    send,
    heard: (event: string): { organizationId: string }[] =>
      packets.filter((packet) => packet.startsWith(`42["${event}"`)).map((packet) => JSON.parse(packet.slice(2))[1]),
    closed: () => over,
    stop: () => {
      over = true;
    },
  };
}
