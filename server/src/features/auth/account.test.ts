import { api } from "@gantry/contract/api.ts";
import type { Route } from "@gantry/contract/route.ts";
import { io } from "socket.io-client";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMember } from "../../testing/add-member.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { mailedToken } from "../../testing/mailed-link.ts";
import { type Person, type TestServer, password, startTestServer } from "../../testing/start-server.ts";

const newPassword = "Another-horse-8";

let mails: MailServer;
let server: TestServer;
beforeAll(async () => {
  mails = await startMailServer();
  server = await startTestServer({ SMTP_URL: mails.url, PASSWORD_SALT_ROUNDS: "10" });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

const login = (email: string, secret: string) => server.request(api.auth.login, { body: { email, password: secret } });
const post = <const R extends Route>(route: R, body: unknown) => server.raw(route, { body });
const changePassword = (who: Person, body: unknown) => who.raw(api.auth.changePassword, { body });

const actionsOf = async (organizationId: string) => {
  const rows = await server.ctx.db.asSystem((tx) =>
    tx.selectFrom("audit_log").select("action").where("org_id", "=", organizationId).orderBy("seq").execute(),
  );
  return rows.map((row) => row.action);
};

async function socketOf(person: Person) {
  const socket = io(server.url, { auth: { token: person.token }, transports: ["websocket"], reconnection: false });
  await new Promise<void>((resolve) => socket.once("auth-success", () => resolve()));
  return { socket, closed: new Promise<void>((resolve) => socket.once("disconnect", () => resolve())) };
}

test("a person sees their organizations and switches between them; others do not exist for them", async () => {
  const ada = await server.signUp({ organizationName: "Engines" });
  const bob = await addMember(server, ada, "viewer");
  const mine = (await bob.call(api.auth.organizations)).data;
  expect(mine).toMatchObject([
    { name: "Example", role: "admin", status: "active", active: false },
    { id: ada.organizationId, name: "Engines", role: "viewer", status: "active", active: true },
  ]);
  const home = await bob.request(api.auth.switch, { body: { organizationId: mine[0]?.id ?? "" } });
  expect(home.body).toMatchObject({ success: true, user: { id: bob.id, role: "admin", organizationId: mine[0]?.id } });
  const atHome = server.personOf(home.body);
  expect((await atHome.request(api.users.list)).body.users).toHaveLength(1);
  expect((await bob.request(api.users.list)).body.users).toHaveLength(2);
  const foreign = await ada.request(api.auth.switch, { body: { organizationId: mine[0]?.id ?? "" } });
  expect(foreign).toMatchObject({ status: 404, body: { error: "Organization not found" } });
  expect(foreign.body).toEqual((await ada.request(api.auth.switch, { body: { organizationId: "0".repeat(24) } })).body);
  expect(await ada.request(api.auth.switch, { body: { organizationId: "x" } })).toMatchObject({
    status: 400,
    body: { error: "Invalid organization ID format" },
  });
});

test("a person changes their own name and nothing else of the account", async () => {
  const ada = await server.signUp();
  const more = { name: "Ada King", role: "viewer", email: "x@example.com", status: "pending" };
  expect(await ada.request(api.auth.changeMe, { body: more })).toMatchObject({
    status: 400,
    body: { error: "Unknown field", issues: [{ path: "role" }, { path: "email" }, { path: "status" }] },
  });
  const changed = await ada.request(api.auth.changeMe, { body: { name: " Ada King " } });
  expect(changed.body.data).toMatchObject({ name: "Ada King", email: ada.email, role: "admin" });
  expect((await ada.call(api.auth.me)).data).toEqual(changed.body.data);
  expect(await ada.request(api.auth.changeMe, { body: { name: " " } })).toMatchObject({
    status: 400,
    body: { error: "Missing required fields" },
  });
  expect(await ada.request(api.auth.changeMe, { body: { name: "a\u0000b" } })).toMatchObject({
    status: 400,
    body: { error: "Validation failed" },
  });
});

test("a new password ends every other session and its sockets at once; API keys stay valid", async () => {
  const ada = await server.signUp();
  const { apiKey } = (await ada.request(api.apiKeys.create, { body: { name: "CI" } })).body;
  const elsewhere = server.personOf((await login(ada.email, password)).body);
  const { socket, closed } = await socketOf(elsewhere);
  for (const [body, error] of [
    [{ currentPassword: password }, "Missing required fields"],
    [{ currentPassword: password, newPassword: "weak" }, "Weak password"],
    [{ currentPassword: "Wrong-horse-9", newPassword }, "Current password is wrong"],
    [{ currentPassword: password, newPassword: password }, "Password unchanged"],
  ] as const)
    expect(await changePassword(ada, body)).toMatchObject({ status: 400, body: { success: false, error } });
  expect((await elsewhere.request(api.auth.me)).status).toBe(200);
  const changed = await changePassword(ada, { currentPassword: password, newPassword });
  expect(changed).toMatchObject({ status: 200, body: { success: true, user: { id: ada.id } } });
  for (const old of [ada, elsewhere]) expect((await old.request(api.auth.me)).status).toBe(401);
  await closed;
  socket.close();
  expect((await server.personOf(changed.body).request(api.auth.me)).status).toBe(200);
  expect((await server.request(api.users.list, { headers: { "x-api-key": apiKey } })).status).toBe(200);
  expect((await login(ada.email, password)).status).toBe(401);
  expect((await login(ada.email, newPassword)).status).toBe(200);
  expect(await actionsOf(ada.organizationId)).toEqual(["organization.created", "api_key.created", "user.password_changed"]);
});

test("one of two concurrent password changes succeeds; guessing the current password locks like sign-in", async () => {
  const ada = await server.signUp();
  const answers = await Promise.all(
    [1, 2, 3].map((n) => changePassword(ada, { currentPassword: password, newPassword: `Horse-number-${n}` })),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.every((answer) => [200, 400, 401, 409].includes(answer.status))).toBe(true);
  const bob = await server.signUp();
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => changePassword(bob, { currentPassword: "Wrong-horse-9", newPassword })),
  );
  expect(guesses.filter((answer) => answer.status === 400).length).toBeLessThanOrEqual(5);
  expect(await login(bob.email, password)).toMatchObject({ status: 429, body: { error: "Account temporarily locked" } });
});

