import { createHash } from "node:crypto";
import { binaryRows, type Field, flag, float4, float8, int4, text, timestamp } from "./binary-rows.ts";
import { fillTables, withoutReferences } from "./fill-tables.ts";

export interface HistorySize {
  executions: number;
  /** Test results, of the newest runs. */
  results: number;
  testsPerRun: number;
}

/** The nth newest run, in TypeScript and in SQL. */
export const runId = (n: number): string => (n + 1).toString(16).padStart(24, "0");
const idOf = (n: string) => `lpad(to_hex(${n} + 1), 24, '0')`;
/** Of ten runs, the first four are the shards of one suite, and the next four the combinations of a matrix. */
const shards = 4;
const suiteOf = (n: string) => `'c' || lpad(to_hex(${n} / 10), 23, '0')`;
const matrixOf = (n: string) => `'d' || lpad(to_hex(${n} / 10), 23, '0')`;
const combinations = ["chrome", "firefox"].flatMap((browser) =>
  ["20", "22"].map((node) => [
    { axis: "BROWSER", value: browser },
    { axis: "NODE", value: node },
  ]),
);
const axes = [
  { name: "BROWSER", values: ["chrome", "firefox"] },
  { name: "NODE", values: ["20", "22"] },
];
const positionOf = (n: string) => `(${shards - 1} - ${n} % 10 % ${shards})`;
/** Three runs are of one branch, the others of fifty. */
export const rareBranch = "rare";
const branchOf = (n: string) => `case when ${n} % greatest($3::int / 3, 1) = 17 then '${rareBranch}' else 'branch-' || ${n} % 50 end`;
const groupOf = (n: string) => `case ${n} % 10 when 7 then 'smoke' when 8 then 'release' when 9 then null else 'nightly' end`;
const groupNames: readonly (string | null)[] = [...Array.from({ length: 7 }, () => "nightly"), "smoke", "release", null];
/** Of test `t` in run `r`: one test has failed always, of the others one in forty results is a failure. */
const failed = "(t = 0 or (t * 7 + r) % 40 = 0)";
/** The first test that failed after test 0: `t * 7 + r` is a multiple of 40 if `t` is 17 `r` modulo 40. */
const firstFailedOf = (r: string) => `coalesce(nullif(17 * ${r} % 40, 0), 40)`;
const failedIn = (run: number, test: number): boolean => test === 0 || (test * 7 + run) % 40 === 0;
const statusOf = `case when ${failed} then 'failed' else 'passed' end`;
const testIdOf = "substr(encode(sha256(convert_to($2 || '/' || md5(t::text), 'UTF8')), 'hex'), 1, 24)";
const filled = [
  "executions",
  "run_numbers",
  "matrix_runs",
  "run_days",
  "tests",
  "test_results",
  "test_outcomes",
  "failure_occurrences",
  "failure_groups",
  "failure_days",
  "summed_failure_days",
  "test_days",
  "test_weeks",
];
const occurrences = "failure_occurrences (org_id, execution_id, ordinal, project_id, fingerprint, category, message, test_key, at)";

/** Inserts rows directly: one run a second, backwards from now. The newest ones have results of all tests. Of the others, one in four failed without a test. */
export async function fillHistory(databaseUrl: string, organizationId: string, project: string, size: HistorySize): Promise<void> {
  const at = new Date();
  const rows = resultRows(organizationId, project, size, at);
  await withoutReferences(databaseUrl, filled, async () => {
    await Promise.all([
      fillRuns(databaseUrl, [organizationId, project, size.executions, at]),
      fillTables(databaseUrl, ({ copy }) => copy("test_outcomes", outcomeColumns, rows.outcomes)),
      fillTables(databaseUrl, ({ copy }) => copy("test_results", resultColumns, rows.results)),
      fillTests(databaseUrl, organizationId, project, size, at),
    ]);
  });
}

