import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProject } from "../server/src/testing/given/project.ts";
import { uploadReport } from "../server/src/testing/given/report.ts";
import { createServerProcess, type ServerProcess } from "./program.ts";
import { type Person, signUp } from "./stack.ts";

/** Eight batches. */
const tests = 8_000;
const failed = tests / 10;
const withinMs = 240_000;

let server: ServerProcess;
let ada: Person;
beforeAll(async () => {
  server = await createServerProcess({ DEFAULT_PLAN: "enterprise" });
  await server.start();
  ada = await signUp(server.url);
});
afterAll(() => server?.close());

/** How many results of a run are not in history yet; `null` when all are. */
async function left(run: string): Promise<number | null | undefined> {
  const row = await server.db.asSystem((tx) => tx.selectFrom("executions").select("history_left").where("id", "=", run).executeTakeFirst());
  return row?.history_left;
}

async function killInHistory(run: string, below: number): Promise<number> {
  const isBelow = async () => {
    const now = await left(run);
    return now === null || (now !== undefined && now < below);
  };
  await expect.poll(isBelow, { interval: 5, timeout: withinMs }).toBe(true);
  await server.kill("SIGKILL");
  const remaining = await left(run);
  expect(remaining, "the server had recorded everything before the kill").toBeGreaterThan(0);
  return remaining ?? 0;
}

test("a server that is killed twice between batches of a run's history loses nothing and counts nothing twice", async () => {
  const projectId = await newProject(ada);
  const cases = Array.from(
    { length: tests },
    (_, n) => `<testcase classname="c" name="t${n}">${n % 10 === 0 ? "<failure/>" : ""}</testcase>`,
  );
  const { id } = await uploadReport(ada, projectId, `<testsuites><testsuite name="s">${cases.join("")}</testsuite></testsuites>`);
  const first = await killInHistory(id, tests);
  await server.start();
  const second = await killInHistory(id, first);
  expect(second).toBeLessThan(first);
  await server.start();
  await expect.poll(() => left(id), { interval: 100, timeout: withinMs }).toBe(null);

  const stored = await server.db.withTenant(ada.organizationId, async (tx) => ({
    tests: await tx.selectFrom("tests").select("id").where("project_id", "=", projectId).execute(),
    outcomes: await tx.selectFrom("test_outcomes").select("test_id").where("execution_id", "=", id).execute(),
    days: await tx.selectFrom("test_days").select(["runs", "failures"]).where("project_id", "=", projectId).execute(),
    weeks: await tx.selectFrom("test_weeks").select(["runs", "failures"]).where("project_id", "=", projectId).execute(),
  }));
  expect(stored.tests).toHaveLength(tests);
  expect(stored.outcomes).toHaveLength(tests);
  expect(new Set(stored.outcomes.map(({ test_id }) => test_id)).size).toBe(tests);
  for (const counted of [stored.days, stored.weeks]) {
    expect(counted.every(({ runs }) => runs === 1)).toBe(true);
    expect(counted).toHaveLength(tests);
    expect(counted.filter(({ failures }) => failures === 1)).toHaveLength(failed);
  }
  expect((await ada.call(api.insights.get, { query: { project: projectId } })).data.totals).toMatchObject({ runs: 1 });
  expect((await ada.call(api.ci.gate, { body: { taskId: id } })).data.status).toBe("FAILED");
}, 900_000);
