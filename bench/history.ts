/**
 * B8: response times with a lot of data. A server in this process on its own PostgreSQL with a million executions and a million test results
 * (EXECUTIONS, RESULTS); all requests go through HTTP. KEEP names a folder in which the database stays, and is found again by
 * the next measurement. SLOW=1 adds requests that read all executions. REMOVE=1 removes the older half of the results, as retention does, and measures the
 * history meanwhile and afterwards.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeCursor } from "../server/src/platform/db/keyset.ts";
import { startEmbeddedPostgres } from "../host/src/postgres/embedded.ts";
import type { RunningServer } from "../server/src/server.ts";
import { startBenchServer } from "./bench-server.ts";
import { fillTables, newProject, signUp } from "./fill-tables.ts";
import { median, ms, percentile, print, times } from "./figures.ts";

const executions = Number(process.env["EXECUTIONS"] ?? 1_000_000);
const results = Number(process.env["RESULTS"] ?? 1_000_000);
const rounds = Number(process.env["ROUNDS"] ?? 200);
const testsPerRun = 2_000;
const ingested = 5_000;
/** The nth newest run. */
const runId = (n: number) => (n + 1).toString(16).padStart(24, "0");
const testCase = (n: number) => `<testcase name="ingested ${n}" time="0.01">${n % 50 === 0 ? '<failure message="broke"/>' : ""}</testcase>`;

const keep = process.env["KEEP"];
const dir = keep ?? (await mkdtemp(join(tmpdir(), "gantry-bench-history-")));
await mkdir(dir, { recursive: true });
const postgres = await startEmbeddedPostgres({ dataDir: dir, log: { info: () => {}, warn: () => {} } });
let server: RunningServer | undefined = await startBenchServer(dir, postgres.url);
try {
  const { headers, organizationId, isNew } = await signUp(server.url);
  if (isNew) {
    const project = await newProject(server.url, headers);
    await server.close();
    server = undefined;
    const seededAt = performance.now();
    await seed(postgres.url, organizationId, project);
    console.log(`${executions} executions and ${results} results written in ${Math.round((performance.now() - seededAt) / 1000)} s\n`);
    server = await startBenchServer(dir, postgres.url);
  }
  await measure(server.url, headers);
  if (process.env["REMOVE"] === "1") await measureRemoval(server.url, headers, organizationId);
} finally {
  await server?.close();
  await postgres.stop();
  if (keep === undefined) await rm(dir, { recursive: true, force: true });
}

