import { expect, test } from "vitest";
import { collectFiles } from "../testing/collect-files.ts";

/** `name: kind` of each failed test. */
async function kindsIn(files: Record<string, string>, console?: string): Promise<string[]> {
  const { tests } = await collectFiles(files, console === undefined ? {} : { console: { text: console, isCut: false } });
  return tests.flatMap(({ name, kind, status }) => (status === "failed" ? [`${name}: ${kind}`] : []));
}

const failure = '<failure message="no">Error: no</failure>';
const testcase = (className: string, name: string, inner = failure) =>
  `<testcase classname="${className}" name="${name.replaceAll('"', "&quot;").replaceAll(">", "&gt;")}">${inner}</testcase>`;
const suite = (name: string, ...cases: string[]) => `<testsuite name="${name}" tests="${cases.length}">${cases.join("")}</testsuite>`;

test("Vitest: a file that could not be loaded, and blocks whose hooks failed", async () => {
  const file = "h.test.ts";
  const blocks = suite(
    file,
    testcase(file, "seeded > one", "<skipped/>"),
    testcase(file, "leaky > inner > three", ""),
    testcase(file, "alone"),
    testcase(file, "seeded"),
    testcase(file, "leaky > inner"),
    testcase(file, "leaky"),
  );
  const load = suite("u/l.test.ts", testcase("u/l.test.ts", "u/l.test.ts"));
  expect(await kindsIn({ "junit.xml": `<testsuites name="vitest tests">${blocks}${load}</testsuites>` })).toEqual([
    "alone: test",
    "seeded: outside",
    "leaky > inner: outside",
    "leaky: outside",
    "u/l.test.ts: outside",
  ]);
});

test("Vitest: a block within another one, with its own title only", async () => {
  // As Vitest 4.1 writes a failed afterAll.
  const file = "a.test.mjs";
  const cases = [
    testcase(file, "shop > cart > pays", ""),
    testcase(file, "shop > last", ""),
    testcase(file, "cart"),
    testcase(file, "last"),
  ];
  expect(await kindsIn({ "junit.xml": `<testsuites name="vitest tests">${suite(file, ...cases)}</testsuites>` })).toEqual([
    "cart: outside",
    "last: test",
  ]);
});

test("TAP::Harness::JUnit: what a program did", async () => {
  const entry = (name: string, type: string) => testcase("t_a_t", name, `<failure message="no" type="${type}">no</failure>`);
  const text = suite(
    "t_a_t",
    testcase("t_a_t", "pays", ""),
    entry("Test returned failure", "Died"),
    entry("Number of runned tests does not match plan. (1)", "Plan"),
    entry("Test died too soon, even before plan.", "Plan"),
    entry("Test returned failure", "TestFailed"),
  );
  expect((await kindsIn({ "junit.xml": `<testsuites>${text}</testsuites>` })).map((each) => each.replace(/^.*: /, ""))).toEqual([
    "outside",
    "outside",
    "outside",
    "test",
  ]);
});

test.each([
  ["Bun", "cart", "(unnamed)", "outside"],
  ["a producer without names", "cart", "<unnamed>", "outside"],
  ["a title in brackets", "cart", "(unnamed) items are listed", "test"],
  ["node:test, a test without a title", "test", "<anonymous>", "test"],
  ["Boost.Test", "", "boost_test-setup-teardown", "outside"],
  ["TestNG", "p.CartTest", "@BeforeClass hook", "outside"],
  ["a title that begins like that", "p.CartTest", "@BeforeClass", "test"],
])("JUnit of %s: class %s, name %s: %s", async (_what, className, name, kind) => {
  const escaped = name.replace("<", "&lt;");
  expect(await kindsIn({ "junit.xml": suite("s", testcase(className, escaped)) })).toEqual([`${name}: ${kind}`]);
});

test("a block of one file says nothing about a test of another", async () => {
  const files = suite("a.test.ts", testcase("a.test.ts", "cart > pays", "")) + suite("b.test.ts", testcase("b.test.ts", "cart"));
  expect(await kindsIn({ "junit.xml": `<testsuites>${files}</testsuites>` })).toEqual(["cart: test"]);
});

