import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startOutbox, type Outbox } from "../../platform/outbox/outbox.ts";
import { mailWaitMs } from "../../platform/mail/mail-wait.ts";
import { type FakeMailApi, startFakeMailApi } from "../../testing/fake-mail-api.ts";
import { type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";
import { isLiveLink } from "../invitations/is-live-link.ts";
import { mailDelivery } from "./deliver-mail.ts";
import { sendMail } from "./send-mail.ts";
import { sampleMails } from "./testing/sample-mails.ts";

let mailApi: FakeMailApi;
let server: TestServer;
const others: Outbox[] = [];
beforeAll(async () => {
  mailApi = await startFakeMailApi();
  server = await startTestServer({
    DEFAULT_PLAN: "enterprise",
    EMAIL_PROVIDER: "resend",
    EMAIL_API_KEY: "re_1",
    EMAIL_API_URL: mailApi.url,
    EMAIL_RETRY_INITIAL_DELAY: "10",
  });
});
afterAll(async () => {
  await server.close();
  await mailApi.close();
});
beforeEach(async () => {
  await server.ctx.db.asSystem(async (tx) => {
    await tx.deleteFrom("outbox").execute();
    await sql`delete from mail_pace`.execute(tx);
  });
  mailApi.reset();
});
afterEach(async () => {
  for (const outbox of others.splice(0)) await outbox.stop();
});

const rows = () => server.ctx.db.asSystem((tx) => tx.selectFrom("outbox").selectAll().orderBy("created_at").execute());
const waiting = async () => (await rows()).filter(({ state }) => state === "waiting");
const resetMail = (to: string) =>
  server.ctx.db.asSystem((tx) => sendMail(server.ctx, tx, { type: "password-reset", to, data: sampleMails["password-reset"] }));
const welcomeMail = (to: string) =>
  server.ctx.db.asSystem((tx) => sendMail(server.ctx, tx, { type: "welcome", to, data: sampleMails.welcome }));

/** Advances the time for all queued mails until the next is due. @returns how many minutes */
async function passTime(): Promise<number> {
  await server.outbox.idle();
  return server.ctx.db.asSystem(async (tx) => {
    const { rows: next } = await sql<{ seconds: number }>`
      select greatest(0, extract(epoch from min(due_at) - clock_timestamp()))::float8 as seconds from outbox where state = 'waiting'`.execute(
      tx,
    );
    const seconds = next[0]?.seconds ?? 0;
    const back = sql<Date>`make_interval(secs => ${seconds})`;
    await sql`update outbox set due_at = due_at - ${back}, created_at = created_at - ${back} where state = 'waiting'`.execute(tx);
    await sql`update mail_pace set next_at = next_at - ${back}`.execute(tx);
    return seconds / 60;
  });
}

describe("a provider that is down", () => {
  test("for ten minutes loses no mail, not even a password reset", async () => {
    mailApi.trouble = { status: 503 };
    await resetMail("ada@example.com");
    let minutes = 0;
    while (minutes < 10) minutes += await passTime();
    expect(mailApi.accepted).toEqual([]);
    mailApi.trouble = undefined;
    while ((await waiting()).length > 0) minutes += await passTime();
    expect(mailApi.accepted.map(({ to }) => to)).toEqual(["ada@example.com"]);
    expect(minutes).toBeLessThan(40);
    expect(await rows()).toMatchObject([{ state: "delivered", payload: null }]);
  });

  test("mails are given up when they are no longer useful: a password reset after an hour, others after a day", async () => {
    mailApi.trouble = { status: 503 };
    await resetMail("late@example.com");
    let minutes = 0;
    while ((await waiting()).length > 0) minutes += await passTime();
    expect(await rows()).toMatchObject([{ state: "given_up", last_error: expect.stringContaining("resend answered 503") }]);
    expect(minutes).toBeGreaterThan(30);
    expect(minutes).toBeLessThan(60);
    await server.ctx.db.asSystem((tx) => tx.deleteFrom("outbox").execute());
    await welcomeMail("day@example.com");
    minutes = 0;
    while ((await waiting()).length > 0) minutes += await passTime();
    expect(minutes / 60).toBeGreaterThan(18);
    expect(minutes / 60).toBeLessThan(24);
  });

  test("a mail whose response was lost is sent once, even if its text has changed since", async () => {
    mailApi.trouble = { status: 502, afterAccepting: true };
    await welcomeMail("once@example.com");
    await expect.poll(() => mailApi.accepted.length).toBe(1);
    mailApi.trouble = undefined;
    while ((await waiting()).length > 0) await passTime();
    expect(mailApi.accepted).toHaveLength(1);
    const [row] = await rows();
    expect(row?.state).toBe("delivered");
    mailApi.trouble = { status: 409, body: { statusCode: 409, name: "invalid_idempotent_request" } };
    await welcomeMail("changed@example.com");
    await expect.poll(async () => (await rows()).at(-1)?.state).toBe("delivered");
  });
});

describe("a provider's rate limit", () => {
  test("of two per second is shared by three server processes, and every mail arrives", async () => {
    for (let index = 0; index < 2; index++)
      others.push(await startOutbox(server.ctx, [mailDelivery(server.ctx, (link) => isLiveLink(server.ctx, link))]));
    const { organizationId } = await server.signUp();
    const admins = Array.from({ length: 10 }, (_, index) => `admin${index}@example.com`);
    await server.ctx.db.withTenant(organizationId, async (tx) => {
      for (const to of admins)
        await sendMail(server.ctx, tx, { type: "usage-alert", to, organizationId, data: sampleMails["usage-alert"] });
    });
    const startedAt = Date.now();
    await expect.poll(async () => (await waiting()).length).toBe(0);
    const seconds = (Date.now() - startedAt) / 1000;
    const alerts = mailApi.accepted.filter(({ to }) => to.startsWith("admin"));
    expect(alerts.map(({ to }) => to).sort()).toEqual(admins.sort());
    // Eleven mails take ten turns. A delayed request may still overlap with the next one and be rejected, but few do.
    expect(seconds).toBeGreaterThan(4.5);
    expect(mailApi.requests - mailApi.accepted.length).toBeLessThan(mailApi.accepted.length / 2);
  });

  test("used up by others delays every mail for as long as the provider says", async () => {
    mailApi.trouble = { status: 429, headers: { "retry-after": "600" }, body: { name: "daily_quota_exceeded" } };
    await welcomeMail("first@example.com");
    await expect.poll(() => mailApi.requests).toBe(1);
    await expect.poll(async () => (await rows())[0]?.held_until).toBeNull();
    await welcomeMail("second@example.com");
    await expect.poll(async () => (await rows())[1]?.due_at.getTime()).toBeGreaterThan(Date.now() + 590_000);
    const held = await rows();
    expect(mailApi.requests).toBe(1);
    expect(held.map(({ attempt }) => attempt)).toEqual([1, 0]);
    expect(held[0]?.due_at.getTime()).toBeGreaterThan(Date.now() + 590_000);
    mailApi.trouble = undefined;
    while ((await waiting()).length > 0) await passTime();
    expect(mailApi.accepted.map(({ to }) => to).sort()).toEqual(["first@example.com", "second@example.com"]);
  });

  test("is read in each provider's format", () => {
    const now = Date.UTC(2026, 10, 22, 12);
    const wait = (status: number, headers: Record<string, string>) => mailWaitMs(status, new Headers(headers), now);
    expect(wait(429, { "retry-after": "2" })).toBe(2000);
    expect(wait(503, { "retry-after": new Date(now + 90_000).toUTCString() })).toBe(90_000);
    expect(wait(429, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(now / 1000 + 45) })).toBe(45_000);
    expect(wait(429, { "ratelimit-reset": "1" })).toBe(1000);
    expect(wait(429, { "retry-after": "soon" })).toBeUndefined();
    expect(wait(500, { "ratelimit-reset": "30" })).toBeUndefined();
  });
});

