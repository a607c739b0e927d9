import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

const at = Date.parse("2026-01-31T12:00:00.250Z");
const iso = "2026-01-31T12:00:00.250Z";
const triesIn = async (files: Record<string, string | object>, options = {}) => {
  const texts = Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path, typeof file === "string" ? file : JSON.stringify(file)]),
  );
  return (await collectFiles(texts, options)).tests.map(({ tries }) => tries);
};

test("Playwright: each attempt has its start and its worker", async () => {
  const result = (retry: number, status: string, startTime: string) => ({
    retry,
    status,
    startTime,
    duration: 20,
    workerIndex: retry * 4,
    parallelIndex: 1,
    errors: [],
    attachments: [],
  });
  const spec = {
    title: "pays",
    file: "a.spec.ts",
    line: 1,
    tests: [{ projectName: "", status: "flaky", results: [result(0, "failed", iso), result(1, "passed", "2026-01-31T12:00:01.250Z")] }],
  };
  const document = {
    config: { rootDir: "/app" },
    suites: [{ title: "a.spec.ts", file: "a.spec.ts", specs: [spec] }],
    errors: [],
    stats: { startTime: iso, duration: 40, expected: 0, unexpected: 0, flaky: 1, skipped: 0 },
  };
  expect(await triesIn({ "results.json": document })).toEqual([
    [
      { startedAtMs: at, durationMs: 20, status: "failed", lane: "Worker 2" },
      { startedAtMs: at + 1000, durationMs: 20, status: "passed", lane: "Worker 2" },
    ],
  ]);
});

test("Allure: retries in several files are tries of one test, in their threads", async () => {
  const result = (uuid: string, status: string, start: number, thread: string, parameters: object[] = []) => ({
    uuid,
    parameters,
    historyId: "h",
    name: "pays",
    status,
    start,
    stop: start + 10,
    labels: [{ name: "thread", value: thread }],
  });
  const retry = [{ name: "Retry", value: "1", excluded: true }];
  expect(
    await triesIn({ "a-result.json": result("a", "failed", at, "main"), "b-result.json": result("b", "passed", at + 50, "pool-1", retry) }),
  ).toEqual([
    [
      { startedAtMs: at, durationMs: 10, status: "failed", lane: "main" },
      { startedAtMs: at + 50, durationMs: 10, status: "passed", lane: "pool-1" },
    ],
  ]);
});

test("CTRF: the start of each attempt, and none for a start in seconds", async () => {
  const pays = {
    name: "pays",
    status: "passed",
    duration: 30,
    start: at + 100,
    threadId: "7",
    retries: 1,
    retryAttempts: [{ status: "failed", start: at, duration: 20 }],
  };
  const adds = { name: "adds", status: "passed", duration: 30, start: Math.round(at / 1000) };
  const document = { results: { tool: { name: "x" }, summary: { tests: 2, failed: 0 }, tests: [pays, adds] } };
  expect(await triesIn({ "ctrf.json": document })).toEqual([
    [
      { startedAtMs: at, durationMs: 20, status: "failed", lane: "7" },
      { startedAtMs: at + 100, durationMs: 30, status: "passed", lane: "7" },
    ],
    [],
  ]);
});