test("names with very many separators are read", async () => {
  const long = testcase("a", `${" > ".repeat(20_000)}x`);
  expect(await kindsIn({ "junit.xml": suite("a", ...Array.from({ length: 50 }, () => long)) })).toHaveLength(50);
});

test("results of a suite that breaks off are read", async () => {
  const text = `<testsuites>${suite("s", testcase("s", "pays"))}`.replace("</testsuite>", `${testcase("s", "ships")}<testcase`);
  expect((await kindsIn({ "junit.xml": text })).slice(0, 2)).toEqual(["pays: test", "ships: test"]);
});

test.each([
  ["jest-junit: a file", "load.test.js", "Test suite failed to run", "load.test.js"],
  ["JUnit 5 by Surefire, GoogleTest", "shop.CartTest", "shop.CartTest", ""],
  ["JUnit 4 by Surefire", "shop.CartTest", "shop.CartTest", "shop.CartTest"],
  ["JUnit 4 by Surefire, without a package", "CartTest", "CartTest", "CartTest"],
  ["Gradle", "shop.CartTest", "shop.CartTest", "initializationError"],
  ["Gradle", "shop.CartTest", "shop.CartTest", "executionError"],
  ["Gradle", "shop.CartTest", "shop.CartTest", "classMethod"],
  ["unittest", "s", "unittest.suite._ErrorHolder", "setUpClass (test_a.T)"],
  ["unittest", "s", "", "tearDownModule (test_a)"],
  ["unittest: a module", "s", "unittest.loader._FailedTest", "test_tasks"],
  ["Bats", "a.bats", "a.bats", "setup_file failed"],
  ["Bats", "a.bats", "a.bats", "bats-gather-tests"],
  ["gotestsum", "example.com/shop", "example.com/shop", "TestMain"],
  ["go-junit-report", "example.com/shop", "example.com/shop", "[build failed]"],
  ["go-junit-report", "example.com/shop", "example.com/shop", "Failure"],
  ["Ginkgo", "Shop Suite", "Shop Suite", "[BeforeSuite]"],
  ["Ginkgo", "Shop Suite", "Shop Suite", "[SynchronizedAfterSuite] closes"],
  ["Dart", "test.cart_test", "test.cart_test", "cart (setUpAll)"],
  ["sbt", "shop.CartSpec", "shop.CartSpec", "(It is not a test it is a sbt.testing.SuiteSelector)"],
  ["pytest", "pytest", "pytest", "internal"],
  ["Mocha", "Root Suite", "cart", 'cart "before all" hook: seed for "pays"'],
  ["Mocha", "Root Suite", "cart", '"after each" hook in "cart"'],
])("JUnit of %s: suite %s, class %s, name %s is no test", async (_runner, name, className, title) => {
  const text = suite(name, testcase(className, title), testcase("shop.Other", "pays"));
  expect((await kindsIn({ "junit.xml": text })).map((each) => each.replace(/^.*: /, ""))).toEqual(["outside", "test"]);
});

test.each([
  ["JUnit", "spec.Hooks", '"before all" hook runs the migrations'],
  ["JUnit", "spec.Hooks", "Suite failed outside its tests"],
  ["JUnit", "spec.Hooks", "Configuration method setUp is documented"],
  ["JUnit of jest-junit, with the usual names", " pays", " pays"],
  ["JUnit of CTest", "shop.cart", "shop.cart"],
  ["JUnit of a linter", "lint", "src/a.js"],
])("%s: class %s, name %s is a test", async (_what, className, name) => {
  expect(await kindsIn({ "junit.xml": suite("s", testcase(className, name)) })).toEqual([`${name}: test`]);
});

/** As node:test 20 writes them, outside all suites. */
const ofNode = (name: string, text: string) =>
  `<testsuites><testcase name="${name}" classname="test" failure="no"><failure type="testCodeFailure" message="no">${text}</failure></testcase></testsuites>`;
