import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember } from "../../testing/add-member.ts";
import { gate, lockOrganization } from "../../testing/gate.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { mailedToken } from "../../testing/mailed-link.ts";
import { type Answer, type Person, type TestServer, password, startTestServer } from "../../testing/start-server.ts";

let mails: MailServer;
let server: TestServer;
beforeAll(async () => {
  mails = await startMailServer();
  server = await startTestServer({ SMTP_URL: mails.url, FRONTEND_URL: "https://gantry.example", DATABASE_POOL_SIZE: "40" });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

let people = 0;
const newEmail = () => `guest${++people}@example.com`;
const invite = (who: Person, email: string, role = "developer") => who.request(api.invitations.create, { body: { email, role } });
const validate = (token: string) => server.request(api.invitations.validate, { params: { token } });
const accept = (who: Person, token: string) => who.request(api.invitations.accept, { body: { token } });
const signUp = (email: string, inviteToken: string) =>
  server.request(api.auth.signup, { body: { email, password, name: "Guest", inviteToken } });
const codes = (answers: readonly Answer[]) => answers.map((answer) => answer.status).sort();

async function invited(who: Person, email = newEmail(), role = "developer") {
  const answer = await invite(who, email, role);
  if (answer.status !== 201) throw new Error(`inviting answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { email, id: answer.body.invitation.id, token: await mailedToken(mails, email, "invite") };
}

const change = (organizationId: string, values: { plan: "free" | "starter" }) =>
  server.ctx.db.asSystem((tx) => tx.updateTable("organizations").set(values).where("id", "=", organizationId).execute());

const membersOf = (organizationId: string) =>
  server.ctx.db.asSystem((tx) => tx.selectFrom("memberships").select(["user_id", "role"]).where("org_id", "=", organizationId).execute());

test("an invitation is mailed, shown, and used by signing up; then its link no longer works", async () => {
  const ada = await server.signUp({ name: "Ada Lovelace", organizationName: "Engines" });
  const email = newEmail();
  const created = await invite(ada, email.toUpperCase(), "viewer");
  expect(created.status).toBe(201);
  expect(created.body).toEqual({
    success: true,
    message: "Invitation sent.",
    invitation: {
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      email,
      role: "viewer",
      expiresAt: expect.any(String),
      userExists: false,
      actionType: "signup",
      mail: { status: "queued", message: null },
      inviteUrl: null,
    },
  });
  const lastsMs = Date.parse(created.body.invitation.expiresAt) - Date.now();
  expect(Math.abs(lastsMs - 7 * 86_400_000)).toBeLessThan(60_000);
  const token = await mailedToken(mails, email, "invite");
  expect(mails.received.at(-1)?.mail.text).toContain(`https://gantry.example/invite/${token}`);
  const shown = await validate(token);
  expect(shown.headers.get("cache-control")).toBe("no-store");
  expect(shown.body).toMatchObject({
    success: true,
    valid: true,
    organizationName: "Engines",
    role: "viewer",
    inviterName: "Ada Lovelace",
    userExists: false,
  });
  expect(await signUp("someone@example.com", token)).toMatchObject({ status: 400, body: { error: "Invalid invitation token" } });
  const joined = await signUp(email, token);
  expect(joined).toMatchObject({
    status: 201,
    body: { user: { email, role: "viewer", organizationId: ada.organizationId, organizationName: "Engines" } },
  });
  expect(await signUp(newEmail(), token)).toMatchObject({ status: 400, body: { error: "Invalid invitation token" } });
  expect(await validate(token)).toMatchObject({ status: 404, body: { success: false, error: "Invalid invitation token" } });
  expect((await ada.request(api.invitations.list, { query: { status: "accepted" } })).body.invitations).toMatchObject([
    { email, status: "accepted" },
  ]);
  const stored = await server.ctx.db.asSystem((tx) =>
    sql<{ text: string }>`
      select (select string_agg(i::text, '') from invitations i) || (select string_agg(a::text, '') from audit_log a) as text`.execute(tx),
  );
  expect(stored.rows[0]?.text).not.toContain(token);
});

test("only admins invite, through either endpoint; invalid requests are rejected", async () => {
  const ada = await server.signUp();
  await change(ada.organizationId, { plan: "starter" });
  const dev = await addMember(server, ada, "developer");
  for (const route of [api.invitations.create, api.invitations.createForMe]) {
    const send = (who: Person, body: unknown) => who.raw(route, { body });
    expect(await send(dev, { email: newEmail(), role: "viewer" })).toMatchObject({
      status: 403,
      body: { error: "Insufficient permissions" },
    });
    expect(await send(ada, { email: newEmail() })).toMatchObject({ status: 400, body: { error: "Missing required fields" } });
    expect(await send(ada, { email: "nobody", role: "viewer" })).toMatchObject({ status: 400, body: { error: "Invalid email" } });
    expect(await send(ada, { email: newEmail(), role: "owner" })).toMatchObject({ status: 400, body: { error: "Invalid role" } });
    const email = newEmail();
    expect(await send(ada, { email, role: "viewer" })).toMatchObject({
      status: 201,
      body: { message: "Invitation sent.", invitation: { email } },
    });
  }
  for (const route of [api.invitations.list, api.invitations.revoke])
    expect((await dev.raw(route, { params: { id: "a".repeat(24) } })).status).toBe(403);
});

test("a member, an invited address and a full plan are rejected, each with its own text", async () => {
  const ada = await server.signUp();
  const email = newEmail();
  expect((await invite(ada, email)).status).toBe(201);
  expect(await invite(ada, email.toUpperCase())).toMatchObject({ status: 409, body: { error: "Invitation already sent" } });
  expect(await invite(ada, ada.email)).toMatchObject({ status: 409, body: { error: "User already in organization" } });
  expect((await invite(ada, newEmail())).status).toBe(201);
  const full = await invite(ada, newEmail());
  expect(full).toMatchObject({ status: 429, body: { error: "User limit reached", code: "USER_LIMIT_REACHED" } });
  expect(full.body.message).toContain("3 of 3 used on the free plan");
  const other = await server.signUp();
  expect((await invite(other, email)).status).toBe(201);
});

test("an existing account accepts after signing in, keeps its own organization, and gets a token for the new one", async () => {
  const ada = await server.signUp({ organizationName: "Engines" });
  const bob = await server.signUp();
  const created = await invite(ada, bob.email, "developer");
  expect(created.body.invitation).toMatchObject({ userExists: true, actionType: "accept" });
  const token = await mailedToken(mails, bob.email, "invite");
  expect((await validate(token)).body.userExists).toBe(true);
  const stranger = await server.signUp();
  expect(await accept(stranger, token)).toMatchObject({ status: 403, body: { error: "Invitation is for another e-mail" } });
  expect(await accept(stranger, "nothing")).toMatchObject({ status: 400, body: { error: "Invalid invitation token" } });
  expect(await stranger.raw(api.invitations.accept, { body: {} })).toMatchObject({
    status: 400,
    body: { error: "Missing required fields" },
  });
  expect((await server.request(api.invitations.accept, { body: { token } })).status).toBe(401);
  expect(await signUp(bob.email, token)).toMatchObject({ status: 409, body: { error: "Email already registered" } });
  const accepted = await accept(bob, token);
  expect(accepted).toMatchObject({
    status: 200,
    body: { success: true, message: "You joined Engines", user: { organizationId: ada.organizationId, role: "developer" } },
  });
  const me = await server.raw(api.auth.me, { headers: { authorization: `Bearer ${accepted.body.token}` } });
  expect(me.body.data).toMatchObject({ role: "developer", organization: { id: ada.organizationId } });
  expect(me.body.data.organizations).toHaveLength(2);
  expect((await bob.call(api.auth.me)).data.role).toBe("admin");
  expect(await accept(bob, token)).toMatchObject({ status: 400, body: { error: "Invalid invitation token" } });
});

test("a revoked invitation no longer works, leaves the list, and its address can be invited again", async () => {
  const ada = await server.signUp();
  const other = await server.signUp();
  const { id, email, token } = await invited(ada);
  const revoke = (who: Person, invitation: string) => who.request(api.invitations.revoke, { params: { id: invitation } });
  const foreign = await revoke(other, id);
  expect(foreign).toMatchObject({ status: 404, body: { error: "Invitation not found" } });
  expect(foreign.body).toEqual((await revoke(other, "0".repeat(24))).body);
  expect(await revoke(ada, "x")).toMatchObject({ status: 400, body: { error: "Invalid invitation ID format" } });
  expect((await revoke(ada, id)).body).toEqual({ success: true, message: "Invitation revoked successfully" });
  expect((await revoke(ada, id)).status).toBe(404);
  expect((await validate(token)).status).toBe(404);
  expect((await signUp(email, token)).status).toBe(400);
  expect((await ada.request(api.invitations.list)).body.invitations).toEqual([]);
  expect((await ada.request(api.invitations.list, { query: { status: "all" } })).body.invitations).toMatchObject([
    { id, status: "revoked" },
  ]);
  expect((await invite(ada, email)).status).toBe(201);
  expect((await ada.request(api.invitations.list)).body.invitations).toMatchObject([{ email, status: "pending" }]);
});

test("an invitation expires after seven days by the database's clock, without a job, and frees its seat", async () => {
  const ada = await server.signUp();
  const { id, email, token } = await invited(ada);
  await invite(ada, newEmail());
  await server.ctx.db.asSystem((tx) =>
    tx.updateTable("invitations").set({ expires_at: sql<Date>`clock_timestamp()` }).where("id", "=", id).execute(),
  );
  expect((await validate(token)).status).toBe(404);
  expect((await signUp(email, token)).status).toBe(400);
  expect((await ada.request(api.invitations.list, { query: { status: "expired" } })).body.invitations).toMatchObject([
    { id, status: "expired" },
  ]);
  expect((await ada.request(api.invitations.list)).body.invitations).toHaveLength(1);
  expect((await invite(ada, email)).status).toBe(201);
});

test("the list is paginated, newest first", async () => {
  const ada = await server.signUp();
  await change(ada.organizationId, { plan: "starter" });
  const sent: string[] = [];
  for (let n = 0; n < 4; n++) sent.unshift((await invite(ada, newEmail())).body.invitation.id);
  const first = (await ada.request(api.invitations.list, { query: { limit: "3" } })).body;
  const second = (await ada.request(api.invitations.list, { query: { limit: "3", cursor: first.pagination.nextCursor ?? "" } })).body;
  expect([...first.invitations, ...second.invitations].map((invitation: { id: string }) => invitation.id)).toEqual(sent);
  expect(first.pagination.total).toBe(4);
  expect(second.pagination.nextCursor).toBeNull();
});

test("one of many concurrent sign-ups with an invitation succeeds; the others leave nothing", async () => {
  const ada = await server.signUp();
  const { email, token } = await invited(ada);
  const answers = await gate(
    server.ctx.db,
    lockOrganization(ada.organizationId),
    Array.from({ length: 12 }, () => () => signUp(email, token)),
  );
  expect(codes(answers)).toEqual([201, ...Array.from({ length: 11 }, () => 400)]);
  expect(await membersOf(ada.organizationId)).toHaveLength(2);
  const welcomes = () => mails.received.filter((mail) => mail.to.includes(email) && mail.mail.subject?.startsWith("Welcome"));
  await expect.poll(() => welcomes().length).toBe(1);
  const carl = await server.signUp();
  const second = await invited(ada, carl.email);
  const accepted = await gate(
    server.ctx.db,
    lockOrganization(ada.organizationId),
    Array.from({ length: 6 }, () => () => accept(carl, second.token)),
  );
  expect(codes(accepted)).toEqual([200, 400, 400, 400, 400, 400]);
});

test("using and revoking an invitation concurrently: one of the two succeeds", async () => {
  for (let round = 0; round < 5; round++) {
    const ada = await server.signUp();
    const { id, email, token } = await invited(ada);
    const [used, revoked] = await gate(server.ctx.db, lockOrganization(ada.organizationId), [
      () => signUp(email, token),
      () => ada.request(api.invitations.revoke, { params: { id } }),
    ]);
    expect([used?.status, revoked?.status]).toEqual(used?.status === 201 ? [201, 409] : [400, 200]);
    expect(await membersOf(ada.organizationId)).toHaveLength(used?.status === 201 ? 2 : 1);
  }
});

test("twenty concurrent invitations of one address create one, and one mail", async () => {
  const ada = await server.signUp();
  const email = newEmail();
  const answers = await gate(
    server.ctx.db,
    lockOrganization(ada.organizationId),
    Array.from({ length: 20 }, () => () => invite(ada, email)),
  );
  expect(codes(answers)).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  await mailedToken(mails, email, "invite");
  const messages = await server.ctx.db.asSystem((tx) =>
    tx.selectFrom("outbox").select("id").where("org_id", "=", ada.organizationId).execute(),
  );
  expect(messages).toHaveLength(2);
});

test("the plan's seats are respected by concurrent invitations, and by old invitations after a downgrade", async () => {
  const ada = await server.signUp();
  await addMember(server, ada, "viewer");
  const answers = await gate(
    server.ctx.db,
    lockOrganization(ada.organizationId),
    Array.from({ length: 10 }, () => () => invite(ada, newEmail())),
  );
  expect(codes(answers)).toEqual([201, ...Array.from({ length: 9 }, () => 429)]);
  const eve = await server.signUp();
  await change(eve.organizationId, { plan: "starter" });
  const guests = await Promise.all(Array.from({ length: 4 }, () => invited(eve)));
  await change(eve.organizationId, { plan: "free" });
  const joined = await gate(
    server.ctx.db,
    lockOrganization(eve.organizationId),
    guests.map(
      ({ email, token }) =>
        () =>
          signUp(email, token),
    ),
  );
  expect(codes(joined)).toEqual([201, 201, 429, 429]);
  expect(await membersOf(eve.organizationId)).toHaveLength(3);
});

test("a removed admin cannot invite, and their invitations no longer work", async () => {
  const ada = await server.signUp();
  await change(ada.organizationId, { plan: "starter" });
  const bob = await addMember(server, ada, "admin");
  const before = await invited(bob);
  await gate(server.ctx.db, lockOrganization(ada.organizationId), [
    () => ada.request(api.users.remove, { params: { id: bob.id } }),
    () => invite(bob, newEmail()),
  ]);
  expect((await validate(before.token)).status).toBe(404);
  expect((await ada.request(api.invitations.list)).body.invitations).toEqual([]);
});

test("accepting while being removed from the last organization ends in the new one, or without an account", async () => {
  for (let round = 0; round < 3; round++) {
    const [ada, eve] = [await server.signUp(), await server.signUp()];
    const carl = await addMember(server, ada, "viewer");
    await server.ctx.db.asSystem((tx) => tx.deleteFrom("memberships").where("user_id", "=", carl.id).where("role", "=", "admin").execute());
    const { token } = await invited(eve, carl.email);
    const requests = [() => accept(carl, token), () => ada.request(api.users.remove, { params: { id: carl.id } })];
    const answers = await gate(
      server.ctx.db,
      (tx) => tx.selectFrom("users").select("id").where("id", "=", carl.id).forUpdate().execute(),
      round % 2 ? requests : requests.toReversed(),
    );
    const [accepted, removed] = round % 2 ? answers : answers.toReversed();
    expect(removed?.status).toBe(200);
    expect([200, 401]).toContain(accepted?.status);
    expect(await membersOf(eve.organizationId)).toHaveLength(accepted?.status === 200 ? 2 : 1);
    const login = await server.request(api.auth.login, { body: { email: carl.email, password } });
    expect(login.status).toBe(accepted?.status === 200 ? 200 : 401);
  }
});
