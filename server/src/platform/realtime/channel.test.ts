import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announceMembershipChange } from "../../features/auth/members.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ JWT_EXPIRY: "3s" });
});
afterAll(() => server.close());

const open = (auth: object) =>
  io(server.url, { path: "/socket.io/", transports: ["websocket"], auth, forceNew: true, reconnection: false });
const heard = (socket: ReturnType<typeof open>, event: "auth-success" | "auth-error" | "disconnect") =>
  new Promise((resolve) => socket.once(event as "disconnect", resolve));

test("a socket that never says who it is is closed after ten seconds", async () => {
  const began = performance.now();
  await heard(open({}), "disconnect");
  expect(performance.now() - began).toBeLessThan(13_000);
});

test("a socket is closed when its token ends", async () => {
  const ada = await server.signUp();
  const socket = open({ token: ada.token });
  await heard(socket, "auth-success");
  const [error] = await Promise.all([heard(socket, "auth-error"), heard(socket, "disconnect")]);
  expect(error).toEqual({ message: "Invalid or expired token" });
});

test("a removed member's socket is closed at once, and their token and report links end", async () => {
  const ada = await server.signUp();
  const socket = open({ token: ada.token });
  await heard(socket, "auth-success");
  const closed = heard(socket, "disconnect");
  const began = performance.now();
  await server.ctx.db.asSystem(async (tx) => {
    await tx.deleteFrom("memberships").where("user_id", "=", ada.id).execute();
    await announceMembershipChange(tx, ada.id);
  });
  await closed;
  expect(performance.now() - began).toBeLessThan(1_000);
  expect((await ada.get("/api/executions")).status).toBe(401);
});

test("a socket that shows another organization's token leaves the first one's room", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const socket = open({ token: ada.token });
  await heard(socket, "auth-success");
  socket.emit("auth", { token: bob.token });
  await heard(socket, "auth-success");
  const seen: string[] = [];
  socket.on("execution-updated", (execution: { organizationId: string }) => seen.push(execution.organizationId));
  await ada.send("POST", "/api/executions", { image: "suite:1" });
  await bob.send("POST", "/api/executions", { image: "suite:1" });
  await expect.poll(() => seen).toEqual([bob.organizationId]);
  socket.close();
});
