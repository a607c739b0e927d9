import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { runsRead } from "./list-executions.ts";

let server: TestServer;
let ada: Person;
let project: string;
/** The oldest runs: the only ones with this image and branch. */
const old = 3;
const image = "needle:1";
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
  project = await newProject(ada);
  // As many as a page reads.
  await addRuns(runsRead, { image: "suite:1", branch: "main", group: "nightly" });
  await addRuns(old, { image, branch: "fix", group: "weekly", ageDays: 40 });
  await server.ctx.db.pool.query("vacuum analyze executions");
});
afterAll(() => server.close());

async function addRuns(
  count: number,
  { image, branch, group, ageDays = 0, of = project }: { image: string; branch: string; group: string; ageDays?: number; of?: string },
): Promise<void> {
  await server.ctx.db.asSystem(async (tx) => {
    tx.setResponseTimeout(300_000);
    await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
    await sql`
      with numbers as (
        -- Otherwise a trigger counts each run.
        insert into run_numbers values (${ada.organizationId}, ${of}, ${count}::int)
        on conflict (org_id, project_id) do update set last_number = run_numbers.last_number + ${count}::int returning last_number
      )
      insert into executions (org_id, number, id, project_id, image, trigger, status, verdict, group_name, ci_context, created_at)
      select ${ada.organizationId}, last_number - n, substr(md5(${`${of} ${image} `} || n), 1, 24), ${of}, ${image}, 'api', 'PASSED', 'PASSED', ${group},
        jsonb_build_object('branch', ${branch}::text), now() - make_interval(days => ${ageDays}) - n * interval '1 second'
      from numbers, generate_series(0, ${count}::int - 1) n`.execute(tx);
  });
}

const list = (query: object) => ada.call(api.executions.list, { query });

test("a search for what only old runs have goes on behind the runs that a page reads", async () => {
  for (const query of [{ search: "needle" }, { image }, { project, image, shards: "together" }, { image, matrixRuns: "together" }]) {
    const first = await list(query);
    expect(first.data).toEqual([]);
    expect(first.pagination).toMatchObject({ total: 0, totalIsExact: false, nextCursor: expect.any(String) });
    const second = await list({ ...query, cursor: first.pagination.nextCursor ?? undefined });
    expect(second.data.map((run) => run.image)).toEqual(Array(old).fill(image));
    expect(second.pagination).toMatchObject({ totalIsExact: false, nextCursor: null });
  }
});

test("a page that is full goes on behind its last run", async () => {
  const first = await list({ status: "PASSED", limit: 2 });
  const second = await list({ status: "PASSED", limit: 2, cursor: first.pagination.nextCursor ?? undefined });
  const both = await list({ limit: 4 });
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(both.data.map(({ id }) => id));
  expect(first.pagination).toMatchObject({ total: 1000, totalIsExact: false });
  expect(second.pagination).toMatchObject({ total: 1000, totalIsExact: false });
});

test("with matrix runs together, as many runs are read for the total as for a page", async () => {
  const id = (await list({ number: 7 })).data[0]?.id ?? "";
  const oldest = (await list({ image, branch: "fix" })).data[0]?.id ?? "";
  const mark = (status: string) =>
    server.ctx.db.asSystem((tx) => sql`update executions set status = ${status} where id in (${id}, ${oldest})`.execute(tx));
  await mark("UNSTABLE");
  const { data, pagination } = await list({ status: "UNSTABLE", matrixRuns: "together", limit: 1 });
  await mark("PASSED");
  expect(data.map((run) => run.id)).toEqual([id]);
  expect(pagination).toMatchObject({ total: 1, totalIsExact: false });
});

test("a branch with few runs is found at once, and all of its runs are counted", async () => {
  const { data, pagination } = await list({ branch: "fix" });
  expect(data.map(({ ciContext }) => ciContext?.branch)).toEqual(Array(old).fill("fix"));
  expect(pagination).toMatchObject({ nextCursor: null, total: old });
  expect(pagination.totalIsExact).toBeUndefined();
  expect((await list({ branch: "fix", search: "needle" })).data.length).toBe(old);
  expect((await list({ branch: "fix", search: "suite:1" })).pagination).toMatchObject({ nextCursor: null, total: 0 });
});

test("the export has all matching runs, however old they are", async () => {
  const csv = await ada.call(api.executions.export, { query: { image, columns: "image" } });
  expect(csv.trim().split(/\r?\n/).slice(1)).toEqual(Array(old).fill(`"${image}"`));
});

test("groups have their last 20 runs, in all projects together, and up to 1,000 runs of each project are counted", async () => {
  const other = await newProject(ada);
  await addRuns(2, { image: "suite:1", branch: "main", group: "weekly", of: other, ageDays: 41 });
  const newest = await queueRun(ada, { projectId: other, groupName: "weekly" });
  const deleted = await queueRun(ada, { projectId: other, groupName: "gone" });
  await ada.call(api.executions.delete, { params: { id: deleted.id } });
  const all = (await ada.call(api.executions.groups)).data;
  expect(all.map(({ groupName }) => groupName)).toEqual(["weekly", "nightly"]);
  expect(all[0]).toMatchObject({ executions: old + 3, executionsAreExact: true, lastStatus: "PENDING" });
  expect(all[0]?.latest.length).toBe(old + 3);
  expect(all[0]?.latest[0]?.id).toBe(newest.id);
  expect(all[1]).toMatchObject({ executions: 1000, executionsAreExact: false, lastStatus: "PASSED" });
  expect(all[1]?.latest.map(({ id }) => id)).toEqual((await list({ project, groupName: "nightly", limit: 20 })).data.map(({ id }) => id));
  const ofProject = (await ada.call(api.executions.groups, { query: { project } })).data;
  expect(ofProject.map(({ groupName, executions }) => [groupName, executions])).toEqual([
    ["nightly", 1000],
    ["weekly", old],
  ]);
});

test("groups with a filter read the newest runs only, and say that there may be more", async () => {
  const found = async (query: object) => (await ada.call(api.executions.groups, { query: { project, ...query } })).data;
  const [nightly, ...others] = await found({ status: "PASSED" });
  expect(nightly).toMatchObject({ groupName: "nightly", executions: 1000, executionsAreExact: false });
  expect([nightly?.latest.length, others]).toEqual([20, []]);
  expect(await found({ branch: "fix" })).toMatchObject([{ groupName: "weekly", executions: old, executionsAreExact: true }]);
});
