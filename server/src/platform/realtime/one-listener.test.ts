import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createAdapter } from "@socket.io/postgres-adapter";
import pg from "pg";
import { Server } from "socket.io";
import { expect, test } from "vitest";
import { createTestDatabase } from "@gantry/host/postgres/testing.ts";
import { withOneListener } from "./one-listener.ts";

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
    socket.on("data", (data) => (data.includes("LISTEN") && left-- > 0 ? end() : database.write(data)));
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
  const pool = new pg.Pool({ connectionString: proxy.url, max: 4 });
  pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
  const other = new pg.Pool({ connectionString: url });
  const server = new Server(createHttpServer(), { adapter: createAdapter(withOneListener(pool)) });
  const sender = new Server(createHttpServer(), { adapter: createAdapter(other) });
  const received: string[] = [];
  server.on("note", (text: string) => received.push(text));
  const send = (text: string) => sender.serverSideEmit("note", text);
  try {
    await expect.poll(() => proxy.failed(), { timeout: 60_000 }).toBe(true);
    // The adapter connects again up to three seconds after each failure, twice for some.
    await expect
      .poll(() => [pool.totalCount - pool.idleCount, received.includes("first") || (send("first"), false)], { timeout: 60_000 })
      .toEqual([1, true]);
    // Longer than the adapter waits before it connects again.
    await sleep(3_500);
    received.length = 0;
    send("second");
    send("last");
    await expect.poll(() => received.includes("last"), { timeout: 60_000 }).toBe(true);
    expect(received).toEqual(["second", "last"]);
    expect(pool.totalCount - pool.idleCount).toBe(1);
  } finally {
    await sender.close();
    await server.close();
    await Promise.all([pool.end(), other.end()]);
    proxy.close();
  }
});
