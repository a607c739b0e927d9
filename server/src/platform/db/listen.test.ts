import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { createTestDatabase } from "@gantry/host/postgres/testing.ts";
import { openDatabase } from "./database.ts";
import { waitTimeoutMs } from "@gantry/host/testing/wait-timeout.ts";

/** PostgreSQL behind a proxy that can be closed, to imitate a restart or a failover. */
async function proxyTo(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const proxy = createServer((socket) => {
    if (!isOpen) return void socket.destroy();
    const behind = connect(
      target.searchParams.get("host")
        ? { path: `${target.searchParams.get("host")}/.s.PGSQL.${target.port || 5432}` }
        : { host: target.hostname, port: Number(target.port || 5432) },
    );
    for (const one of [socket, behind]) {
      sockets.add(one);
      one.on("error", () => undefined).on("close", () => sockets.delete(one));
    }
    socket.pipe(behind).pipe(socket);
    socket.on("close", () => behind.destroy());
    behind.on("close", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  const throughProxy = new URL(url);
  throughProxy.searchParams.delete("host");
  throughProxy.hostname = "127.0.0.1";
  throughProxy.port = String(address.port);
  return {
    url: throughProxy.href,
    shut() {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
    open: () => void (isOpen = true),
    close: () => proxy.close(),
  };
}

test("after an outage of any length there is one listening connection", async () => {
  const url = await createTestDatabase();
  const proxy = await proxyTo(url);
  const errors: Error[] = [];
  const db = openDatabase(proxy.url, { poolSize: 2, statementTimeoutMs: 20_000, onError: (error) => errors.push(error) });
  const direct = new pg.Client({ connectionString: url });
  await direct.connect();
  const listeners = async () =>
    (await direct.query("select 1 from pg_stat_activity where datname = current_database() and application_name = 'gantry watch'"))
      .rowCount;
  const heard: (string | undefined)[] = [];
  const stop = await db.listen("test_channel", (payload) => heard.push(payload));
  try {
    expect(await listeners()).toBe(1);
    for (const awayMs of [300, 3_000]) {
      heard.length = 0;
      proxy.shut();
      await sleep(awayMs);
      proxy.open();
      await vi.waitFor(() => expect(heard).toContain(undefined), { timeout: waitTimeoutMs });
      // Longer than between two tries to connect. That there is no second connection has no event.
      await sleep(1_500);
      expect(await listeners()).toBe(1);
      await direct.query("notify test_channel, 'back'");
      await vi.waitFor(() => expect(heard.filter((payload) => payload === "back")).toEqual(["back"]), { timeout: waitTimeoutMs });
    }
  } finally {
    await stop();
    await direct.end();
    await db.close();
    proxy.close();
  }
});
