import { expect, test } from "vitest";
import { collectFiles } from "../testing/collect-files.ts";

/** `name: kind: message` of each failure. */
async function failuresIn(files: Record<string, string>, console?: string): Promise<string[]> {
  const { tests, unreadFailures } = await collectFiles(files, console === undefined ? {} : { console: { text: console, isCut: false } });
  expect(unreadFailures).toBeUndefined();
  return tests.flatMap(({ name, kind, status, message }) =>
    status === "failed" ? [`${name}: ${kind}: ${message?.split("\n", 1)[0]}`] : [],
  );
}

const notRun = (tests: string) =>
  `Run failed outside its tests: outside: ${tests} did not run. A failure before them kept them from running.`;

/** As Playwright 1.65 writes it: a test that did not run has no result, or with `describe.serial` a skipped one. */
function playwright(...tests: { title: string; status: string; expectedStatus?: string; results?: object[] }[]): string {
  const specs = tests.map(({ title, status, expectedStatus = "passed", results = [] }) => ({
    title,
    file: "a.spec.js",
    tests: [{ expectedStatus, projectName: "main", annotations: [], results, status }],
  }));
  const unexpected = tests.filter(({ status }) => status === "unexpected").length;
  return JSON.stringify({
    config: { rootDir: "/app" },
    suites: [{ title: "a.spec.js", file: "a.spec.js", specs }],
    errors: [],
    stats: { expected: 0, unexpected, skipped: 0, flaky: 0 },
  });
}
const login = { title: "logs in", status: "unexpected", results: [{ status: "failed", errors: [{ message: "Error: login" }] }] };
const serial = { title: "ships", status: "skipped", results: [{ workerIndex: -1, status: "skipped", errors: [] }] };
const noResult = { title: "pays", status: "skipped" };
const meant = {
  title: "bills",
  status: "skipped",
  expectedStatus: "skipped",
  results: [{ workerIndex: -1, status: "skipped", errors: [] }],
};

test("Playwright JSON: tests behind a failed set-up project or in describe.serial", async () => {
  const known = "logs in: test: Error: login";
  expect(await failuresIn({ "pw.json": playwright(login, serial, noResult, meant) })).toEqual([known, notRun("2 tests")]);
  expect(await failuresIn({ "pw.json": playwright(login, meant) })).toEqual([known]);
  // Without a failure, nothing kept them from running.
  expect(
    await failuresIn({ "pw.json": playwright({ title: "a", status: "expected", results: [{ status: "passed" }] }, noResult) }),
  ).toEqual([]);
});

/** As Playwright 1.65 writes JUnit XML. */
const playwrightJunit = (...cases: string[]) =>
  `<testsuites id="" name="" tests="${cases.length}" failures="1"><testsuite name="a.spec.js" hostname="main" tests="${cases.length}" failures="1">${cases.join("")}</testsuite></testsuites>`;
const failed = '<testcase name="cart › pays" classname="a.spec.js" time="0.07"><failure message="no">no</failure></testcase>';
const skipped = (name: string, property?: string) =>
  `<testcase name="${name}" classname="a.spec.js">${property ? `<properties><property name="${property}" value=""></property></properties>` : ""}<skipped></skipped></testcase>`;

test("Playwright JUnit XML: skipped tests without an annotation that says so", async () => {
  const known = "cart › pays: test: no";
  const of = (...cases: string[]) => failuresIn({ "junit.xml": playwrightJunit(failed, ...cases) });
  expect(await of(skipped("ships"), skipped("cart › bills", "serial"))).toEqual([known, notRun("2 tests")]);
  expect(await of(skipped("ships", "skip"), skipped("bills", "fixme"))).toEqual([known]);
  // The same entries of another producer say nothing.
  const other = playwrightJunit(failed, skipped("ships")).replace('<testsuites id="" name=""', '<testsuites name="jest tests"');
  expect(await failuresIn({ "junit.xml": other })).toEqual([known]);
});

test("Playwright JSON and JUnit XML of one run say it once", async () => {
  const files = {
    "pw.json": playwright(login, noResult),
    "junit.xml": playwrightJunit(
      '<testcase name="logs in" classname="a.spec.js"><failure message="login">login</failure></testcase>',
      skipped("pays"),
    ),
  };
  expect(await failuresIn(files)).toEqual(["logs in: test: Error: login", notRun("1 test")]);
});

