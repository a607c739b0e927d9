import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember } from "../../testing/add-member.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { mailedToken } from "../../testing/mailed-link.ts";
import { type Answer, type Person, type TestServer, password, startTestServer } from "../../testing/start-server.ts";

let mails: MailServer;
let server: TestServer;
/** A second process on the same database. */
let second: TestServer;
/** Without a mail server. */
let quiet: TestServer;
beforeAll(async () => {
  mails = await startMailServer();
  const env = { SMTP_URL: mails.url, DEFAULT_PLAN: "enterprise", EMAIL_RETRY_INITIAL_DELAY: "10", DATABASE_POOL_SIZE: "30" };
  server = await startTestServer(env);
  second = await startTestServer({ ...env, DATABASE_URL: server.ctx.config.databaseUrl, SHARED: "true" });
  quiet = await startTestServer({ DEFAULT_PLAN: "enterprise", FRONTEND_URL: "https://gantry.example" });
});
afterAll(async () => {
  await second.close();
  await Promise.all([server.close(), quiet.close()]);
  await mails.close();
});

let people = 0;
const newEmail = () => `linked${++people}@example.com`;
const routes = [api.invitations.create, api.invitations.createForMe] as const;
const invite = (who: Person, email: string, route: (typeof routes)[number] = api.invitations.create) =>
  who.request(route, { body: { email, role: "developer" } });
const resend = (who: Person, id: string) => who.request(api.invitations.resend, { params: { id } });
const link = (who: Person, id: string) => who.request(api.invitations.link, { params: { id } });
const revoke = (who: Person, id: string) => who.request(api.invitations.revoke, { params: { id } });
const pending = async (who: Person) => (await who.request(api.invitations.list)).body.invitations;
const tokenOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);
const signUp = (on: TestServer, email: string, inviteToken: string) =>
  on.request(api.auth.signup, { body: { email, password, name: "Guest", inviteToken } });
const isLive = async (on: TestServer, token: string) => (await on.request(api.invitations.validate, { params: { token } })).status === 200;
const mailsTo = (email: string) => mails.received.filter(({ to }) => to.includes(email)).length;
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();

test("the eleventh invitation of an address in a day is rejected by every endpoint and creates nothing", async () => {
  const [ada, eve] = [await server.signUp(), await server.signUp()];
  const email = newEmail();
  for (let n = 0; n < 9; n++) {
    const made = await invite(ada, email, routes[n % 2]);
    expect(made).toMatchObject({
      status: 201,
      body: { message: "Invitation sent.", invitation: { mail: { status: "queued" }, inviteUrl: null } },
    });
    // A mail whose link expires before it is sent is dropped.
    await expect.poll(() => mailsTo(email)).toBe(n + 1);
    if (n < 8) expect((await revoke(ada, made.body.invitation.id)).status).toBe(200);
  }
  const id = (await pending(ada))[0]?.id ?? "";
  expect((await resend(ada, id)).status).toBe(200);
  // Ten are counted now, nine invitations and a resent one, including another organization's.
  for (const refused of [await resend(ada, id), await invite(eve, email), await invite(eve, email.toUpperCase(), routes[1])]) {
    expect(refused).toMatchObject({ status: 429, body: { success: false, error: "Too many invitations", code: "TOO_MANY_INVITATIONS" } });
    expect(refused.body.message).toBe("This address was invited 10 times within 24 hours. Try again in 24 hours.");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(86_000);
  }
  expect(await pending(eve)).toEqual([]);
  expect((await eve.call(api.audit.list)).data.filter(({ action }) => action.startsWith("invitation"))).toEqual([]);
  expect((await invite(eve, newEmail())).status).toBe(201);
  await expect.poll(() => mailsTo(email)).toBe(10);
  // A place becomes free when the oldest is a day old.
  await server.ctx.db.asSystem((tx) =>
    sql`update invitation_mails set at = clock_timestamp() - interval '24 hours' where at = (select min(at) from invitation_mails)`.execute(
      tx,
    ),
  );
  expect((await invite(eve, email)).status).toBe(201);
  expect((await resend(ada, id)).status).toBe(429);
});

test("when thirty organizations invite one address concurrently, over two processes, ten succeed", async () => {
  const admins = await Promise.all(Array.from({ length: 30 }, () => server.signUp()));
  const email = newEmail();
  const answers = await Promise.all(
    admins.map(({ token }, index) =>
      (index % 2 ? server : second).request(api.invitations.create, {
        body: { email, role: "viewer" },
        headers: { authorization: `Bearer ${token}` },
      }),
    ),
  );
  expect(statuses(answers)).toEqual([...Array.from({ length: 10 }, () => 201), ...Array.from({ length: 20 }, () => 429)]);
  const lists = await Promise.all(admins.map(pending));
  expect(lists.filter((list) => list.length === 1)).toHaveLength(10);
  await expect.poll(() => mailsTo(email)).toBe(10);
});