describe("an admin sees the state of an invitation's mail", () => {
  const mailOf = async (ada: Person, email: string) => {
    await server.outbox.idle();
    const { invitations } = await ada.call(api.invitations.list);
    return invitations.find((invitation) => invitation.email === email)?.mail;
  };
  const invite = (ada: Person, email: string) => ada.request(api.invitations.create, { body: { email, role: "viewer" } });

  test("sent, delayed while the provider is down, failed when it rejects; the provider's message is for the operator only", async () => {
    const ada = await server.signUp();
    expect((await invite(ada, "sent@example.com"))?.status).toBe(201);
    await expect.poll(() => mailOf(ada, "sent@example.com")).toEqual({ status: "sent", message: null });
    mailApi.trouble = { status: 500, body: { message: "db-7.internal is down" } };
    expect((await invite(ada, "delayed@example.com"))?.status).toBe(201);
    await expect.poll(async () => (await mailOf(ada, "delayed@example.com"))?.status).toBe("delayed");
    mailApi.trouble = { status: 422, body: { message: "Invalid `to` field" } };
    expect((await invite(ada, "failed@example.com"))?.status).toBe(201);
    await expect.poll(async () => (await mailOf(ada, "failed@example.com"))?.status).toBe("failed");
    const listed = JSON.stringify((await ada.request(api.invitations.list)).body);
    expect(listed).toContain("Check the address");
    expect(listed).not.toMatch(/db-7|Invalid `to`/);
  });

  test("only logged while the provider rejects the key", async () => {
    const ada = await server.signUp();
    mailApi.trouble = { status: 401, body: { name: "invalid_api_key" } };
    await invite(ada, "logged@example.com");
    await expect.poll(() => mailOf(ada, "logged@example.com")).toMatchObject({ status: "logged" });
  });
});
