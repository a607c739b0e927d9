import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer, type AddressInfo } from "node:net";
import { createAdapter } from "@socket.io/postgres-adapter";
import pg from "pg";
import { Server } from "socket.io";
import { expect, test } from "vitest";
import { createTestDatabase } from "@gantry/host/postgres/testing.ts";
import { openDatabase } from "../db/database.ts";
import { adapterPool } from "./adapter-pool.ts";

/** A proxy to PostgreSQL that closes the first `failures` connections when they ask to listen. */
async function endingListeners(url: string, failures: number) {
  const target = new URL(url);
  const folder = target.searchParams.get("host");
  const port = Number(target.port || 5432);
  let left = failures;
  const proxy = createServer((socket) => {
    const database = connect(folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: target.hostname, port });
    const end = () => [socket, database].forEach((one) => one.destroy());
    for (const one of [socket, database]) one.on("error", () => undefined).on("close", end);
    socket.on("data", (data) => (data.includes("listen ") && left-- > 0 ? end() : database.write(data)));
    database.pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const through = new URL(url);
  through.searchParams.delete("host");
  through.hostname = "127.0.0.1";
  through.port = String((proxy.address() as AddressInfo).port);
  return { url: through.href, failed: () => left <= 0, close: () => proxy.close() };
}

test("connections that end when they ask to listen leave one listening connection, which gets each message once", async () => {
  const url = await createTestDatabase();
  const proxy = await endingListeners(url, 3);
  const db = openDatabase(proxy.url, { poolSize: 2, statementTimeoutMs: 20_000, onError: () => {} });
  const other = new pg.Pool({ connectionString: url });
  const server = new Server(createHttpServer(), { adapter: createAdapter(adapterPool(db, () => {})) });
  const sender = new Server(createHttpServer(), { adapter: createAdapter(other) });
  const received: string[] = [];
  server.on("note", (text: string) => received.push(text));
  const send = (text: string) => sender.serverSideEmit("note", text);
  const listeners = async () =>
    (await other.query("select from pg_stat_activity where datname = current_database() and application_name = 'gantry channels'"))
      .rowCount;
  try {
    await expect.poll(() => proxy.failed()).toBe(true);
    await expect.poll(() => received.includes("first") || (send("first"), false)).toBe(true);
    expect(await listeners()).toBe(1);
    send("second");
    send("last");
    // Each goes over a connection of its own, so either can be first.
    await expect.poll(() => received.includes("second") && received.includes("last")).toBe(true);
    expect(received.filter((text) => text !== "first").toSorted()).toEqual(["last", "second"]);
  } finally {
    await sender.close();
    await server.close();
    await Promise.all([db.close(), other.end()]);
    proxy.close();
  }
});

test("messages arrive at another server in the order in which they were sent", async () => {
  const url = await createTestDatabase();
  const databases = [0, 1].map(() => openDatabase(url, { poolSize: 8, statementTimeoutMs: 20_000, onError: () => {} }));
  const [sender, receiver] = databases.map((db) => new Server(createHttpServer(), { adapter: createAdapter(adapterPool(db, () => {})) }));
  const received: number[] = [];
  receiver?.on("number", (number: number) => received.push(number));
  try {
    await expect.poll(() => received.length > 0 || (sender?.serverSideEmit("number", -1), false)).toBe(true);
    const sent = Array.from({ length: 400 }, (_, number) => number);
    for (const number of sent) {
      sender?.serverSideEmit("number", number);
      // Some at once, some while others are being sent.
      if (number % 7 === 0) await databases[0]?.pool.query("select 1");
    }
    await expect.poll(() => received.includes(399)).toBe(true);
    expect(received.filter((number) => number >= 0)).toEqual(sent);
  } finally {
    for (const server of [sender, receiver]) await server?.close();
    for (const db of databases) await db.close();
  }
});

test("a message that cannot be sent does not stop the next one", async () => {
  const url = await createTestDatabase();
  const db = openDatabase(url, { poolSize: 2, statementTimeoutMs: 20_000, onError: () => {} });
  const pool = adapterPool(db, () => {});
  const notify = (channel: string) => pool.query("SELECT pg_notify($1, $2)", [channel, "text"]);
  try {
    const answers = await Promise.allSettled([notify("first"), notify("x".repeat(100)), notify("last")]);
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  } finally {
    await db.close();
  }
  await expect(notify("closed")).rejects.toThrow();
});
