/**
 * B8: response times with a lot of data, and the processor time of PostgreSQL for a request. A server in this process on its own PostgreSQL with a million
 * executions and a million test results (EXECUTIONS, RESULTS); all requests go through HTTP. KEEP names a folder in which the database stays, and is found again by
 * the next measurement. ONLY is a pattern for the names of the requests to measure. SLOW=1 adds requests that read all executions. SAVE_SPACE=1 leaves out the index of outcomes by group, and free
 * space in keys. REMOVE=500 removes the results of the 500 oldest runs that have some, as retention does, and measures the history meanwhile and afterwards.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { encodeCursor } from "../server/src/platform/db/keyset.ts";
import { startEmbeddedPostgres } from "../host/src/postgres/embedded.ts";
import type { RunningServer } from "../server/src/server.ts";
import { startBenchServer } from "./bench-server.ts";
import { databaseMs } from "./database-time.ts";
import { fillHistory, rareBranch, runId } from "./fill-history.ts";
import { changeRows, newProject, settingsForFilling, signUp } from "./fill-tables.ts";
import { median, ms, percentile, print, times } from "./figures.ts";

const executions = Number(process.env["EXECUTIONS"] ?? 1_000_000);
const results = Number(process.env["RESULTS"] ?? 1_000_000);
const rounds = Number(process.env["ROUNDS"] ?? 200);
const slowRounds = 3;
const only = new RegExp(process.env["ONLY"] ?? "");
const testsPerRun = 2_000;
const ingested = 5_000;
const testCase = (n: number) => `<testcase name="ingested ${n}" time="0.01">${n % 50 === 0 ? '<failure message="broke"/>' : ""}</testcase>`;

const keep = process.env["KEEP"];
const dir = keep ?? (await mkdtemp(join(tmpdir(), "gantry-bench-history-")));
await mkdir(dir, { recursive: true });
const start = (settings = {}) => startEmbeddedPostgres({ dataDir: dir, log: { info: () => {}, warn: () => {} }, settings });
let postgres = await start();
let server: RunningServer | undefined = await startBenchServer(dir, postgres.url);
try {
  const { headers, organizationId, isNew } = await signUp(server.url);
  if (isNew) {
    const project = await newProject(server.url, headers);
    await server.close();
    server = undefined;
    await postgres.stop();
    postgres = await start(settingsForFilling);
    const filledAt = performance.now();
    await fillHistory(postgres.url, organizationId, project, { executions, results, testsPerRun });
    console.log(`${executions} executions and ${results} results written in ${Math.round((performance.now() - filledAt) / 1000)} s\n`);
    await postgres.stop();
    postgres = await start();
    server = await startBenchServer(dir, postgres.url);
  }
  console.log(
    `load: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")}`,
  );
  await measure(server.url, headers);
  const removed = Number(process.env["REMOVE"] ?? 0);
  if (removed > 0) await measureRemoval(server.url, headers, organizationId, removed);
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
    let used = 0;
    for (let turn = 0; turn < turns + 5; turn++) {
      if (turn === 5) used = databaseMs(postgres.pid);
      const before = performance.now();
      await get(path());
      // The first few requests plan their statements.
      if (turn >= 5) took.push(performance.now() - before);
    }
    return { took, databaseMs: (databaseMs(postgres.pid) - used) / turns };
  };
  const show = async (what: string, path: () => string, bar = "") => {
    if (!only.test(what)) return;
    const { took, databaseMs: database } = await timed(path);
    print("B8", what, `p50 ${ms(median(took))}, p95 ${ms(percentile(took, 0.95))}, database ${ms(database)}`, bar);
  };
  /** What may be refused because it takes too long. */
  const showSlow = async (what: string, path: string) => {
    if (!only.test(what)) return;
    const answers: string[] = [];
    for (let turn = 0; turn < slowRounds; turn++) {
      const before = performance.now();
      const { status } = await fetch(url + path, { headers });
      answers.push(`${status} in ${ms(performance.now() - before)}`);
    }
    print("B8", what, answers.join(", "), "");
  };

  const { data: tests } = await get(`/api/tests?project=${project}&limit=100`);
  const anyTest = () => tests[Math.floor(Math.random() * tests.length)]?.id ?? "";
  const alwaysFailed = (await get(`/api/tests?project=${project}&search=test 0`)).data.find(({ name }) => name === "test 0")?.id ?? "";
  const together = "matrixRuns=together";
  const anyRun = () => runId(Math.floor((Math.random() * results) / testsPerRun));
  await show("for comparison: the projects, one row", () => "/api/projects");
  await show("history of a test", () => `/api/tests/${anyTest()}/history`, "p95 ≤ 20 ms");
  await show("a test's page: since when it fails", () => `/api/tests/${anyTest()}`, "p95 ≤ 20 ms");
  await show("the page of a test that has always failed", () => `/api/tests/${alwaysFailed}`, "p95 ≤ 20 ms");
  await show("tests of a project, first page", () => `/api/tests?project=${project}`);
  await show("tests of a project, most failing first", () => `/api/tests?project=${project}&sort=failures`);
  await show("two runs of 2,000 tests compared", () => `/api/executions/${anyRun()}/compare`);
  await show("insights of a month", () => `/api/insights?project=${project}`, "p95 ≤ 100 ms");
  await show("insights of a month, of a branch", () => `/api/insights?project=${project}&branch=branch-7`, "");
  await show("executions, first page", () => "/api/executions?limit=20", "p95 ≤ 20 ms");
  for (const [what, filter] of [
    ["failed", "status=FAILED"],
    ["of a branch", "branch=branch-7"],
    ["of a branch with three runs", `branch=${rareBranch}`],
    ["of a project, failed", `project=${project}&status=FAILED`],
    ["of a group", `project=${project}&groupName=nightly`],
    ["of an image", "image=suite:3"],
    ["one number", `project=${project}&number=${Math.ceil(executions / 2)}`],
    ["with a text", "search=suite"],
    ["shards together", "shards=together"],
    ["shards together, failed", "shards=together&status=FAILED"],
    ["matrix runs together", together],
    ["matrix runs together, failed", `${together}&status=FAILED`],
    ["matrix runs together, running or passed", `${together}&status=RUNNING,PASSED`],
    ["matrix runs together, of a branch", `${together}&branch=branch-7`],
    ["matrix runs together, of a project", `${together}&project=${project}`],
    ["matrix runs together, of a group", `${together}&project=${project}&groupName=nightly`],
    ["matrix runs together, of an image", `${together}&image=suite:3`],
    ["matrix runs together, with a text", `${together}&search=chrome`],
  ] as const)
    await show(`executions, ${what}`, () => `/api/executions?limit=20&${filter}`, "p95 ≤ 20 ms");
  await show("matrix runs, first page", () => "/api/matrix-runs?limit=20", "");
  if (process.env["SLOW"] === "1") {
    await showSlow("failures", "/api/failures");
    await showSlow("groups in use", "/api/executions/groups");
    await showSlow("executions, with a text that none has", "/api/executions?limit=20&search=nowhere");
    await showSlow("executions, with a status that none has", "/api/executions?limit=20&status=UNSTABLE");
    await showSlow("executions, matrix runs together, with a status that none has", `/api/executions?limit=20&${together}&status=UNSTABLE`);
    await showSlow("groups with a status", "/api/executions/groups?status=PASSED");
    await showSlow("executions, of a pull request that none has", "/api/executions?limit=20&prNumber=7");
    await showSlow("executions, of an author that none has", "/api/executions?limit=20&author=nobody");
  }
  if (only.test("deepest page")) {
    const deep = encodeCursor({ createdAt: new Date(Date.now() - (executions - 500) * 1000), id: "f".repeat(24) });
    const first = await timed(() => "/api/executions?limit=20");
    const last = await timed(() => `/api/executions?limit=20&cursor=${deep}`);
    print("B8", "executions, deepest page ÷ first page", times(median(last.took) / median(first.took)), "≤ 1.5×");
  }
  if (only.test("tests taken in")) await measureIngest(url, headers, project);
}

async function measureIngest(url: string, headers: Record<string, string>, project: string): Promise<void> {
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

/** The oldest runs with results are made older than 30 days, and their results removed through the API, which stops after 20 s each time. */
async function measureRemoval(url: string, headers: Record<string, string>, organizationId: string, oldest: number): Promise<void> {
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
  await changeRows(
    postgres.url,
    "update executions set finished_at = finished_at - interval '40 days' where org_id = $1 and id > lpad(to_hex($2::int), 24, '0') and id <= lpad(to_hex($3::int), 24, '0')",
    [organizationId, runs - oldest, runs],
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
