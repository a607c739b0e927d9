import { api } from "@gantry/contract/api.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { newProject } from "../server/src/testing/given/project.ts";
import { fileSuite, ranIn } from "./file-suite.ts";
import { endSuite, type Person, type Program, type Stack, startStack, untilLogged } from "./stack.ts";

/** Most are short, and a few take long, as in real suites. */
const files = Array.from({ length: 40 }, (_, index) => ({
  path: `tests/${index % 8 === 0 ? "with space " : ""}${String(index).padStart(2, "0")}.sh`,
  seconds: index % 10 === 3 ? 1.6 : 0.1 + (index % 4) * 0.1,
}));
const paths = files.map(({ path }) => path);

let stack: Stack;
let workers: [Program, Program];
let ada: Person;
let image: string;
beforeAll(async () => {
  stack = await startStack();
  workers = [stack.worker("one"), stack.worker("two")];
  for (const worker of workers) await worker.start();
  ada = await stack.person();
  image = await stack.image("files", fileSuite(files));
});
afterAll(() => stack?.close());

type Body = z.input<typeof api.matrixRuns.start.body>;
const start = async (body: Partial<Body>): Promise<MatrixRun> => (await ada.call(api.matrixRuns.start, { body: { image, ...body } })).data;
const read = async (id: string) => (await ada.call(api.matrixRuns.get, { params: { id } })).data;
const runIds = ({ combinations }: MatrixRun) => combinations.map(({ run }) => run?.id ?? "");
const gate = async (matrixRunId: string) => (await ada.call(api.ci.gate, { body: { matrixRunId } })).data;

async function ended(begun: MatrixRun): Promise<MatrixRun> {
  for (const id of runIds(begun)) await ada.ended(id);
  return read(begun.id);
}

const ranBy = async (begun: MatrixRun) => Promise.all(runIds(begun).map(async (id) => ranIn(await ada.log(id))));

test("every file is carried out by exactly one of 4 shards, and their durations are known for the next split", async () => {
  const projectId = await newProject(ada);
  const begun = await start({ projectId, shards: { total: 4, files: paths } });
  expect(begun.split).toMatchObject({ files: 40, filesWithDuration: 0 });
  expect(await ended(begun)).toMatchObject({ status: "PASSED", reason: "All 4 runs passed." });
  const ran = await ranBy(begun);
  expect(ran.map((each) => each.length)).toEqual([10, 10, 10, 10]);
  expect(ran.flat().toSorted()).toEqual(paths.toSorted());
  const { data, counts } = await ada.call(api.matrixRuns.tests, { params: { id: begun.id }, query: {} });
  expect(counts).toMatchObject({ total: 40, passed: 40 });
  expect(data.map(({ filePath }) => filePath ?? "").toSorted()).toEqual(paths.toSorted());
  expect((await gate(begun.id)).status).toBe("PASSED");

  const again = await start({ projectId, shards: { total: 4, files: paths } });
  expect(again.split).toMatchObject({ filesWithDuration: 40 });
  const expected = again.combinations.map(({ shard }) => shard?.expectedMs ?? 0);
  // Four files take 1.6 s each: each shard has one, and all take about the same.
  expect(Math.max(...expected) - Math.min(...expected)).toBeLessThanOrEqual(400);
  expect(expected.reduce((sum, ms) => sum + ms, 0)).toBe(Math.round(files.reduce((sum, { seconds }) => sum + seconds, 0) * 1000));
  await ended(again);
  const repeated = await ranBy(again);
  expect(repeated.flat().toSorted()).toEqual(paths.toSorted());
  for (const each of repeated) expect(files.find(({ path }) => path === each[0])?.seconds).toBe(1.6);
});

test("a file that fails in one shard fails the whole and its gate, and comes first in the list of tests", async () => {
  const failing = paths[17] ?? "";
  const begun = await start({ shards: { total: 4, files: paths }, envVars: { FAILING: failing } });
  const whole = await ended(begun);
  expect(whole).toMatchObject({ status: "FAILED", reason: "Of 4 runs, 1 failed and 3 passed." });
  const { data } = await ada.call(api.matrixRuns.tests, { params: { id: begun.id }, query: {} });
  expect(data[0]).toMatchObject({ filePath: failing, status: "failed" });
  expect(data).toHaveLength(40);
  expect(await gate(begun.id)).toMatchObject({ status: "FAILED", failedTests: [{ name: "works" }] });
  // The shard runs again with the same files.
  const again = (await ada.call(api.matrixRuns.rerunFailed, { params: { id: begun.id } })).data;
  const changed = runIds(again).findIndex((id, at) => id !== runIds(begun)[at]);
  await ended(again);
  expect((await ranBy(again))[changed]).toEqual((await ranBy(begun))[changed]);
});

test("when a worker is killed, another one carries out its shards, and no file is left out", async () => {
  const begun = await start({ shards: { total: 4, files: paths }, envVars: { HELD: "1" } });
  for (const id of runIds(begun)) await untilLogged(ada, id, "held");
  await workers[0].kill("SIGKILL");
  const attempts = async () => (await Promise.all(runIds(begun).map((id) => ada.execution(id)))).map(({ attempt }) => attempt);
  // The two runs of the other worker end, so that it has room.
  const lost = async () => {
    for (const id of runIds(begun)) await endSuite(stack.docker, id);
    return (await attempts()).filter((attempt) => attempt > 1).length;
  };
  await expect.poll(lost).toBe(2);
  for (const [at, id] of runIds(begun).entries()) {
    if (((await attempts())[at] ?? 1) > 1) await expect.poll(async () => (await ada.log(id)).split("held\n").length - 1).toBe(2);
    await endSuite(stack.docker, id);
  }
  const whole = await ended(begun);
  expect(whole).toMatchObject({ status: "PASSED", counts: { passed: 4 } });
  const { data } = await ada.call(api.matrixRuns.tests, { params: { id: begun.id }, query: {} });
  expect(data.map(({ filePath }) => filePath ?? "").toSorted()).toEqual(paths.toSorted());
  await workers[0].start();
});
