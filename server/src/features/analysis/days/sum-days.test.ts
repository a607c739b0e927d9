import { api } from "@gantry/contract/api.ts";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newProject } from "../../../testing/given/project.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { sumAllFailureDays } from "./sum-days.ts";

let server: TestServer;
let ada: Person;
let project: string;
let other: string;
let runs = 0;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
});
beforeEach(async () => {
  ada = await server.signUp();
  project = await newProject(ada, { name: "Shop" });
  other = await newProject(ada, { name: "Bank" });
});
afterAll(() => server.close());

const asSystem = <T>(statement: RawBuilder<T>) => server.ctx.db.asSystem(async (tx) => (await statement.execute(tx)).rows);
const idOf = (n: number) => n.toString(16).padStart(24, "f");
const printOf = (n: number) => n.toString(16).padStart(32, "0");

interface Story {
  daysAgo: number;
  fingerprints: readonly number[];
  branch?: string;
  projectId?: string;
}

/** A run that ended some days ago; its nth failure is one of test `n`. */
async function failedRun(story: Story): Promise<string> {
  const id = idOf(++runs);
  const ciContext = story.branch ? JSON.stringify({ branch: story.branch }) : null;
  await asSystem(sql`
    insert into executions (org_id, id, project_id, image, trigger, status, verdict, history, created_at, started_at, finished_at, ci_context)
    select ${ada.organizationId}, ${id}, ${story.projectId ?? project}, 'suite:1', 'api', 'FAILED', 'FAILED', 'counted', at, at, at, ${ciContext}::jsonb
    from (select clock_timestamp() - ${story.daysAgo}::float8 * interval '1 day' as at) moment`);
  await asSystem(addFailures(id, story.fingerprints));
  return id;
}

const addFailures = (id: string, fingerprints: readonly number[]) => sql`
  with added as (
    insert into failure_occurrences (org_id, execution_id, ordinal, project_id, fingerprint, category, message, test_key, at)
    select e.org_id, e.id, f.n - 1, e.project_id, f.fingerprint, case when f.n % 2 = 0 then 'timeout' else 'assertion' end, 'broke ' || e.id,
      case when f.n % 4 = 0 then null else 'test ' || f.n % 5 end, e.finished_at
    from executions e, unnest(${fingerprints.map(printOf)}::text[]) with ordinality f (fingerprint, n) where e.id = ${id} returning *
  )
  insert into failure_groups (org_id, id, project_id, fingerprint, first_at, first_execution_id)
  select distinct on (project_id, fingerprint) org_id, substr(encode(sha256(convert_to(project_id || '/' || fingerprint, 'UTF8')), 'hex'), 1, 24), project_id, fingerprint,
    at, execution_id from added order by project_id, fingerprint on conflict do nothing`;

const dropFailures = (id: string) => sql`delete from failure_occurrences where execution_id = ${id}`;
const summedDays = () =>
  asSystem(sql<{ day: string; ago: number }>`
    select day::text, (now() at time zone 'utc')::date - day as ago from summed_failure_days where org_id = ${ada.organizationId} order by day desc`);
const summed = async (ago: number) => (await summedDays()).some((one) => one.ago === ago);
const sum = () => sumAllFailureDays(server.ctx);

/** Everything that is read from the sums, with each filter. */
async function everything() {
  const lists = [
    {},
    { days: 3 },
    { project },
    { branch: "main" },
    { category: "timeout" },
    { sort: "tests" },
    { sort: "occurrences", order: "asc" },
  ];
  const searches = [
    { search: "test 3" },
    { search: idOf(runs) },
    { owner: "none" },
    { fingerprint: printOf(1) },
    { state: "new", branch: "dev" },
  ];
  const ofOrganization = [{}, { days: 3 }, { project: other }, { category: "assertion" }];
  return {
    groups: await Promise.all(
      [...lists, ...searches].map((query) => ada.call(api.failureGroups.list, { query: { limit: 100, ...query } as object })),
    ),
    clusters: await Promise.all(
      ofOrganization.map((query) => ada.call(api.analysis.clusters, { query: { limit: 100, ...query } as object })),
    ),
  };
}

/** The same read one by one, because no day is summed. */
async function oneByOne() {
  const kept = await asSystem(sql`delete from summed_failure_days where org_id = ${ada.organizationId} returning *`);
  const all = await everything();
  await asSystem(
    sql`insert into summed_failure_days select * from jsonb_populate_recordset(null::summed_failure_days, ${JSON.stringify(kept)}::jsonb)`,
  );
  return all;
}

