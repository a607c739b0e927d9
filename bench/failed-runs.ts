/**
 * How long the history of a run takes in which all tests fail, in a project with three branches: each failure is compared with the test's earlier
 * outcomes. A server in this process on its own PostgreSQL. TESTS, EARLIER (outcomes of each test) and OTHERS (runs of another project) set the sizes.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../host/src/postgres/embedded.ts";
import { recordRun } from "../server/src/features/tests/record/record-run.ts";
import { startBenchServer } from "./bench-server.ts";
import { databaseMs } from "./database-time.ts";
import { median, ms, percentile, print } from "./figures.ts";
import { fillTables, newProject, signUp } from "./fill-tables.ts";

const tests = Number(process.env["TESTS"] ?? 10_000);
const earlier = Number(process.env["EARLIER"] ?? 200);
const others = Number(process.env["OTHERS"] ?? 50_000);
const rounds = Number(process.env["ROUNDS"] ?? 100);

/** Runs of the measured kinds, with their age in minutes; the earlier runs are 10, 20, … minutes old. */
const measured = [
  { what: "newest run of main", branch: "main", age: 5 },
  { what: "first run of a pull request", branch: "new", age: 4 },
  { what: "pull request, last run 90 runs ago", branch: "rare", age: 3 },
  { what: "run of main that ends after 100 later ones", branch: "main", age: 1_001 },
] as const;
const idOf = (n: number) => `a${n.toString(16).padStart(23, "0")}`;
const middle = idOf(99);

const watched = watchStatements();
const dir = await mkdtemp(join(tmpdir(), "gantry-bench-failed-"));
const postgres = await startEmbeddedPostgres({ dataDir: dir, log: { info: () => {}, warn: () => {} } });
const server = await startBenchServer(dir, postgres.url);
try {
  const { headers, organizationId } = await signUp(server.url);
  const [project, other] = [await newProject(server.url, headers), await newProject(server.url, headers, "other")];
  await seed(organizationId, project, other);
  for (const [n, { what }] of measured.entries()) {
    await show(what, async () => {
      await setDue(idOf(earlier + n));
      await recordRun(server.ctx, organizationId, idOf(earlier + n));
    });
  }
  await show("run of main deleted, 100 later ones", async () => {
    const { ok, status } = await fetch(`${server.url}/api/executions/${middle}`, { method: "DELETE", headers });
    if (!ok) throw new Error(`deleting answered ${status}`);
  });
  const newest = idOf(earlier);
  await showRequests(
    headers,
    "a page of 100 failed tests with details",
    `/api/executions/${newest}/tests?status=failed&limit=100&details=true`,
  );
  await showRequests(headers, "one failed test of a run", `/api/executions/${newest}/tests/${newest}-7`);
} finally {
  await server.close();
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}

async function show(what: string, work: () => Promise<void>): Promise<void> {
  global.gc?.();
  watched.reset();
  const before = process.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
  const used = databaseMs(postgres.pid);
  const at = performance.now();
  await work();
  const took = performance.now() - at;
  const processorMs = databaseMs(postgres.pid) - used;
  clearInterval(timer);
  const { lockedMs, longestLockMs, comparedMs, slowest } = watched;
  print("", what, `${ms(took)}, database's processor time ${ms(processorMs)}`, "");
  console.log(
    `     compared in ${ms(comparedMs)}; locked ${ms(lockedMs)}, at once ${ms(longestLockMs)}; memory +${Math.round((peak - before) / 2 ** 20)} MB`,
  );
  console.log(`     slowest statement ${ms(slowest.ms)}: ${slowest.text.replaceAll(/\s+/g, " ").trim().slice(0, 90)}`);
}