const ofProcess = "[Error: test failed] { code: 'ERR_TEST_FAILURE', cause: 'test failed', exitCode: 1, signal: null }";

test.each([
  ["/srv/Jürgen (old)/[cart].test.js", ofProcess, "outside"],
  ["C:\\shop\\cart.test.mjs", ofProcess, "outside"],
  ["my tests/cart.test.ts", ofProcess, "outside"],
  ["cart.test.ts", ofProcess, "outside"],
  ["/srv/cart.test.js", "[Error [ERR_TEST_FAILURE]: db down] { failureType: 'hookFailed' }", "outside"],
  ["parses a.js", "[Error [ERR_TEST_FAILURE]: no] { failureType: 'testCodeFailure' }", "test"],
  ["pays", ofProcess, "test"],
])("JUnit of node:test: “%s”, %s: %s", async (name, text, kind) => {
  expect(await kindsIn({ "junit.xml": ofNode(name, text) })).toEqual([`${name}: ${kind}`]);
});

test("JUnit of PHPUnit 9: a tear-down of a class, and a data provider that is invalid", async () => {
  const entry = (name: string, type: string, place = 'class="CartTest" classname="CartTest"') =>
    `<testcase name="${name}" ${place}><error type="${type}">no</error></testcase>`;
  const cases = [
    entry("tearDownAfterClass", "PHPUnit\\Framework\\SyntheticError"),
    entry("tearDownAfterClass", "PHPUnit\\Framework\\ExpectationFailedException"),
    entry("Error", "PHPUnit\\Framework\\Error", ""),
    entry("Error", "PHPUnit\\Framework\\Error"),
  ];
  const text = suite("CartTest", ...cases);
  expect((await kindsIn({ "junit.xml": text })).map((each) => each.replace(/^.*: /, ""))).toEqual(["outside", "test", "outside", "test"]);
});

const tap = (...lines: string[]) => ({ "out.tap": ["TAP version 13", ...lines, ""].join("\n") });

test("node:test: suites that failed by a hook", async () => {
  const text = tap(
    "# Subtest: S",
    "    # Subtest: ok",
    "    ok 1 - ok",
    "    1..1",
    "not ok 1 - S",
    "  ---",
    "  type: 'suite'",
    "  failureType: 'hookFailed'",
    "  error: 'leak'",
    "  ...",
    "# Subtest: /app/b.test.mjs",
    "not ok 2 - /app/b.test.mjs",
    "  ---",
    "  failureType: 'testCodeFailure'",
    "  exitCode: 1",
    "  error: 'test failed'",
    "  ...",
    "# Subtest: parent",
    "    # Subtest: child",
    "    ok 1 - child",
    "    1..1",
    "not ok 3 - parent",
    "  ---",
    "  type: 'test'",
    "  failureType: 'testCodeFailure'",
    "  error: 'no'",
    "  ...",
    "1..3",
  );
  expect(await kindsIn(text)).toEqual(["S: outside", "/app/b.test.mjs: outside", "parent: test"]);
});

test("Vitest's TAP: files and blocks", async () => {
  const nested = tap(
    "1..2",
    "not ok 1 - h.test.ts # time=9.38ms {",
    "    1..2",
    "    not ok 1 - seeded # time=3.12ms {",
    "        1..1",
    "        ok 1 - one # SKIP",
    "    }",
    "    not ok 2 - adds # time=0.62ms",
    "        ---",
    "        error:",
    '            message: "no"',
    "        ...",
    "}",
    "not ok 2 - l.test.ts # time=0ms",
    "    ---",
    "    error:",
    '        message: "Cannot find module"',
    "    ...",
  );
  expect(await kindsIn(nested)).toEqual(["seeded: outside", "adds: test", "l.test.ts: outside"]);
});

test("tape: a test that ended wrongly", async () => {
  const text = tap(
    "# plan",
    "ok 1 first",
    "not ok 2 plan != count",
    "  ---",
    "    operator: fail",
    "    expected: 2",
    "    actual:   1",
    "  ...",
    "not ok 3 adds",
    "  ---",
    "    operator: equal",
    "    expected: 2",
    "    actual:   1",
    "  ...",
    "1..3",
    "# tests 3",
    "# fail  2",
  );
  expect(await kindsIn(text)).toEqual(["plan != count: outside", "adds: test"]);
});

