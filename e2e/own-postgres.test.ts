import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseFacts, obstacleIn } from "../server/src/platform/db/database-problem.ts";
import { createTestDatabase } from "../host/src/postgres/testing.ts";
import { endWithParent } from "../host/src/testing/end-with-parent.ts";
import { freePort } from "./program.ts";

const gantry = join(import.meta.dirname, "../cli/dist/main.js");
const dataDir = mkdtempSync(join(tmpdir(), "gantry-own-postgres-"));
const commands = ["migrate", "server", "up"] as const;
type GantryCommand = (typeof commands)[number];

/** The role that administers the cluster of the tests, in a separate database. */
let admin: pg.Client;
let adminUrl: string;
beforeAll(async () => {
  adminUrl = await createTestDatabase();
  admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  // Gantry's roles are the cluster's, so other tests may have created them.
  for (const role of ["gantry_app", "gantry_system"])
    await admin.query(`do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`);
});
afterAll(async () => {
  await admin.end();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
});

interface Own {
  role: string;
  database: string;
  url: string;
}

/** A role with nothing but a database, as an operator of PostgreSQL hands it out. */
async function createOwn(rights = "", owned = true): Promise<Own> {
  const role = `own_${randomBytes(6).toString("hex")}`;
  await admin.query(`create role ${role} login password 'right' ${rights}`);
  await admin.query(`grant ${role} to current_user`);
  await admin.query(`create database ${role}${owned ? ` owner ${role}` : ""}`);
  return { role, database: role, url: addressOf({ username: role, password: "right", database: role }) };
}

function addressOf({ username, password, database }: { username?: string; password?: string; database?: string }): string {
  const url = new URL(adminUrl);
  if (username !== undefined) url.username = username;
  if (password !== undefined) url.password = password;
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
}

async function run(command: GantryCommand | "doctor", databaseUrl: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [gantry, command, ...(command === "doctor" ? ["--json"] : [])], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: join(dataDir, command),
      DATABASE_URL: databaseUrl,
      PORT: String(await freePort()),
      JWT_SECRET: randomBytes(32).toString("hex"),
      WORKER_SECRET: randomBytes(32).toString("hex"),
      ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 3).toString("base64")}`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithParent(child);
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output: (await output).join("") };
}

async function askDoctor(databaseUrl: string): Promise<{ state: string; text: string }> {
  const { output } = await run("doctor", databaseUrl);
  expect(output).not.toContain("right");
  const findings = JSON.parse(output) as { name: string; state: string; text: string }[];
  return findings.find(({ name }) => name === "Database") ?? { state: "missing", text: output };
}

async function expectRefusal(databaseUrl: string, sentence: RegExp, used: readonly GantryCommand[] = commands) {
  for (const command of used) {
    const { code, output } = await run(command, databaseUrl);
    const lines = output.split("\n").filter((line) => sentence.test(line));
    expect([command, code, lines.length, output]).toEqual([command, 4, 1, output]);
    expect(output).not.toMatch(/^\s+at /m);
    expect(output).not.toContain("right");
  }
  expect(await askDoctor(databaseUrl)).toMatchObject({ state: "bad", text: expect.stringMatching(sentence) });
}

test("a role that may not use Gantry's roles gets an error that names the missing grant, and works after it", async () => {
  const own = await createOwn();
  await expectRefusal(own.url, /GRANT gantry_app, gantry_system TO own_\w+ WITH INHERIT FALSE, SET TRUE;$/);
  await admin.query(`grant gantry_app, gantry_system to ${own.role} with inherit false, set true`);
  expect(await askDoctor(own.url)).toMatchObject({
    state: "good",
    text: expect.stringMatching(/, the next start applies \d+ migrations$/),
  });
  expect(await run("migrate", own.url)).toMatchObject({ code: 0, output: expect.stringContaining("Applied: ") });
  expect(await run("migrate", own.url)).toMatchObject({ code: 0, output: "The database is up to date.\n" });
  expect(await askDoctor(own.url)).toMatchObject({ state: "good", text: expect.stringMatching(/^PostgreSQL at \S+, schema up to date$/) });
  const here = new pg.Client({ connectionString: own.url });
  await here.connect();
  await here.query("insert into kysely_migration (name, timestamp) values ('999-later', '')");
  await here.end();
  await expectRefusal(own.url, /migrated by a newer version of Gantry \(999-later\), and there is no downgrade\./, ["migrate"]);
});

test("a role that may not create tables gets an error that names the missing grant, and works after it", async () => {
  const own = await createOwn("", false);
  await admin.query(`grant gantry_app, gantry_system to ${own.role} with inherit false, set true`);
  await expectRefusal(own.url, new RegExp(`GRANT USAGE, CREATE ON SCHEMA public TO ${own.role};$`));
  const here = new pg.Client({ connectionString: addressOf({ database: own.database }) });
  await here.connect();
  await here.query(`grant usage, create on schema public to ${own.role}`);
  await here.end();
  expect(await run("migrate", own.url)).toMatchObject({ code: 0 });
});

test("a mistake in the address of a database is one line that names it", async () => {
  const own = await createOwn();
  await expectRefusal(addressOf({ ...own, username: own.role, password: "wrong" }), /rejected the password of the role own_\w+\./);
  const missing = addressOf({ username: own.role, password: "right", database: "no_such_database" });
  await expectRefusal(missing, /database no_such_database does not exist at .* CREATE DATABASE no_such_database OWNER own_\w+;$/);
  await expectRefusal(`postgres://gantry@127.0.0.1:${await freePort()}/gantry`, /cannot be reached \(connection refused\)/, ["migrate"]);
  await expectRefusal(
    "postgres://gantry@no-such-host.invalid/gantry",
    /cannot be reached \((unknown host name|the host name cannot be resolved)\)/,
    ["migrate"],
  );
  await expectRefusal("postgres://gantry@127.0.0.1/gantry?host=/no/such/folder", /at \/no\/such\/folder cannot be reached/, ["migrate"]);
  await admin.query(`alter database ${own.database} allow_connections false`);
  await expectRefusal(own.url, /ALTER DATABASE own_\w+ ALLOW_CONNECTIONS true;$/, ["server"]);
  await expectRefusal("mysql://gantry@127.0.0.1/gantry", /DATABASE_URL is not the address of a PostgreSQL database/);
});

