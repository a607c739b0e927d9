import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { claimRun } from "../../testing/given/claimed-run.ts";
import { newProject } from "../../testing/given/project.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { startDue } from "./start-due.ts";

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

type Body = z.input<typeof api.schedules.create.body>;

// A time that is not reached while the tests run.
const yearly = "0 0 29 2 *";

const bodyOf = (projectId: string, run: Omit<Body["run"], "image">, more: Partial<Body> = {}): Body => ({
  projectId,
  name: "Nightly",
  cron: yearly,
  run: { image: "suite:1", ...run },
  ...more,
});

async function given(run: Omit<Body["run"], "image">, { person = ada, ...more }: Partial<Body> & { person?: Person } = {}) {
  const projectId = await newProject(person);
  const { id } = (await person.call(api.schedules.create, { body: bodyOf(projectId, run, more) })).data;
  const read = async () => (await person.call(api.schedules.get, { params: { id } })).data;
  const makeDue = () =>
    server.ctx.db.asSystem((tx) => tx.updateTable("schedules").set({ next_run_at: new Date() }).where("id", "=", id).execute());
  return {
    id,
    projectId,
    read,
    makeDue,
    /** The schedule's time comes. */
    come: async () => {
      await makeDue();
      await startDue(server.ctx);
      await expect.poll(async () => Date.parse((await read()).nextRunAt ?? "") > Date.now()).toBe(true);
      return (await read()).last;
    },
    /** In the order in which they were accepted. */
    runs: async () => {
      const { data } = await person.call(api.executions.list, { query: { project: projectId, limit: 100 } });
      return data.toSorted((a, b) => a.number - b.number);
    },
    groups: async () => (await person.call(api.matrixRuns.list, { query: { project: projectId } })).data,
  };
}

const end = (taskId: string) => server.worker(api.dispatch.update, { taskId, status: "PASSED" });