test("node-tap and QUnit: failures beside the assertions", async () => {
  const text = tap(
    "not ok 1 - test count !== plan",
    "  ---",
    "  wanted: 2",
    "  found: 1",
    "  ...",
    "not ok 2 - test unfinished: cart",
    "1..2",
  );
  expect(await kindsIn(text)).toEqual(["test count !== plan: outside", "test unfinished: cart: outside"]);
  const ofQunit = tap("not ok 1 global failure", "  ---", "  message: no", "  severity: failed", "  ...", "1..1");
  expect(await kindsIn(ofQunit)).toEqual(["global failure: outside"]);
});

test("AVA: hooks with any title, errors that no test caught, and processes", async () => {
  const point = (number: number, name: string, message = "no") => [
    `not ok ${number} - ${name}`,
    "  ---",
    "    name: AssertionError",
    `    message: ${message}`,
    "  ...",
  ];
  const hooks = tap("ok 1 - b", ...point(2, "f"), ...point(3, "ae for b"), ...point(4, "drops the schema"), "1..2", "# fail 3");
  expect(await kindsIn(hooks)).toEqual(["f: test", "ae for b: outside", "drops the schema: outside"]);
  const twice = tap(
    "ok 1 - waits for b",
    ...point(2, "f"),
    ...point(3, "cleans for c for waits for b"),
    ...point(4, "g"),
    "1..3",
    "# fail 3",
  );
  expect(await kindsIn(twice)).toEqual(["f: test", "cleans for c for waits for b: outside", "g: test"]);
  const before = tap(...point(1, "seeds"), "1..0", "# fail 1");
  expect((await kindsIn(before))[0]).toBe("seeds: outside");
  const usual = tap("ok 1 - b", ...point(2, "afterEach.always hook for b"), ...point(3, "works for b"), "1..2", "# fail 2");
  expect(await kindsIn(usual)).toEqual(["afterEach.always hook for b: outside", "works for b: test"]);
  const crash = tap(
    "ok 1 - b",
    ...point(2, "AssertionError: late", "late"),
    "not ok 3 - test.js exited with a non-zero exit code: 1",
    "1..3",
  );
  expect(await kindsIn(crash)).toEqual(["AssertionError: late: outside", "test.js exited with a non-zero exit code: 1: outside"]);
});

test("AVA: hooks that keep tests from running, with one file and with several, and with titles of their own", async () => {
  const hook = (number: number, name: string) => [
    `not ok ${number} - ${name}`,
    "  ---",
    "    name: AssertionError",
    "    message: Error thrown in test",
    "    at: 'file:///app/a.test.js:2:28'",
    "  ...",
  ];
  const left = "# 2 tests remaining in a.test.js";
  const each = tap(
    "ok 1 - b › sings",
    ...hook(2, "a › beforeEach hook for pays"),
    ...hook(3, "a › beforeEach hook for ships"),
    left,
    "1..3",
  );
  expect(await kindsIn(each)).toEqual(["a › beforeEach hook for pays: outside", "a › beforeEach hook for ships: outside"]);
  const named = tap("ok 1 - b › sings", ...hook(2, "a › seeds for pays"), ...hook(3, "a › seeds for ships"), left, "1..3");
  expect(await kindsIn(named)).toEqual(["a › seeds for pays: outside", "a › seeds for ships: outside"]);
  const before = tap(...hook(1, "before hook"), left, "1..2");
  expect(await kindsIn(before)).toEqual(["before hook: outside", "Test plan: outside"]);
  const others = tap("ok 1 - sings", "not ok 2 - before hook", "1..2");
  expect(await kindsIn(others)).toEqual(["before hook: test"]);
});

