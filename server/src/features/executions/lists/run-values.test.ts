import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProject } from "../../../testing/given/project.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

interface Test {
  name: string;
  suite?: string;
  status: "passed" | "failed";
  flaky?: boolean;
  retries?: number;
}

async function upload(projectId: string, tests: readonly Test[], query: object = {}): Promise<string> {
  const results = {
    tool: { name: "suite" },
    summary: { tests: tests.length, start: 0, stop: 1 },
    tests: tests.map((one) => ({ filePath: "shop.spec.ts", duration: 5, ...one })),
  };
  return (await ada.call(api.ingest.report, { query: { projectId, ...query }, body: { results } })).data.id;
}

const valuesOf = async (projectId: string, field: "branch" | "author" | "image" | "suite" | "test", search?: string) =>
  (await ada.call(api.executions.values, { query: { project: projectId, field, search } })).data.values;
const idsOf = async (query: object) => (await ada.call(api.executions.list, { query })).data.map(({ id }) => id);

test("values to filter by are those of the project's runs, newest first, and can be searched for", async () => {
  const [project, other] = [await newProject(ada), await newProject(ada)];
  await upload(project, [{ name: "pays", suite: "Cart 100%", status: "passed" }], { branch: "main", image: "e2e:1" });
  await upload(project, [{ name: "ships", status: "passed" }], { branch: "fix/VAT", image: "e2e:1" });
  await upload(other, [{ name: "logs in", suite: "Account", status: "passed" }], { branch: "elsewhere" });
  await ada.call(api.tests.list, { query: { project } });
  expect(await valuesOf(project, "branch")).toEqual(["fix/VAT", "main"]);
  expect(await valuesOf(project, "branch", "vat")).toEqual(["fix/VAT"]);
  expect(await valuesOf(project, "branch", "%")).toEqual([]);
  expect(await valuesOf(project, "image")).toEqual(["e2e:1"]);
  expect(await valuesOf(project, "author")).toEqual([]);
  expect(await valuesOf(project, "suite")).toEqual(["shop.spec.ts", "Cart 100%"]);
  expect(await valuesOf(project, "suite", "100%")).toEqual(["Cart 100%"]);
  expect(await valuesOf(project, "test", "SHIP")).toEqual(["ships"]);
  const eve = await server.signUp();
  expect((await eve.call(api.executions.values, { query: { field: "branch" } })).data).toEqual({ values: [], isPartial: false });
  expect((await ada.raw(api.executions.values, { query: { field: "password" } })).status).toBe(400);
});

test("only 50 values are offered, and a search finds the others", async () => {
  const project = await newProject(ada);
  for (let number = 0; number <= 50; number++) await upload(project, [{ name: "pays", status: "passed" }], { branch: `branch-${number}` });
  const { values, isPartial } = (await ada.call(api.executions.values, { query: { project, field: "branch" } })).data;
  expect([values.length, isPartial]).toEqual([50, true]);
  expect(values).not.toContain("branch-0");
  expect(await valuesOf(project, "branch", "branch-0")).toEqual(["branch-0"]);
});

test("runs of exactly one test or suite, in which it failed or was flaky", async () => {
  const project = await newProject(ada);
  const cart = (status: "passed" | "failed", flaky = false): Test => ({
    name: "adds",
    suite: "Cart",
    status,
    ...(flaky && { flaky, retries: 1 }),
  });
  const passed = await upload(project, [cart("passed"), { name: "adds more", suite: "Cart items", status: "failed" }]);
  const flaky = await upload(project, [cart("passed", true)]);
  const failed = await upload(project, [cart("failed")]);
  await upload(project, [{ name: "adds more", suite: "Cart items", status: "passed" }]);
  const known = (await ada.call(api.tests.list, { query: { project } })).data;
  const testId = known.find(({ name }) => name === "adds")?.id;
  for (const exactly of [{ testId }, { suite: "Cart" }]) {
    expect(await idsOf({ project, ...exactly })).toEqual([failed, flaky, passed]);
    expect(await idsOf({ project, ...exactly, testResult: "failed" })).toEqual([failed]);
    expect(await idsOf({ project, ...exactly, testResult: "flaky" })).toEqual([flaky]);
    expect(await idsOf({ project, ...exactly, to: "2020-01-01" })).toEqual([]);
  }
  expect(await idsOf({ project, suite: "cart" })).toEqual([]);
  expect(await idsOf({ project, testId: "0".repeat(24) })).toEqual([]);
});