test.each([
  [
    "TRX",
    "a.trx",
    `<TestRun><Results><UnitTestResult testId="1" testName="pays" outcome="Passed" duration="00:00:00.0200000" startTime="${iso}"/></Results></TestRun>`,
  ],
  [
    "NUnit",
    "a.xml",
    `<test-run total="1" failed="0"><test-suite type="Assembly"><test-case name="pays" result="Passed" duration="0.02" start-time="${iso}"/></test-suite></test-run>`,
  ],
  [
    "xUnit.net 3",
    "a.xml",
    `<assemblies><assembly name="a"><collection><test name="pays" result="Pass" time="0.02" start-rtf="${iso}"/></collection></assembly></assemblies>`,
  ],
  [
    "Robot Framework",
    "a.xml",
    `<robot><suite name="s"><test name="pays"><status status="PASS" start="${iso}" elapsed="0.02"/></test></suite></robot>`,
  ],
  [
    "GoogleTest",
    "a.xml",
    `<testsuites><testsuite name="s"><testcase name="pays" time="0.02" timestamp="${iso}"/></testsuite></testsuites>`,
  ],
  [
    "Jest",
    "a.json",
    JSON.stringify({
      numTotalTests: 1,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
      testResults: [
        {
          name: "/app/a.test.js",
          status: "passed",
          assertionResults: [{ title: "pays", status: "passed", duration: 20, startAt: at, ancestorTitles: [] }],
        },
      ],
    }),
  ],
  [
    "go test",
    "a.json",
    [
      { Time: iso, Action: "run", Package: "p", Test: "pays" },
      { Time: iso, Action: "pass", Package: "p", Test: "pays", Elapsed: 0.02 },
      { Action: "pass", Package: "p" },
    ]
      .map((event) => `${JSON.stringify(event)}\n`)
      .join(""),
  ],
])("%s: the start of a test", async (_, path, text) => {
  expect(await triesIn({ [path]: text })).toEqual([[{ startedAtMs: at, durationMs: 20, status: "passed" }]]);
});

test("the start of a suite or a file is no start of its tests", async () => {
  const suite = (name: string) =>
    `<testsuite name="s" timestamp="${iso}" time="0.04"><testcase name="${name}" time="0.02"/><testcase name="${name} too" time="0.02"/></testsuite>`;
  expect(await triesIn({ "a.xml": suite("pays") })).toEqual([[], []]);
  expect(await triesIn({ "a.xml": suite("pays"), "b.xml": suite("adds") })).toEqual([[], [], [], []]);
});

test("a test that was retried without a start for each attempt has no tries", async () => {
  const retried = `<testsuite name="s"><testcase name="pays" time="0.04" timestamp="${iso}"><flakyFailure/></testcase></testsuite>`;
  expect(await triesIn({ "a.xml": retried })).toEqual([[]]);
});

test("failed attempts that Surefire's totals count are no missing failures", async () => {
  const suite = (totals: string, retries: string, last = "") => ({
    "TEST-a.xml": `<testsuite name="s" ${totals}><testcase name="pays" classname="s">${retries}${last}</testcase></testsuite>`,
  });
  const flaky = "<flakyFailure/><flakyFailure/>";
  const read = async (totals: string, retries: string, last?: string) => {
    const { tests, unreadFailures } = await collectFiles(suite(totals, retries, last));
    return [tests.map(({ status, flaky: isFlaky }) => [status, isFlaky]), unreadFailures];
  };
  expect(await read('tests="3" failures="2" errors="0"', flaky)).toEqual(await read('tests="1" failures="0" errors="0"', flaky));
  // A failure that is not listed is still missing.
  for (const totals of ['tests="1" failures="2"', 'tests="4" failures="3"', 'tests="3" failures="3"', 'tests="2" failures="1"'])
    expect(JSON.stringify(await read(totals, flaky))).toContain("failed");
});

test.each(["rerunFailure", "rerunError"])("a test with a %s has failed, also without the failure itself", async (element) => {
  const { tests } = await collectFiles({
    "a.xml": `<testsuite name="s" tests="1" failures="0"><testcase name="pays"><${element} message="no"/></testcase></testsuite>`,
  });
  expect(tests).toMatchObject([{ name: "pays", status: "failed" }]);
});

test("starts that cannot be true are left out", async () => {
  const of = (start: number) => ({
    results: { tool: { name: "x" }, summary: { tests: 1, failed: 0 }, tests: [{ name: "pays", status: "passed", duration: 1, start }] },
  });
  for (const start of [-5, 0, 1e15, 1e300]) expect(await triesIn({ "ctrf.json": of(start) })).toEqual([[]]);
});