test("gantry doctor does not wait for a server that accepts connections and never answers", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const finding = await askDoctor(`postgres://gantry:right@127.0.0.1:${port}/gantry`);
  silent.close();
  expect(finding).toMatchObject({ state: "bad", text: expect.stringMatching(/cannot be reached \(no answer\)/) });
});

test("a role whose transactions are read-only gets an error that says so", async () => {
  const own = await createOwn();
  await admin.query(`alter role ${own.role} set default_transaction_read_only = on`);
  await expectRefusal(own.url, /is read-only for the role own_\w+\./);
});

test("an old PostgreSQL, a replica and a cluster without Gantry's roles each give one line", () => {
  const good: DatabaseFacts = {
    role: "Team A",
    database: "gantry",
    version: 150_004,
    encoding: "UTF8",
    is_new: true,
    is_replica: false,
    is_read_only: false,
    is_superuser: false,
    may_create_roles: true,
    may_create_tables: true,
    own_roles: [],
  };
  const line = (facts: Partial<DatabaseFacts>) => obstacleIn({ ...good, ...facts })?.message;
  expect(line({})).toBeUndefined();
  expect(line({ version: 140_010 })).toBe("PostgreSQL 14 is too old. Gantry needs PostgreSQL 15 or newer.");
  expect(line({ encoding: "SQL_ASCII" })).toMatch(/CREATE DATABASE gantry OWNER "Team A" ENCODING 'UTF8' TEMPLATE template0;$/);
  expect(line({ encoding: "SQL_ASCII", is_new: false })).toBeUndefined();
  expect(line({ is_replica: true, is_read_only: true })).toMatch(/read-only replica\. Set DATABASE_URL to the primary server\.$/);
  expect(line({ may_create_roles: false })).toBe(
    'The role "Team A" may not create the roles that Gantry needs. Grant it: ALTER ROLE "Team A" CREATEROLE; or create them as a superuser: ' +
      'CREATE ROLE gantry_app NOLOGIN; CREATE ROLE gantry_system NOLOGIN; GRANT gantry_app, gantry_system TO "Team A";',
  );
  expect(line({ may_create_roles: false, is_superuser: true })).toBeUndefined();
});