test("CTRF of Playwright: skipped tests without an annotation that says so", async () => {
  const entry = (name: string, status: string, ...types: string[]) => ({
    name,
    status,
    rawStatus: status,
    duration: 1,
    ...(status === "failed" ? { message: "no" } : {}),
    extra: { annotations: types.map((type) => ({ type })) },
  });
  const of = (tool: string, ...tests: object[]) =>
    failuresIn({ "ctrf.json": JSON.stringify({ results: { tool: { name: tool }, summary: { tests: tests.length, failed: 1 }, tests } }) });
  const tests = [entry("pays", "failed"), entry("ships", "skipped", "serial"), entry("bills", "skipped", "skip")];
  expect(await of("playwright", ...tests)).toEqual(["pays: test: no", notRun("1 test")]);
  expect(await of("jest", ...tests)).toEqual(["pays: test: no"]);
});

test("Mochawesome: tests that did not run may have been left out by a filter", async () => {
  const tests = (...states: object[]) => states.map((state, index) => ({ title: `t${index}`, duration: 1, err: {}, ...state }));
  const of = (...states: object[]) =>
    failuresIn({
      "m.json": JSON.stringify({
        stats: { testsRegistered: states.length, failures: 1 },
        results: [{ title: "cart", tests: tests(...states) }],
      }),
    });
  const [fail, pending, skip] = [{ fail: true, err: { message: "no" } }, { pending: true }, { skipped: true }];
  expect(await of(fail, pending, skip)).toEqual(["t0: test: no"]);
});

test("Jest and Vitest JSON: runs that --bail stopped", async () => {
  const one = { title: "pays", status: "failed", ancestorTitles: [], failureMessages: ["Error: no"] };
  const file = (name: string, ...assertionResults: object[]) => ({ name, status: "failed", message: "", assertionResults });
  const counts = { numTotalTests: 1, numFailedTests: 1, numPassedTests: 0, numPendingTests: 0, numTodoTests: 0, success: false };
  const suites = { numRuntimeErrorTestSuites: 0, numFailedTestSuites: 1, numPassedTestSuites: 0, numPendingTestSuites: 0 };
  const jest = (numTotalTestSuites: number) =>
    failuresIn({ "jest.json": JSON.stringify({ ...counts, ...suites, numTotalTestSuites, testResults: [file("a.test.js", one)] }) });
  expect(await jest(1)).toEqual(["pays: test: Error: no"]);
  expect(await jest(3)).toEqual([
    "pays: test: Error: no",
    "Run failed outside its tests: outside: 2 test files have no result. The run was stopped after a failure, for example with --bail.",
  ]);
  const open = { title: "ships", status: "pending", ancestorTitles: [], failureMessages: [] };
  const vitest = { ...counts, numTotalTests: 2, numFailedTestSuites: 1, testResults: [file("a.test.js", one, open)] };
  expect(await failuresIn({ "vitest.json": JSON.stringify(vitest) })).toEqual([
    "pays: test: Error: no",
    "Run failed outside its tests: outside: 1 test did not run. The run was stopped after a failure, for example with --bail.",
  ]);
});

test("Vitest JSON: a time-out is named", async () => {
  const text = "Error: STACK_TRACE_ERROR\n    at task (chunk-artifact.js:1784:27)\n    at /app/a.test.mjs:2:22";
  const testResults = [
    {
      name: "a.test.mjs",
      status: "failed",
      message: "",
      assertionResults: [{ title: "pays", status: "failed", ancestorTitles: [], failureMessages: [text] }],
    },
  ];
  const report = { numTotalTests: 1, numFailedTests: 1, numPassedTests: 0, numFailedTestSuites: 1, success: false, testResults };
  expect((await failuresIn({ "v.json": JSON.stringify(report) }))[0]).toContain("Test timed out");
});

const panic = [
  "panic: boom [recovered]",
  "\tpanic: boom",
  "",
  "goroutine 18 [running]:",
  "testing.tRunner.func1.2({0x5031a0, 0x551f30})",
  "\t/usr/lib/go-1.19/src/testing/testing.go:1396 +0x24e",
];

