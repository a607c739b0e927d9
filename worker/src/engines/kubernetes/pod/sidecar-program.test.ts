import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forbidCodes, forbidProgram, sidecarProgram, spoolFolder, untilSidecarProgram } from "./spool.ts";

const busybox = "/bin/busybox";

let dir: string;
let started: ChildProcess[];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "gantry-beside-"));
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map(kill));
  rmSync(dir, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "close");
  // With what it has started, as the end of a container does.
  process.kill(-(child.pid ?? 0), "SIGKILL");
  await closed;
}

/** In a folder of its own, as in a pod. */
function start(program: string): ChildProcess {
  const child = spawn(busybox, ["sh", "-c", program.replaceAll(spoolFolder, dir), busybox], { detached: true });
  started.push(child);
  return child;
}

const inTime = `${withFolder(10)}; echo started`;
function withFolder(seconds: number): string {
  return `_g=${spoolFolder}; _b=$0; ${untilSidecarProgram(seconds).trim()}`;
}

/** Resolves to the exit code and what was printed. */
async function ended(child: ChildProcess): Promise<{ code: number; text: string }> {
  let text = "";
  child.stdout?.on("data", (bytes: Buffer) => (text += bytes.toString()));
  const [code] = await once(child, "close");
  return { code: Number(code), text };
}

const isFifo = () => existsSync(join(dir, "beside")) && statSync(join(dir, "beside")).isFIFO();

it("lets the suite start as soon as the sidecar runs, and again when either is started twice", async () => {
  const suite = ended(start(inTime));
  const sidecar = start(sidecarProgram);
  expect(await suite).toEqual({ code: 0, text: "started\n" });
  start(sidecarProgram);
  await kill(sidecar);
  expect(await ended(start(inTime))).toEqual({ code: 0, text: "started\n" });
});

it("starts no suite without a sidecar", async () => {
  expect(await ended(start(`${withFolder(1)}; echo started`))).toEqual({ code: 1, text: "" });
});

it("starts no suite when the sidecar has ended", async () => {
  const sidecar = start(sidecarProgram);
  await expect.poll(isFifo).toBe(true);
  await kill(sidecar);
  expect(await ended(start(`${withFolder(2)}; echo started`))).toEqual({ code: 1, text: "" });
});

it("keeps the sidecar when its container is to end, and ends it when it cannot show that it runs", async () => {
  const sidecar = start(sidecarProgram);
  await expect.poll(isFifo).toBe(true);
  sidecar.kill("SIGTERM");
  expect(await ended(start(inTime))).toEqual({ code: 0, text: "started\n" });
  await kill(sidecar);
  rmSync(join(dir, "beside"));
  writeFileSync(join(dir, "beside"), "no FIFO");
  expect(await ended(start(sidecarProgram))).toMatchObject({ code: 1 });
});

/** @returns its exit code */
function forbid(): Promise<number> {
  const program = forbidProgram.replaceAll(spoolFolder, dir);
  return new Promise((resolve) => {
    const child = execFile(busybox, ["sh", "-c", program, busybox], () => resolve(child.exitCode ?? -1));
  });
}

it("forbids a start once, and none that has been claimed or has happened", async () => {
  expect(await Promise.all([forbid(), forbid()]).then((codes) => codes.sort())).toEqual([forbidCodes.forbidden, forbidCodes.claimed]);
  writeFileSync(join(dir, "begin"), "started 1\n");
  expect(await forbid()).toBe(forbidCodes.begun);
});