async function measure(url: string, headers: Record<string, string>): Promise<void> {
  const get = async (path: string) => {
    const answer = await fetch(url + path, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { data: { id: string; name?: string }[] };
  };
  const project = (await get("/api/projects")).data.find(({ name }) => name === "bench")?.id ?? "";
  const timed = async (path: () => string, turns = rounds) => {
    const took: number[] = [];
    for (let turn = 0; turn < turns + 5; turn++) {
      const before = performance.now();
      await get(path());
      // The first few requests plan their statements.
      if (turn >= 5) took.push(performance.now() - before);
    }
    return took;
  };
  const show = (what: string, took: readonly number[], bar: string) =>
    print("B8", what, `p50 ${ms(median(took))}, p95 ${ms(percentile(took, 0.95))}`, bar);

  const { data: tests } = await get(`/api/tests?project=${project}&limit=100`);
  const anyTest = () => tests[Math.floor(Math.random() * tests.length)]?.id ?? "";
  const anyRun = () => runId(Math.floor((Math.random() * results) / testsPerRun));
  show("for comparison: the projects, one row", await timed(() => "/api/projects"), "");
  show("history of a test", await timed(() => `/api/tests/${anyTest()}/history`), "p95 ≤ 20 ms");
  show("a test's page: since when it fails", await timed(() => `/api/tests/${anyTest()}`), "p95 ≤ 20 ms");
  show("tests of a project, first page", await timed(() => `/api/tests?project=${project}`), "");
  show("tests of a project, most failing first", await timed(() => `/api/tests?project=${project}&sort=failures`), "");
  show("two runs of 2,000 tests compared", await timed(() => `/api/executions/${anyRun()}/compare`), "");
  show("insights of a month", await timed(() => `/api/insights?project=${project}`), "");

  const deep = encodeCursor({ createdAt: new Date(Date.now() - (executions - 500) * 1000), id: "f".repeat(24) });
  const first = await timed(() => "/api/executions?limit=20");
  const last = await timed(() => `/api/executions?limit=20&cursor=${deep}`);
  show("executions, first page", first, "");
  for (const [what, filter] of [
    ["failed", "status=FAILED"],
    ["of a branch", "branch=branch-7"],
    ["of a project, failed", `project=${project}&status=FAILED`],
    ["of a group", `project=${project}&groupName=nightly`],
    ["of an image", "image=suite:3"],
    ["one number", `project=${project}&number=${Math.ceil(executions / 2)}`],
    ["with a text", "search=suite"],
  ] as const)
    show(`executions, ${what}`, await timed(() => `/api/executions?limit=20&${filter}`), "");
  if (process.env["SLOW"] === "1") {
    show("executions, with a text that none has", await timed(() => "/api/executions?limit=20&search=nowhere", 3), "");
    show("executions, with a status that none has", await timed(() => "/api/executions?limit=20&status=UNSTABLE", 3), "");
    show("groups in use", await timed(() => "/api/executions/groups", 3), "");
  }
  print("B8", "executions, deepest page ÷ first page", times(median(last) / median(first)), "≤ 1.5×");

  const took: number[] = [];
  const report = `<testsuite name="cart">${Array.from({ length: ingested }, (_, n) => testCase(n)).join("")}</testsuite>`;
  for (let turn = 0; turn < 5; turn++) {
    const before = performance.now();
    const answer = await fetch(`${url}/api/ingest?project=${project}&groupName=nightly`, {
      method: "POST",
      body: report,
      headers: { ...headers, "content-type": "application/xml" },
    });
    if (answer.status !== 201) throw new Error(`ingest answered ${answer.status}`);
    took.push(performance.now() - before);
  }
  print("B8", "5,000 tests taken in, answered", `median ${ms(median(took))}`, "≤ 3,000 ms");
}

/** The older half of the runs with results is made older than 30 days, and then removed through the API, which stops after 20 s each time. */
async function measureRemoval(url: string, headers: Record<string, string>, organizationId: string): Promise<void> {
  const runs = Math.ceil(results / testsPerRun);
  const send = async (method: string, path: string, body?: object) => {
    const type = body ? { "content-type": "application/json" } : {};
    const answer = await fetch(url + path, { method, headers: { ...headers, ...type }, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as {
      data: { id: string; name: string; results: number; remaining: number }[] & { results: number; remaining: number };
    };
  };
  const project = (await send("GET", "/api/projects")).data.find(({ name }) => name === "bench")?.id ?? "";
  const { data: tests } = await send("GET", `/api/tests?project=${project}&limit=100`);
  const history = async () => {
    const before = performance.now();
    await send("GET", `/api/tests/${tests[Math.floor(Math.random() * tests.length)]?.id ?? ""}/history`);
    return performance.now() - before;
  };
  await fillTables(postgres.url, (write) =>
    write(
      "update executions set finished_at = finished_at - interval '40 days' where org_id = $1 and id > lpad(to_hex($2::int), 24, '0') and id <= lpad(to_hex($3::int), 24, '0')",
      [organizationId, Math.ceil(runs / 2), runs],
      "executions",
    ),
  );
  await send("PUT", `/api/projects/${project}/retention`, { logDays: null, reportDays: null, resultDays: 30 });
  let removed = 0;
  let isDone = false;
  const startedAt = performance.now();
  const removal = (async () => {
    for (;;) {
      const { data } = await send("POST", `/api/projects/${project}/retention/apply`);
      removed += data.results;
      if (data.remaining === 0) break;
    }
    isDone = true;
  })();
  const during: number[] = [];
  while (!isDone) during.push(await history());
  await removal;
  const seconds = (performance.now() - startedAt) / 1000;
  print("B8", "results removed", `${removed * testsPerRun} of ${removed} runs in ${seconds.toFixed(0)} s`, "");
  print("B8", "history of a test meanwhile", `p50 ${ms(median(during))}, p95 ${ms(percentile(during, 0.95))}`, "p95 ≤ 20 ms");
  const after: number[] = [];
  for (let turn = 0; turn < rounds; turn++) after.push(await history());
  print("B8", "history of a test afterwards", `p50 ${ms(median(after))}, p95 ${ms(percentile(after, 0.95))}`, "p95 ≤ 20 ms");
}

/** Inserts rows directly: one run a second, backwards from now; the newest ones with 2,000 tests each, of which one in forty fails. */
async function seed(databaseUrl: string, organizationId: string, project: string): Promise<void> {
  const runs = Math.ceil(results / testsPerRun);
  await fillTables(databaseUrl, async (write) => {
    await write(
      `insert into executions (org_id, number, id, project_id, image, trigger, status, exit_code, group_name, tests, history, created_at, started_at, finished_at, ci_context)
       select $1, $3 - n, lpad(to_hex(n + 1), 24, '0'), $2, 'suite:' || n % 5, 'api', case when n % 4 = 0 then 'FAILED' else 'PASSED' end,
         (n % 4 = 0)::int, 'nightly', '{"total":2000,"passed":1950,"failed":50,"skipped":0,"flaky":0,"quarantined":0}', 'counted', at, at,
         at + interval '40 s', jsonb_build_object('branch', 'branch-' || n % 50)
       from generate_series(0, $3::int - 1) n, lateral (select clock_timestamp() - n * interval '1 second' as at) moment`,
      [organizationId, project, executions],
      "executions",
    );
    await write("insert into run_numbers values ($1, $2, $3)", [organizationId, project, executions], "run_numbers");
    await write(
      `insert into tests (org_id, id, project_id, test_key, name, suite, file_path, last_run_at, runs, failures, p50_ms, p95_ms)
       select $1, substr(encode(sha256(convert_to($2 || '/' || key, 'UTF8')), 'hex'), 1, 24), $2, key, 'test ' || t, array['suite ' || t % 40],
         'tests/file' || t % 100 || '.test.js', now(), 30, t % 3, t % 300, t % 300
       from generate_series(0, $3::int - 1) t, lateral (select md5(t::text) as key) keyed`,
      [organizationId, project, testsPerRun],
      "tests",
    );
    await write(
      `insert into test_results (org_id, execution_id, ordinal, project_id, group_name, test_key, name, status, duration_ms, message)
       select $1, lpad(to_hex(r + 1), 24, '0'), t, $2, 'nightly', md5(t::text), 'test ' || t,
         case when (t * 7 + r) % 40 = 0 then 'failed' else 'passed' end, t % 300, case when (t * 7 + r) % 40 = 0 then 'expected 3, got ' || r end
       from generate_series(0, $3::int - 1) r, generate_series(0, $4::int - 1) t`,
      [organizationId, project, runs, testsPerRun],
      "test_results",
    );
    await write(
      `insert into test_outcomes (org_id, test_id, run_at, execution_id, ordinal, status, flaky, duration_ms, group_name, mass_failure, environment)
       select r.org_id, t.id, e.created_at, e.id, r.ordinal, r.status, false, r.duration_ms, 'nightly', false, 'development'
       from test_results r join executions e on e.org_id = r.org_id and e.id = r.execution_id
       join tests t on t.org_id = r.org_id and t.test_key = r.test_key`,
      [],
      "test_outcomes",
    );
    await write(
      `insert into test_days (org_id, project_id, day, test_id, runs, failures, flaky, duration_ms)
       select org_id, project_id, d, id, 20, 1, 0, 5000 from tests, generate_series(now() - interval '40 days', now(), interval '1 day') d`,
      [],
      "test_days",
    );
    await write(
      `insert into run_days (org_id, project_id, day, image, passed, failed, duration_ms, timed_runs, tests_passed)
       select $1, $2, d, 'suite:' || i, 100, 20, 4800000, 120, 240000
       from generate_series(now() - interval '40 days', now(), interval '1 day') d, generate_series(0, 4) i`,
      [organizationId, project],
      "run_days",
    );
  });
}
