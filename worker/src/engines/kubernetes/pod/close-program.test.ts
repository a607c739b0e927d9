import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closeCodes, closeProgram, spoolFolder } from "./spool.ts";

const busybox = "/bin/busybox";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "gantry-close-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Runs it in a folder of its own, as the sidecar does. @returns its exit code */
function close(code: number, wait: "" | "wait" = ""): Promise<number> {
  const program = closeProgram.replaceAll(spoolFolder, dir);
  return new Promise((resolve) => {
    const child = execFile(busybox, ["sh", "-c", program, busybox, String(code), "1", wait], () => resolve(child.exitCode ?? -1));
  });
}

const file = (name: string) => readFileSync(join(dir, name), "utf8");
const write = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
};

/** Holds the FIFO open as the suite's container does while it runs. */
async function startContainer(): Promise<() => Promise<void>> {
  mkdirSync(join(dir, "claim"));
  const hold = `${busybox} mkfifo alive; exec 9<>alive; echo; while :; do read -r _ || exit; done`;
  const child = spawn(busybox, ["sh", "-c", hold], { cwd: dir, stdio: ["pipe", "pipe", "inherit"] });
  const closed = once(child, "close");
  await once(child.stdout, "data");
  return async () => {
    child.kill("SIGKILL");
    await closed;
  };
}

it("records nothing while the suite's container runs, and its end when it was killed", async () => {
  const kill = await startContainer();
  write({ begin: "started 1\n", out: "printed\n", err: "" });
  expect(await close(137)).toBe(closeCodes.alive);
  expect(existsSync(join(dir, "exit"))).toBe(false);
  await kill();
  expect(await close(137)).toBe(closeCodes.recorded);
  expect(file("exit")).toMatch(/^137 8 0 0 \d+ killed\n$/);
  expect(file("begin")).toBe("started 1\n");
});

it("leaves an end as the suite's container recorded it", async () => {
  const kill = await startContainer();
  await kill();
  write({ begin: "started 1\n", out: "", err: "", exit: "7 0 0 0 2\n" });
  expect(await close(137)).toBe(closeCodes.recorded);
  expect(file("exit")).toBe("7 0 0 0 2\n");
});

it("keeps a suite from starting that has not started, unless its container may still be started", async () => {
  expect(await close(137, "wait")).toBe(closeCodes.mayStart);
  expect(existsSync(join(dir, "claim"))).toBe(false);
  expect(await close(137)).toBe(closeCodes.recorded);
  expect(file("begin")).toBe("refused lost\n");
  expect(file("exit")).toMatch(/^137 0 0 0 \d+ killed\n$/);
  // The suite's container does not run the suite when somebody else created it.
  expect(existsSync(join(dir, "claim"))).toBe(true);
});

it("says that a suite was not started whose container was killed just before that", async () => {
  const kill = await startContainer();
  await kill();
  expect(await close(137, "wait")).toBe(closeCodes.recorded);
  expect(file("begin")).toBe("refused lost\n");
});

it("takes a suite that may have started for one that has", async () => {
  const kill = await startContainer();
  await kill();
  write({ out: "", err: "" });
  expect(await close(137)).toBe(closeCodes.recorded);
  expect(file("begin")).toMatch(/^started \d+\n$/);
});

it("finishes what an earlier call began, and records one end when it runs twice at once", async () => {
  mkdirSync(join(dir, "claim"));
  expect(await Promise.all([close(137), close(137)])).toEqual([closeCodes.recorded, closeCodes.recorded]);
  expect([file("begin"), file("exit").split(" ").length]).toEqual(["refused lost\n", 6]);
});

it("records the end of a suite that an earlier release started, which claims nothing", async () => {
  write({ begin: "started 1\n", out: "printed\n", err: "e" });
  expect(await close(137)).toBe(closeCodes.recorded);
  expect(file("begin")).toBe("started 1\n");
  expect(file("exit")).toMatch(/^137 8 1 0 \d+ killed\n$/);
});
