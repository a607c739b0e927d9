import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestDatabase } from "../host/src/postgres/testing.ts";
import { request } from "./stack.ts";
import { freePort } from "./program.ts";

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
  let output = "";
  const withKey = (method: string, path: string, body?: unknown) => request(url + path, method, { "x-api-key": facts.apiKey }, body);

  beforeAll(async () => {
    execFileSync("tar", ["-xzf", join(releases, release, "data-directory.tar.gz"), "-C", folder]);
    const databaseUrl = await createTestDatabase();
    await load(databaseUrl, readFileSync(join(releases, release, "database.sql"), "utf8"));
    // The queued run is taken as soon as the worker starts, so its image must be there.
    execFileSync(process.execPath, [gantry, "samples", "build", "api"], { env: { ...process.env, DOCKER_HOST: `unix://${engine}` } });
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, [gantry, "up"], {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: String(port), DOCKER_HOST: `unix://${engine}` },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
    stop = async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "close");
      child.kill("SIGTERM");
      await ended;
    };
    await vi.waitFor(() => expect(output).toContain("is ready."), { timeout: 200_000, interval: 100 });
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("people sign in with their password and see their organization", async () => {
    const session = await request(`${url}/api/auth/login`, "POST", {}, { email: facts.email, password: facts.password });
    expect(session.status).toBe(200);
    const bearer = { authorization: `Bearer ${session.body.token}` };
    const me = await request(`${url}/api/auth/me`, "GET", bearer, undefined);
    expect(me.body.data).toMatchObject({ email: facts.email, role: "admin", organization: { name: "Acme", plan: "business" } });
    const audit = await request(`${url}/api/audit`, "GET", bearer, undefined);
    expect(audit.body.data.length).toBeGreaterThan(0);
    const invitations = await request(`${url}/api/invitations`, "GET", bearer, undefined);
    expect(invitations.body.invitations).toMatchObject([{ email: "bob@example.com", role: "developer" }]);
  });

  test("runs keep their status and verdict, their tests, their log, their analysis and their report", async () => {
    const run = async (id: string) => (await withKey("GET", `/api/executions/${id}`)).body.data;
    expect(await run(facts.passedRun)).toMatchObject({ status: "PASSED", verdict: "PASSED", groupName: "nightly" });
    expect(await run(facts.failedRun)).toMatchObject({ status: "FAILED", verdict: "FAILED", hasAnalysis: true });
    expect(await run(facts.errorRun)).toMatchObject({ status: "ERROR", verdict: "ERROR", error: { code: "IMAGE_UNAVAILABLE" } });
    const tests = await withKey("GET", `/api/executions/${facts.failedRun}/tests`);
    expect(tests.body.data.filter((test: { status: string }) => test.status === "failed")).toHaveLength(1);
    expect((await withKey("GET", `/api/executions/${facts.failedRun}/logs/download`)).body).toContain("the discount is missing");
    expect((await withKey("GET", `/api/executions/${facts.failedRun}/analysis`)).body.data.status).toBe("READY");
    const link = await withKey("GET", `/api/executions/${facts.passedRun}/report-link`);
    expect((await request(new URL(link.body.data.url, url).href, "GET", {}, undefined)).status).toBe(200);
  });

  test("history, quarantine, cases, cycles and schedules are there", async () => {
    const listed = async (path: string) => (await withKey("GET", `${path}?project=${facts.projectId}`)).body.data;
    expect(await listed("/api/quarantine")).toMatchObject([{ name: "removes an item" }]);
    expect(await listed("/api/test-cases")).toMatchObject([{ id: facts.testCaseId, title: "Log in with a wrong password" }]);
    expect((await listed("/api/test-cycles")).map((cycle: { name: string }) => cycle.name)).toEqual(
      expect.arrayContaining(["Release 1", "acme/shop PR #7"]),
    );
    expect(await listed("/api/schedules")).toMatchObject([{ name: "Nightly", cron: "30 2 * * 1-5" }]);
    expect((await listed("/api/tests")).length).toBeGreaterThan(5);
  });

  test("a run queued when the old server was killed is run after the upgrade, with its encrypted variables", async () => {
    await vi.waitFor(
      async () => {
        const { body } = await withKey("GET", `/api/executions/${facts.queuedRun}`);
        expect(body.data).toMatchObject({ status: "PASSED", verdict: "PASSED", attempt: 1 });
      },
      { timeout: 200_000, interval: 250 },
    );
    const variables = await withKey("GET", `/api/projects/${facts.projectId}/variables`);
    expect(variables.body.data).toMatchObject([
      { name: "API_TOKEN", value: "********", secret: true },
      { name: "PLAIN", value: "visible", secret: false },
    ]);
  });
});

/** Runs a dump as the role that will own the installation, as an operator would with psql. */
async function load(databaseUrl: string, dump: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const role of ["gantry_app", "gantry_system"])
      await client.query(`do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`);
    await client.query(dump);
  } finally {
    await client.end();
  }
}
