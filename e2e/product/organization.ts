import { api } from "@gantry/contract/api.ts";
import { describe, expect, test } from "vitest";
import type { Person } from "../stack.ts";
import type { Product } from "./product.ts";
import { clientAt } from "../../server/src/testing/client.ts";
import { workerAt } from "../../server/src/testing/leased-calls.ts";
import { newProject } from "../../server/src/testing/given/project.ts";

/** The function that it returns registers what is checked a minute later. */
export function organization(product: Product): () => void {
  let eve: Person;
  describe("organization, plan and limits", () => {
    test("settings are changed and read back", async () => {
      const ada = await product.signUp();
      expect((await ada.call(api.organizations.rename, { body: { name: "Renamed" } })).data.name).toBe("Renamed");
      expect((await ada.call(api.organizations.switchAnalysis, { body: { enabled: false } })).data.aiAnalysisEnabled).toBe(false);
      expect((await ada.call(api.organizations.changeFeatures, { body: { specToTest: false } })).data.aiFeatures).toEqual({
        specToTest: false,
      });
      await ada.call(api.organizations.changeNotifications, { body: { billing: false } });
      const { data } = await ada.call(api.organizations.get);
      expect(data).toMatchObject({ name: "Renamed", notifications: { billing: false }, currentStorageUsedBytes: 0 });
    });

    test("a signed payment event changes the plan; an unsigned one changes nothing", async () => {
      const ada = await product.signUp();
      const forged = await clientAt(product.url, { "billing-signature": "t=1,v1=00" }).raw(api.billing.webhook, { body: "{}" });
      expect(forged.status).toBe(400);
      expect((await ada.call(api.organizations.usage)).data.projects).toEqual({ used: 0, limit: 1 });
      expect((await product.pay(ada, "starter", "stripe")).status).toBe(200);
      expect((await ada.call(api.organizations.usage)).data.projects).toEqual({ used: 0, limit: 3 });
      const events = (await ada.call(api.billing.events)).data;
      expect(events).toMatchObject([{ type: "customer.subscription.updated", status: "success" }]);
      const plans = (await ada.call(api.organizations.plans)).data;
      expect(plans.find(({ isCurrent }) => isCurrent)?.name).toBe("starter");
    });

    test("the free plan's limits hold: projects, runs, storage", async () => {
      const ada = await product.signUp();
      const projectId = await newProject(ada, { name: "Only" });
      const second = await ada.request(api.projects.create, { body: { name: "Second" } });
      expect([second.status, second.body.error]).toEqual([429, "Project limit reached"]);
      expect((await ada.call(api.projects.list)).data).toHaveLength(1);

      // One runs at a time: the first keeps the others waiting.
      const run = (folder: string) => ada.request(api.executions.create, { body: { projectId, image: product.image, folder } });
      const ids = [(await run("slow")).body.data.id];
      const more = await Promise.all(Array.from({ length: 49 }, () => run("all")));
      ids.push(...more.map(({ body }) => body.data.id));
      const refused = await run("all");
      expect([refused.status, refused.body.error]).toEqual([429, "Test run limit reached"]);
      expect((await ada.call(api.organizations.alerts)).data.testRuns.level).toBe("exceeded");
      await ada.call(api.executions.bulkGroup, { body: { taskIds: ids, groupName: "many" } });
      expect((await ada.call(api.executions.groups, { query: { project: projectId } })).data).toMatchObject([
        { groupName: "many", executions: 50 },
      ]);
      expect((await ada.call(api.executions.values, { query: { field: "image" } })).data.values).toHaveLength(1);
      expect((await ada.call(api.executions.bulkDelete, { body: { taskIds: ids } })).data).toEqual({ deleted: 50 });
      expect((await ada.call(api.executions.list)).data).toEqual([]);

      eve = await product.signUp();
      const execution = await eve.run({ image: product.image });
      await eve.ended(execution.id);
      const worker = workerAt(product.url, await product.secret("WORKER_SECRET"));
      const report = { taskId: execution.id, status: "PASSED", storageBytes: 524_288_000 };
      expect((await worker(api.dispatch.update, report)).status).toBe(200);
      const full = await eve.request(api.executions.create, { body: { image: product.image } });
      expect([full.status, full.body.error]).toEqual([429, "Storage limit reached"]);
    });
  });
  return () =>
    test("an organization whose storage is full gets an email", async () => {
      const mailed = () => product.mails.received.filter(({ to }) => to.includes(eve.email)).map(({ mail }) => mail.subject);
      await expect.poll(mailed, { interval: 500 }).toContainEqual("Example: storage limit reached");
    });
}
