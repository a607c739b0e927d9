import { copyFile, mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newApiKey } from "../../server/src/testing/given/api-key.ts";
import { api } from "@gantry/contract/api.ts";
import { describe, expect, test } from "vitest";
import type { Person } from "../stack.ts";
import { type Product, writeInput } from "./product.ts";
import { newProject } from "../../server/src/testing/given/project.ts";

const sha = (letter: string) => letter.repeat(40);

export function ci(product: Product): void {
  describe("pipelines", () => {
    test("a pipeline triggers a run, waits for it and asks the gate", async () => {
      const ada = await product.subscriber("team");
      const projectId = await newProject(ada, { name: "Shop" });
      const { apiKey } = await ada.call(api.apiKeys.create, { body: { name: "pipeline" } });
      const ciContext = { source: "github", repository: "acme/shop", prNumber: 7, commitSha: sha("a") };
      const body = { projectId, image: product.image, folder: "red", ciContext };
      const headers = { authorization: "", "x-api-key": apiKey };
      const triggered = await ada.call(api.ci.trigger, { body, headers });
      expect(triggered).toMatchObject({ success: true, status: "PENDING" });
      const cycle = (await ada.call(api.testCycles.get, { params: { id: triggered.cycleId } })).data;
      expect(cycle).toMatchObject({ name: "acme/shop PR #7", source: "ci" });
      await ada.ended(triggered.taskId);
      const gate = (await ada.call(api.ci.gate, { body: { taskId: triggered.taskId }, headers })).data;
      expect(gate).toMatchObject({ status: "FAILED", failedTests: [{ name: "pays" }], quarantinedTests: [] });
      await expect
        .poll(async () => (await ada.call(api.testCycles.get, { params: { id: triggered.cycleId } })).data.status)
        .toBe("COMPLETED");
      expect((await ada.call(api.testCycles.executions, { params: { id: triggered.cycleId } })).data).toHaveLength(1);
    });

    test("the command line does the same: run, trigger, gate, logs, cancel", async () => {
      const ada = await product.subscriber("team");
      const project = (await ada.call(api.projects.create, { body: { name: "Shop" } })).data;
      const run = await product.gantry(["run", product.image, "--project", project.id, "--folder", "smoke", "--wait"], { as: ada });
      expect(run, run.stderr).toMatchObject({ code: 0, stdout: expect.stringContaining("running smoke") });
      expect((await product.gantry(["run", product.image, "--project", project.id, "--folder", "red", "--wait"], { as: ada })).code).toBe(
        1,
      );
      const pull = ["--repository", "acme/shop", "--pr", "9", "--commit", sha("b")];
      const triggered = await product.gantry(["trigger", product.image, "--project", project.id, ...pull, "--wait"], { as: ada });
      expect(triggered, triggered.stderr).toMatchObject({ code: 0, stdout: expect.stringContaining("PASSED") });
      expect((await product.gantry(["gate", "--project", project.id, ...pull, "--wait"], { as: ada })).code).toBe(0);

      const queued = await product.gantry(["run", product.image, "--project", project.id, "--folder", "slow", "--json"], { as: ada });
      const { id } = JSON.parse(queued.stdout) as { id: string };
      await expect.poll(() => ada.log(id)).toContain("begun");
      expect((await product.gantry(["cancel", id], { as: ada })).code).toBe(0);
      expect((await ada.ended(id)).status).toBe("ERROR");
      expect(await product.gantry(["logs", id], { as: ada })).toMatchObject({ code: 0, stdout: expect.stringContaining("begun") });
    });

    test("three failures in a row put a test into quarantine, the gate ignores it, and one pass ends it", async () => {
      const ada = await product.subscriber("team");
      const settings = { name: "Nightly", runSettings: { autoQuarantine: true } };
      const project = (await ada.call(api.projects.create, { body: settings })).data;
      const inQuarantine = async () => (await ada.call(api.quarantine.list, { query: { project: project.id } })).data;
      const nightly = async (folder: string) => {
        const { id } = await ada.run({ image: product.image, projectId: project.id, folder, groupName: "nightly" });
        return await ada.ended(id);
      };
      await nightly("red");
      await nightly("red");
      expect(await inQuarantine()).toEqual([]);
      const third = await nightly("red");
      await expect.poll(inQuarantine).toMatchObject([{ name: "pays", source: "auto", groupName: "nightly" }]);
      const gate = (await ada.call(api.ci.gate, { body: { taskId: third.id } })).data;
      expect(gate).toMatchObject({ status: "PASSED", failedTests: [], quarantinedTests: [{ name: "pays" }] });
      expect((await nightly("green")).status).toBe("PASSED");
      await expect.poll(inQuarantine).toEqual([]);
      const events = (await ada.call(api.quarantine.events, { query: { project: project.id } })).data;
      expect(events.map(({ event }: { event: string }) => event)).toEqual(["healed", "quarantined"]);
      await byHand(ada, project.id, third.id);
    });

    test("results of a run elsewhere are uploaded, and compared with earlier ones", async () => {
      const ada = await product.subscriber("team");
      const adminKey = await newApiKey(ada, { name: "admin", role: "admin" });
      const created = await product.gantry(["projects", "create", "Elsewhere", "--json"], { env: { GANTRY_API_KEY: adminKey } });
      expect(created.code, created.stderr).toBe(0);
      const project: { id: string } = JSON.parse(created.stdout);
      const report = (failure: string) =>
        `<testsuite name="cart"><testcase classname="cart" name="adds" time="0.1"/><testcase classname="cart" name="pays" time="0.1">${failure}</testcase></testsuite>`;
      for (const [name, failure, code] of [
        ["before.xml", "", 0],
        ["after.xml", '<failure message="broke"/>', 0],
      ] as const) {
        const path = await writeInput(product, name, report(failure));
        const ran = await product.gantry(["ingest", path, "--project", project.id, "--group", "nightly"], { as: ada });
        expect(ran.code, ran.stderr).toBe(code);
      }
      const [latest] = (await ada.call(api.executions.list, { query: { project: project.id } })).data;
      expect(latest).toMatchObject({ trigger: "ingest", tests: { total: 2, failed: 1 } });
      expect((await ada.call(api.tests.compare, { params: { id: latest?.id ?? "" } })).data.counts).toMatchObject({ new: 1, known: 0 });

      const folder = await mkdtemp(join(product.folder, "traced-"));
      await writeFile(join(folder, "junit.xml"), report(""));
      await copyFile(
        new URL("../../server/src/features/reports/trace/samples/playwright-1.65.zip", import.meta.url),
        `${folder}/trace.zip`,
      );
      const entry = { request: { method: "GET", url: "https://shop.example/" }, response: { status: 500 } };
      await writeFile(join(folder, "network.har"), JSON.stringify({ log: { entries: [entry] } }));
      const traced = await product.gantry(["ingest", folder, "--project", project.id], { as: ada });
      expect(traced.code, traced.stderr).toBe(0);
      const [withTrace] = (await ada.call(api.executions.list, { query: { project: project.id } })).data;
      const id = withTrace?.id ?? "";
      const files = (await ada.call(api.executions.artifacts, { params: { id } })).data;
      const pathOf = (name: string) => files.find((file) => file.path.endsWith(name))?.path ?? "";
      const trace = (await ada.call(api.executions.trace, { params: { id }, query: { path: pathOf("trace.zip") } })).data;
      expect(trace).toMatchObject({ failedStep: 6 });
      const har = { path: pathOf("network.har") };
      expect((await ada.call(api.executions.har, { params: { id }, query: har })).data).toMatchObject({ totalFailed: 1 });
      expect((await ada.call(api.executions.harRequest, { params: { id }, query: { ...har, index: 0 } })).data).toMatchObject({
        query: [],
      });
    });
  });
}

/** What a person does with a test: quarantine, owner, history. */
async function byHand(ada: Person, projectId: string, executionId: string): Promise<void> {
  const tests = (await ada.call(api.tests.list, { query: { project: projectId } })).data;
  const id = tests.find(({ name }) => name === "pays")?.id ?? "";
  const added = await ada.call(api.quarantine.add, { body: { testId: id, reason: "flaky" } });
  expect(added.data).toMatchObject({ source: "manual", reason: "flaky" });
  expect((await ada.call(api.quarantine.change, { params: { id }, body: { owner: "Payments" } })).data.owner).toBe("Payments");
  await ada.call(api.quarantine.release, { params: { id } });
  expect((await ada.call(api.tests.change, { params: { id }, body: { owner: "Payments" } })).data.owner).toBe("Payments");
  expect((await ada.call(api.tests.get, { params: { id } })).data).toMatchObject({ quarantined: false, runs: 4, failures: 3 });
  const history = (await ada.call(api.tests.history, { params: { id } })).data;
  expect(history.map(({ executionId: run }: { executionId: string }) => run)).toContain(executionId);
  expect((await ada.call(api.insights.get, { query: { project: projectId } })).data.totals.runs).toBe(4);
}
