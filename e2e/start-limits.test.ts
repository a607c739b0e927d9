import { execFile } from "node:child_process";
import { weekdays } from "@gantry/contract/projects/constants.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newApiKey } from "../server/src/testing/given/api-key.ts";
import { newProject } from "../server/src/testing/given/project.ts";
import { gantry } from "./program.ts";
import { type Person, type Stack, startStack } from "./stack.ts";

let stack: Stack;
let ada: Person;
let image: string;
beforeAll(async () => {
  stack = await startStack();
  image = await stack.image("brief", { entrypoint: '#!/bin/sh\nsleep 1\necho "ok 1 - works"\necho "1..1"\n' });
  ada = await stack.person();
});
afterAll(() => stack?.close());

const time = (at: string | null | undefined) => Date.parse(at ?? "");
/** A clock time in UTC. */
const clock = (at: number) => new Date(at).toISOString().slice(11, 16);

test("a worker with free slots starts the runs of a project one at a time, those with a higher priority first", async () => {
  const projectId = await newProject(ada, { name: "Shop", runSettings: { maxConcurrentRuns: 1 } });
  const queued = [];
  for (const priority of [0, -1, 5]) queued.push((await ada.run({ image, projectId, priority })).id);
  const [normal, low, high] = queued;
  await stack.worker("worker").start();
  const ended = await Promise.all(queued.map((id) => ada.ended(id)));
  expect(ended.map(({ status }) => status)).toEqual(["PASSED", "PASSED", "PASSED"]);
  const inOrder = ended.sort((a, b) => time(a.startedAt) - time(b.startedAt));
  expect(inOrder.map(({ id }) => id)).toEqual([high, normal, low]);
  for (const [before, after] of [inOrder.slice(0, 2), inOrder.slice(1)])
    expect(time(after?.startedAt)).toBeGreaterThanOrEqual(time(before?.finishedAt));
});

test("runs wait for the end of quiet hours, also when the server is killed meanwhile; one with a priority above 0 starts", async () => {
  // At least 20 seconds from now.
  const until = Math.ceil((Date.now() + 20_000) / 60_000) * 60_000;
  const quietHours = { timeZone: "UTC", windows: [{ days: [...weekdays], from: clock(until - 3_600_000), to: clock(until) }] };
  const projectId = await newProject(ada, { name: "Nightly", runSettings: { quietHours } });
  const { id } = await ada.run({ image, projectId });
  expect((await ada.execution(id)).waitReasons).toEqual([
    { code: "QUIET_HOURS", message: `Quiet hours until ${clock(until)} UTC.`, until: new Date(until).toISOString() },
  ]);
  const apiKey = await newApiKey(ada, { name: "pipeline", role: "developer" });
  const urgent = await new Promise<{ code: number; text: string }>((resolve) => {
    const env = { ...process.env, GANTRY_URL: stack.url, GANTRY_API_KEY: apiKey };
    const words = [gantry, "run", image, "--project", projectId, "--priority", "1", "--wait"];
    execFile(process.execPath, words, { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    );
  });
  expect(urgent.code, urgent.text).toBe(0);
  await stack.server.kill("SIGKILL");
  await stack.server.start();
  const run = await ada.ended(id);
  expect(run.status).toBe("PASSED");
  expect(time(run.startedAt)).toBeGreaterThanOrEqual(until);
});
