import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabaseWithClock, type DatabaseClock } from "../../testing/database-clock.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { alertAllUsage } from "./alert-all-usage.ts";

const lastMoment = "2027-02-28T23:59:59.999Z";
const nextMonth = "2027-03-01T00:00:00.000Z";

let clock: DatabaseClock;
let mailServer: MailServer;
let server: TestServer;
beforeAll(async () => {
  clock = await createDatabaseWithClock();
  mailServer = await startMailServer();
  server = await startTestServer({ DATABASE_URL: clock.url, SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await server?.close();
  await mailServer?.close();
  await clock?.close();
});

const run = (person: Person) => person.request(api.executions.create, { body: { image: "shop/e2e:1" } });
const usageOf = async (person: Person) => (await person.call(api.organizations.usage)).data;
const mailsAbout = async (organizationName: string) => {
  await server.outbox.idle();
  return mailServer.received.flatMap(({ mail }) => (mail.subject?.startsWith(`${organizationName}: `) ? [mail.subject] : [])).sort();
};

test("a run in a month's last millisecond counts in that month, the next one in the next; deleting all fifty frees none", async () => {
  const ada = await server.signUp({ organizationName: "Edge" });
  await clock.set(lastMoment);
  const ids: string[] = [];
  for (let index = 0; index < 50; index++) ids.push((await run(ada)).body.data.id);
  const full = { period: { start: "2027-02-01T00:00:00.000Z", end: nextMonth }, testRuns: { used: 50, limit: 50 } };
  expect(await usageOf(ada)).toMatchObject(full);
  expect((await ada.call(api.executions.bulkDelete, { body: { taskIds: ids } })).data).toEqual({ deleted: 50 });
  expect(await usageOf(ada)).toMatchObject(full);
  const refused = await run(ada);
  expect(refused).toMatchObject({
    status: 429,
    body: { error: "Test run limit reached", quota: { used: 50, limit: 50, resetsAt: nextMonth } },
  });
  expect(refused.headers.get("retry-after"), "a millisecond is not said to be none").toBe("1");

  await clock.set(nextMonth);
  const next = { start: nextMonth, end: "2027-04-01T00:00:00.000Z" };
  expect(await usageOf(ada)).toMatchObject({ period: next, testRuns: { used: 0, limit: 50 } });
  const first = await run(ada);
  expect(first).toMatchObject({ status: 201, body: { data: { createdAt: nextMonth } } });
  expect(await usageOf(ada)).toMatchObject({ period: next, testRuns: { used: 1 } });
  // Ending or deleting a run of last month changes neither month's count.
  await server.worker(api.dispatch.update, { taskId: ids[0], status: "PASSED" });
  await ada.call(api.executions.delete, { params: { id: first.body.data.id } });
  expect(await usageOf(ada)).toMatchObject({ testRuns: { used: 1 } });
  await clock.set(lastMoment);
  expect(await usageOf(ada)).toMatchObject(full);
  await clock.set(undefined);
});

test("each level is mailed once per month, also by a check that starts in one month and ends in the next", async () => {
  const ada = await server.signUp({ organizationName: "Turn" });
  await clock.set(lastMoment);
  const count = (month: string, runs: number) =>
    server.ctx.db.asSystem((tx) => tx.insertInto("usage_months").values({ org_id: ada.organizationId, month, test_runs: runs }).execute());
  await count("2027-02-01", 46);
  const looking = await server.ctx.db.owner.transaction().execute(async (tx) => {
    await sql`lock table usage_alerts in access exclusive mode`.execute(tx);
    const looked = alertAllUsage(server.ctx);
    const waits = () => sql`select 1 from pg_locks where not granted and relation = 'usage_alerts'::regclass`.execute(server.ctx.db.owner);
    await expect.poll(async () => (await waits()).rows.length).toBeGreaterThan(0);
    await clock.set(nextMonth);
    return { looked };
  });
  await looking.looked;
  const ofFebruary = [50, 80, 90].map((level) => `Turn: ${level}% of test runs used`);
  expect(await mailsAbout("Turn")).toEqual(ofFebruary);
  await alertAllUsage(server.ctx);
  expect(await mailsAbout("Turn")).toEqual(ofFebruary);
  await count("2027-03-01", 25);
  await alertAllUsage(server.ctx);
  await alertAllUsage(server.ctx);
  expect(await mailsAbout("Turn")).toEqual(["Turn: 50% of test runs used", ...ofFebruary]);
  await clock.set(undefined);
});