test("sums say the same as the occurrences, whatever changes them", async () => {
  const old = await failedRun({ daysAgo: 5.2, fingerprints: [1, 1, 2, 3], branch: "main" });
  await failedRun({ daysAgo: 5.2, fingerprints: [1, 4], branch: "dev" });
  await failedRun({ daysAgo: 5.2, fingerprints: [1, 2, 2], projectId: other });
  const replaced = await failedRun({ daysAgo: 3, fingerprints: [2, 2, 5], branch: "main" });
  const deleted = await failedRun({ daysAgo: 2, fingerprints: [1, 6], branch: "main" });
  await failedRun({ daysAgo: 29.9, fingerprints: [7] });
  await failedRun({ daysAgo: 30.1, fingerprints: [7, 8] });
  await failedRun({ daysAgo: 0, fingerprints: [1, 9], branch: "dev" });
  const before = await everything();
  expect(before.groups[0]?.data.length).toBe(10);

  await sum();
  expect((await summedDays()).length).toBeGreaterThanOrEqual(4);
  expect(await everything()).toEqual(before);

  // Late, again, removed by retention, and of a deleted run.
  await failedRun({ daysAgo: 5.2, fingerprints: [1, 10], branch: "main" });
  await asSystem(dropFailures(replaced));
  await asSystem(addFailures(replaced, [2, 11]));
  await ada.call(api.executions.delete, { params: { id: deleted } });
  const changed = await everything();
  expect(changed).toEqual(await oneByOne());
  expect(changed).not.toEqual(before);
  await sum();
  expect(await everything()).toEqual(changed);

  await asSystem(dropFailures(old));
  const removed = await everything();
  expect(removed).toEqual(await oneByOne());
  await sum();
  expect(await everything()).toEqual(removed);
  expect(removed).not.toEqual(changed);
});

test("a day that a transaction is changing is summed afterwards, and a change waits for the sums of its day", async () => {
  const id = await failedRun({ daysAgo: 4, fingerprints: [1] });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let changed = () => {};
  const isChanged = new Promise<void>((resolve) => {
    changed = resolve;
  });
  const change = server.ctx.db.asSystem(async (tx) => {
    await dropFailures(id).execute(tx);
    await addFailures(id, [1, 2, 3]).execute(tx);
    changed();
    await released;
  });
  await isChanged;
  await sum();
  expect(await summed(4)).toBe(false);
  expect((await everything()).groups[0]?.data).toHaveLength(1);
  release();
  await change;
  await sum();
  expect(await summed(4)).toBe(true);
  expect((await everything()).groups[0]?.data).toHaveLength(3);
  expect(await everything()).toEqual(await oneByOne());
});

test("changes beside the job leave no wrong sum", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 6; n++) ids.push(await failedRun({ daysAgo: 2 + (n % 2), fingerprints: [n, 1], branch: n % 2 ? "main" : "dev" }));
  let isOver = false;
  const job = (async () => {
    while (!isOver) await sum();
  })();
  await Promise.all(
    ids.map(async (id, index) => {
      for (let turn = 0; turn < 5; turn++) {
        await server.ctx.db.asSystem(async (tx) => {
          await dropFailures(id).execute(tx);
          if (turn !== index) await addFailures(id, [turn, index, 1]).execute(tx);
        });
        if (turn === 2 && index === 0) await ada.call(api.executions.delete, { params: { id } });
      }
    }),
  );
  isOver = true;
  await job;
  await sum();
  expect(await everything()).toEqual(await oneByOne());
  expect(await summed(2)).toBe(true);
});

test("rows that go with their run withdraw the sums, and a run that failed without a late change withdraws none", async () => {
  const id = await failedRun({ daysAgo: 6, fingerprints: [1] });
  await failedRun({ daysAgo: 6, fingerprints: [2] });
  await sum();
  expect(await summed(6)).toBe(true);
  await failedRun({ daysAgo: 0, fingerprints: [1] });
  await asSystem(sql`update executions set updated_at = clock_timestamp() where id = ${id}`);
  expect(await summed(6)).toBe(true);
  await asSystem(sql`delete from executions where id = ${id}`);
  expect(await summed(6)).toBe(false);
});

test("today is summed once it is large, and what follows is read beside it", async () => {
  const many = await failedRun({ daysAgo: 0, fingerprints: Array.from({ length: 5_000 }, () => 1) });
  await asSystem(
    sql`update failure_occurrences set at = greatest(date_trunc('day', now() at time zone 'utc') at time zone 'utc', now() - interval '15 minutes') where execution_id = ${many}`,
  );
  await sum();
  await failedRun({ daysAgo: 0, fingerprints: [1, 2] });
  const { data } = (await everything()).groups[0] ?? { data: [] };
  const counts = data.map(({ occurrences, executions, tests }) => [occurrences, executions, tests] as const);
  expect(counts.toSorted(([one], [two]) => two - one)).toEqual([
    [5_001, 2, 5],
    [1, 1, 1],
  ]);
  expect(await everything()).toEqual(await oneByOne());
});
