import { api } from "@gantry/contract/api.ts";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestDatabase } from "../host/src/postgres/testing.ts";
import { endWithParent } from "../host/src/testing/end-with-parent.ts";
import { freePort } from "./program.ts";
import { type Client, clientAt, sendTo } from "../server/src/testing/client.ts";
import { personOf } from "../server/src/testing/person.ts";
import { waitTimeoutMs } from "../host/src/testing/wait-timeout.ts";

const gantry = join(import.meta.dirname, "../cli/dist/main.js");
const releases = join(import.meta.dirname, "upgrade");
const engine = process.env["GANTRY_TEST_DOCKER"] ?? "/var/run/docker.sock";

interface Facts {
  email: string;
  password: string;
  apiKey: string;
  projectId: string;
  passedRun: string;
  failedRun: string;
  errorRun: string;
  queuedRun: string;
  testCaseId: string;
}

/** The built product, started on what an earlier release left behind. */
describe.each(readdirSync(releases))("an installation of %s", (release) => {
  const folder = mkdtempSync(join(tmpdir(), "gantry-upgrade-"));
  const facts = JSON.parse(readFileSync(join(releases, release, "facts.json"), "utf8")) as Facts;
  let stop: () => Promise<void>;
  let url: string;
  let databaseUrl: string;
  let output = "";
  let withKey: Client;

  beforeAll(async () => {
    execFileSync("tar", ["-xzf", join(releases, release, "data-directory.tar.gz"), "-C", folder]);
    databaseUrl = await createTestDatabase();
    await load(databaseUrl, readFileSync(join(releases, release, "database.sql"), "utf8"));
    // The queued run is taken as soon as the worker starts, so its image must be there.
    execFileSync(process.execPath, [gantry, "samples", "build", "api"], { env: { ...process.env, DOCKER_HOST: `unix://${engine}` } });
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    withKey = clientAt(url, { "x-api-key": facts.apiKey });
    const child = spawn(process.execPath, [gantry, "up"], {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: String(port), DOCKER_HOST: `unix://${engine}` },
      stdio: ["ignore", "pipe", "pipe"],
    });
    endWithParent(child);
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
    stop = async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "close");
      child.kill("SIGTERM");
      await ended;
    };
    await vi.waitFor(() => expect(output).toContain("is ready."), { timeout: waitTimeoutMs, interval: 100 });
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  });

  test("people sign in with their password and see their organization", async () => {
    const session = await clientAt(url).call(api.auth.login, { body: { email: facts.email, password: facts.password } });
    const person = personOf(sendTo(url), session);
    expect((await person.call(api.auth.me)).data).toMatchObject({
      email: facts.email,
      role: "admin",
      organization: { name: "Acme", plan: "business" },
    });
    expect((await person.call(api.audit.list)).data.length).toBeGreaterThan(0);
    expect((await person.call(api.invitations.list)).invitations).toMatchObject([{ email: "bob@example.com", role: "developer" }]);
  });

  test("runs keep their status and verdict, their tests, their log, their analysis and their report", async () => {
    const run = async (id: string) => (await withKey.call(api.executions.get, { params: { id } })).data;
    const params = { id: facts.failedRun };
    expect(await run(facts.passedRun)).toMatchObject({ status: "PASSED", verdict: "PASSED", groupName: "nightly" });
    expect(await run(facts.failedRun)).toMatchObject({ status: "FAILED", verdict: "FAILED", hasAnalysis: true });
    expect(await run(facts.errorRun)).toMatchObject({ status: "ERROR", verdict: "ERROR", error: { code: "IMAGE_UNAVAILABLE" } });
    const tests = (await withKey.call(api.executions.tests, { params })).data;
    expect(tests.filter((test) => test.status === "failed")).toHaveLength(1);
    expect((await withKey.request(api.executions.logsDownload, { params })).body).toContain("the discount is missing");
    expect((await withKey.call(api.analysis.get, { params })).data.status).toBe("READY");
    const link = (await withKey.call(api.executions.reportLink, { params: { id: facts.passedRun } })).data;
    expect((await fetch(new URL(link.url, url), { redirect: "manual" })).status).toBe(200);
  });

  test("history, quarantine, cases, cycles and schedules are there", async () => {
    const query = { project: facts.projectId };
    expect((await withKey.call(api.quarantine.list, { query })).data).toMatchObject([{ name: "removes an item" }]);
    expect((await withKey.call(api.testCases.list, { query })).data).toMatchObject([
      { id: facts.testCaseId, title: "Log in with a wrong password" },
    ]);
    expect((await withKey.call(api.testCycles.list, { query })).data.map((cycle) => cycle.name)).toEqual(
      expect.arrayContaining(["Release 1", "acme/shop PR #7"]),
    );
    expect((await withKey.call(api.schedules.list, { query })).data).toMatchObject([{ name: "Nightly", cron: "30 2 * * 1-5" }]);
    expect((await withKey.call(api.tests.list, { query })).data.length).toBeGreaterThan(5);
  });

  test("a run queued when the old server was killed is run after the upgrade, with its encrypted variables", async () => {
    await vi.waitFor(
      async () => {
        const { data } = await withKey.call(api.executions.get, { params: { id: facts.queuedRun } });
        expect(data).toMatchObject({ status: "PASSED", verdict: "PASSED", attempt: 1 });
      },
      { timeout: waitTimeoutMs, interval: 250 },
    );
    const variables = await withKey.call(api.projects.variables, { params: { id: facts.projectId } });
    expect(variables.data).toMatchObject([
      { name: "API_TOKEN", value: "********", secret: true },
      { name: "PLAIN", value: "visible", secret: false },
    ]);
  });

  test("results of old runs stay until the project limits them, and then the run still has its verdict and its log", async () => {
    const project = { params: { id: facts.projectId } };
    const params = { id: facts.failedRun };
    expect((await withKey.call(api.retention.get, project)).data).toMatchObject({ resultDays: null, maxResultDays: null });
    await query(databaseUrl, `update executions set finished_at = finished_at - interval '100 days' where id = '${facts.failedRun}'`);
    const session = await clientAt(url).call(api.auth.login, { body: { email: facts.email, password: facts.password } });
    const admin = personOf(sendTo(url), session);
    await admin.call(api.retention.change, { ...project, body: { logDays: null, reportDays: null, resultDays: 90 } });
    expect((await admin.call(api.retention.apply, project)).data).toMatchObject({ logs: 0, reports: 0, results: 1 });
    const run = (await admin.call(api.executions.get, { params })).data;
    expect(run).toMatchObject({ status: "FAILED", tests: { failed: 1 }, resultsRemovedAt: expect.any(String) });
    expect(await admin.call(api.executions.tests, { params })).toMatchObject({ data: [], counts: { failed: 1 } });
    expect((await admin.request(api.executions.logsDownload, { params })).body).toContain("the discount is missing");
  });
});

/** Runs a statement as a role that sees the rows of all organizations. */
async function query(databaseUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("begin; set local role gantry_system");
    await client.query(text);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

/** Runs a dump as the role that will own the installation, as an operator would with psql. */
async function load(databaseUrl: string, dump: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const role of ["gantry_app", "gantry_system"])
      await client.query(`do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`);
    // An invitation is valid for seven days, and the dump is older.
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    await client.query(dump.replace("'2026-11-29 02:25:59.7+00'", `'${expiresAt}'`));
  } finally {
    await client.end();
  }
}
