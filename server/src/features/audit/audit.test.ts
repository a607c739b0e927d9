import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember } from "../../testing/add-member.ts";
import { type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";
import { recordAudits } from "./record-audit.ts";
import { verifyAudit } from "./verify-audit.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "team" });
});
afterAll(() => server.close());

const actions = async (who: Person, query = "") => {
  const answer = await who.raw(api.audit.list, { query: Object.fromEntries(new URLSearchParams(query)) });
  if (answer.status !== 200) throw new Error(`the log answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.data.map((entry) => entry.action);
};

/** An organization with some audited changes. */
async function busy() {
  const ada = await server.signUp({ name: "Ada", organizationName: "Engines" });
  const dev = await addMember(server, ada, "developer");
  const project = (await ada.call(api.projects.create, { body: { name: "Shop" } })).data;
  await ada.request(api.projects.setVariable, {
    params: { id: project.id, name: "TOKEN" },
    body: { value: "very-secret-value", secret: true },
  });
  await ada.request(api.users.changeRole, { params: { id: dev.id }, body: { role: "viewer" } });
  const { apiKey, data } = (await dev.request(api.apiKeys.create, { body: { name: "=cmd()" } })).body;
  await ada.request(api.apiKeys.revoke, { params: { id: data.id } });
  return { ada, dev, project, apiKey };
}

const everything = [
  "api_key.revoked",
  "api_key.created",
  "user.role_changed",
  "variable.created",
  "project.created",
  "organization.created",
];

test("the log shows who did what, from where, newest first, and no secrets", async () => {
  const { ada, dev, project, apiKey } = await busy();
  expect(await actions(ada)).toEqual(everything);
  const { data, pagination } = (await ada.request(api.audit.list)).body;
  expect(pagination).toEqual({ limit: 25, nextCursor: null, total: 6 });
  expect(data[2]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    createdAt: expect.stringMatching(/Z$/),
    action: "user.role_changed",
    targetType: "user",
    targetId: dev.id,
    details: { oldRole: "developer", newRole: "viewer", targetEmail: dev.email },
    actorId: ada.id,
    actorEmail: ada.email,
    ip: "127.0.0.1",
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(data[3]?.details).toEqual({ projectId: project.id, name: "TOKEN", secret: true });
  expect(JSON.stringify(data)).not.toContain("very-secret-value");
  expect(JSON.stringify(data)).not.toContain(apiKey);
});

test("an entry names the API key that was used, and none for a signed-in person", async () => {
  const ada = await server.signUp({ name: "Ada", organizationName: "Engines" });
  const { apiKey } = (await ada.request(api.apiKeys.create, { body: { name: "CI of Shop", role: "admin" } })).body;
  await server.as({ "x-api-key": apiKey }).call(api.projects.create, { body: { name: "Shop" } });
  await ada.call(api.projects.create, { body: { name: "Warehouse" } });
  const { data } = (await ada.request(api.audit.list)).body;
  expect(data.slice(0, 2).map(({ details }) => [details["name"], details["apiKey"]])).toEqual([
    ["Warehouse", undefined],
    ["Shop", "CI of Shop"],
  ]);
});

test("filters work alone and combined", async () => {
  const { ada, dev, project } = await busy();
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const middle = (await ada.call(api.audit.list)).data[2]?.createdAt;
  for (const [query, expected] of [
    ["?action=user.role_changed", ["user.role_changed"]],
    ["?action=api_key.", ["api_key.revoked", "api_key.created"]],
    ["?action=api_key", []],
    [`?actor=${dev.id}`, ["api_key.created"]],
    [`?actor=${encodeURIComponent(dev.email.toUpperCase())}`, ["api_key.created"]],
    [`?targetType=project&targetId=${project.id}`, ["project.created"]],
    [`?action=api_key.&actor=${ada.id}`, ["api_key.revoked"]],
    [`?from=${today}`, everything],
    [`?to=${today}`, everything],
    [`?to=${yesterday}`, []],
    [`?from=${middle}&to=${middle}`, ["user.role_changed"]],
    ["?from=0000-01-01&to=9999-12-31", everything],
  ] as const)
    expect([query, await actions(ada, query)]).toEqual([query, expected]);
  for (const query of ["?from=yesterday", "?limit=0", "?cursor=nonsense", "?action=a%00b"])
    expect([query, (await ada.raw(api.audit.list, { query: Object.fromEntries(new URLSearchParams(query)) })).status]).toEqual([
      query,
      400,
    ]);
});

test("pages contain every entry once, also while new ones are written", async () => {
  const { ada } = await busy();
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { data, pagination } = (await ada.request(api.audit.list, { query: { limit: 2, cursor } })).body;
    seen.push(...data.map((entry) => entry.action));
    if (!pagination.nextCursor) break;
    cursor = pagination.nextCursor;
    await ada.request(api.apiKeys.create, { body: { name: "while reading" } });
  }
  expect(seen).toEqual(everything);
});

test("only admins read it, and only their own organization's", async () => {
  const { ada, dev } = await busy();
  const other = await server.signUp();
  for (const route of [api.audit.list, api.audit.export]) {
    expect(await dev.raw(route)).toMatchObject({ status: 403, body: { error: "Insufficient permissions" } });
    expect((await server.raw(route)).status).toBe(401);
  }
  expect(await actions(other, `?actor=${ada.id}`)).toEqual([]);
  expect(await actions(other)).toEqual(["organization.created"]);
  const [newest] = (await ada.call(api.audit.list)).data;
  const [foreign, unknown] = [
    await other.request(api.audit.list, { query: { cursor: newest?.id } }),
    await other.request(api.audit.list, { query: { cursor: "0".repeat(24) } }),
  ];
  expect(foreign).toMatchObject({ status: 400, body: { error: "Invalid cursor" } });
  expect(foreign.body).toEqual(unknown.body);
  expect((await other.request(api.audit.export)).body).not.toContain(ada.email);
});

test("the export is CSV without formulas, uses the same filters, and is audited", async () => {
  const { ada } = await busy();
  const answer = await ada.request(api.audit.export, { query: { action: "api_key." } });
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
  const lines = answer.body.split("\r\n");
  expect(lines[0]).toBe('"time","action","targetType","targetId","actorEmail","actorId","ip","requestId","details","id"');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toContain('"{""name"":""=cmd()""');
  expect(await actions(ada, "?action=audit.")).toEqual(["audit.exported"]);
  const hostile = { organizationId: ada.organizationId, userId: null, email: "=1+1", ip: null, requestId: null };
  const entries = Array.from({ length: 2100 }, (_, n) => ({ action: "test.many", targetType: "x", targetId: `a,"b"\n${n}`, details: {} }));
  await server.ctx.db.withTenant(ada.organizationId, (tx) => recordAudits(server.ctx, tx, hostile, entries));
  const many = (await ada.request(api.audit.export, { query: { action: "test.many" } })).body;
  expect(many.match(/test\.many/g)).toHaveLength(2100);
  expect(many).toContain(`,"a,""b""\n0","'=1+1",,,`);
});

test("no role of the server can change or remove an entry, and an entry exists only with its change", async () => {
  const { ada } = await busy();
  for (const statement of ["update audit_log set action = 'x'", "delete from audit_log", "truncate audit_log"]) {
    await expect(server.ctx.db.asSystem((tx) => sql.raw(statement).execute(tx))).rejects.toThrow("permission denied");
    await expect(server.ctx.db.withTenant(ada.organizationId, (tx) => sql.raw(statement).execute(tx))).rejects.toThrow("permission denied");
  }
  expect((await ada.request(api.projects.create, { body: { name: "Shop" } })).status).toBe(409);
  expect((await ada.request(api.apiKeys.revoke, { params: { id: "0".repeat(24) } })).status).toBe(404);
  expect(await actions(ada)).toEqual(everything);
});

/** Tampers as someone with the owner's access to the database could, bypassing the server and its roles. */
async function tamper(statement: string) {
  const tables = ["audit_log", "audit_chain"];
  const each = (words: string) => tables.map((table) => `alter table ${table} ${words};`).join(" ");
  const client = await server.ctx.db.pool.connect();
  try {
    await client.query(`begin; ${each("no force row level security")} ${each("disable trigger user")}`);
    await client.query(statement);
    await client.query(`${each("force row level security")} ${each("enable trigger user")} commit`);
  } finally {
    client.release();
  }
}

const faultsOf = async (organizationId: string) =>
  (await verifyAudit(server.ctx.db)).faults
    .filter((fault) => fault.organizationId === organizationId)
    .map(({ place, what }) => [place, what]);

test("the chain of an organization's entries stays intact under concurrent writes", async () => {
  const { ada } = await busy();
  const other = await server.signUp();
  await Promise.all(
    [ada, other].flatMap((who) => Array.from({ length: 25 }, (_, n) => who.request(api.apiKeys.create, { body: { name: `key ${n}` } }))),
  );
  const { ends, faults } = await verifyAudit(server.ctx.db);
  expect(faults).toEqual([]);
  const entriesOf = (who: Person) => ends.find(({ organizationId }) => organizationId === who.organizationId)?.entries;
  expect([entriesOf(ada), entriesOf(other)]).toEqual([everything.length + 25, 26]);
});

test("detects tampering with the log outside the server: changed, removed, replaced and inserted entries", async () => {
  const columns = ["actor_id", "actor_email", "action", "target_type", "target_id", "ip", "request_id"].map((name) => `${name} = 'forged'`);
  const changes = [...columns, "details = '{}'", "at = at - interval '1 millisecond'", "id = 'forged'"];
  for (const change of changes) {
    const { ada } = await busy();
    const third = `org_id = '${ada.organizationId}' and id = (select entry_id from audit_chain where org_id = '${ada.organizationId}' and place = 3)`;
    await tamper(`update audit_log set ${change} where ${third}`);
    const found = await faultsOf(ada.organizationId);
    expect([change, found[0]]).toEqual([change, [3, change.startsWith("id") ? "entry removed" : "altered"]]);
  }
  const removal = await busy();
  const at = (org: string, place: number) => `org_id = '${org}' and place = ${place}`;
  const entryAt = (org: string, place: number) => `org_id = '${org}' and id = (select entry_id from audit_chain where ${at(org, place)})`;
  const org = removal.ada.organizationId;
  await tamper(`delete from audit_log where ${entryAt(org, 2)}`);
  expect(await faultsOf(org)).toEqual([[2, "entry removed"]]);
  await tamper(`delete from audit_chain where ${at(org, 2)}`);
  // The link after the gap no longer fits, and neither would a renumbered one.
  expect(await faultsOf(org)).toEqual([[3, "links missing before it"]]);
  // In two steps: rows are updated in any order, and places are unique.
  await tamper(
    `update audit_chain set place = place + 1000 where org_id = '${org}' and place > 2; update audit_chain set place = place - 1001 where org_id = '${org}' and place > 1000`,
  );
  expect((await faultsOf(org))[0]).toEqual([2, "altered"]);

  const forged = await busy();
  const to = forged.ada.organizationId;
  await tamper(
    `insert into audit_log (org_id, id, action, target_type, target_id) values ('${to}', 'forged', 'user.removed', 'user', 'x')`,
  );
  expect(await faultsOf(to)).toEqual([[null, "not in the chain"]]);
});
