import { api } from "@gantry/contract/api.ts";
import fc from "fast-check";
import { io } from "socket.io-client";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "../../platform/db/database.ts";
import { reportPrefix } from "../storage/storage-keys.ts";
import { addMember } from "../../testing/add-member.ts";
import { gate, lockOrganization } from "../../testing/gate.ts";
import { type Person, type TestServer, password, startTestServer } from "../../testing/start-server.ts";
import { queueRun } from "../../testing/given/run.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_POOL_SIZE: "30" });
});
afterAll(() => server.close());

const role = (who: Person, id: string, to: unknown) => who.raw(api.users.changeRole, { params: { id }, body: { role: to } });
const status = (who: Person, id: string, to: unknown) => who.raw(api.users.changeStatus, { params: { id }, body: { status: to } });
const remove = (who: Person, id: string) => who.request(api.users.remove, { params: { id } });
const login = (email: string) => server.request(api.auth.login, { body: { email, password } });
const listWithKey = (key: string) => server.request(api.users.list, { headers: { "x-api-key": key } });

async function team() {
  const ada = await server.signUp();
  return { ada, dev: await addMember(server, ada, "developer"), viewer: await addMember(server, ada, "viewer") };
}

async function auditOf(organizationId: string) {
  const rows = await server.ctx.db.asSystem((tx) =>
    tx
      .selectFrom("audit_log")
      .select(["action", "target_type", "target_id", "actor_id", "details", "ip", "request_id"])
      .where("org_id", "=", organizationId)
      .where("target_type", "=", "user")
      .orderBy("seq")
      .execute(),
  );
  return rows.map((row) => ({ ...row }));
}

const holdUser = (id: string) => (tx: Transaction) => tx.selectFrom("users").select("id").where("id", "=", id).forUpdate().execute();

async function adminsOf(organizationId: string) {
  const rows = await server.ctx.db.asSystem((tx) =>
    tx
      .selectFrom("memberships")
      .select("user_id")
      .where("org_id", "=", organizationId)
      .where("role", "=", "admin")
      .where("status", "=", "active")
      .execute(),
  );
  return rows.map((row) => row.user_id);
}

test("every role can list and read the members of its own organization, with pages", async () => {
  const { ada, dev, viewer } = await team();
  const stranger = await server.signUp();
  for (const who of [ada, dev, viewer]) {
    const list = await who.request(api.users.list);
    expect(list.body.users.map((user) => user.id)).toEqual([ada.id, dev.id, viewer.id]);
    expect(Object.keys(list.body.users[0] ?? {})).toEqual(["id", "email", "name", "role", "status", "lastLoginAt", "createdAt"]);
    expect(list.body.pagination).toEqual({ limit: 25, nextCursor: null, total: 3 });
  }
  const first = await viewer.request(api.users.list, { query: { limit: "2" } });
  const second = await viewer.request(api.users.list, { query: { limit: "2", cursor: first.body.pagination.nextCursor ?? "" } });
  expect([...first.body.users, ...second.body.users].map((user) => user.id)).toEqual([ada.id, dev.id, viewer.id]);
  const one = await viewer.request(api.users.get, { params: { id: dev.id.toUpperCase() } });
  expect(one.body).toMatchObject({ success: true, user: { id: dev.id, role: "developer", status: "active" } });
  expect(one.body.user.updatedAt).toMatch(/Z$/);
  const [foreign, unknown] = [
    await ada.request(api.users.get, { params: { id: stranger.id } }),
    await ada.request(api.users.get, { params: { id: "0".repeat(24) } }),
  ];
  expect(foreign).toMatchObject({ status: 404, body: { success: false, error: "User not found" } });
  expect(foreign.body).toEqual(unknown.body);
  expect(await ada.request(api.users.get, { params: { id: "nobody" } })).toMatchObject({
    status: 400,
    body: { error: "Invalid user ID format" },
  });
  expect(await server.request(api.users.get, { params: { id: ada.id } })).toMatchObject({
    status: 401,
    body: { error: "Authentication required" },
  });
});

test("an admin changes a role: the specified text, and an entry in the audit log", async () => {
  const { ada, dev } = await team();
  const answer = await role(ada, dev.id, "viewer");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    message: "User role updated to viewer",
    user: { id: dev.id, email: dev.email, name: "Mel developer", role: "viewer" },
  });
  expect(await auditOf(ada.organizationId)).toMatchObject([
    {
      action: "user.role_changed",
      target_id: dev.id,
      actor_id: ada.id,
      details: { oldRole: "developer", newRole: "viewer", targetEmail: dev.email },
      ip: "127.0.0.1",
    },
  ]);
});

