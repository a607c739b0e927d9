import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDocker } from "../worker/src/engines/testing/images.ts";
import type { Program } from "./program.ts";
import { type Person, type Stack, startStack } from "./stack.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";
import { sendClaim } from "../server/src/testing/given/claimed-run.ts";
import { workerAt } from "../server/src/testing/leased-calls.ts";

let stack: Stack;
let server: TcpProxy;
let engine: TcpProxy;
let ada: Person;
let image: string;

beforeAll(async () => {
  stack = await startStack();
  server = await startTcpProxy(() => [{ host: "127.0.0.1", port: Number(new URL(stack.url).port) }]);
  const path = (await testDocker()).host.replace(/^unix:\/\//, "");
  engine = await startTcpProxy(() => [{ path }]);
  image = await stack.image("short", { entrypoint: "#!/bin/sh\necho carried out\n" });
  ada = await stack.person();
});
afterAll(async () => {
  await stack?.close();
  await server?.close();
  await engine?.close();
});

/** A worker that reaches server and engine through the proxies, one of whose two claims waits. */
async function waitingWorker(name: string): Promise<Program> {
  for (const proxy of [server, engine]) proxy.set("pass");
  // Of the test before.
  server.cut();
  const worker = stack.worker(name, {
    SERVER_URL: `http://127.0.0.1:${server.port}`,
    DOCKER_HOST: `tcp://127.0.0.1:${engine.port}`,
  });
  await worker.start();
  // Both claims were sent at the same time, and one of them took this run.
  const { id } = await ada.run({ image });
  expect(await ada.ended(id)).toMatchObject({ status: "PASSED" });
  return worker;
}

async function endsWith(other: Program, id: string) {
  await other.start();
  const execution = await ada.ended(id);
  await other.kill("SIGTERM");
  return execution;
}
const wasLost = (id: string) =>
  stack.server
    .output()
    .split("\n")
    .some((line) => line.includes("a worker was lost") && line.includes(id));

test("a worker that was stopped gets no run through a connection that a proxy keeps open", async () => {
  const worker = await waitingWorker("stopped");
  server.set("linger");
  await worker.kill("SIGTERM");
  const { id } = await ada.run({ image });
  expect(await endsWith(stack.worker("next"), id)).toMatchObject({ status: "PASSED", attempt: 1 });
});

test("a run that a killed worker got through such a connection starts on another worker", async () => {
  const worker = await waitingWorker("killed");
  server.set("linger");
  await worker.kill("SIGKILL");
  const { id } = await ada.run({ image });
  await expect.poll(() => ada.execution(id)).toMatchObject({ status: "PENDING", attempt: 1 });
  expect(await endsWith(stack.worker("other"), id)).toMatchObject({ status: "PASSED", attempt: 2 });
  expect(wasLost(id)).toBe(true);
});

test("a worker that is stopped when it has taken a run and not started it returns the run", async () => {
  const worker = await waitingWorker("preparing");
  engine.set("silence");
  const { id } = await ada.run({ image });
  await expect.poll(() => ada.execution(id)).toMatchObject({ status: "PENDING", attempt: 1 });
  const stopped = worker.kill("SIGTERM");
  // It waits for the engine, because the container may have been created.
  engine.set("pass");
  await stopped;
  expect(await endsWith(stack.worker("spare"), id)).toMatchObject({ status: "PASSED", attempt: 2 });
  expect(wasLost(id)).toBe(false);
});

test("a server that stops answers the workers that wait, and they take runs when it is back", async () => {
  const direct = stack.worker("direct");
  await direct.start();
  const before = await ada.run({ image });
  expect(await ada.ended(before.id)).toMatchObject({ status: "PASSED", attempt: 1 });
  // As long as the worker's own claim.
  const waitMs = 25_000;
  const claimIsOver = sleep(waitMs, "the claim is over", { ref: false });
  const waiting = sendClaim({ worker: workerAt(stack.url, stack.workerSecret) }, { workerId: "by-hand", waitMs });
  const stopped = stack.server.kill("SIGTERM").then(() => "the server has stopped");
  expect(await Promise.race([stopped, claimIsOver])).toBe("the server has stopped");
  await waiting.catch(() => "cut");
  await stack.server.start();
  const { id } = await ada.run({ image });
  expect(await ada.ended(id)).toMatchObject({ status: "PASSED", attempt: 1 });
  expect(direct.output()).not.toMatch(/ECONNRESET|socket hang up|aborted/);
  await direct.kill("SIGTERM");
});
