import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { gantry } from "./program.ts";
import { type Person, type Stack, startStack } from "./stack.ts";
import { newApiKey } from "../server/src/testing/given/api-key.ts";
import { waitTimeoutMs } from "../host/src/testing/wait-timeout.ts";

let stack: Stack;
let ada: Person;
let apiKey: string;

beforeAll(async () => {
  stack = await startStack();
  await stack.worker("worker").start();
  ada = await stack.person();
  apiKey = await newApiKey(ada, { name: "pipeline", role: "developer" });
});
afterAll(() => stack?.close());

interface Ran {
  process: ChildProcess;
  stdout(): string;
  stderr(): string;
  code: Promise<number>;
}

function cli(args: string[], env: NodeJS.ProcessEnv = {}): Ran {
  const child = spawn(process.execPath, [gantry, ...args], {
    env: { ...process.env, GANTRY_URL: stack.url, GANTRY_API_KEY: apiKey, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString("utf8")));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString("utf8")));
  return { process: child, stdout: () => stdout, stderr: () => stderr, code: once(child, "close").then(([code]) => Number(code)) };
}

const script = (lines: string, exit: number) => `#!/bin/sh\n${lines}\nexit ${exit}\n`;

test("gantry run --wait prints the log and the verdict, and exits with the verdict's code", async () => {
  const good = await stack.image("cli-good", { entrypoint: script('echo "hello $1 $GREETING"; echo "ok 1 - works"; echo "1..1"', 0) });
  const bad = await stack.image("cli-bad", { entrypoint: script("echo broken", 1) });
  const passing = cli(["run", good, "--wait", "--folder", "smoke", "--variable", "GREETING=sunshine"]);
  const failing = cli(["run", bad, "--wait", "--json"]);
  await passing.code;
  expect(passing.stdout()).toContain("hello smoke sunshine");
  expect(await failing.code).toBe(1);
  const ended = JSON.parse(failing.stdout()) as { id: string; verdict: string };
  expect(ended.verdict).toBe("FAILED");

  const logs = cli(["logs", ended.id]);
  expect(await logs.code).toBe(0);
  expect(logs.stdout()).toBe("broken\n");
});

test("gantry run --wait continues after a restart of the server", async () => {
  const image = await stack.image("cli-slow", { entrypoint: script('for i in 1 2 3 4 5 6; do echo "line $i"; sleep 1; done', 1) });
  const waiting = cli(["run", image, "--wait"]);
  await vi.waitFor(() => expect(waiting.stdout()).toContain("line 1"), { timeout: waitTimeoutMs });
  await stack.server.kill("SIGKILL");
  await vi.waitFor(() => expect(waiting.stderr()).toContain("Waiting up to 300 s for it."), { timeout: waitTimeoutMs });
  await stack.server.start();
  expect(await waiting.code).toBe(1);
  expect(waiting.stdout().match(/line \d/g)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `line ${number}`));
});

test("Ctrl-C during gantry run --wait cancels the run", async () => {
  const image = await stack.image("cli-endless", { entrypoint: script("echo begun; sleep 600", 0) });
  const waiting = cli(["run", image, "--wait"]);
  await vi.waitFor(() => expect(waiting.stdout()).toContain("begun"), { timeout: waitTimeoutMs });
  waiting.process.kill("SIGINT");
  expect(await waiting.code).toBe(3);
  expect(waiting.stdout()).toContain("CANCELLED");
});

test("errors are printed in the server's words, with an exit code that no verdict uses", async () => {
  const refused = cli(["run", "Not An Image"]);
  expect(await refused.code).toBe(4);
  expect(refused.stderr()).toContain("must be an image reference");
  const unknownKey = cli(["logs", "0123456789abcdef01234567"], { GANTRY_API_KEY: "gantry_wrong" });
  expect(await unknownKey.code).toBe(4);
  expect(unknownKey.stderr()).toContain("Invalid or expired token");
  const foreign = cli(["cancel", "0123456789abcdef01234567"]);
  expect(await foreign.code).toBe(4);
  expect(foreign.stderr()).toContain("Run not found");
});