test("rejected role changes, status changes and removals use the specified texts and change nothing", async () => {
  const { ada, dev, viewer } = await team();
  const stranger = await server.signUp();
  const before = (await ada.request(api.users.list)).body;
  const malformed = (id: string) =>
    ada.raw({ method: "PATCH", path: api.users.changeRole.path.replace(":id", id) }, { body: { role: "admin" } });
  const expected: [Promise<{ status: number; body: { error?: string } }>, number, string][] = [
    [role(ada, dev.id, undefined), 400, "Missing required field"],
    [role(ada, dev.id, "owner"), 400, "Invalid role"],
    [role(ada, dev.id, ["admin"]), 400, "Invalid role"],
    [status(ada, dev.id, undefined), 400, "Missing required field"],
    [status(ada, dev.id, "pending"), 400, "Invalid status"],
    [role(ada, "x", "admin"), 400, "Invalid user ID format"],
    [remove(ada, "x"), 400, "Invalid user ID format"],
    [remove(ada, "a".repeat(8000)), 400, "Invalid user ID format"],
    [malformed("%zz"), 400, "Invalid user ID format"],
    [malformed("%c3%28"), 400, "Invalid user ID format"],
    [role(dev, viewer.id, "admin"), 403, "Forbidden"],
    [role(viewer, viewer.id, "admin"), 403, "Forbidden"],
    [remove(dev, viewer.id), 403, "Forbidden"],
    [status(viewer, dev.id, "suspended"), 403, "Insufficient permissions"],
    [status(dev, viewer.id, "suspended"), 403, "Insufficient permissions"],
    [role(ada, ada.id, "viewer"), 403, "Cannot change own role"],
    [role(ada, ada.id, "admin"), 403, "Cannot change own role"],
    [status(ada, ada.id, "suspended"), 403, "Cannot change own status"],
    [remove(ada, ada.id), 403, "Cannot delete yourself"],
    [role(ada, stranger.id, "admin"), 404, "User not found"],
    [status(ada, stranger.id, "suspended"), 404, "User not found"],
    [remove(ada, stranger.id), 404, "User not found"],
    [remove(ada, "f".repeat(24)), 404, "User not found"],
  ];
  for (const [answer, code, error] of expected) expect(await answer).toMatchObject({ status: code, body: { success: false, error } });
  expect((await ada.request(api.users.list)).body).toEqual(before);
  expect(await auditOf(ada.organizationId)).toEqual([]);
});

test("a demoted member has the lower role on the next request, with an old token and with an old key", async () => {
  const { ada } = await team();
  const bob = await addMember(server, ada, "admin");
  const { apiKey } = (await bob.request(api.apiKeys.create, { body: { name: "CI", role: "admin" } })).body;
  expect((await listWithKey(apiKey)).status).toBe(200);
  for (const to of ["developer", "viewer"] as const) {
    expect((await role(ada, bob.id, to)).status).toBe(200);
    expect((await bob.call(api.auth.me)).data.role).toBe(to);
    expect((await bob.request(api.projects.create, { body: { name: "P" } })).status).toBe(403);
  }
  expect((await bob.request(api.executions.create, { body: { image: "suite:1" } })).status).toBe(403);
  const byKey = await server.request(api.executions.create, { headers: { "x-api-key": apiKey }, body: { image: "suite:1" } });
  expect(byKey.status).toBe(403);
});

/** Stores a report; returns the link that opens it. */
async function linkToReport(person: Person) {
  const run = await queueRun(person);
  await server.ctx.storage.put(`${reportPrefix(person.organizationId, run.taskId)}/index.html`, Buffer.from("<h1>Report</h1>"));
  await server.ctx.db.asSystem((tx) =>
    tx.updateTable("executions").set({ has_report: true, report_index: "index.html" }).where("id", "=", run.taskId).execute(),
  );
  const { url } = (await person.call(api.executions.reportLink, { params: { id: run.taskId } })).data;
  return url.replace(/^https?:\/\/[^/]+/, "");
}

async function socketOf(person: Person) {
  const socket = io(server.url, { auth: { token: person.token }, transports: ["websocket"], reconnection: false });
  await new Promise<void>((resolve) => socket.once("auth-success", () => resolve()));
  return { socket, closed: new Promise<void>((resolve) => socket.once("disconnect", () => resolve())) };
}

