import { describe, expect, test } from "vitest";
import type { Person } from "../stack.ts";
import { ok, type Product, writeInput } from "./product.ts";

const sha = (letter: string) => letter.repeat(40);

export function ci(product: Product): void {
  describe("pipelines", () => {
    test("a pipeline triggers a run, waits for it and asks the gate", async () => {
      const ada = await product.subscriber("team");
      const project = (await ok(ada.call("POST", "/api/projects", { name: "Shop" }), 201)).data;
      const { apiKey } = await ok(ada.call("POST", "/api/auth/api-keys", { name: "pipeline" }), 201);
      const ciContext = { source: "github", repository: "acme/shop", prNumber: 7, commitSha: sha("a") };
      const body = { projectId: project.id, image: product.image, folder: "red", ciContext };
      const headers = { authorization: "", "x-api-key": apiKey };
      const triggered = await ok(ada.call("POST", "/api/ci/trigger", body, headers));
      expect(triggered).toMatchObject({ success: true, status: "PENDING" });
      const cycle = (await ok(ada.call("GET", `/api/test-cycles/${triggered.cycleId}`))).data;
      expect(cycle).toMatchObject({ name: "acme/shop PR #7", source: "ci" });
      await ada.ended(triggered.taskId);
      const gate = (await ok(ada.call("POST", "/api/webhooks/ci/pr", { taskId: triggered.taskId }, headers))).data;
      expect(gate).toMatchObject({ status: "FAILED", failedTests: [{ name: "pays" }], quarantinedTests: [] });
      await expect.poll(async () => (await ok(ada.call("GET", `/api/test-cycles/${triggered.cycleId}`))).data.status).toBe("COMPLETED");
      expect((await ok(ada.call("GET", `/api/test-cycles/${triggered.cycleId}/executions`))).data).toHaveLength(1);
    });

    test("the command line does the same: run, trigger, gate, logs, cancel", async () => {
      const ada = await product.subscriber("team");
      const project = (await ok(ada.call("POST", "/api/projects", { name: "Shop" }), 201)).data;
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
      const project = (await ok(ada.call("POST", "/api/projects", settings), 201)).data;
      const inQuarantine = async () => (await ok(ada.call("GET", `/api/quarantine?project=${project.id}`))).data;
      const nightly = async (folder: string) => {
        const { id } = await ada.run({ image: product.image, projectId: project.id, folder, groupName: "nightly" });
        return await ada.ended(id);
      };
      await nightly("red");
      await nightly("red");
      expect(await inQuarantine()).toEqual([]);
      const third = await nightly("red");
      await expect.poll(inQuarantine).toMatchObject([{ name: "pays", source: "auto", groupName: "nightly" }]);
      const gate = (await ok(ada.call("POST", "/api/webhooks/ci/pr", { taskId: third.id }))).data;
      expect(gate).toMatchObject({ status: "PASSED", failedTests: [], quarantinedTests: [{ name: "pays" }] });
      expect((await nightly("green")).status).toBe("PASSED");
      await expect.poll(inQuarantine).toEqual([]);
      const events = (await ok(ada.call("GET", `/api/quarantine/events?project=${project.id}`))).data;
      expect(events.map(({ event }: { event: string }) => event)).toEqual(["healed", "quarantined"]);
      await byHand(ada, project.id, third.id);
    });

    test("results of a run elsewhere are uploaded, and compared with earlier ones", async () => {
      const ada = await product.subscriber("team");
      const project = (await ok(ada.call("POST", "/api/projects", { name: "Elsewhere" }), 201)).data;
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
      const [latest] = (await ok(ada.call("GET", `/api/executions?project=${project.id}`))).data;
      expect(latest).toMatchObject({ trigger: "ingest", tests: { total: 2, failed: 1 } });
      expect((await ok(ada.call("GET", `/api/executions/${latest.id}/compare`))).data.counts).toMatchObject({ new: 1, known: 0 });
    });
  });
}

/** What a person does with a test: quarantine, owner, history. */
async function byHand(ada: Person, projectId: string, executionId: string): Promise<void> {
  const tests = (await ok(ada.call("GET", `/api/tests?project=${projectId}`))).data;
  const { id } = tests.find(({ name }: { name: string }) => name === "pays");
  const added = await ok(ada.call("POST", "/api/quarantine", { testId: id, reason: "flaky" }), 201);
  expect(added.data).toMatchObject({ source: "manual", reason: "flaky" });
  expect((await ok(ada.call("PATCH", `/api/quarantine/${id}`, { owner: "Payments" }))).data.owner).toBe("Payments");
  await ok(ada.call("DELETE", `/api/quarantine/${id}`));
  expect((await ok(ada.call("PATCH", `/api/tests/${id}`, { owner: "Payments" }))).data.owner).toBe("Payments");
  expect((await ok(ada.call("GET", `/api/tests/${id}`))).data).toMatchObject({ quarantined: false, runs: 4, failures: 3 });
  const history = (await ok(ada.call("GET", `/api/tests/${id}/history`))).data;
  expect(history.map(({ executionId: run }: { executionId: string }) => run)).toContain(executionId);
  expect((await ok(ada.call("GET", `/api/insights?project=${projectId}`))).data.totals.runs).toBe(4);
}