test("Go: a panic and os.Exit end the tests of a package, and an ordinary failure does not", async () => {
  const event = (fields: object) => JSON.stringify({ Package: "shop", ...fields });
  const output = (text: string, fields: object = {}) => event({ Action: "output", Output: `${text}\n`, ...fields });
  const pays = { Test: "TestPays" };
  const begin = [event({ Action: "run", ...pays }), output("--- FAIL: TestPays (0.00s)", pays)];
  const end = [event({ Action: "fail", ...pays }), output("FAIL\tshop\t0.08s"), event({ Action: "fail" })];
  const of = async (...lines: string[]) => (await failuresIn({ "go.json": `${lines.join("\n")}\n` })).slice(1);
  const rest =
    "Package failed outside its tests: outside: The package's tests ended within TestPays, by a panic, a time limit or os.Exit. Tests behind it did not run.";
  expect(await of(...begin, ...panic.map((line) => output(line, pays)), ...end)).toEqual([rest]);
  expect(await of(event({ Action: "run", ...pays }), ...end.slice(1))).toEqual([rest]);
  expect(await of(...begin, end[0] ?? "", output("FAIL"), ...end.slice(1))).toEqual([]);
  const junit = (text: string) =>
    failuresIn({
      "junit.xml": `<testsuites><testsuite name="shop" tests="1" failures="1"><testcase classname="shop" name="TestPays"><failure message="Failed">${text}</failure></testcase></testsuite></testsuites>`,
    });
  expect((await junit(`=== RUN   TestPays\n--- FAIL: TestPays (0.00s)\n${panic.join("\n")}`))[1]).toMatch(
    /^Package failed outside its tests: outside: .*TestPays/,
  );
  expect(await junit("=== RUN   TestPays\n    a_test.go:4: panic: boom\n--- FAIL: TestPays (0.00s)")).toHaveLength(1);
});

const pytest = (bad: string) =>
  `<testsuites><testsuite name="pytest" tests="2" failures="1"><testcase classname="t.test_a" name="test_ok"/><testcase classname="t.test_a" name="test_pays">${bad}</testcase></testsuite></testsuites>`;

test.each([
  ["pytest -x", "!!!!!!!!!!!!!!!!!!!!!!!!!! stopping after 1 failures !!!!!!!!!!!!!!!!!!!!!!!!!!!"],
  ["pytest-xdist", "!!!!!!!!!!!! xdist.dsession.Interrupted: stopping after 1 failures !!!!!!!!!!!!!"],
  ["Jest", "Test Suites: 1 failed, 1 of 3 total"],
  ["Jest with a skipped file", "Test Suites: 1 failed, 1 skipped, 1 passed, 2 of 4 total"],
  ["Vitest", " Test Files  1 failed | 1 passed (3)"],
  ["Playwright", "  2 did not run"],
  ["Playwright with maxFailures", "Testing stopped early after 1 maximum allowed failures."],
  ["Bun", "Bailed out after 1 failure"],
  ["Maven", "[INFO] shop-web ........................................... SKIPPED"],
])("the output of %s says that tests did not run", async (_what, line) => {
  const doubtOf = async (report: string) =>
    (await collectFiles({ "junit.xml": report }, { console: { text: `begin\n${line}\nend\n`, isCut: false } })).doubt;
  expect(await doubtOf(pytest("<failure/>"))).toBe(
    `A failure kept other tests from running. The output says: “${line.trim().replace(/^!+ | !+$/g, "")}”`,
  );
  // Next to passed tests, one of them printed it.
  expect(await doubtOf(pytest("").replace('failures="1"', 'failures="0"'))).toBeUndefined();
});

test("output of runs whose tests all ran", async () => {
  const text =
    "Test Suites: 1 failed, 2 passed, 3 total\nTest Suites: 1 failed, 1 skipped, 1 of 2 total\n Test Files  1 failed | 1 passed | 1 skipped (3)\n  2 skipped\n[INFO] shop-web ...... SUCCESS [ 1 s]\n!!! stopping the server !!!\n";
  expect((await collectFiles({ "junit.xml": pytest("<failure/>") }, { console: { text, isCut: false } })).doubt).toBeUndefined();
});
