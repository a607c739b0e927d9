import { api } from "@gantry/contract/api.ts";
import { describe, expect, test } from "vitest";
import type { Person } from "../stack.ts";
import type { Product } from "./product.ts";
import { newProject } from "../../server/src/testing/given/project.ts";

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
      const projectId = await newProject(ada, { name: "Hourly" });
      const params = { id: projectId };
      const asked = { channel: "slack" as const, name: "Team", url: "https://hooks.slack.com/services/T0/B0/x", onlyChanges: false };
      const rule = (await ada.call(api.notifications.create, { params, body: asked })).data;
      const ofRule = { params: { ...params, ruleId: rule.id } };
      await ada.call(api.notifications.test, ofRule);
      expect(told).toHaveLength(1);
      expect((await ada.call(api.notifications.list, { params })).data).toMatchObject([
        { id: rule.id, url: "https://hooks.slack.com/********" },
      ]);

      const preview = (await ada.call(api.schedules.preview, { query: { cron: "0 3 * * *" } })).data;
      expect(preview.nextRuns).toHaveLength(5);
      const body = { projectId, name: "Often", cron: "* * * * *", run: { image: product.image } };
      const schedule = (await ada.call(api.schedules.create, { body })).data;
      expect((await ada.call(api.schedules.list, { query: { project: projectId } })).data).toMatchObject([{ id: schedule.id }]);
      const now = (await ada.call(api.schedules.run, { params: { id: schedule.id } })).data;
      expect(await ada.ended(now.id)).toMatchObject({ status: "PASSED", trigger: "schedule" });
      await expect.poll(() => told.length).toBeGreaterThan(1);
      expect((await ada.call(api.notifications.change, { ...ofRule, body: { enabled: false } })).data.enabled).toBe(false);
      await ada.call(api.notifications.delete, ofRule);
      scheduled = schedule;
    });
  });
  return () =>
    test("a schedule starts runs automatically until it is paused", async () => {
      const { id, projectId } = scheduled;
      const started = async () => (await ada.call(api.executions.list, { query: { project: projectId, trigger: "schedule" } })).data.length;
      await expect.poll(started, { interval: 500 }).toBeGreaterThan(1);
      expect((await ada.call(api.schedules.change, { params: { id }, body: { paused: true } })).data.nextRunAt).toBeNull();
      expect((await ada.call(api.schedules.get, { params: { id } })).data.last?.executionId).toEqual(expect.any(String));
      await ada.call(api.schedules.delete, { params: { id } });
    });
}
