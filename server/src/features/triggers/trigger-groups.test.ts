import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { newId } from "../../platform/crypto/ids.ts";
import { gate, lockOrganization } from "../../testing/gate.ts";
import { newProject } from "../../testing/given/project.ts";
import { deliver, hashOf, newTrigger, pushOf } from "../../testing/given/trigger.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let other: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  // A second process on the same database.
  other = await startTestServer({ DEFAULT_PLAN: "enterprise", DATABASE_URL: server.ctx.config.databaseUrl });
  ada = await server.signUp();
});
afterAll(async () => {
  await other?.close();
  await server?.close();
});

const usual = { image: "node:20", command: "npm test" };
type Run = z.input<typeof api.triggers.create.body>["run"];

async function given(run: Partial<Run>, person = ada) {
  const projectId = await newProject(person);
  const trigger = await newTrigger(person, projectId, { run: { ...usual, ...run } });
  const params = { id: projectId, triggerId: trigger.id };
  return {
    projectId,
    params,
    trigger,
    push: async (commit = hashOf(newId()), id = newId()) =>
      (await deliver(server, trigger, { event: "push", payload: pushOf({ commit }), id })).body.data,
    /** In the order in which they were accepted. */
    runs: async () => {
      const { data } = await person.call(api.executions.list, { query: { project: projectId, limit: 100 } });
      return data.toSorted((a, b) => a.number - b.number);
    },
    groups: async () => (await person.call(api.matrixRuns.list, { query: { project: projectId } })).data,
    deliveries: async () => (await person.call(api.triggers.deliveries, { params })).data,
  };
}

describe("a push to a trigger with shards and a matrix", () => {
  test("starts one matrix run of its commit, for the gate and the commit's status", async () => {
    const { push, runs, groups, deliveries, params } = await given({
      // In the order of the axes, not of their names' lengths.
      matrix: { axes: { BROWSER: ["chrome", "firefox"], OS: ["linux"] } },
      shards: { total: 2, files: ["a.ts", "b.ts", "c.ts"] },
    });
    const commit = hashOf("group");
    const result = await push(commit);
    const [group, ...otherGroups] = await groups();
    const started = await runs();
    const [first] = started;
    expect(otherGroups).toEqual([]);
    expect(result).toEqual({
      outcome: "started",
      reason: `Started 4 runs, #${first?.number} to #${started.at(-1)?.number}.`,
      executionId: first?.id,
      matrixRunId: group?.id,
    });
    expect(group).toMatchObject({
      trigger: "ci",
      requestedBy: { id: null, name: "Trigger Pushes" },
      ciContext: { repository: "acme/app", commitSha: commit, branch: "main" },
      split: { total: 2, files: 3 },
      counts: { total: 4 },
    });
    expect(started.map(({ shard, combination }) => [combination[0]?.value, shard?.index, shard?.total])).toEqual([
      ["chrome", 1, 2],
      ["chrome", 2, 2],
      ["firefox", 1, 2],
      ["firefox", 2, 2],
    ]);
    for (const run of started)
      expect(run).toMatchObject({ trigger: "ci", cycleId: null, source: { commit }, ciContext: { commitSha: commit } });
    const gateAnswer = await ada.call(api.ci.gate, { body: { repository: "acme/app", commitSha: commit } });
    expect(gateAnswer.data).toMatchObject({ status: "PENDING" });
    expect(gateAnswer.data.executions.map(({ id }) => id).toSorted()).toEqual(started.map(({ id }) => id).toSorted());
    expect(await deliveries()).toMatchObject([{ outcome: "started", executionId: first?.id, matrixRunId: group?.id }]);
    expect((await ada.call(api.triggers.get, { params })).data.last).toMatchObject(result);
  });

  test("ten times at the same moment, at two servers, starts it once, and the answers name it", async () => {
    const { trigger, groups, runs } = await given({ matrix: { axes: { A: ["1", "2"] } } });
    const sent = { event: "push", payload: pushOf(), id: "same" };
    const answers = await gate(
      server.ctx.db,
      lockOrganization(ada.organizationId),
      Array.from({ length: 10 }, (_, index) => () => deliver(index % 2 === 0 ? server : other, trigger, sent)),
    );
    const [group, ...others] = await groups();
    expect(others).toEqual([]);
    expect(await runs()).toHaveLength(2);
    expect(answers.map(({ body }) => body.data.matrixRunId)).toEqual(Array(10).fill(group?.id));
    expect(answers.filter(({ body }) => body.data.outcome === "started")).toHaveLength(1);
    expect(answers.find(({ body }) => body.data.outcome === "ignored")?.body.data.reason).toMatch(/^Already received: it started 2 runs, /);
  });

  test("starts all runs or none, and says why", async () => {
    const eve = await server.signUp();
    const { push, runs, groups, params, projectId } = await given({ shards: { total: 2 } }, eve);
    await eve.call(api.projects.setVariable, { params: { id: projectId, name: "SHARD_TOTAL" }, body: { value: "1" } });
    expect(await push()).toMatchObject({
      outcome: "refused",
      executionId: null,
      matrixRunId: null,
      reason: expect.stringContaining("The project has a variable SHARD_TOTAL"),
    });
    // One more combination than the organization may have of worker labels: the last run of three is refused.
    const label = (index: number) => ({ value: String(index), workerLabels: [`l${index}`] });
    await eve.call(api.triggers.change, {
      params,
      body: { run: { ...usual, matrix: { axes: { L: Array.from({ length: 21 }, (_, index) => label(index)) } } } },
    });
    expect((await push()).reason).toMatch(/^Too many combinations of labels: /);
    expect([await runs(), await groups()]).toEqual([[], []]);
    expect((await eve.call(api.organizations.usage)).data.testRuns.used).toBe(0);
  });

  test("of a changed trigger starts what is stored then", async () => {
    const { push, params, runs } = await given({ matrix: { axes: { A: ["1", "2"] } } });
    await ada.call(api.triggers.change, { params, body: { run: { ...usual, shards: { total: 3 } } } });
    await push();
    expect((await runs()).map(({ combination, shard }) => [combination, shard?.total])).toEqual(Array(3).fill([[], 3]));
    await ada.call(api.triggers.change, { params, body: { run: usual } });
    expect(await push()).toMatchObject({ outcome: "started", matrixRunId: null });
  });
});

test("a trigger that could never start its runs is refused", async () => {
  const projectId = await newProject(ada);
  const create = async (run: object) => {
    const body = {
      name: "X",
      host: "github" as const,
      repository: "https://github.com/acme/app",
      events: ["push" as const],
      run: { ...usual, ...run },
    };
    const answer = await ada.request(api.triggers.create, { params: { id: projectId }, body });
    return [answer.status, answer.body.issues?.[0]?.path];
  };
  expect(await create({ matrix: { axes: { TEST_FILES: ["a"] } }, shards: { total: 2 } })).toEqual([400, "run.matrix.axes"]);
  expect(await create({ matrix: {} })).toEqual([400, "run.matrix.axes"]);
  expect(await create({ shards: { total: 51 } })).toEqual([400, "run.shards.total"]);
});