async function fillRuns(databaseUrl: string, values: readonly [string, string, number, Date]): Promise<void> {
  const [organizationId, project, executions] = values;
  await fillTables(databaseUrl, async ({ write }) => {
    await write(
      `insert into executions (org_id, number, id, project_id, image, trigger, status, verdict, exit_code, group_name, tests, history, created_at, started_at, finished_at, ci_context,
         matrix_run_id, matrix_position, shard, combination)
       select $1, $3 - n, ${idOf("n")}, $2, 'suite:' || n % 5, 'api', case when n % 4 = 0 then 'FAILED' else 'PASSED' end, case when n % 4 = 0 then 'FAILED' else 'PASSED' end,
         (n % 4 = 0)::int, ${groupOf("n")}, '{"total":2000,"passed":1950,"failed":50,"skipped":0,"flaky":0,"quarantined":0}', 'counted', at, at,
         at + interval '40 s', jsonb_build_object('branch', ${branchOf("n")}),
         case when n % 10 < ${shards} then ${suiteOf("n")} when n % 10 < ${2 * shards} then ${matrixOf("n")} end, case when n % 10 < ${2 * shards} then ${positionOf("n")} end,
         case when n % 10 < ${shards} then jsonb_build_object('index', ${shards} - n % 10, 'total', ${shards}, 'files', null, 'expectedMs', null) end,
         case when n % 10 between ${shards} and ${2 * shards - 1} then '${JSON.stringify(combinations)}'::jsonb -> ${positionOf("n")} else '[]' end
       from generate_series(0, $3::int - 1) n, lateral (select $4::timestamptz - n * interval '1 second' as at) moment`,
      [...values],
      "executions",
    );
    await write("insert into run_numbers values ($1, $2, $3)", [organizationId, project, executions], "run_numbers");
    await write(
      `insert into matrix_runs (org_id, id, project_id, axes, combinations, split, shards, trigger, requested_by, created_at)
       select $1, ${suiteOf("n")}, $2, '[]', '[[],[],[],[]]', '{"total":4,"targetSeconds":null,"files":null,"filesWithDuration":null,"notes":[]}',
         (select jsonb_agg(jsonb_build_object('index', i, 'total', ${shards}, 'files', null, 'expectedMs', null)) from generate_series(1, ${shards}) i),
         'api', '{"id":null,"name":"Bench"}', $4::timestamptz - n * interval '1 second'
       from generate_series(0, $3::int - 1, 10) n`,
      [...values],
      "matrix_runs",
    );
    await write(
      `insert into matrix_runs (org_id, id, project_id, axes, combinations, trigger, requested_by, created_at)
       select $1, ${matrixOf("n")}, $2, '${JSON.stringify(axes)}', '${JSON.stringify(combinations)}', 'api', '{"id":null,"name":"Bench"}', $4::timestamptz - n * interval '1 second'
       from generate_series(0, $3::int - 1, 10) n`,
      [...values],
      "matrix_runs",
    );
    await write(
      `insert into run_days (org_id, project_id, day, image, passed, failed, duration_ms, timed_runs, tests_passed)
       select $1, $2, d, 'suite:' || i, 12960, 4320, 691200000, 17280, 33696000
       from generate_series(now() - interval '70 days', now(), interval '1 day') d, generate_series(0, 4) i`,
      [organizationId, project],
      "run_days",
    );
  });
}

const md5 = (value: string): string => createHash("md5").update(value).digest("hex");
const sha256 = (value: string): string => createHash("sha256").update(value).digest("hex");
const resultColumns = [
  "org_id",
  "execution_id",
  "ordinal",
  "project_id",
  "group_name",
  "test_key",
  "name",
  "status",
  "duration_ms",
  "message",
  "finished_at",
];
const outcomeColumns = [
  "org_id",
  "test_id",
  "run_at",
  "execution_id",
  "ordinal",
  "status",
  "flaky",
  "duration_ms",
  "group_name",
  "mass_failure",
  "environment",
];

/**
 * The rows of `test_results` and `test_outcomes`. Their order is that of the runs, so that the outcomes of a test are as far apart as they are when runs follow
 * one another.
 */
function resultRows(organizationId: string, project: string, { results, testsPerRun }: HistorySize, at: Date) {
  const [organization, projectId] = [text(organizationId), text(project)];
  const tests = Array.from({ length: testsPerRun }, (_, t) => {
    const key = md5(String(t));
    return { key: text(key), id: text(sha256(`${project}/${key}`).slice(0, 24)), name: text(`test ${t}`), ordinal: int4(t) };
  });
  const runs = Array.from({ length: Math.ceil(results / testsPerRun) }, (_, n) => n).reverse();
  const groupOfRun = (run: number) => {
    const name = groupNames[run % 10];
    return typeof name === "string" ? text(name) : null;
  };
  const statusIn = (run: number, test: number) => text(failedIn(run, test) ? "failed" : "passed");
  const messageOf = (run: number) => text(`expected 3, got ${run}`);
  // Status and group repeat after 40 runs, and the length of the message depends on the run's number.
  const patternOf = (run: number) => `${run % 40} ${messageOf(run).length}`;
  const namedFieldsOf = (run: number) => {
    const startedAt = at.getTime() - run * 1000;
    return { run: text(runId(run)), message: messageOf(run), startedAt: timestamp(startedAt), finishedAt: timestamp(startedAt + 40_000) };
  };
  const rows = (fieldsOf: (run: number, test: (typeof tests)[number], t: number) => Field[]) =>
    binaryRows({ runs, patternOf, namedFieldsOf, rowsOf: (run) => tests.map((test, t) => fieldsOf(run, test, t)) });
  return {
    results: rows((run, { ordinal, key, name }, t) => [
      organization,
      "run",
      ordinal,
      projectId,
      groupOfRun(run),
      key,
      name,
      statusIn(run, t),
      float8(t % 300),
      failedIn(run, t) ? "message" : null,
      "finishedAt",
    ]),
    outcomes: rows((run, { id, ordinal }, t) => [
      organization,
      id,
      "startedAt",
      "run",
      ordinal,
      statusIn(run, t),
      flag(false),
      float4(t % 300),
      groupOfRun(run),
      flag(false),
      text("development"),
    ]),
  };
}