test("signing out everywhere ends this session too, also of tokens made in the same second", async () => {
  const ada = await server.signUp();
  const other = server.personOf((await login(ada.email, password)).body);
  expect((await ada.request(api.auth.signOutEverywhere)).status).toBe(200);
  for (const old of [ada, other])
    expect(await old.request(api.auth.me)).toMatchObject({ status: 401, body: { error: "Invalid or expired token" } });
  const again = server.personOf((await login(ada.email, password)).body);
  expect((await again.request(api.auth.me)).status).toBe(200);
});

test("a sign-out on one server process applies to the others", async () => {
  const second = await startTestServer({ DATABASE_URL: server.ctx.config.databaseUrl, SHARED: "true", PASSWORD_SALT_ROUNDS: "11" });
  try {
    const ada = await server.signUp();
    const hashOf = () =>
      server.ctx.db.asSystem((tx) => tx.selectFrom("users").select("password_hash").where("id", "=", ada.id).executeTakeFirstOrThrow());
    expect((await hashOf()).password_hash).toContain("$10$");
    const dev = await addMember(server, ada, "developer");
    const there = second.personOf((await second.request(api.auth.login, { body: { email: ada.email, password } })).body);
    expect((await hashOf()).password_hash).toContain("$11$");
    const devThere = second.as({ authorization: `Bearer ${dev.token}` });
    expect((await devThere.request(api.users.list)).status).toBe(200);
    await ada.request(api.users.changeStatus, { params: { id: dev.id }, body: { status: "suspended" } });
    await expect.poll(async () => (await devThere.request(api.users.list)).status, { interval: 10 }).toBe(401);
    expect((await there.request(api.auth.me)).status).toBe(200);
    await ada.request(api.auth.signOutEverywhere);
    await expect.poll(async () => (await there.request(api.auth.me)).status, { interval: 10 }).toBe(401);
    expect((await server.request(api.auth.login, { body: { email: ada.email, password } })).status).toBe(200);
  } finally {
    await second.close();
  }
});

