import { mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { type Server, createServer, request } from "node:http";
import { type AddressInfo, connect, type Socket as TcpSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ManagerOptions, type Socket, io, type SocketOptions } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../host/src/postgres/testing.ts";
import { type Person, signUp } from "./stack.ts";
import { createServerProcess, type ServerProcess } from "./program.ts";

/** Two servers of the built product, and a balancer that gives every request to the next one. */
let servers: ServerProcess[];
let balancer: Server;
let url: string;
let dataDir: string;
let ada: Person;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gantry-balanced-"));
  const shared = { DATABASE_URL: await createTestDatabase(), DATA_DIR: dataDir, SHARED: "true", DEFAULT_PLAN: "enterprise" };
  servers = await Promise.all([1, 2].map(() => createServerProcess(shared)));
  await Promise.all(servers.map((server) => server.start()));
  balancer = balance(servers.map((server) => server.url));
  balancer.listen(0, "127.0.0.1");
  await once(balancer, "listening");
  url = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
  ada = await signUp(url);
});
afterAll(async () => {
  balancer?.closeAllConnections();
  balancer?.close();
  for (const server of servers ?? []) await server.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});

/** Neither sticky nor clever. Upgrades take their turn like all other requests. */
function balance(targets: readonly string[]): Server {
  let turn = 0;
  const next = () => new URL(targets[turn++ % targets.length] ?? "");
  const proxy = createServer((asked, response) => {
    const target = next();
    const passed = request(new URL(asked.url ?? "/", target), { method: asked.method ?? "GET", headers: asked.headers });
    passed.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.writeHead(502).end());
    response.on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  proxy.on("upgrade", (asked, near: TcpSocket, head) => {
    const target = next();
    const far = connect(Number(target.port), target.hostname);
    const headers = asked.rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join("");
    far.write(`GET ${asked.url} HTTP/1.1\r\n${headers}\r\n`);
    far.write(head);
    far.pipe(near).pipe(far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  return proxy;
}

/** As the snippet of docs/live-channel.md does. */
async function enter(options: Partial<ManagerOptions & SocketOptions> = {}): Promise<Socket> {
  const socket = io(url, { path: "/socket.io/", auth: { token: ada.token }, forceNew: true, reconnection: false, ...options });
  await new Promise<void>((resolve, reject) => {
    socket.once("auth-success", () => resolve());
    socket.once("connect_error", reject);
    socket.once("disconnect", (reason) => reject(new Error(reason)));
  });
  return socket;
}

const clients: [string, Partial<ManagerOptions>][] = [
  ["the documented snippet, which begins with long polling", {}],
  ["long polling alone", { transports: ["polling"] }],
  ["WebSocket alone", { transports: ["websocket"] }],
  ["the dashboard's options", { transports: ["websocket", "polling"], tryAllTransports: true }],
];

test.each(clients)("behind a round-robin balancer, 20 of 20 clients connect: %s", async (_name, options) => {
  const sockets: Socket[] = [];
  for (let turn = 0; turn < 20; turn += 1) sockets.push(await enter(options));
  const transport = () => sockets.map((socket) => socket.io.engine.transport.name);
  const last = options.transports?.at(0) === "polling" ? "polling" : "websocket";
  await expect.poll(transport).toEqual(sockets.map(() => last));

  const updates = new Map<Socket, string[]>(sockets.map((socket) => [socket, []]));
  for (const [socket, seen] of updates) socket.on("execution-updated", ({ id }: { id: string }) => seen.push(id));
  const { id } = await ada.run({ image: "suite:1" });
  await expect.poll(() => [...updates.values()].filter((seen) => seen.includes(id)).length).toBe(20);
  for (const socket of sockets) socket.close();
});

test("a live session whose server died is refused, and its client connects again", async () => {
  const polling = { transports: ["polling"], reconnection: true, reconnectionDelay: 200 };
  const sockets = [await enter(polling), await enter(polling)];
  const again = sockets.map((socket) => new Promise((resolve) => socket.io.once("reconnect", resolve)));
  const [first] = servers;
  await first?.kill("SIGKILL");
  await Promise.race(again);
  await first?.start();
  await expect.poll(() => sockets.map((socket) => socket.connected)).toEqual([true, true]);
  for (const socket of sockets) socket.close();
});

test("a forged session id is not forwarded to another server", async () => {
  const forged = Buffer.from("00000000000000000000http://127.0.0.1:9/0000000000000000").toString("base64url");
  for (const sid of ["nobody", forged]) {
    const answer = await fetch(`${servers[0]?.url}/socket.io/?EIO=4&transport=polling&sid=${sid}`);
    expect(answer.status).toBe(400);
  }
});
