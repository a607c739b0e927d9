import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jestReport } from "../../testing/given/jest-report.ts";
import { newProject } from "../../testing/given/project.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server?.close());

interface Sent {
  checkout?: string;
  root?: string;
  fails?: boolean;
  key?: string;
}

const send = (projectId: string, { checkout, root = checkout ?? "", fails = true, key }: Sent) =>
  ada.request(api.ingest.report, {
    query: { projectId, groupName: "nightly", ...(checkout === undefined ? {} : { checkout }) },
    body: jestReport(root, fails),
    headers: { "content-type": "application/json", ...(key === undefined ? {} : { "idempotency-key": key }) },
  });

async function sendAtOnce(projectId: string, ...all: Sent[]) {
  const answers = await Promise.all(all.map((sent) => send(projectId, sent)));
  expect(answers.map(({ status }) => status)).toEqual(all.map(() => 201));
  return answers.map(({ body }) => body.data.id as string);
}

const testsOf = async (project: string) => (await ada.call(api.tests.list, { query: { project } })).data;
const resultsOf = async (id: string) => (await ada.call(api.executions.tests, { params: { id } })).data;

async function gateOf(taskId: string) {
  const ask = async () => (await ada.call(api.ci.gate, { body: { taskId } })).data;
  await expect.poll(async () => (await ask()).status).not.toBe("PENDING");
  return ask();
}

test("uploads at the same moment from several checkouts are results of one test, each in its own checkout", async () => {
  const projectId = await newProject(ada);
  const roots = ["/home/ci/shop", "/builds/7/shop", "/j/ws@2/shop", "/srv/store"];
  const ids = await sendAtOnce(projectId, ...roots.map((checkout) => ({ checkout })));
  expect(new Set(ids).size).toBe(roots.length);
  for (const id of ids) {
    await gateOf(id);
    expect(await resultsOf(id)).toMatchObject([{ name: "pays", filePath: "src/a.test.js", status: "failed" }]);
  }
  expect(await testsOf(projectId)).toMatchObject([{ name: "pays", runs: roots.length, failures: roots.length }]);
});

test("the checkout of one upload is not taken out of the paths of another one", async () => {
  const projectId = await newProject(ada);
  const [inside = "", around = "", without = ""] = await sendAtOnce(
    projectId,
    { checkout: "/ci/shop/packages/a", root: "/ci/shop/packages/a" },
    { checkout: "/ci/shop", root: "/ci/shop/packages/a" },
    { root: "/ci/shop/packages/a" },
  );
  expect(await Promise.all([inside, around, without].map(async (id) => (await resultsOf(id))[0]?.filePath))).toEqual([
    "src/a.test.js",
    "packages/a/src/a.test.js",
    "/ci/shop/packages/a/src/a.test.js",
  ]);
});

test("three failures at the same moment in one checkout each, and one in another repository", async () => {
  const projectId = await newProject(ada, { runSettings: { autoQuarantine: true } });
  const known = await sendAtOnce(projectId, { checkout: "/a/shop" }, { checkout: "/b/shop" }, { checkout: "/c/shop@2" });
  for (const id of known) expect(await gateOf(id)).toMatchObject({ status: "PASSED", quarantinedTests: [{ name: "pays" }] });
  const [same = "", other = ""] = await sendAtOnce(projectId, { checkout: "/d/shop" }, { checkout: "/d/store" });
  expect(await gateOf(same)).toMatchObject({ status: "PASSED" });
  expect(await gateOf(other)).toMatchObject({ status: "FAILED", failedTests: [{ name: "pays" }], quarantinedTests: [] });
});

test("a repeated key with another checkout is refused, also at the same moment, and stores nothing twice", async () => {
  const projectId = await newProject(ada);
  const answers = await Promise.all(["/a/shop", "/b/shop"].map((checkout) => send(projectId, { checkout, key: "build-7" })));
  const again = await send(projectId, { checkout: "/a/shop", key: "build-7" });
  expect([...answers, again].every(({ status }) => status < 500)).toBe(true);
  const stored = new Set([...answers, again].flatMap(({ status, body }) => (status === 201 ? [body.data.id] : [])));
  expect(stored.size).toBe(1);
  const [id = ""] = stored;
  await gateOf(id);
  expect(await testsOf(projectId)).toMatchObject([{ name: "pays", runs: 1 }]);
});