test("a removed member's token, key and socket end at once; the runs stay, and an account without organizations is deleted", async () => {
  const { ada } = await team();
  const bob = await addMember(server, ada, "admin");
  const { apiKey } = (await bob.request(api.apiKeys.create, { body: { name: "CI" } })).body;
  const run = await queueRun(bob);
  const link = await linkToReport(bob);
  expect((await server.raw({ method: "GET", path: link })).body).toBe("<h1>Report</h1>");
  const { socket, closed } = await socketOf(bob);
  const removed = await remove(ada, bob.id);
  expect(removed.body).toEqual({ success: true, message: `User ${bob.email} has been removed from the organization` });
  for (const answer of [await bob.request(api.users.list), await listWithKey(apiKey), await server.raw({ method: "GET", path: link })])
    expect(answer).toMatchObject({ status: 401, body: { error: "Invalid or expired token" } });
  await closed;
  socket.close();
  expect((await ada.call(api.executions.get, { params: { id: run.taskId } })).data.requestedBy).toMatchObject({ id: bob.id });
  expect((await auditOf(ada.organizationId)).at(-1)).toMatchObject({
    action: "user.removed",
    details: { targetEmail: bob.email, targetRole: "admin", targetName: "Mel admin" },
  });
  const home = await login(bob.email);
  expect(home.body.user.organizationId).not.toBe(ada.organizationId);
});

