import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "@gantry/contract/api.ts";
import { createTestDatabase } from "@gantry/host/postgres/testing.ts";
import { type Person, startTestServer, type TestServer } from "@gantry/server/testing/start-server.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const gantry = join(import.meta.dirname, "../../../bin/gantry.mjs");
let server: TestServer;
let ada: Person;
let bob: Person;
let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "gantry-operator-"));
  server = await startTestServer();
  ada = await server.signUp({ organizationName: "Acme" });
  bob = await server.signUp({ organizationName: "Bob & Co" });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

async function cli(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const { databaseUrl, dataDir, encryptionKeys } = server.ctx.config;
  const child = spawn(process.execPath, [gantry, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ENCRYPTION_KEYS: encryptionKeys, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ran: Ran = { code: -1, stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (ran.stdout += chunk.toString("utf8")));
  child.stderr.on("data", (chunk: Buffer) => (ran.stderr += chunk.toString("utf8")));
  const [code] = await once(child, "close");
  return { ...ran, code: Number(code) };
}

describe("gantry organizations", () => {
  test("lists every organization with its plan and usage", async () => {
    const text = await cli(["organizations", "list"]);
    expect(text.code, text.stderr).toBe(0);
    expect(text.stdout).toMatch(new RegExp(`${ada.organizationId} +Acme +free +0 of 1 +0 of 50 +1 of 3 +0 of 500 MB`));
    const { organizations } = JSON.parse((await cli(["organizations", "list", "--json"])).stdout);
    expect(organizations.map(({ name }: { name: string }) => name)).toEqual(["Acme", "Bob & Co"]);
    expect(organizations[1]).toMatchObject({ id: bob.organizationId, plan: "free", usage: { users: { used: 1, limit: 3 } } });
  });

  test("set-plan changes one organization for a running server at once, with an entry in its audit log", async () => {
    expect((await ada.request(api.projects.create, { body: { name: "One" } })).status).toBe(201);
    expect((await ada.request(api.projects.create, { body: { name: "Two" } })).status).toBe(429);
    const changed = await cli(["organizations", "set-plan", "acme", "team"]);
    expect(changed).toMatchObject({ code: 0, stdout: "Acme is now on the plan team. It was free.\n" });
    expect((await ada.request(api.projects.create, { body: { name: "Two" } })).status).toBe(201);
    expect((await ada.call(api.auth.me)).data.organization).toMatchObject({ plan: "team", limits: { maxUsers: 20 } });
    expect((await bob.call(api.auth.me)).data.organization.plan).toBe("free");
    const { data } = (await ada.request(api.audit.list, { query: { action: "organization.plan_changed" } })).body;
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ actorId: null, details: { oldPlan: "free", newPlan: "team", by: "operator" } });
    expect((await bob.call(api.audit.list, { query: { action: "organization.plan_changed" } })).data).toEqual([]);
    const again = await cli(["organizations", "set-plan", ada.organizationId, "team", "--json"]);
    expect(JSON.parse(again.stdout)).toMatchObject({ id: ada.organizationId, oldPlan: "team", newPlan: "team", hasSubscription: false });
    expect((await ada.call(api.audit.list, { query: { action: "organization.plan_changed" } })).data).toHaveLength(1);
    const { organizations } = JSON.parse((await cli(["organizations", "list", "--json"])).stdout);
    expect(organizations[0]).toMatchObject({ plan: "team", usage: { projects: { used: 2, limit: null } } });
    expect((await cli(["organizations", "list"])).stdout).toMatch(/team +2 of unlimited .* 0 of 10240 MB/);
    expect((await cli(["audit", "verify", "--json"])).code).toBe(0);
  });

  test("an unknown organization is an error, and for an ambiguous name the ids are listed", async () => {
    const unknown = await cli(["organizations", "set-plan", "Nobody", "team"]);
    expect(unknown).toMatchObject({ code: 4, stdout: "" });
    expect(unknown.stderr).toContain('There is no organization "Nobody".');
    const twins = [await server.signUp({ organizationName: "Twin" }), await server.signUp({ organizationName: "twin" })];
    const ambiguous = await cli(["organizations", "set-plan", "Twin", "team", "--json"]);
    expect(ambiguous.code).toBe(4);
    const { error } = JSON.parse(ambiguous.stderr);
    for (const { organizationId } of twins) expect(error.message).toContain(organizationId);
    expect((await cli(["organizations", "set-plan", twins[1]?.organizationId ?? "", "starter"])).code).toBe(0);
    expect((await twins[0]?.call(api.auth.me))?.data.organization.plan).toBe("free");
  });
});

