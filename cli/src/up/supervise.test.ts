import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isAlive, waitForExit } from "@gantry/host/process-facts.ts";
import { type ProgramOptions, type Supervised, supervise } from "./supervise.ts";
import { waitTimeoutMs } from "@gantry/host/testing/wait-timeout.ts";

const followParent = join(import.meta.dirname, "../programs/follow-parent.ts");
let folder: string;
let started: Supervised | undefined;
const pids: number[] = [];
const lines: string[] = [];
const deaths: { how: string; retryMs: number }[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gantry-supervise-"));
  pids.length = 0;
  deaths.length = 0;
});
afterEach(async () => {
  await started?.stop(200);
  rmSync(folder, { recursive: true, force: true });
});

/** Replaces the server or worker. */
function startProgram(source: string, options: Partial<ProgramOptions> = {}): Supervised {
  lines.length = 0;
  const entry = join(folder, "program.mjs");
  writeFileSync(entry, source);
  const quiet = join(folder, "quiet.mjs");
  writeFileSync(quiet, "");
  return supervise({
    ...options,
    name: "program",
    entry,
    followParent: quiet,
    env: process.env,
    onLine: (line) => lines.push(line),
    onDeath: (how, retryMs) => deaths.push({ how, retryMs }),
    onSpawn: (pid) => pids.push(pid),
  });
}

test("a killed program is restarted, and a stopped one is not", async () => {
  started = startProgram("setInterval(() => {}, 1000);");
  process.kill(started.pid ?? 0, "SIGKILL");
  await vi.waitFor(() => expect(pids).toHaveLength(2), { timeout: waitTimeoutMs });
  expect(deaths).toEqual([{ how: "SIGKILL", retryMs: 100 }]);
  await started.stop(1_000);
  // Longer than the delay after which it would be restarted. That it is not has no event.
  await sleep(300);
  expect(pids).toHaveLength(2);
  expect(pids.filter(isAlive)).toEqual([]);
});

test("a program says that it listens", async () => {
  started = startProgram(
    'setInterval(() => {}, 1000); process.send({ type: "other" }); setTimeout(() => process.send({ type: "listening" }), 50);',
  );
  await started.listening;
});

test("a program that keeps crashing is restarted with increasing delays", async () => {
  started = startProgram("process.exit(3);");
  await vi.waitFor(() => expect(deaths.length).toBeGreaterThanOrEqual(3), { timeout: waitTimeoutMs });
  expect(deaths.slice(0, 3)).toEqual([
    { how: "code 3", retryMs: 100 },
    { how: "code 3", retryMs: 200 },
    { how: "code 3", retryMs: 400 },
  ]);
  await expect(started.firstDeath).resolves.toBe("code 3");
});

test("a program with `mustStart` is not restarted before its first successful start", async () => {
  started = startProgram("process.exit(3);", { mustStart: true });
  await expect(started.firstDeath).resolves.toBe("code 3");
  // As above.
  await sleep(300);
  expect([deaths, pids.length]).toEqual([[], 1]);

  started = startProgram("setTimeout(() => process.exit(4), 300);", { mustStart: true });
  started.started();
  await vi.waitFor(() => expect(pids.length).toBeGreaterThanOrEqual(3), { timeout: waitTimeoutMs });
  expect(deaths[0]).toEqual({ how: "code 4", retryMs: 100 });
});

test("a program that refuses its settings is not restarted, unless it worked with them before", async () => {
  let refusals = 0;
  const refusing = { refusalCode: 4, onRefusal: () => (refusals += 1) };
  started = startProgram("process.exit(4);", refusing);
  await vi.waitFor(() => expect(refusals).toBe(1), { timeout: waitTimeoutMs });
  expect([deaths, pids.length]).toEqual([[], 1]);

  const before = join(folder, "before");
  const source = `import { existsSync, writeFileSync } from "node:fs";
    if (existsSync(${JSON.stringify(before)})) process.exit(4);
    writeFileSync(${JSON.stringify(before)}, "");
    process.exit(3);`;
  started = startProgram(source, refusing);
  await vi.waitFor(() => expect(deaths.map(({ how }) => how).slice(0, 3)).toEqual(["code 3", "code 4", "code 4"]), {
    timeout: waitTimeoutMs,
  });
  expect(refusals).toBe(1);
});

test("a program that does not stop in time is killed", async () => {
  started = startProgram('process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("up");');
  await vi.waitFor(() => expect(lines).toContain("up"), { timeout: waitTimeoutMs });
  const pid = started.pid ?? 0;
  await started.stop(300);
  expect(isAlive(pid)).toBe(false);
});

test("a worker thread works although it inherits the program's preloaded module", async () => {
  const lines: string[] = [];
  const entry = join(folder, "threads.mjs");
  // A file, like the built server's: `--import` does not apply to a thread that is created from text.
  writeFileSync(join(folder, "reader.mjs"), 'import { parentPort } from "node:worker_threads"; parentPort.postMessage("read");');
  writeFileSync(
    entry,
    `import { Worker } from "node:worker_threads";
     const thread = new Worker(new URL("reader.mjs", import.meta.url));
     thread.on("message", (text) => console.log(text)).on("exit", (code) => console.log("exit " + code));
     setInterval(() => {}, 1000);`,
  );
  started = supervise({
    name: "program",
    entry,
    followParent: join(import.meta.dirname, "../../dist/follow-parent.js"),
    env: process.env,
    onLine: (line) => lines.push(line),
    onDeath: () => {},
  });
  await vi.waitFor(() => expect(lines).toEqual(["read", "exit 0"]), { timeout: waitTimeoutMs });
});

test("a program exits when its parent is killed", async () => {
  const entry = join(folder, "orphan.mjs");
  writeFileSync(entry, 'setInterval(() => {}, 1000); process.send("loaded");');
  const parent = join(folder, "parent.mjs");
  const tsx = import.meta.resolve("tsx");
  writeFileSync(
    parent,
    `import { spawn } from "node:child_process";
     const child = spawn(process.execPath, ["--import", ${JSON.stringify(tsx)}, "--import", ${JSON.stringify(followParent)}, ${JSON.stringify(entry)}], { stdio: ["ignore", "ignore", "ignore", "ipc"], detached: true });
     child.once("message", () => console.log(child.pid));`,
  );
  const running = spawn(process.execPath, [parent], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(running.stdout, "data")) as [Buffer];
  const orphan = Number(line.toString("utf8"));
  expect(isAlive(orphan)).toBe(true);
  running.kill("SIGKILL");
  expect(await waitForExit(orphan, waitTimeoutMs)).toBe(true);
});
