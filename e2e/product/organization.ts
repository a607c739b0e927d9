import { describe, expect, test } from "vitest";
import { type Person, request } from "../stack.ts";
import { ok, type Product } from "./product.ts";

/** The function that it returns registers what is checked a minute later. */
export function organization(product: Product): () => void {
  let eve: Person;
  describe("organization, plan and limits", () => {
    test("settings are changed and read back", async () => {
      const ada = await product.signUp();
      expect((await ok(ada.call("PATCH", "/api/organization", { name: "Renamed" }))).data.name).toBe("Renamed");
      expect((await ok(ada.call("PATCH", "/api/organization/ai-analysis", { enabled: false }))).data.aiAnalysisEnabled).toBe(false);
      expect((await ok(ada.call("PATCH", "/api/organization/features", { specToTest: false }))).data.aiFeatures).toEqual({
        specToTest: false,
      });
      await ok(ada.call("PATCH", "/api/organization/notifications", { billing: false }));
      const { data } = await ok(ada.call("GET", "/api/organization"));
      expect(data).toMatchObject({ name: "Renamed", notifications: { billing: false }, currentStorageUsedBytes: 0 });
    });

    test("a signed payment event changes the plan; an unsigned one changes nothing", async () => {
      const ada = await product.signUp();
      const forged = await request(`${product.url}/api/webhooks/billing`, "POST", { "billing-signature": "t=1,v1=00" }, "{}");
      expect(forged.status).toBe(400);
      expect((await ok(ada.call("GET", "/api/organization/usage"))).data.projects).toEqual({ used: 0, limit: 1 });
      await ok(product.pay(ada, "starter", "stripe"));
      expect((await ok(ada.call("GET", "/api/organization/usage"))).data.projects).toEqual({ used: 0, limit: 3 });
      const events = (await ok(ada.call("GET", "/api/billing/events"))).data;
      expect(events).toMatchObject([{ type: "customer.subscription.updated", status: "success" }]);
      const plans = (await ok(ada.call("GET", "/api/plans"))).data;
      expect(plans.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).name).toBe("starter");
    });

    test("the free plan's limits hold: projects, runs, storage", async () => {
      const ada = await product.signUp();
      const project = (await ok(ada.call("POST", "/api/projects", { name: "Only" }), 201)).data;
      const second = await ada.call("POST", "/api/projects", { name: "Second" });
      expect([second.status, second.body.error]).toEqual([429, "Project limit reached"]);
      expect((await ok(ada.call("GET", "/api/projects"))).data).toHaveLength(1);

      // One runs at a time: the first keeps the others waiting.
      const run = (folder: string) => ada.call("POST", "/api/executions", { projectId: project.id, image: product.image, folder });
      const ids: string[] = [(await ok(run("slow"), 201)).data.id];
      const more = await Promise.all(Array.from({ length: 49 }, () => run("all")));
      ids.push(...more.map(({ body }) => body.data.id));
      const refused = await run("all");
      expect([refused.status, refused.body.error]).toEqual([429, "Test run limit reached"]);
      expect((await ok(ada.call("GET", "/api/organization/usage/alerts"))).data.testRuns.level).toBe("exceeded");
      await ok(ada.call("PATCH", "/api/executions/bulk", { taskIds: ids, groupName: "many" }));
      expect((await ok(ada.call("GET", `/api/executions/groups?project=${project.id}`))).data).toMatchObject([
        { groupName: "many", executions: 50 },
      ]);
      expect((await ok(ada.call("DELETE", "/api/executions/bulk", { taskIds: ids }))).data).toEqual({ deleted: 50 });
      expect((await ok(ada.call("GET", "/api/executions"))).data).toEqual([]);

      eve = await product.signUp();
      const { data: execution } = await ok(eve.call("POST", "/api/executions", { image: product.image }), 201);
      await eve.ended(execution.id);
      const headers = { "x-worker-secret": await product.secret("WORKER_SECRET") };
      const report = { taskId: execution.id, status: "PASSED", storageBytes: 524_288_000 };
      await ok(request(`${product.url}/executions/update`, "POST", headers, report));
      const full = await eve.call("POST", "/api/executions", { image: product.image });
      expect([full.status, full.body.error]).toEqual([429, "Storage limit reached"]);
    });
  });
  return () =>
    test("an organization whose storage is full gets an e-mail", async () => {
      const mailed = () => product.mails.received.filter(({ to }) => to.includes(eve.email)).map(({ mail }) => mail.subject);
      await expect.poll(mailed, { timeout: 90_000, interval: 500 }).toContainEqual("Example: storage limit reached");
    }, 120_000);
}