describe("gantry backup", () => {
  test("writes a file, refuses to replace it, and replaces it with --force", async () => {
    const file = join(dir, "good.tar.gz");
    const first = await cli(["backup", file]);
    expect(first, first.stderr).toMatchObject({ code: 0, stderr: "" });
    expect(first.stdout.trim().split("\n")).toHaveLength(1);
    const second = await cli(["backup", file]);
    expect(second).toMatchObject({ code: 4, stdout: "" });
    expect(second.stderr).toContain(`${file} exists already. Name another file, or replace it with --force.`);
    const forced = await cli(["backup", file, "--force", "--json"]);
    expect(JSON.parse(forced.stdout)).toMatchObject({ file, tables: expect.any(Number), createdAt: expect.any(String) });
    expect(readdirSync(dir)).toEqual(["good.tar.gz"]);
  });

  test.each([
    ["/no/such/folder/x.tgz", "Cannot write /no/such/folder/x.tgz: its folder does not exist."],
    ["/proc/x.tgz", "Cannot write /proc/x.tgz: "],
    ["/etc/hostname/x.tgz", "Cannot write /etc/hostname/x.tgz: a part of its path is a file, not a folder."],
    ["/tmp", "Cannot write /tmp: it is a folder or a device."],
    ["/dev/full", "Cannot write /dev/full: it is a folder or a device."],
  ])("to %s fails with one sentence", async (path, sentence) => {
    const { code, stdout, stderr } = await cli(["backup", path, "--force"]);
    expect({ code, stdout }).toEqual({ code: 4, stdout: "" });
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain(sentence);
  });
});

describe("gantry restore", () => {
  async function empty(): Promise<NodeJS.ProcessEnv> {
    const dataDir = mkdtempSync(join(dir, "empty-"));
    return { DATABASE_URL: await createTestDatabase(), DATA_DIR: dataDir, ENCRYPTION_KEYS: "" };
  }

  test("of a file that is not a backup changes nothing and says so", async () => {
    const env = await empty();
    const whole = join(dir, "whole.tar.gz");
    const secrets = JSON.stringify({ JWT_SECRET: "of the old installation" });
    writeFileSync(join(server.ctx.config.dataDir, "secrets.json"), secrets);
    expect((await cli(["backup", whole])).code).toBe(0);
    const cut = join(dir, "cut.tar.gz");
    writeFileSync(cut, readFileSync(whole).subarray(0, 3_000));
    mkdirSync(join(dir, "folder"));
    for (const [path, sentence] of [
      [cut, "damaged"],
      [join(dir, "folder"), "it is a folder"],
      ["/etc/hostname", "is not a backup of Gantry"],
    ] as const) {
      const { code, stderr } = await cli(["restore", path], env);
      expect(code).toBe(4);
      expect(stderr).toContain(sentence);
      expect(stderr).not.toMatch(/\n {4}at /);
    }
    // The secrets of a failed restore are not left behind.
    const left = readdirSync(String(env["DATA_DIR"]));
    if (left.includes("secrets.json"))
      expect(readFileSync(join(String(env["DATA_DIR"]), "secrets.json"), "utf8")).not.toContain("of the old");
    const restored = await cli(["restore", whole, "--json"], env);
    expect(restored.code, restored.stderr).toBe(0);
    expect(readFileSync(join(String(env["DATA_DIR"]), "secrets.json"), "utf8")).toContain("of the old installation");
    const again = await cli(["restore", whole], env);
    expect(again.code).toBe(4);
    expect(again.stderr).toContain("already has accounts");
  });
});

test.each([
  [["migrate"], { applied: [] }],
  [["storage", "reconcile"], { corrections: [] }],
  [["keys", "rotate"], { keyId: "k1", complete: true }],
  [["audit", "verify"], { intact: true }],
])("gantry %j answers in JSON", async (args, answer) => {
  const { code, stdout, stderr } = await cli([...args, "--json"]);
  expect(code, stderr).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject(answer);
});

test("a command names the reason when the database is missing, also in JSON", async () => {
  const { code, stderr } = await cli(["organizations", "list", "--json"], { DATABASE_URL: "postgres://x:y@127.0.0.1:9/x" });
  expect(code).toBe(4);
  expect(JSON.parse(stderr).error.message).toContain("cannot be reached (connection refused)");
  const nothing = await cli(["organizations", "list"], { DATABASE_URL: "", DATA_DIR: join(dir, "nothing-here") });
  expect(nothing.code).toBe(4);
  expect(nothing.stderr).toContain(`There is no installation in ${join(dir, "nothing-here")} yet.`);
  expect(readdirSync(dir)).not.toContain("nothing-here");
});