describe("a schedule with a matrix", () => {
  const matrix = { axes: { BROWSER: ["chrome", "firefox"], NODE: [20] } };

  test("starts one matrix run for each time, whatever the number of servers", async () => {
    const nightly = await given({ matrix, groupName: "nightly" });
    for (const round of [1, 2]) {
      await nightly.makeDue();
      // Both servers' own timed jobs check as well.
      await Promise.all([server, other, server, other].map((process) => startDue(process.ctx)));
      await expect.poll(async () => (await nightly.groups()).length).toBe(round);
      expect(await nightly.runs()).toHaveLength(2 * round);
    }
    const [newest] = await nightly.groups();
    expect(newest).toMatchObject({
      status: "QUEUED",
      counts: { total: 2 },
      trigger: "schedule",
      requestedBy: { id: null, name: "Schedule Nightly" },
    });
    const [first, second] = (await nightly.runs()).slice(2);
    expect([first?.combination, second?.combination]).toEqual(
      ["chrome", "firefox"].map((value) => [
        { axis: "BROWSER", value },
        { axis: "NODE", value: "20" },
      ]),
    );
    expect(first).toMatchObject({ trigger: "schedule", groupName: "nightly", matrixRunId: newest?.id });
    expect((await nightly.read()).last).toMatchObject({ executionId: first?.id, matrixRunId: newest?.id, status: "PENDING", reason: null });
    await end(first?.id ?? "");
    expect((await nightly.read()).last?.status).toBe("RUNNING");
    const listed = (await ada.call(api.schedules.list, { query: { project: nightly.projectId } })).data;
    expect(listed[0]).toMatchObject({
      last: { matrixRunId: newest?.id, status: "RUNNING" },
      run: { matrix: { axes: { NODE: [{ value: "20" }] } } },
    });
  });

  test("is still due when a server dies after some of the runs, and then starts all of them once", async () => {
    const { makeDue, runs, groups, read, projectId } = await given({ matrix });
    const { owner } = server.ctx.db;
    await sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$`.execute(owner);
    await sql`create trigger die before insert on executions for each row
      when (new.project_id = ${sql.lit(projectId)} and new.matrix_position = 1) execute function die()`.execute(owner);
    await makeDue();
    await startDue(server.ctx);
    expect([await runs(), await groups(), (await read()).last]).toEqual([[], [], null]);
    await sql`drop trigger die on executions`.execute(owner);
    await startDue(server.ctx);
    await expect.poll(async () => (await groups()).length).toBe(1);
    expect(await runs()).toHaveLength(2);
  });

  test("skips a time while any of its runs has not ended", async () => {
    const { come, runs } = await given({ matrix }, { skipWhileActive: true });
    const first = await come();
    const [one, two] = await runs();
    await end(one?.id ?? "");
    const skipped = {
      executionId: first?.executionId,
      matrixRunId: first?.matrixRunId,
      reason: `Skipped: execution ${two?.id} had not ended.`,
    };
    expect([await come(), await come()]).toMatchObject([skipped, skipped]);
    await end(two?.id ?? "");
    expect((await come())?.matrixRunId).not.toBe(first?.matrixRunId);
    expect(await runs()).toHaveLength(4);
  });

  test("starts all runs or none: a limit is the schedule's result", async () => {
    const eve = await server.signUp();
    const { come, runs, groups } = await given({ matrix: { axes: { A: ["1", "2"] } } }, { person: eve });
    const thisMonth = `${new Date().toISOString().slice(0, 7)}-01`;
    await server.ctx.db.asSystem(async (tx) => {
      await tx.insertInto("usage_months").values({ org_id: eve.organizationId, month: thisMonth, test_runs: 49 }).execute();
      await tx.updateTable("organizations").set({ plan: "free" }).where("id", "=", eve.organizationId).execute();
    });
    expect(await come()).toMatchObject({
      executionId: null,
      matrixRunId: null,
      reason: expect.stringMatching(/^Test run limit reached: .* This needs 2 runs and 1 are left, so none was started\./),
    });
    expect([await runs(), await groups()]).toEqual([[], []]);
  });

  test("starts now, once per key, and answers with the first run", async () => {
    const { id, groups, runs } = await given({ matrix });
    const now = () => ada.request(api.schedules.run, { params: { id }, headers: { "idempotency-key": `now-${id}` } });
    const answers = await Promise.all([now(), now(), now()]);
    const [group] = await groups();
    const [first] = await runs();
    expect(answers.map(({ status, body }) => [status, body.data.id, body.data.matrixRunId])).toEqual(
      Array(3).fill([201, first?.id, group?.id]),
    );
    expect(await runs()).toHaveLength(2);
  });

  test("becomes a single run when the matrix is taken away", async () => {
    const { id, come, runs } = await given({ matrix });
    await ada.call(api.schedules.change, { params: { id }, body: { run: { image: "suite:1" } } });
    expect(await come()).toMatchObject({ matrixRunId: null, executionId: expect.any(String) });
    expect(await runs()).toMatchObject([{ matrixRunId: null, combination: [] }]);
  });
});

describe("a schedule with shards", () => {
  const files = ["long.js", "a.js", "b.js", "c.js"];

  test("splits the list by the durations that are known when its time comes", async () => {
    const { come, runs, groups } = await given({ shards: { total: 2, files } });
    await come();
    const known = await runs();
    const tests = files.map((filePath) => ({
      name: `works in ${filePath}`,
      suite: ["all"],
      status: "passed" as const,
      filePath,
      durationMs: filePath === "long.js" ? 3_000 : 1_000,
    }));
    for (const { id } of known) {
      const { attempt } = await claimRun(server, id);
      await server.worker(api.dispatch.update, { taskId: id, attempt, status: "RUNNING" });
      await server.worker(api.dispatch.update, {
        taskId: id,
        attempt,
        status: "ANALYZING",
        exitCode: 0,
        results: { formats: ["junit"], tests },
      });
    }
    await server.ctx.background.idle();
    await come();
    const lists = [];
    for (const { id } of (await runs()).slice(2)) {
      const { variables } = await claimRun(server, id);
      lists.push(variables.find(({ name }) => name === "TEST_FILES")?.value.split("\n"));
    }
    expect(lists).toEqual([["long.js"], ["a.js", "b.js", "c.js"]]);
    expect((await groups()).map(({ split }) => split)).toMatchObject([{ files: 4, filesWithDuration: 4 }, { files: 4 }]);
  });

  test("says why it cannot start", async () => {
    const { come, groups, projectId } = await given({ shards: { total: 2 } });
    await ada.call(api.projects.setVariable, { params: { id: projectId, name: "SHARD_INDEX" }, body: { value: "1" } });
    expect((await come())?.reason).toContain("Variable of the project: The project has a variable SHARD_INDEX");
    expect(await groups()).toEqual([]);
  });
});

describe("what could never start is refused when it is stored:", () => {
  const values = (count: number) => Array.from({ length: count }, (_, index) => index);
  test.each([
    [{ matrix: { axes: { A: values(30) } }, shards: { total: 2 } }, "run.shards.total", "splits each of the 30 combinations"],
    [{ matrix: { axes: { SHARD_INDEX: ["1"] } }, shards: { total: 2 } }, "run.matrix.axes", "set SHARD_INDEX"],
    [{ matrix: { axes: { A: values(8), B: values(8) } } }, "run.matrix", "has 64 combinations"],
    [{ shards: { total: 1 } }, "run.shards.total", ""],
    [{ shards: { targetSeconds: 60 } }, "run.shards.files", "is required with `targetSeconds`"],
    [{ shards: { total: 2, files: values(300).map((file) => `${file}`.padStart(450, "x")) } }, "run.shards.files", "have 135299 bytes"],
    [{ matrix: { axes: { A: ["1"] }, excluded: [] } }, "run.matrix.excluded", ""],
  ])("%#", async (run, path, message) => {
    const projectId = await newProject(ada);
    const { status, body } = await ada.request(api.schedules.create, { body: bodyOf(projectId, run as object) });
    expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
    expect(body.issues?.[0]?.message).toContain(message);
  });
});
