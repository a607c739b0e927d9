import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProject } from "../../testing/given/project.ts";
import { uploadReport } from "../../testing/given/report.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

const watched = () => newProject(ada, { runSettings: { autoQuarantine: true } });
const gateOf = async (taskId: string) => (await ada.call(api.ci.gate, { body: { taskId } })).data;
const passed = (...names: string[]) => names.map((name) => `<testcase classname="a.spec.js" name="${name}"/>`).join("");
const failed = (name: string) => `<testcase classname="a.spec.js" name="${name}"><failure message="no">no</failure></testcase>`;
const suite = (cases: string, name = "a.spec.js") => `<testsuite name="${name}" hostname="main">${cases}</testsuite>`;

/** The last of three uploads that put its failed tests in quarantine. */
async function thirdOf(project: string, report: string, details: Parameters<typeof uploadReport>[3] = {}) {
  const upload = () => uploadReport(ada, project, report, { groupName: "nightly", exitCode: 1, ...details });
  await upload();
  await upload();
  return upload();
}

test("Playwright: a quarantined set-up behind which nothing ran fails the gate", async () => {
  const project = await watched();
  const ran = `<testsuites id="" name="">${suite(failed("logs in") + passed("pays", "ships"))}</testsuites>`;
  expect(await gateOf((await thirdOf(project, ran)).id)).toMatchObject({ status: "PASSED", quarantinedTests: [{ name: "logs in" }] });
  const skipped = (name: string) => `<testcase classname="a.spec.js" name="${name}"><skipped></skipped></testcase>`;
  const stopped = `<testsuites id="" name="">${suite(failed("logs in") + skipped("pays") + skipped("ships"))}</testsuites>`;
  const run = await thirdOf(project, stopped);
  expect(run).toMatchObject({ verdict: "FAILED" });
  expect(await gateOf(run.id)).toMatchObject({
    status: "FAILED",
    failedTests: [{ kind: "outside", message: "2 tests did not run. A failure before them kept them from running." }],
    quarantinedTests: [{ name: "logs in" }],
  });
});

test("Bun and Vitest: a failed hook is never ignored, however often it failed", async () => {
  const project = await watched();
  for (const [className, hook] of [
    ["cart", "(unnamed)"],
    ["a.test.mjs", "cart"],
  ]) {
    const report = `<testsuites>${suite(`<testcase classname="${className}" name="shop &gt; cart &gt; pays"/><testcase classname="${className}" name="${hook}"><failure message="db down"/></testcase>`, className)}</testsuites>`;
    expect(await gateOf((await thirdOf(project, report)).id)).toMatchObject({ status: "FAILED", failedTests: [{ kind: "outside" }] });
  }
});

test.each([
  [1, "PASSED"],
  [2, "PASSED"],
  [101, "PASSED"],
  [124, "FAILED"],
  [127, "FAILED"],
  [255, "FAILED"],
])("a quarantined failure and exit code %i: %s", async (exitCode, status) => {
  const run = await thirdOf(await watched(), suite(failed("pays") + passed("ships")), { exitCode });
  const { reason, ...answer } = await gateOf(run.id);
  expect(answer).toMatchObject({ status, quarantinedTests: [{ name: "pays" }] });
  if (status === "FAILED")
    expect(reason).toContain(`Run #${run.number} ended with exit code ${exitCode}, which failed tests do not explain`);
});

test("a failed upload that a green one of another suite replaces is named", async () => {
  const project = await newProject(ada);
  const upload = (commitSha: string, report: string) =>
    uploadReport(ada, project, report, { groupName: "main", repository: "acme/replaced", commitSha });
  const answerFor = async (commitSha: string) =>
    (await ada.call(api.ci.gate, { body: { repository: "acme/replaced", commitSha, projectId: project } })).data;
  const red = await upload("aaaa1111", suite(failed("pays") + passed("ships")));
  const green = await upload("aaaa1111", suite(passed("checks out"), "e2e.spec.js"));
  const { status, reason } = await answerFor("aaaa1111");
  expect(status).toBe("PASSED");
  expect(reason).toContain(`Run #${red.number} of this commit failed and does not count, because run #${green.number} is newer`);
  // A repetition of the same suite is what it is for.
  await upload("bbbb2222", suite(failed("pays") + passed("ships")));
  await upload("bbbb2222", suite(passed("pays", "ships")));
  expect((await answerFor("bbbb2222")).reason).toBe("Nothing failed that counts.");
});