test("a resent invitation has a new mailed link and a new expiry", async () => {
  const ada = await server.signUp();
  const email = newEmail();
  const { id } = (await invite(ada, email)).body.invitation;
  const first = await mailedToken(mails, email, "invite");
  await server.ctx.db.asSystem((tx) =>
    tx.updateTable("invitations").set({ expires_at: sql<Date>`clock_timestamp() + interval '1 hour'` }).where("id", "=", id).execute(),
  );
  const again = await resend(ada, id);
  expect(again).toMatchObject({
    status: 200,
    body: { message: "Invitation sent.", invitation: { id, email, mail: { status: "queued" }, inviteUrl: null } },
  });
  expect(Date.parse(again.body.invitation.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  await expect.poll(() => mailedToken(mails, email, "invite")).not.toBe(first);
  const next = await mailedToken(mails, email, "invite");
  expect([await isLive(server, first), await isLive(server, next)]).toEqual([false, true]);
  await expect.poll(() => pending(ada)).toMatchObject([{ id, mail: { status: "sent" } }]);
  expect((await signUp(server, email, next)).status).toBe(201);
  for (const action of [resend, link])
    expect(await action(ada, id)).toMatchObject({ status: 409, body: { error: "Invitation already accepted" } });
});

test("a queued mail is dropped when its invitation was revoked or resent in the meantime", async () => {
  const ada = await server.signUp();
  const [revoked, resent, kept] = [newEmail(), newEmail(), newEmail()];
  mails.answer = (to) => ([revoked, resent, kept].includes(to) ? { code: 451, text: "try again later" } : undefined);
  try {
    const ids = new Map<string, string>();
    for (const email of [revoked, resent, kept]) ids.set(email, (await invite(ada, email)).body.invitation.id);
    const states = async () => (await pending(ada)).map(({ mail }) => mail?.status);
    await expect.poll(states).toEqual(["delayed", "delayed", "delayed"]);
    expect((await revoke(ada, ids.get(revoked) ?? "")).status).toBe(200);
    expect((await resend(ada, ids.get(resent) ?? "")).status).toBe(200);
  } finally {
    mails.answer = () => undefined;
  }
  await server.ctx.db.asSystem((tx) =>
    tx.updateTable("outbox").set({ due_at: sql<Date>`clock_timestamp()` }).where("state", "=", "waiting").execute(),
  );
  await server.outbox.idle();
  await expect.poll(() => [revoked, resent, kept].map(mailsTo)).toEqual([0, 1, 1]);
  expect(await isLive(server, await mailedToken(mails, resent, "invite"))).toBe(true);
});

test("a copied link does not end the mailed one, but the next copied link ends the previous", async () => {
  const ada = await server.signUp();
  const email = newEmail();
  const { id } = (await invite(ada, email)).body.invitation;
  const mailed = await mailedToken(mails, email, "invite");
  const made = await link(ada, id);
  expect(made.status).toBe(200);
  expect(made.headers.get("cache-control")).toBe("no-store");
  const handed = tokenOf(made.body.data.inviteUrl);
  expect([await isLive(server, mailed), await isLive(server, handed)]).toEqual([true, true]);
  const newer = tokenOf((await link(ada, id)).body.data.inviteUrl);
  expect([await isLive(server, mailed), await isLive(server, handed), await isLive(server, newer)]).toEqual([true, false, true]);
  expect((await signUp(server, newEmail(), newer)).status).toBe(400);
  expect((await signUp(server, email, newer)).status).toBe(201);
  expect(await isLive(server, mailed)).toBe(false);
  // Nothing stored can be used to accept the invitation.
  const stored = await server.ctx.db.asSystem((tx) =>
    sql<{
      text: string;
    }>`select (select string_agg(i::text, '') from invitations i) || (select string_agg(a::text, '') from audit_log a) as text`.execute(tx),
  );
  for (const token of [mailed, handed, newer]) expect(stored.rows[0]?.text).not.toContain(token);
  expect((await ada.call(api.audit.list)).data.map(({ action }) => action)).toContain("invitation.link_created");
});

test("links and resending are for admins and their own pending invitations", async () => {
  const [ada, eve] = [await server.signUp(), await server.signUp()];
  const dev = await addMember(server, ada, "developer");
  const { id } = (await invite(ada, newEmail())).body.invitation;
  const { apiKey } = (await ada.request(api.apiKeys.create, { body: { name: "ci", role: "admin" } })).body;
  expect((await server.request(api.invitations.link, { params: { id }, headers: { "x-api-key": apiKey } })).status).toBe(403);
  for (const action of [resend, link]) {
    expect(await action(dev, id)).toMatchObject({ status: 403, body: { error: "Insufficient permissions" } });
    const foreign = await action(eve, id);
    expect(foreign).toMatchObject({ status: 404, body: { error: "Invitation not found" } });
    expect(foreign.body).toEqual((await action(eve, "0".repeat(24))).body);
    expect(await action(ada, "x")).toMatchObject({ status: 400, body: { error: "Invalid invitation ID format" } });
  }
  await server.ctx.db.asSystem((tx) =>
    tx.updateTable("invitations").set({ expires_at: sql<Date>`clock_timestamp()` }).where("id", "=", id).execute(),
  );
  for (const action of [resend, link]) expect(await action(ada, id)).toMatchObject({ status: 409, body: { error: "Invitation expired" } });
  expect((await revoke(ada, id)).status).toBe(200);
  for (const action of [resend, link]) expect((await action(ada, id)).status).toBe(404);
});

test("a rejected mail is shown as failed, and a copied link works", async () => {
  const ada = await server.signUp();
  const email = newEmail();
  mails.answer = (to) => (to === email ? { code: 550, text: "no such mailbox" } : undefined);
  try {
    const { id } = (await invite(ada, email)).body.invitation;
    await expect.poll(() => pending(ada)).toMatchObject([{ id, mail: { status: "failed" } }]);
    const { inviteUrl } = (await link(ada, id)).body.data;
    expect((await signUp(server, email, tokenOf(inviteUrl ?? ""))).status).toBe(201);
  } finally {
    mails.answer = () => undefined;
  }
});

test("without a mail server the response says so and contains the link, once", async () => {
  const ada = await quiet.signUp();
  const email = newEmail();
  const made = await invite(ada, email);
  expect(made.headers.get("cache-control")).toBe("no-store");
  const { id, mail, inviteUrl } = made.body.invitation;
  expect(mail).toEqual({ status: "logged", message: expect.stringContaining("Copy a link") });
  expect(inviteUrl).toMatch(/^https:\/\/gantry\.example\/invite\/[\w-]{43}$/);
  const [listed] = await pending(ada);
  expect(listed).toMatchObject({ id, mail: { status: "logged" } });
  expect(JSON.stringify(listed)).not.toContain(tokenOf(inviteUrl ?? ""));
  const again = (await resend(ada, id)).body.invitation;
  expect(again).toMatchObject({ id, mail: { status: "logged" }, inviteUrl: expect.stringContaining("/invite/") });
  expect([await isLive(quiet, tokenOf(inviteUrl ?? "")), await isLive(quiet, tokenOf(again.inviteUrl ?? ""))]).toEqual([false, true]);
  expect(await signUp(quiet, email, tokenOf(again.inviteUrl ?? ""))).toMatchObject({ status: 201, body: { user: { role: "developer" } } });
});

test("where emails must be verified, a copied link does not verify one", async () => {
  const strict = await startTestServer({
    SMTP_URL: mails.url,
    DATABASE_URL: server.ctx.config.databaseUrl,
    SHARED: "true",
    EMAIL_VERIFICATION: "required",
  });
  try {
    const ada = await server.signUp();
    const [mailedTo, handedTo] = [newEmail(), newEmail()];
    await invite(ada, mailedTo);
    const { id } = (await invite(ada, handedTo)).body.invitation;
    const handed = tokenOf((await link(ada, id)).body.data.inviteUrl);
    const joined = await signUp(strict, handedTo, handed);
    expect(joined).toMatchObject({ status: 201, body: { verificationRequired: true } });
    expect(await strict.request(api.auth.login, { body: { email: handedTo, password } })).toMatchObject({ status: 403 });
    const verified = await strict.request(api.auth.verifyEmail, { body: { token: await mailedToken(mails, handedTo, "verify-email") } });
    expect(verified).toMatchObject({ status: 200, body: { user: { organizationId: ada.organizationId } } });
    expect((await signUp(strict, mailedTo, await mailedToken(mails, mailedTo, "invite"))).body.verificationRequired).toBeUndefined();
  } finally {
    await strict.close();
  }
});
