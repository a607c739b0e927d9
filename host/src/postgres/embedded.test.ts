import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { isAlive } from "../process-facts.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded.ts";

// PostgreSQL does not run as root, and must work although only root may enter this folder.
const folder = mkdtempSync(join(tmpdir(), "gantry-embedded-"));
const log = { info: () => {}, warn: () => {} };
const running = new Set<EmbeddedPostgres>();

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings: { shared_buffers: "16MB" } });
  running.add(postgres);
  return postgres;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

afterAll(async () => {
  for (const postgres of running) await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("two concurrent starts give one server; data survives kill -9 and a clean stop", async () => {
  const dataDir = join(folder, "a");
  const [first, second] = await Promise.all([start(dataDir), start(dataDir)]);
  expect(first.pid).toBe(second.pid);
  expect([first.adopted, second.adopted].sort()).toEqual([false, true]);
  await query(first.url, "CREATE TABLE kept AS SELECT 1 AS one");

  process.kill(first.pid, "SIGKILL");
  await expect.poll(() => isAlive(first.pid)).toBe(false);
  const afterKill = await start(dataDir);
  expect(afterKill.pid).not.toBe(first.pid);
  expect(afterKill.url).toBe(first.url);
  expect(await query(afterKill.url, "SELECT one FROM kept")).toEqual([{ one: 1 }]);

  await afterKill.stop();
  expect(isAlive(afterKill.pid)).toBe(false);
  const afterStop = await start(dataDir);
  expect(await query(afterStop.url, "SELECT one FROM kept")).toEqual([{ one: 1 }]);
  await afterStop.stop();
});

test("the password file is readable by its owner only, and an interrupted set-up is completed", async () => {
  const dataDir = join(folder, "b");
  // As left by a set-up that died during initdb, and one that died before it created the role.
  mkdirSync(join(dataDir, "postgres/data.new/base"), { recursive: true });
  const first = await start(dataDir);
  const passwordFile = join(dataDir, "postgres/password");
  expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
  await first.stop();
  rmSync(passwordFile);
  const second = await start(dataDir);
  expect(await query(second.url, "SELECT current_user AS me")).toEqual([{ me: "gantry" }]);
  await second.stop();
});

test("a data directory whose path is too long for a socket is served on loopback", async () => {
  const dataDir = join(folder, "long-".repeat(20));
  const postgres = await start(dataDir);
  expect(new URL(postgres.url).hostname).toBe("127.0.0.1");
  expect(await query(postgres.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  const [, , , port] = readFileSync(join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n");
  process.kill(postgres.pid, "SIGKILL");
  const again = await start(dataDir);
  expect(new URL(again.url).port).toBe(port);
  await again.stop();
});