describe("a forgotten password", () => {
  test("is reset by a mailed link that works once, for an hour, and lifts the lock", async () => {
    const ada = await server.signUp();
    for (let n = 0; n < 6; n++) await login(ada.email, "Wrong-horse-9");
    const asked = await post(api.auth.forgotPassword, { email: ada.email.toUpperCase() });
    const unknown = await post(api.auth.forgotPassword, { email: "nobody@example.com" });
    expect(asked.status).toBe(200);
    expect(unknown.body).toEqual(asked.body);
    const token = await mailedToken(mails, ada.email, "reset-password");
    expect(await post(api.auth.resetPassword, { token, password: "weak" })).toMatchObject({
      status: 400,
      body: { error: "Weak password" },
    });
    expect(await post(api.auth.resetPassword, { password: newPassword })).toMatchObject({
      status: 400,
      body: { error: "Missing required fields" },
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(api.auth.resetPassword, { token, password: newPassword })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(answers.find((answer) => answer.status === 400)?.body.error).toBe("Invalid reset token");
    expect((await ada.request(api.auth.me)).status).toBe(401);
    expect((await login(ada.email, newPassword)).status).toBe(200);
    expect(await actionsOf(ada.organizationId)).toEqual(["organization.created", "user.password_reset"]);
  });

  test("has a link that expires after an hour by the database's clock, has one purpose, and is stored as a hash", async () => {
    const ada = await server.signUp();
    await post(api.auth.forgotPassword, { email: ada.email });
    const token = await mailedToken(mails, ada.email, "reset-password");
    const rows = await server.ctx.db.asSystem(async (tx) => {
      const before = await tx
        .selectFrom("account_tokens")
        .select([
          sql<number>`extract(epoch from expires_at - created_at)::float8`.as("lives"),
          sql<string>`account_tokens::text`.as("text"),
        ])
        .where("user_id", "=", ada.id)
        .execute();
      await tx.updateTable("account_tokens").set({ expires_at: sql<Date>`clock_timestamp()` }).where("user_id", "=", ada.id).execute();
      return before;
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.lives).toBeCloseTo(3600, 0);
    expect(rows[0]?.text).not.toContain(token);
    expect(await post(api.auth.resetPassword, { token, password: newPassword })).toMatchObject({
      status: 400,
      body: { error: "Invalid reset token" },
    });
    expect(await post(api.auth.verifyEmail, { token })).toMatchObject({ status: 400, body: { error: "Invalid verification token" } });
  });

  test("sends at most five mails an hour, also for concurrent requests", async () => {
    const ada = await server.signUp();
    const answers = await Promise.all(Array.from({ length: 9 }, () => post(api.auth.forgotPassword, { email: ada.email })));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    await server.outbox.idle();
    const { count } = await server.ctx.db.asSystem((tx) =>
      tx
        .selectFrom("account_tokens")
        .select((row) => row.fn.countAll<number>().as("count"))
        .where("user_id", "=", ada.id)
        .executeTakeFirstOrThrow(),
    );
    expect(count).toBe(5);
  });

  test("looks up the account after the response, so that timing does not reveal who has an account", async () => {
    const quiet = await startTestServer();
    try {
      const ada = await quiet.signUp();
      await quiet.outbox.stop();
      expect((await quiet.request(api.auth.forgotPassword, { body: { email: ada.email } })).status).toBe(200);
      const tokens = await quiet.ctx.db.asSystem((tx) => tx.selectFrom("account_tokens").select("user_id").execute());
      expect(tokens).toEqual([]);
    } finally {
      await quiet.close();
    }
  });
});

describe("where emails have to be verified", () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ SMTP_URL: mails.url, EMAIL_VERIFICATION: "required" });
  });
  afterAll(() => strict.close());
  const ask = <const R extends Route>(route: R, body: unknown) => strict.raw(route, { body });

  test("an account stays pending until its link is opened, which signs in; an invited one is verified already", async () => {
    const email = "waiting@example.com";
    const signed = await ask(api.auth.signup, { email, password, name: "Will", organizationName: "Waiters" });
    expect(signed).toMatchObject({ status: 201, body: { verificationRequired: true } });
    const early = strict.personOf(signed.body);
    expect((await early.request(api.auth.me)).status).toBe(401);
    expect(await ask(api.auth.login, { email, password })).toMatchObject({ status: 403, body: { error: "E-mail not verified" } });
    const first = await mailedToken(mails, email, "verify-email");
    expect((await ask(api.auth.resendVerification, { email })).body).toEqual(
      (await ask(api.auth.resendVerification, { email: "nobody@example.com" })).body,
    );
    await expect.poll(() => mailedToken(mails, email, "verify-email")).not.toBe(first);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(api.auth.verifyEmail, { token: first })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400]);
    const session = answers.find((answer) => answer.status === 200)?.body;
    if (!session) throw new Error("no link worked");
    const will = strict.personOf(session);
    expect((await will.call(api.users.get, { params: { id: will.id } })).user.status).toBe("active");
    expect((await early.request(api.auth.me)).status).toBe(200);
    const guest = "invited@example.com";
    await will.request(api.invitations.create, { body: { email: guest, role: "viewer" } });
    const inviteToken = await mailedToken(mails, guest, "invite");
    const joined = await ask(api.auth.signup, { email: guest, password, name: "Gus", inviteToken });
    expect(joined.body.verificationRequired).toBeUndefined();
    expect((await strict.personOf(joined.body).request(api.auth.me)).status).toBe(200);
  });
});