async function showRequests(headers: Record<string, string>, what: string, path: string): Promise<void> {
  const took: number[] = [];
  let used = 0;
  for (let round = 0; round < rounds + 5; round++) {
    if (round === 5) used = databaseMs(postgres.pid);
    const before = performance.now();
    const answer = await fetch(server.url + path, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
    if (round >= 5) took.push(performance.now() - before);
  }
  const processorMs = (databaseMs(postgres.pid) - used) / rounds;
  print(
    "",
    what,
    `p50 ${ms(median(took))}, p95 ${ms(percentile(took, 0.95))}, database's processor time ${ms(processorMs)}`,
    "p95 ≤ 20 ms",
  );
}

async function setDue(id: string): Promise<void> {
  // The sweep records runs that were due for some seconds.
  await server.ctx.db.asSystem((tx) =>
    tx
      .updateTable("executions")
      .set({ history: "due", updated_at: new Date(Date.now() + 3_600_000) })
      .where("id", "=", id)
      .execute(),
  );
}

/** How long a project's history was locked, how long failures were compared with earlier outcomes, and which statement took longest. */
function watchStatements() {
  const none = { lockedMs: 0, longestLockMs: 0, comparedMs: 0, slowest: { ms: 0, text: "" } };
  const seen = { ...none, reset: () => void Object.assign(seen, none) };
  const lockedAt = new WeakMap<object, number>();
  const query = pg.Client.prototype.query as (...values: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: object, ...values: unknown[]) {
    const [sent] = values as [string | { text: string }];
    const text = typeof sent === "string" ? sent : sent.text;
    const at = performance.now();
    const answer = query.apply(this, values);
    const note = () => {
      const now = performance.now();
      if (now - at > seen.slowest.ms) seen.slowest = { ms: now - at, text };
      if (/unnest\(.*o\.status in \('passed', 'failed'\)/s.test(text)) seen.comparedMs += now - at;
      if (/from projects\b.* for no key update/s.test(text)) lockedAt.set(this, now);
      if (text !== "commit" && text !== "rollback") return;
      const locked = now - (lockedAt.get(this) ?? now);
      lockedAt.delete(this);
      seen.lockedMs += locked;
      seen.longestLockMs = Math.max(seen.longestLockMs, locked);
    };
    if (answer instanceof Promise) answer.then(note, note);
    return answer;
  } as typeof pg.Client.prototype.query;
  return seen;
}

async function seed(organizationId: string, project: string, other: string): Promise<void> {
  const inserted = `insert into executions (org_id, number, id, project_id, image, trigger, status, exit_code, group_name, tests, history, created_at, started_at,
    finished_at, verdict, ci_context)`;
  const branch = `case when n % 3 = 0 then '{"branch":"main"}'::jsonb else jsonb_build_object('branch', 'pr-' || n % 3, 'targetBranch', 'main') end`;
  const counts = JSON.stringify({ total: tests, passed: 0, failed: tests, skipped: 0, flaky: 0, quarantined: 0 });
  await fillTables(postgres.url, async ({ write }) => {
    await write(
      `${inserted} select $1, n + 1, lpad(to_hex(n + 1), 24, '0'), $2, 'suite', 'api', 'FAILED', 1, 'nightly', '{"total":0,"passed":0,"failed":0,"skipped":0,"flaky":0,"quarantined":0}', 'counted',
         at, at, at + interval '40 s', 'FAILED', ${branch}
       from generate_series(0, $3::int - 1) n, lateral (select now() - n * interval '1 minute' as at) moment
       union all
       select $1, $6 - n, 'a' || lpad(to_hex(n), 23, '0'), $4, 'suite', 'api', 'FAILED', 1, 'nightly', $5::jsonb, 'counted', at, at, at + interval '40 s', 'FAILED',
         case when n = 89 then '{"branch":"rare","targetBranch":"main"}' else ${branch} end
       from generate_series(0, $6::int - 1) n, lateral (select now() - (n + 1) * interval '10 minutes' as at) moment
       union all
       select $1, $6 + kind.place, 'a' || lpad(to_hex($6 + kind.place - 1), 23, '0'), $4, 'suite', 'api', 'FAILED', 1, 'nightly', $5::jsonb, 'none', at, at,
         at + interval '40 s', 'FAILED', jsonb_build_object('branch', kind.branch, 'targetBranch', 'main')
       from unnest($7::text[], $8::int[]) with ordinality as kind (branch, age, place), lateral (select now() - kind.age * interval '1 minute' as at) moment`,
      [organizationId, other, others, project, counts, earlier, measured.map(({ branch }) => branch), measured.map(({ age }) => age)],
      "executions",
    );
    await write(
      `insert into tests (org_id, id, project_id, test_key, name, suite, file_path, last_run_at, runs, failures)
       select $1, substr(encode(sha256(convert_to($2 || '/' || md5(t::text), 'UTF8')), 'hex'), 1, 24), $2, md5(t::text), 'test ' || t,
         array['suite ' || t % 40], 'tests/file' || t % 100 || '.test.js', now(), 20, 5
       from generate_series(0, $3::int - 1) t`,
      [organizationId, project, tests],
      "tests",
    );
    // A test fails in one of four earlier runs. Of those, only the failed results are needed.
    await write(
      `insert into test_results (org_id, execution_id, ordinal, project_id, group_name, test_key, name, status, duration_ms, message)
       select $1, 'a' || lpad(to_hex(n), 23, '0'), t, $2, 'nightly', md5(t::text), 'test ' || t, 'failed', t % 300, 'expected 3, got ' || n
       from generate_series(0, $3::int + $4 - 1) n, generate_series(0, $5::int - 1) t where n >= $3 or hashint8(t * 1000 + n) % 4 = 0`,
      [organizationId, project, earlier, measured.length, tests],
      "test_results",
    );
    await write(
      `insert into test_outcomes (org_id, test_id, run_at, execution_id, ordinal, status, flaky, duration_ms, group_name, mass_failure, environment)
       select e.org_id, t.id, e.created_at, e.id, t.n, case when hashint8(t.n * 1000 + e.n) % 4 = 0 then 'failed' else 'passed' end, false, t.n % 300, 'nightly', false,
         'development'
       from (select *, $2 - number as n from executions where project_id = $1 and history = 'counted') e,
         (select *, substr(name, 6)::int as n from tests where project_id = $1) t
       order by e.created_at, t.n`,
      [project, earlier],
      "test_outcomes",
    );
  });
}
