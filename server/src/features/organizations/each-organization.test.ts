import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Context } from "../../context.ts";
import { newId } from "../../platform/crypto/ids.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { sweepRuns } from "../runs/dispatch/sweep-runs.ts";
import { applyAllRetention } from "../retention/apply-retention.ts";
import { clearLeftovers } from "../storage/clear-leftovers.ts";
import { reconcileStorage } from "../storage/reconcile-storage.ts";
import { eachOrganization } from "./each-organization.ts";
import { newProject } from "../../testing/given/project.ts";
import { queueRun } from "../../testing/given/run.ts";
import { uploadReport } from "../../testing/given/report.ts";

let server: TestServer;
/** The rows of the first one cannot be changed. */
let people: Person[];
let failing: string;
let others: Person[];
let logged: { organizationId: string; message: string }[];
let ctx: Context;

beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
});
afterAll(() => server.close());

beforeEach(async () => {
  const all = [await server.signUp(), await server.signUp(), await server.signUp()];
  people = all.sort((a, b) => (a.organizationId < b.organizationId ? -1 : 1));
  failing = people[0]?.organizationId ?? "";
  others = people.slice(1);
  logged = [];
  const error = ({ organizationId }: { organizationId: string }, message: string) => logged.push({ organizationId, message });
  ctx = { ...server.ctx, log: Object.assign(Object.create(server.ctx.log), { error }) };
});
afterEach(() => sql`drop function if exists refuse_change() cascade`.execute(server.ctx.db.owner));

/** Makes the database reject changes of this organization's counter, and of its runs when `ofRuns` holds. */
async function refuseChanges(ofRuns = "true"): Promise<void> {
  const { owner } = server.ctx.db;
  await sql
    .raw(`create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'a broken row'; end $$`)
    .execute(owner);
  for (const [table, column, which] of [
    ["organizations", "id", "true"],
    ["executions", "org_id", ofRuns],
  ])
    await sql
      .raw(
        `create trigger refuse before update on ${table} for each row when (old.${column} = '${failing}' and ${which}) execute function refuse_change()`,
      )
      .execute(owner);
}

async function runDaysAgo(person: Person, days: number): Promise<string> {
  const project = await newProject(person);
  await person.call(api.retention.change, { params: { id: project }, body: { logDays: null, reportDays: 1 } });
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  const report = `<testsuite name="cart"><testcase name="adds"/></testsuite>`;
  return (await uploadReport(person, project, report, { startedAt: at, finishedAt: at })).id;
}

const used = async (person: Person): Promise<number> => (await person.call(api.organizations.usage)).data.storage.used;
const statusOf = async (person: Person, id: string): Promise<string> =>
  (await person.call(api.executions.get, { params: { id } })).data.status;

test("applies retention and counters of the other organizations when one organization's rows cannot be changed", async () => {
  for (const person of people) await runDaysAgo(person, 9);
  await refuseChanges();
  await applyAllRetention(ctx);
  expect(await Promise.all(people.map(used))).toEqual([expect.any(Number), 0, 0]);
  expect(await used(people[0] as Person)).toBeGreaterThan(0);
  expect(logged).toEqual([{ organizationId: failing, message: "retention could not remove a file" }]);
});

test("corrects the other organizations' counters and reports the one that failed", async () => {
  for (const person of people) await runDaysAgo(person, 0);
  const right = await Promise.all(people.map(used));
  await server.ctx.db.asSystem((tx) => sql`update organizations set current_storage_used_bytes = 7`.execute(tx));
  await refuseChanges();
  const failures: unknown[] = [];
  const corrected = await reconcileStorage(ctx, (organizationId, error) => failures.push([organizationId, String(error)]));
  expect(corrected.filter(({ organizationId }) => people.some((one) => one.organizationId === organizationId))).toEqual(
    others.map(({ organizationId }, index) => ({ organizationId, beforeBytes: 7, afterBytes: right[index + 1] })),
  );
  expect(await Promise.all(people.map(used))).toEqual([7, right[1], right[2]]);
  expect(failures).toEqual([[failing, expect.stringContaining("a broken row")]]);
  expect(logged).toEqual([{ organizationId: failing, message: "an organization's storage was not reconciled" }]);
});

test("clears the other organizations' leftovers when one organization's folder cannot be read", async () => {
  const leftover = (person: Person) => `reports/${person.organizationId}/${newId()}/index.html`;
  const keys = people.map(leftover);
  for (const key of keys) await server.ctx.storage.put(key, Buffer.from("left"));
  const { storage } = server.ctx;
  const readFolders = storage.folders.bind(storage);
  const unreadable = vi.spyOn(storage, "folders").mockImplementation(async (prefix) => {
    if (prefix.includes(failing)) throw new Error("EIO: i/o error");
    return readFolders(prefix);
  });
  expect(await clearLeftovers(ctx)).toMatchObject({ reports: 2 });
  unreadable.mockRestore();
  const left = await Promise.all(keys.map((key) => server.ctx.storage.stat(key)));
  expect(left.map((one) => one !== undefined)).toEqual([true, false, false]);
  expect(logged).toEqual([{ organizationId: failing, message: "an organization's leftovers were not cleared away" }]);
});

test("other organizations' runs get their verdict when one organization's run cannot", async () => {
  const ids: string[] = [];
  for (const person of people) ids.push((await queueRun(person, { image: "shop/e2e:1" })).id);
  // The results arrived, then the server died: once for each organization, the failing one first.
  await refuseChanges("new.verdict is not null");
  await server.ctx.db.asSystem((tx) =>
    sql`
      update executions set status = 'ANALYZING', exit_code = 0, started_at = now(), updated_at = now() - interval '1 minute'
      where id = any(${ids})`.execute(tx),
  );
  await sweepRuns(ctx);
  const statuses = await Promise.all(people.map((person, index) => statusOf(person, ids[index] ?? "")));
  expect(statuses[0]).toBe("ANALYZING");
  for (const status of statuses.slice(1)) expect(status).not.toBe("ANALYZING");
});

test("an unreachable database ends the job at once instead of failing for every organization", async () => {
  const items = Array.from({ length: 100 }, () => ({ org_id: newId() }));
  let tried = 0;
  const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const work = async () => {
    tried++;
    throw away;
  };
  await expect(eachOrganization(ctx, items, "not done", work)).rejects.toBe(away);
  expect(tried).toBe(3);
  const missingFile = Object.assign(new Error("ENOENT: no such file"), { code: "ENOENT", syscall: "open" });
  await eachOrganization(ctx, items, "not done", async () => {
    throw missingFile;
  });
  expect(logged).toHaveLength(102);
});
