import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import { expect, onTestFinished, test } from "vitest";
import { importImage, shellSuite, testDocker } from "./engines/testing/images.ts";
import { openBench } from "./testing/worker.ts";

const image = "gantry-test/late-response:1";

test("a worker that reads the answer to a claim late asks whether the run is still its own before it starts the suite", async () => {
  const { docker, host } = await testDocker();
  await importImage(docker, image, shellSuite);
  const bench = await openBench(host, { WORKER_SLOTS: "1" });
  onTestFinished(() => bench.close());
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  bench.server.interfere = async (path) => {
    if (path !== dispatch.heartbeat.path) return undefined;
    asked();
    await isAnswered;
    return undefined;
  };
  // As for a worker that is frozen: the claim is answered, and no one reads the answer.
  bench.server.halfway = async (path) => {
    if (path === dispatch.claim.path) await sleep(2_500);
  };
  const worker = await bench.start();
  const lost = bench.server.queue({ image, command: "true" });
  await isAsked;
  const containers = () => docker.listContainers({ all: true, filters: { label: [`gantry.task=${lost.run.taskId}`] } });
  expect(await containers()).toEqual([]);
  // Another worker has it.
  lost.run = { ...lost.run, leaseToken: randomBytes(32).toString("base64url") };
  answer();
  await expect.poll(() => worker.running()).toEqual([]);
  expect(await containers()).toEqual([]);
  expect(lost.updates).toEqual([]);
  const own = bench.server.queue({ image, command: "exit 3" });
  expect(await own.ended).toMatchObject({ exitCode: 3 });
});