test("AVA: what a test prints excuses no test that is missing", async () => {
  const text = tap("ok 1 - sings", "# 1 test remaining in a.test.js", "1..2");
  expect(await kindsIn(text)).toEqual(["Test plan: outside"]);
});

test("TAP: what the document as a whole does is no test; a test may have such a name", async () => {
  expect(await kindsIn(tap("1..2", "ok 1 - a", "Bail out! no database"))).toEqual(["Bail out!: outside"]);
  expect(await kindsIn(tap("1..2", "ok 1 - a", "not ok 2 - Bail out!"))).toEqual(["Bail out!: test"]);
  expect(await kindsIn(tap("1..1", "not ok 1 - Test plan"))).toEqual(["Test plan: test"]);
});

test.each(["setup_file failed", "teardown_file failed", "setup_suite failed", "bats-gather-tests"])(
  "Bats: %s is no test, in a report and on the console",
  async (name) => {
    const lines = `1..2\nok 1 a\nnot ok 2 ${name}\n# (from function \`x' in test file a.bats, line 1)\n#   \`false' failed\n`;
    expect(await kindsIn({ "out.tap": lines })).toEqual([`${name}: outside`]);
    expect(await kindsIn({}, lines)).toEqual([`${name}: outside`]);
  },
);

test("unittest on the console: set-ups of classes", async () => {
  const text = `setUpClass (test_a.T) ... ERROR\ntest_b (test_a.U.test_b) ... FAIL\n\nRan 1 test in 0.000s\n\nFAILED (failures=1, errors=1)\n`;
  expect(await kindsIn({}, text)).toEqual(["setUpClass: outside", "test_b: undefined"]);
});

const googleTest = (failed: string) =>
  `[==========] Running 2 tests from 2 test suites.\n[ RUN      ] F.A\n[  SKIPPED ] F.A (0 ms)\n[ RUN      ] G.Ok\n[       OK ] G.Ok (0 ms)\n[==========] 2 tests from 2 test suites ran. (0 ms total)\n[  PASSED  ] 1 test.\n[  SKIPPED ] 1 test, listed below:\n[  SKIPPED ] F.A\n${failed}`;
const failedSuite = "[  FAILED  ] F: SetUpTestSuite or TearDownTestSuite\n\n 1 FAILED TEST SUITE\n";

test.each([
  ["alone", `[  FAILED  ] 0 tests, listed below:\n\n 0 FAILED TESTS\n${failedSuite}`],
  ["without the counts of tests", failedSuite],
])("GoogleTest on the console: a failed test suite, %s", async (_what, failed) => {
  const { tests, counts } = await collectFiles({}, { console: { text: googleTest(failed), isCut: false }, exitCode: 0 });
  expect(counts).toBeUndefined();
  expect(tests.map(({ name, suite: around, status, kind }) => [...around, name, status, kind])).toEqual([
    ["F", "A", "skipped", undefined],
    ["G", "Ok", "passed", undefined],
    ["F", "SetUpTestSuite or TearDownTestSuite", "failed", "outside"],
  ]);
});

test("GoogleTest on the console: a failed test suite is counted if its name is missing", async () => {
  const text = googleTest(" 1 FAILED TEST SUITE\n");
  const { counts } = await collectFiles({}, { console: { text, isCut: false }, exitCode: 0 });
  expect(counts).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
});

const allureResult = JSON.stringify({ uuid: "1", name: "ok", status: "passed", start: 1, stop: 2 });
const globals = (...errors: object[]) => JSON.stringify({ attachments: [], errors });

test("Allure: a failed hook that only the global errors have", async () => {
  const error = { message: '"before all" hook: seed db failed: no db', trace: "Error: no db\n    at a.spec.cjs:1", timestamp: 1 };
  const { tests } = await collectFiles({ "allure-results/1-result.json": allureResult, "allure-results/2-globals.json": globals(error) });
  expect(tests).toMatchObject([
    { name: "ok", status: "passed", kind: "test" },
    { name: '"before all" hook: seed db', status: "failed", kind: "outside", message: "no db", trace: error.trace },
  ]);
});

