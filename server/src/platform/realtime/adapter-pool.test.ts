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

/** A way to PostgreSQL that ends the first `failures` connections when they ask to listen. */
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
