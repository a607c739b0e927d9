import { spawn } from "node:child_process";
import { once } from "node:events";
import { api } from "@gantry/contract/api.ts";
import { afterEach, expect, test, vi } from "vitest";
import { endWithParent } from "../host/src/testing/end-with-parent.ts";
import { createTestDatabase } from "../host/src/postgres/testing.ts";
import { mountSmallDisk, type SmallDisk } from "../worker/src/testing/small-disk.ts";
import { answers, freePort, gantry } from "./program.ts";
import { signUp } from "./stack.ts";
import { waitTimeoutMs } from "../host/src/testing/wait-timeout.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function fullDisk(): Promise<SmallDisk> {
  const disk = await mountSmallDisk(64);
  ends.push(() => disk.close());
  await disk.fill();
  return disk;
}

/** What `gantry <command>` prints. */
function start(command: "up", env: NodeJS.ProcessEnv): { output(): string; isAlive(): boolean } {
  const child = spawn(process.execPath, [gantry, command], { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  endWithParent(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (output += piece.toString()));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  ends.push(async () => {
    if (!isAlive()) return;
    const gone = once(child, "close");
    child.kill("SIGTERM");
    await gone;
  });
  return { output: () => output, isAlive };
}

async function waitsThenStarts(command: "up", settings: NodeJS.ProcessEnv): Promise<void> {
  const disk = await fullDisk();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/ready`;
  const started = start(command, {
    PORT: String(port),
    DATA_DIR: disk.path,
    DATABASE_URL: await createTestDatabase(),
    DOCKER_HOST: `unix://${process.env["GANTRY_TEST_DOCKER"] ?? "/var/run/docker.sock"}`,
    ...settings,
  });
  const says = (text: string | RegExp) => vi.waitFor(() => expect(started.output()).toMatch(text), { timeout: waitTimeoutMs });
  await says(new RegExp(`the disk under ${disk.path}.* is full`));
  await says(/ENOSPC/);
  expect(started.isAlive()).toBe(true);
  expect(await answers(url)).toBe(false);
  await disk.free();
  await expect.poll(() => answers(url), { interval: 100 }).toBe(true);
  expect(started.isAlive()).toBe(true);
}

test.runIf(process.getuid?.() === 0)(
  "gantry up waits while its disk is full, says so, and starts when there is space",
  async () => {
    await waitsThenStarts("up", { NODE_ENV: "development" });
  },
  500_000,
);

test.runIf(process.getuid?.() === 0)(
  "a server whose database has no room is not ready, and is again when there is space",
  async () => {
    const disk = await mountSmallDisk(256);
    ends.push(() => disk.close());
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    start("up", { NODE_ENV: "development", PORT: String(port), DATA_DIR: disk.path, RATE_LIMIT_API: "0", DEFAULT_PLAN: "enterprise" });
    await expect.poll(() => answers(`${url}/ready`), { interval: 100 }).toBe(true);
    const ada = await signUp(url);
    const ready = async () => (await fetch(`${url}/ready`)).status;
    const projectId = (await ada.call(api.projects.create, { body: { name: "Shop" } })).data.id;
    const body = { projectId, image: "team/suite:1", command: "x".repeat(1_000) };
    const change = async () => (await ada.request(api.executions.request, { body })).status;
    expect(await change()).toBe(201);
    await disk.fill();
    // What PostgreSQL has reserved before takes some changes.
    await expect.poll(change, { interval: 0 }).toBe(503);
    const asked = await Promise.all(Array.from({ length: 20 }, ready));
    expect(new Set(asked)).toEqual(new Set([503]));
    await disk.free();
    await expect.poll(ready, { interval: 100 }).toBe(200);
    expect(await change()).toBe(201);
  },
  500_000,
);