test("an account is deleted with its last membership, also when two end concurrently, and its email is free", async () => {
  const [ada, eve] = [await server.signUp(), await server.signUp()];
  const carl = await addMember(server, ada, "viewer");
  const home = await server.ctx.db.asSystem(async (tx) => {
    await tx.insertInto("memberships").values({ org_id: eve.organizationId, user_id: carl.id, role: "viewer" }).execute();
    const left = tx.deleteFrom("memberships").where("user_id", "=", carl.id).where("role", "=", "admin");
    return left.returning("org_id").executeTakeFirstOrThrow();
  });
  expect(home.org_id).not.toBe(ada.organizationId);
  const answers = await gate(server.ctx.db, holdUser(carl.id), [() => remove(ada, carl.id), () => remove(eve, carl.id)]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  expect((await login(carl.email)).status).toBe(401);
  expect((await server.signUp({ email: carl.email })).id).not.toBe(carl.id);
});

test("requests of a member during their removal end with 401, never with a 5xx", async () => {
  const ada = await server.signUp();
  const bob = await addMember(server, ada, "developer");
  let isRemoved = false;
  const late: number[] = [];
  const busy = Array.from({ length: 8 }, async (_, n) => {
    for (let afterwards = 0; afterwards < 2; ) {
      const began = isRemoved;
      if (began) afterwards++;
      const answer = n % 2 ? await bob.request(api.users.list) : await bob.request(api.apiKeys.create, { body: { name: "k" } });
      if (began) late.push(answer.status);
      if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
    }
  });
  expect((await remove(ada, bob.id)).status).toBe(200);
  isRemoved = true;
  await Promise.all(busy);
  expect(new Set(late)).toEqual(new Set([401]));
  const { keys } = await server.ctx.db.asSystem((tx) =>
    tx
      .selectFrom("api_keys")
      .select((row) => row.fn.countAll<number>().as("keys"))
      .where("user_id", "=", bob.id)
      .executeTakeFirstOrThrow(),
  );
  expect(keys).toBe(0);
});

test("changing the password while being removed does not deadlock", async () => {
  const ada = await server.signUp();
  const bob = await addMember(server, ada, "developer");
  const answers = await gate(server.ctx.db, holdUser(bob.id), [
    () => bob.request(api.auth.changePassword, { body: { currentPassword: password, newPassword: "Another-horse-8" } }),
    () => remove(ada, bob.id),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
});

test("an unexpected failure has the specified text and reveals nothing else", async () => {
  const { ada, dev } = await team();
  const breakable = (statement: string) => sql.raw(statement).execute(server.ctx.db.owner);
  await breakable("revoke select on users from gantry_app");
  try {
    for (const [answer, error] of [
      [await ada.request(api.users.get, { params: { id: dev.id } }), "Failed to fetch user"],
      [await role(ada, dev.id, "viewer"), "Failed to update role"],
      [await remove(ada, dev.id), "Failed to remove user"],
    ] as const)
      expect(answer).toMatchObject({ status: 500, body: { success: false, error } });
  } finally {
    await breakable("grant select (id, email, name, status, last_login_at, created_at, updated_at) on users to gantry_app");
  }
});

test("a suspended member is rejected in that organization only, until reactivated", async () => {
  const { ada, dev } = await team();
  const { apiKey } = (await dev.request(api.apiKeys.create, { body: { name: "CI" } })).body;
  const atHome = (await login(dev.email)).body;
  const { socket, closed } = await socketOf(dev);
  expect((await status(ada, dev.id, "suspended")).body).toMatchObject({
    message: "User status updated to suspended",
    user: { id: dev.id, status: "suspended" },
  });
  for (const answer of [await dev.request(api.users.list), await listWithKey(apiKey)]) expect(answer.status).toBe(401);
  await closed;
  socket.close();
  const home = server.as({ authorization: `Bearer ${atHome.token}` });
  expect((await home.request(api.auth.me)).status).toBe(200);
  expect(await home.request(api.auth.switch, { body: { organizationId: ada.organizationId } })).toMatchObject({
    status: 403,
    body: { error: "Account suspended" },
  });
  expect((await home.request(api.auth.organizations)).body.data).toMatchObject([
    { status: "active", active: true },
    { id: ada.organizationId, status: "suspended", active: false },
  ]);
  expect((await ada.call(api.users.get, { params: { id: dev.id } })).user.status).toBe("suspended");
  expect((await status(ada, dev.id, "active")).status).toBe(200);
  expect((await dev.request(api.users.list)).status).toBe(200);
  expect((await listWithKey(apiKey)).status).toBe(200);
  expect((await auditOf(ada.organizationId)).map((entry) => entry.action)).toEqual(["user.status_changed", "user.status_changed"]);
});

test("one of two admins who remove each other concurrently succeeds, and the organization keeps an admin", async () => {
  const acts = [(who: Person, id: string) => role(who, id, "viewer"), remove, (who: Person, id: string) => status(who, id, "suspended")];
  for (const first of acts) {
    for (const second of acts) {
      const ada = await server.signUp();
      const bob = await addMember(server, ada, "admin");
      const answers = await gate(server.ctx.db, lockOrganization(ada.organizationId), [
        () => first(ada, bob.id),
        () => second(bob, ada.id),
      ]);
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      expect([401, 403]).toContain(answers.find((answer) => answer.status !== 200)?.status);
      expect(await adminsOf(ada.organizationId)).toHaveLength(1);
      expect(await auditOf(ada.organizationId)).toHaveLength(1);
    }
  }
});

test("a demoted admin's pending changes are rejected", async () => {
  const { ada, dev } = await team();
  const bob = await addMember(server, ada, "admin");
  const answers = await gate(
    server.ctx.db,
    lockOrganization(ada.organizationId),
    [() => role(ada, bob.id, "viewer"), () => role(bob, dev.id, "admin"), () => remove(bob, dev.id)],
    "one after the other",
  );
  expect(answers.map((answer) => answer.status)).toEqual([200, 403, 403]);
  expect((await auditOf(ada.organizationId)).map((entry) => entry.target_id)).toEqual([bob.id]);
});

test("after concurrent changes of four admins to each other one is left, and the audit log has each success in order", async () => {
  const act = fc.record({ who: fc.nat(3), whom: fc.nat(3), what: fc.constantFrom("admin", "viewer", "suspended", "active", "remove") });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 8 }), async (plan) => {
      const ada = await server.signUp();
      const people = [ada];
      for (let n = 0; n < 3; n++) people.push(await addMember(server, ada, "admin"));
      const send = ({ who, whom, what }: (typeof plan)[number]) => {
        const [caller, target] = [people[who] ?? ada, people[whom]?.id ?? ada.id];
        if (what === "remove") return remove(caller, target);
        return what === "suspended" || what === "active" ? status(caller, target, what) : role(caller, target, what);
      };
      const answers = await gate(
        server.ctx.db,
        lockOrganization(ada.organizationId),
        plan.map((step) => () => send(step)),
      );
      expect(answers.every((answer) => [200, 401, 403, 404].includes(answer.status))).toBe(true);
      expect((await adminsOf(ada.organizationId)).length).toBeGreaterThanOrEqual(1);
      const entries = await auditOf(ada.organizationId);
      expect(entries).toHaveLength(answers.filter((answer) => answer.status === 200).length);
      expect(replay(people, entries)).toEqual(await membershipsOf(ada.organizationId));
    }),
    { numRuns: 8 },
  );
});

/** The members according to the log's entries, in their order. */
function replay(people: readonly Person[], entries: Awaited<ReturnType<typeof auditOf>>) {
  const members = new Map(people.map(({ id }) => [id, { role: "admin", status: "active" }]));
  for (const { action, target_id, details } of entries) {
    const member = members.get(target_id);
    if (!member) throw new Error("an entry about somebody who was removed");
    if (action === "user.removed") members.delete(target_id);
    if (action === "user.role_changed") member.role = String(details["newRole"]);
    if (action === "user.status_changed") member.status = String(details["newStatus"]);
  }
  return Object.fromEntries(members);
}

async function membershipsOf(organizationId: string) {
  const rows = await server.ctx.db.asSystem((tx) =>
    tx.selectFrom("memberships").select(["user_id", "role", "status"]).where("org_id", "=", organizationId).execute(),
  );
  return Object.fromEntries(rows.map(({ user_id, role: name, status: state }) => [user_id, { role: name, status: state }]));
}
