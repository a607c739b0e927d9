import { describe, expect, test } from "vitest";
import type { Person } from "../stack.ts";
import { ok, type Product } from "./product.ts";

/** The function that it returns registers what is checked a minute later. */
export function schedules(product: Product): () => void {
  let ada: Person;
  let scheduled: { id: string; projectId: string };
  describe("schedules and notifications", () => {
    test("a schedule starts a run on demand, and its result is posted to a chat channel", async () => {
      const told: string[] = [];
      product.web.hosts.set("hooks.slack.com", ({ text }) => {
        told.push(text);
        return { body: "ok" };
      });
      ada = await product.subscriber("team");
      const project = (await ok(ada.call("POST", "/api/projects", { name: "Hourly" }), 201)).data;
      const rules = `/api/projects/${project.id}/notification-rules`;
      const asked = { channel: "slack", name: "Team", url: "https://hooks.slack.com/services/T0/B0/x", onlyChanges: false };
      const rule = (await ok(ada.call("POST", rules, asked), 201)).data;
      await ok(ada.call("POST", `${rules}/${rule.id}/test`));
      expect(told).toHaveLength(1);
      expect((await ok(ada.call("GET", rules))).data).toMatchObject([{ id: rule.id, url: "https://hooks.slack.com/********" }]);

      const preview = (await ok(ada.call("GET", `/api/schedules/preview?cron=${encodeURIComponent("0 3 * * *")}`))).data;
      expect(preview.nextRuns).toHaveLength(5);
      const body = { projectId: project.id, name: "Often", cron: "* * * * *", run: { image: product.image } };
      const schedule = (await ok(ada.call("POST", "/api/schedules", body), 201)).data;
      expect((await ok(ada.call("GET", `/api/schedules?project=${project.id}`))).data).toMatchObject([{ id: schedule.id }]);
      const now = (await ok(ada.call("POST", `/api/schedules/${schedule.id}/run`), 201)).data;
      expect(await ada.ended(now.id)).toMatchObject({ status: "PASSED", trigger: "schedule" });
      await expect.poll(() => told.length).toBeGreaterThan(1);
      expect((await ok(ada.call("PATCH", `${rules}/${rule.id}`, { enabled: false }))).data.enabled).toBe(false);
      await ok(ada.call("DELETE", `${rules}/${rule.id}`));
      scheduled = schedule;
    });
  });
  return () =>
    test("a schedule starts runs automatically until it is paused", async () => {
      const { id, projectId } = scheduled;
      const started = async () => (await ok(ada.call("GET", `/api/executions?project=${projectId}&trigger=schedule`))).data.length;
      await expect.poll(started, { timeout: 90_000, interval: 500 }).toBeGreaterThan(1);
      expect((await ok(ada.call("PATCH", `/api/schedules/${id}`, { paused: true }))).data.nextRunAt).toBeNull();
      expect((await ok(ada.call("GET", `/api/schedules/${id}`))).data.last.executionId).toEqual(expect.any(String));
      await ok(ada.call("DELETE", `/api/schedules/${id}`));
    }, 120_000);
}
