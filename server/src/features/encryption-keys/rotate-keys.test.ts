import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createSecretBox } from "../../platform/crypto/encrypt.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { addToOutbox } from "../../platform/outbox/add-to-outbox.ts";
import { type FakeWeb, startFakeWeb } from "../../testing/fake-web.ts";
import { gate } from "../../testing/gate.ts";
import { type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";
import { requestExecution } from "../runs/accept/request-execution.ts";
import { fakeGithub } from "../integrations/testing/fake-github.ts";
import { openVariables, variableBinding } from "../projects/variables/open-variables.ts";
import { rotateKeys } from "./rotate-keys.ts";
import { newProject } from "../../testing/given/project.ts";
import { newTrigger } from "../../testing/given/trigger.ts";

const oldKey = `k1:${Buffer.alloc(32, 7).toString("base64")}`;
const newKey = `k2:${Buffer.alloc(32, 8).toString("base64")}`;
const Message = { name: "never-delivered", payload: z.object({ text: z.string() }) };

let web: FakeWeb;
let server: TestServer;
let ada: Person;
let project: string;

beforeAll(async () => {
  web = await startFakeWeb();
  web.hosts.set("api.github.com", fakeGithub({ token: "ghp-1" }).host);
  web.hosts.set("hooks.test", () => ({ status: 204 }));
  server = await startTestServer({ ENCRYPTION_KEYS: oldKey, DEFAULT_PLAN: "enterprise" }, { safeFetch: web.fetch });
  ada = await server.signUp();
  project = await newProject(ada, { name: "Shop" });
  await ada.call(api.integrations.link, { params: { provider: "github" }, body: { token: "ghp-1" } });
  await ada.call(api.integrations.link, { params: { provider: "webhook" }, body: { url: "https://hooks.test/x" } });
  web.hosts.set("registry.test", () => ({ body: {} }));
  await ada.call(api.registries.save, { body: { registry: "registry.test", username: "ci", password: "a token" } });
  await ada.call(api.notifications.create, {
    params: { id: project },
    body: { channel: "slack", name: "#qa", url: "https://hooks.test/y" },
  });
  const model = { provider: "openai" as const, model: "gpt-x", apiKey: "sk-model-key-1234567890" };
  const chosen = await ada.request(api.organizations.chooseModel, { body: model });
  expect(chosen.status, JSON.stringify(chosen.body)).toBe(200);
  for (let n = 0; n < 130; n++)
    await server.ctx.db.withTenant(ada.organizationId, (tx) =>
      addToOutbox(server.ctx, tx, Message, { text: `message ${n}` }, { organizationId: ada.organizationId, delayMs: 3_600_000 }),
    );
  await newTrigger(ada, project);
  for (const name of ["API_TOKEN", "OTHER"])
    await ada.call(api.projects.setVariable, { params: { id: project, name }, body: { value: `value of ${name}`, secret: true } });
  await requestExecution(
    server.ctx,
    { organizationId: ada.organizationId, requestedBy: { id: ada.id, name: "Ada" } },
    { trigger: "api", image: "suite:1", projectId: project, envVars: { TOKEN: "of this run" } },
  );
  await server.outbox.idle();
});
afterAll(async () => {
  await server.close();
  await web.close();
});

/** Every JSON column of the database that contains an encrypted value, at any depth. */
async function placesUnder(keyId: string): Promise<string[]> {
  return server.ctx.db.asSystem(async (tx) => {
    const { rows: columns } = await sql<{ table: string; column: string }>`
      select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.data_type in ('jsonb', 'json') and t.table_type = 'BASE TABLE' order by 1, 2`.execute(tx);
    const found: string[] = [];
    for (const { table, column } of columns) {
      const readable = await sql<{ may: boolean }>`select has_table_privilege(${table}, 'select') as may`.execute(tx);
      if (!readable.rows[0]?.may) continue;
      const { rows } = await sql<{ there: boolean }>`
        select exists (select 1 from ${sql.table(table)} where ${sql.ref(column)}::jsonb @? ${`$.**.keyId ? (@ == "${keyId}")`}::jsonpath) as there`.execute(
        tx,
      );
      if (rows[0]?.there) found.push(`${table}.${column}`);
    }
    return found;
  });
}

const everywhere = [
  "executions.sealed_variables",
  "notification_rules.sealed_url",
  "organizations.ai",
  "organizations.integrations",
  "outbox.payload",
  "project_variables.sealed",
  "registry_credentials.sealed_password",
  "run_triggers.sealed_secret",
];

test("re-encrypts every value with the newest key, during concurrent writes, and all can be decrypted afterwards", async () => {
  expect(await placesUnder("k1")).toEqual(everywhere);
  const secrets = createSecretBox(`${newKey},${oldKey}`);
  const [rotated] = await Promise.all([
    rotateKeys({ db: server.ctx.db, secrets }),
    ...Array.from({ length: 20 }, (_, n) =>
      ada.request(api.projects.setVariable, {
        params: { id: project, name: "OTHER" },
        body: { value: `written meanwhile ${n}`, secret: true },
      }),
    ),
  ]);
  expect(rotated.flatMap(({ unreadable }) => unreadable)).toEqual([]);
  expect(Object.fromEntries(rotated.map(({ place, reencrypted }) => [place, reencrypted]))).toMatchObject({
    "organizations.integrations": 1,
  });
  expect(rotated.find(({ place }) => place === "outbox.payload")?.reencrypted).toBeGreaterThanOrEqual(130);

  // A second rotation finds values that a server with the old key wrote in the meantime.
  await rotateKeys({ db: server.ctx.db, secrets });
  expect(await placesUnder("k1")).toEqual([]);
  expect(await placesUnder("k2")).toEqual(everywhere);
  const onlyNew = createSecretBox(newKey);
  const sealed = await server.ctx.db.withTenant(ada.organizationId, (tx) =>
    tx
      .selectFrom("project_variables")
      .select(["name", "secret", "file", "sealed"])
      .where("project_id", "=", project)
      .orderBy("name")
      .execute(),
  );
  const variables = openVariables({ secrets: onlyNew }, ada.organizationId, project, sealed);
  expect(variables.map(({ value }) => value)).toEqual(["value of API_TOKEN", expect.stringMatching(/^written meanwhile/)]);
  expect((await rotateKeys({ db: server.ctx.db, secrets: onlyNew })).every(({ reencrypted }) => reencrypted === 0)).toBe(true);
});

test("a value written during the rotation is not overwritten", async () => {
  const [secrets, old] = [createSecretBox(`${newKey},${oldKey}`), createSecretBox(oldKey)];
  const isOther = { org_id: ada.organizationId, project_id: project, name: "OTHER" };
  const binding = variableBinding(ada.organizationId, project, "OTHER");
  const write = (value: string) => (tx: Transaction) =>
    tx
      .updateTable("project_variables")
      .set({ sealed: JSON.stringify(old.encrypt(value, binding)) })
      .where((row) => row.and(isOther))
      .execute();
  await server.ctx.db.asSystem(write("before"));
  await gate(server.ctx.db, write("written meanwhile"), [() => rotateKeys({ db: server.ctx.db, secrets })]);
  const { sealed } = await server.ctx.db.asSystem((tx) =>
    tx
      .selectFrom("project_variables")
      .select("sealed")
      .where((row) => row.and(isOther))
      .executeTakeFirstOrThrow(),
  );
  expect(createSecretBox(newKey).decrypt(sealed, binding)).toBe("written meanwhile");
});

test("values that no key decrypts are reported, left unchanged, and do not stop the rotation", async () => {
  await server.ctx.db.asSystem((tx) =>
    sql`update project_variables set sealed = jsonb_set(sealed, '{authTag}', '"AAAAAAAAAAAAAAAAAAAAAA=="') where name = 'API_TOKEN'`.execute(
      tx,
    ),
  );
  const third = createSecretBox(`k3:${Buffer.alloc(32, 9).toString("base64")},${newKey}`);
  const rotated = await rotateKeys({ db: server.ctx.db, secrets: third });
  expect(rotated.find(({ place }) => place === "project_variables.sealed")).toMatchObject({
    reencrypted: 1,
    unreadable: [`${ada.organizationId}/${project}/API_TOKEN`],
  });
  expect(await placesUnder("k2")).toEqual(["project_variables.sealed"]);
});
