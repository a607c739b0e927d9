import { api } from "@gantry/contract/api.ts";
import { describe, expect, test } from "vitest";
import type { Person } from "../stack.ts";
import type { Product } from "./product.ts";
import { newProject } from "../../server/src/testing/given/project.ts";
import { deliver, newTrigger, pushOf } from "../../server/src/testing/given/trigger.ts";

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

    test("a schedule starts its suite over a matrix", async () => {
      const projectId = await newProject(ada, { name: "Colors" });
      const run = { image: product.image, matrix: { axes: { COLOR: ["red", "blue"] } } };
      const { id } = (await ada.call(api.schedules.create, { body: { projectId, name: "Weekly", cron: "@weekly", run } })).data;
      const first = (await ada.call(api.schedules.run, { params: { id } })).data;
      const { last } = (await ada.call(api.schedules.get, { params: { id } })).data;
      expect(last).toMatchObject({ executionId: first.id, matrixRunId: first.matrixRunId });
      const read = async () => (await ada.call(api.matrixRuns.get, { params: { id: last?.matrixRunId ?? "" } })).data;
      await expect.poll(async () => (await read()).status).toBe("PASSED");
      expect(await read()).toMatchObject({ trigger: "schedule", counts: { total: 2, passed: 2 } });
      await ada.call(api.schedules.delete, { params: { id } });
    });

    test("a push that a Git host reports starts a run, and the deliveries say why the next one does not", async () => {
      const projectId = await newProject(ada, { name: "Pushed" });
      const run = { image: product.image, source: null };
      const made = await newTrigger(ada, projectId, { run, branches: { include: ["main"] } });
      const params = { id: projectId, triggerId: made.id };
      const trigger = (await ada.call(api.triggers.renewSecret, { params })).data;
      expect((await deliver(ada, made, { event: "push", payload: pushOf() })).status).toBe(401);
      const { body } = await deliver(ada, trigger, { event: "push", payload: pushOf() });
      expect(await ada.ended(body.data.executionId ?? "")).toMatchObject({
        status: "PASSED",
        trigger: "ci",
        ciContext: { branch: "main" },
      });
      await deliver(ada, trigger, { event: "push", payload: pushOf({ branch: "wip" }) });
      expect((await ada.call(api.triggers.deliveries, { params })).data).toMatchObject([
        { outcome: "ignored", reason: "The branch wip does not pass the trigger's branch filters." },
        { outcome: "started", executionId: body.data.executionId, matrixRunId: null },
      ]);
      await ada.call(api.triggers.change, { params, body: { run: { ...run, shards: { total: 2 } } } });
      const { data: split } = (await deliver(ada, trigger, { event: "push", payload: pushOf() })).body;
      expect(split.reason).toMatch(/^Started 2 runs, #\d+ to #\d+\.$/);
      const ofSuite = { params: { id: split.matrixRunId ?? "" } };
      await expect.poll(async () => (await ada.call(api.matrixRuns.get, ofSuite)).data.status).toBe("PASSED");
      expect((await ada.call(api.triggers.change, { params, body: { paused: true } })).data.paused).toBe(true);
      expect((await ada.call(api.triggers.get, { params })).data.last).toMatchObject({
        outcome: "started",
        matrixRunId: split.matrixRunId,
      });
      await ada.call(api.triggers.delete, { params });
      expect((await ada.call(api.triggers.list, { params: { id: projectId } })).data).toEqual([]);
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