/** Tests and failures. */
async function fillTests(databaseUrl: string, organizationId: string, project: string, size: HistorySize, at: Date): Promise<void> {
  const { executions, testsPerRun } = size;
  const runs = Math.ceil(size.results / testsPerRun);
  await fillTables(databaseUrl, async ({ write }) => {
    await write(
      `insert into tests (org_id, id, project_id, test_key, name, suite, file_path, last_run_at, last_status, last_execution_id, runs, failures, pass_rate, streak, p50_ms, p95_ms,
         last_failed_at, last_failed_execution_id, last_failed_ordinal, failing_since, failing_execution_id)
       select $1, ${testIdOf}, $2, md5(t::text), 'test ' || t, array['suite ' || t % 40], 'tests/file' || t % 100 || '.test.js', $3::timestamptz, ${statusOf}, ${idOf("0")},
         30, 1, 0.97, (${failed})::int, t % 300, t % 300, $3::timestamptz - since * interval '1 second', ${idOf("since")}, t,
         case when t = 0 then $3::timestamptz - $5::int * interval '1 second' end, case when t = 0 then ${idOf("$5::int")} end
       from generate_series(0, $4::int - 1) t, lateral (select 0 as r) newest,
         lateral (select case when t = 0 then 0 else (40 - t * 7 % 40) % 40 end as since) latest`,
      [organizationId, project, at, testsPerRun, runs - 1],
      "tests",
    );
    await write(
      `insert into ${occurrences}
       select $1, ${idOf("r")}, t, $2, 'test ' || t % 200, 'assertion', 'expected 3, got ' || r, md5(t::text), $3::timestamptz - r * interval '1 second'
       from generate_series($4::int - 1, 0, -1) r, lateral (select 0 as t union all select generate_series(${firstFailedOf("r")}, $5::int - 1, 40)) test
       union all
       select $1, ${idOf("r")}, -1, $2, 'run ' || r % 37, 'crash', 'the suite ended with exit code 1', null, $3::timestamptz - r * interval '1 second'
       from generate_series($4::int, $6::int - 1) r where r % 4 = 0`,
      [organizationId, project, at, runs, testsPerRun, executions],
      "failure_occurrences",
    );
    await write(
      `insert into failure_groups (org_id, id, project_id, fingerprint, first_at, first_execution_id)
       select org_id, substr(encode(sha256(convert_to(project_id || '/' || fingerprint, 'UTF8')), 'hex'), 1, 24), project_id, fingerprint, min(at), min(execution_id)
       from failure_occurrences group by org_id, project_id, fingerprint`,
      [],
      "failure_groups",
    );
    await write(
      `insert into failure_days (org_id, day, project_id, fingerprint, branch, occurrences, executions, first_at, last_at, tests)
       select o.org_id, (o.at at time zone 'utc')::date as day, o.project_id, o.fingerprint, ${branchOf("run.n").replaceAll("$3", "$1")} as branch, count(*), count(distinct o.execution_id), min(o.at), max(o.at),
         coalesce(array_agg(distinct o.test_key) filter (where o.test_key is not null), '{}')
       from failure_occurrences o, lateral (select ('x' || right(o.execution_id, 8))::bit(32)::int - 1 as n) run group by 1, 2, 3, 4, 5`,
      [executions],
      "failure_days",
    );
    await write(
      `insert into summed_failure_days (org_id, day, until)
       select org_id, day, least((day + 1)::timestamp at time zone 'utc', $1::timestamptz + interval '1 ms') from (select distinct org_id, day from failure_days) days`,
      [at],
      "summed_failure_days",
    );
    for (const [table, start] of [
      ["test_days", "day"],
      ["test_weeks", "week"],
    ] as const)
      await write(
        `insert into ${table} (org_id, project_id, ${start}, test_id, runs, failures, flaky, duration_ms)
         select org_id, project_id, d, id, 20, 1, 0, 5000 from tests,
           generate_series(date_trunc('${start}', now() - interval '70 days'), now(), interval '1 ${start}') d`,
        [],
        table,
      );
  });
}