describe("gantry doctor", () => {
  const service = async (env: NodeJS.ProcessEnv) => {
    const { stdout } = await cli(["doctor", "--json"], env);
    return (JSON.parse(stdout) as { name: string; state: string; text: string }[]).find(({ name }) => name === "Service");
  };

  test("says whether reports have an origin of their own", async () => {
    const reports = async (env: NodeJS.ProcessEnv) => {
      const { stdout } = await cli(["doctor", "--json"], env);
      return (JSON.parse(stdout) as { name: string; state: string; text: string }[]).find(({ name }) => name === "Reports");
    };
    const REPORTS_PORT = String(server.reportsPort);
    expect(await reports({ REPORTS_PORT })).toMatchObject({ state: "good", text: `open at http://127.0.0.1:${REPORTS_PORT}` });
    const FRONTEND_URL = "http://ci.localhost";
    for (const [settings, text] of [
      [{ REPORTS_PORT: "off" }, /^REPORTS_PORT is off: reports open at the dashboard's origin/],
      [{ REPORTS_PORT: new URL(server.url).port }, /cannot be used/],
      [{ FRONTEND_URL, REPORTS_ORIGIN: FRONTEND_URL }, /^REPORTS_ORIGIN has the host of FRONTEND_URL/],
      [{ REPORTS_PORT, FRONTEND_URL, REPORTS_ORIGIN: server.url }, /does not lead from this machine to the port for reports$/],
    ] as const)
      expect(await reports(settings)).toMatchObject({ state: "weak", text: expect.stringMatching(text) });
  });

  test("distinguishes its own service from another installation's at the same address", async () => {
    const port = new URL(server.url).port;
    const { workerSecret } = server.ctx.config;
    expect(await service({ PORT: port, WORKER_SECRET: workerSecret })).toMatchObject({
      state: "good",
      text: `ready at ${server.url} (port from PORT)`,
    });
    const other = mkdtempSync(join(dir, "other-"));
    for (const env of [{}, { WORKER_SECRET: "another-secret-0123456789abcdef-xyz" }])
      expect(await service({ PORT: port, DATA_DIR: other, ...env })).toMatchObject({
        state: "weak",
        text: `not running with ${other}; another installation answers at ${server.url} (port from PORT)`,
      });
    const something = createServer((_, response) => response.end("ok")).listen(0, "127.0.0.1");
    await once(something, "listening");
    const address = something.address() as AddressInfo;
    expect((await service({ PORT: String(address.port), WORKER_SECRET: workerSecret }))?.text).not.toContain("ready at");
    something.close();
  });
});

test.each([
  {
    env: { RUN_EGRESS: "private" },
    state: "weak",
    text: /^suites can reach this machine and its networks: the container engine is on another machine$/,
  },
  {
    env: { RUN_EGRESS: "public" },
    state: "bad",
    text: /^a worker with RUN_EGRESS=public does not start: the container engine is on another machine$/,
  },
  { env: { RUN_EGRESS: "public", RUN_NETWORK: "none" }, state: "good", text: /no network/ },
])("gantry doctor reports what suites can reach on a remote engine: $env", async ({ env, state, text }) => {
  const answers: Record<string, object> = {
    "/version": { Version: "27.1.1", Components: [{ Name: "runc", Version: "1.1.5+ds1" }] },
    "/info": { SecurityOptions: ["name=seccomp"], Runtimes: { runc: {} } },
  };
  const engine = createServer((request, response) => response.end(JSON.stringify(answers[request.url ?? ""] ?? {}))).listen(0, "127.0.0.1");
  await once(engine, "listening");
  const { code, stdout } = await cli(["doctor", "--json"], {
    ...env,
    CONTAINER_RUNTIME: "nope",
    DOCKER_HOST: `tcp://127.0.0.1:${(engine.address() as AddressInfo).port}`,
  });
  engine.close();
  expect(code).toBe(4);
  const findings = JSON.parse(stdout) as { name: string; state: string; text: string; mend?: string }[];
  expect(findings.find(({ name }) => name === "Networks of suites")).toMatchObject({ state, text: expect.stringMatching(text) });
  expect(findings.find(({ name }) => name === "Runtime of suites")).toMatchObject({
    state: "bad",
    text: "CONTAINER_RUNTIME is nope, but Docker knows only runc",
  });
  expect(findings.find(({ name }) => name === "Version of runc")).toMatchObject({
    state: "weak",
    text: expect.stringMatching(/^runc 1\.1\.5\+ds1 has by its version number: CVE-2024-21626/),
    mend: expect.stringContaining("may have the fixes nevertheless"),
  });
});

test.each([
  { WORKER_SLOTS: "0" },
  { IMAGE_PULL_POLICY: "sometimes" },
  { OUTBOUND_ALLOW: "not a host" },
  { RATE_LIMIT_API: "many", WORKER_SLOTS: "many" },
  { PORT: "70000", HOST: "http://x" },
  { HOST: "999.1.1.1", RUN_EXTRA_HOSTS: "foo", FRONTEND_URL: "http://u:p@h" },
])("gantry doctor finds the settings %j", async (env) => {
  const { code, stdout } = await cli(["doctor", "--json"], env);
  expect(code).toBe(4);
  const settings = (JSON.parse(stdout) as { name: string; state: string; text: string }[]).find(({ name }) => name === "Settings");
  expect(settings?.state).toBe("bad");
  for (const name of Object.keys(env)) expect(settings?.text).toContain(name);
});

test.each(["server", "worker"])("gantry %s exits with 4 for invalid settings", async (program) => {
  const { code, stderr } = await cli([program], {
    RATE_LIMIT_API: "many",
    WORKER_SLOTS: "many",
    WORKER_SECRET: "x".repeat(32),
    JWT_SECRET: "y".repeat(32),
  });
  expect([code, stderr]).toEqual([4, expect.stringContaining(program === "server" ? "RATE_LIMIT_API" : "WORKER_SLOTS")]);
});
