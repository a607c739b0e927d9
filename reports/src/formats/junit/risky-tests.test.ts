import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

/** As PHPUnit 9.6 writes it, with and without `failOnRisky`. */
const risky =
  '<error type="PHPUnit\\Framework\\RiskyTestError">ATest::testRisky\nThis test did not perform any assertions\n\n/app/ATest.php:3</error>';
const broken = '<error type="RuntimeException">ATest::testRisky\nRuntimeException: e\n\n/app/ATest.php:3</error>';
const suite = (errors: number, inside: string) =>
  `<testsuites><testsuite name="ATest" tests="2" errors="${errors}"><testcase name="testOk"/><testcase classname="ATest" name="testRisky">${inside}</testcase></testsuite></testsuites>`;

test.each([
  [undefined, "failed"],
  [1, "failed"],
  [0, "skipped"],
])("a risky test of a runner that exits with %s is %s", async (exitCode, status) => {
  const { tests, unreadFailures } = await collectFiles({ "junit.xml": suite(1, risky) }, { exitCode });
  expect(tests[1]).toMatchObject({ name: "testRisky", status, message: "Risky: This test did not perform any assertions" });
  expect(unreadFailures).toBeUndefined();
});

test("a test that printed output is risky too", async () => {
  const printed = '<error type="PHPUnit\\Framework\\OutputError">ATest::testRisky\nThis test printed output: hi</error>';
  const { tests } = await collectFiles({ "junit.xml": suite(1, printed) }, { exitCode: 0 });
  expect(tests[1]).toMatchObject({ status: "skipped", message: "Risky: This test printed output: hi" });
});

test("the name of a data set is not the reason", async () => {
  const text = 'ATest::testP with data set "a b" (2)\nFailed asserting that 2 is identical to 1.\n\n/app/ATest.php:5';
  const failure = `<failure type="PHPUnit\\Framework\\ExpectationFailedException">${text.replaceAll('"', "&quot;")}</failure>`;
  const test = `<testcase classname="ATest" name="testP with data set &quot;a b&quot;">${failure}</testcase>`;
  const { tests } = await collectFiles({ "junit.xml": `<testsuite name="ATest">${test}</testsuite>` });
  expect(tests[0]?.message).toBe("Failed asserting that 2 is identical to 1.");
});

test("a test that is risky and has another error failed, with any exit code", async () => {
  for (const errors of [risky + broken, broken + risky]) {
    const { tests } = await collectFiles({ "junit.xml": suite(2, errors) }, { exitCode: 0 });
    expect(tests[1]?.status).toBe("failed");
  }
});