test("Allure: each global error counts, without results too, and one that a fixture shows counts once", async () => {
  const details = { message: "leak", trace: "Error: leak\n    at a" };
  const container = JSON.stringify({
    uuid: "3",
    children: ["1"],
    afters: [{ name: '"after all" hook', status: "broken", statusDetails: details }],
  });
  const both = {
    "allure-results/1-result.json": allureResult,
    "allure-results/2-globals.json": globals({ message: '"after all" hook failed: leak', trace: details.trace }),
    "allure-results/3-container.json": container,
  };
  expect(await kindsIn(both)).toEqual(['"after all" hook: outside']);
  const alone = { "allure-results/2-globals.json": globals({ message: "no disk" }, { trace: "at x" }) };
  expect(await kindsIn(alone)).toEqual(["Error outside of any test: outside", "Error outside of any test: outside"]);
});

test("Allure: files of global errors that break off are named, and those without errors do no harm", async () => {
  const broken = await collectFiles({ "allure-results/1-result.json": allureResult, "allure-results/2-globals.json": '{"errors":[{"mess' });
  expect(broken.unread).toEqual(["allure-results/2-globals.json"]);
  const empty = await collectFiles({ "allure-results/1-result.json": allureResult, "allure-results/2-globals.json": "" });
  expect(empty.unread).toEqual(["allure-results/2-globals.json"]);
  expect(await kindsIn({ "allure-results/1-result.json": allureResult, "allure-results/2-globals.json": globals() })).toEqual([]);
});

test("Allure: a tear-down with a name of its own", async () => {
  const container = JSON.stringify({ uuid: "4", children: ["1"], afters: [{ name: "drop schema", status: "failed" }] });
  expect(await kindsIn({ "allure-results/1-result.json": allureResult, "allure-results/4-container.json": container })).toEqual([
    "drop schema: outside",
  ]);
});

test.each([
  ["a test of Bats 1.8 that was skipped", ["ok 1 a", "not ok 2 s # SKIP no docker"], []],
  ["one without a reason", ["not ok 1 s # SKIP", "ok 2 b"], []],
  ["one with details has failed", ["ok 1 a", "not ok 2 s # SKIP x", "  ---", "  message: |", "    no", "  ..."], ["s # SKIP x: test"]],
  ["one with a comment has failed", ["ok 1 a", "not ok 2 s # SKIP x", "# (in test file a.bats, line 1)"], ["s # SKIP x: test"]],
  ["one with a dash has failed", ["ok 1 - a", "not ok 2 - renders # SKIP link"], ["renders # SKIP link: test"]],
  ["one in lower case has failed", ["ok 1 a", "not ok 2 renders # skip link"], ["renders # skip link: test"]],
])("TAP 13: %s", async (_what, lines, failed) => {
  expect(await kindsIn(tap("1..2", ...lines))).toEqual(failed);
});

test("other formats mark what is no test", async () => {
  const ctrf = (name: string, filePath?: string) => ({
    "ctrf.json": JSON.stringify({
      results: { tool: { name: "x" }, summary: { tests: 1, failed: 1 }, tests: [{ name, filePath, status: "failed", duration: 1 }] },
    }),
  });
  expect(await kindsIn(ctrf('shop "before all" hook for "buys"'))).toEqual(['shop "before all" hook for "buys": outside']);
  expect(await kindsIn(ctrf("a.test.js", "/app/a.test.js"))).toEqual(["a.test.js: outside"]);
  expect(await kindsIn(ctrf("Tear-down"))).toEqual(["Tear-down: test"]);
  const testng = (isConfig: boolean, name: string) => ({
    "testng-results.xml": `<testng-results failed="1"><suite name="s"><test name="t"><class name="A"><test-method status="FAIL" name="${name}"${isConfig ? ' is-config="true"' : ""}/></class></test></suite></testng-results>`,
  });
  expect(await kindsIn(testng(true, "seed"))).toEqual(["Configuration method seed: outside"]);
  expect(await kindsIn(testng(false, "Configuration method seed"))).toEqual(["Configuration method seed: test"]);
});
