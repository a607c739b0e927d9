/** A test as Jest reports it. */
export interface JestTest {
  block?: string;
  title: string;
  status?: "passed" | "failed" | "pending";
  durationMs: number;
  file: string;
  /** What a failed test received. */
  received?: number;
}

const reason = ({ title, received = 1 }: JestTest): string =>
  `Error: ${title}: expect(received).toBe(expected) // Object.is equality\n\nExpected: 3\nReceived: ${received}\n    at x.js:1:1`;

/** What `jest --json` writes, without what no reader looks at. */
export function jestJson(tests: readonly JestTest[]): string {
  const files = [...new Set(tests.map(({ file }) => file))];
  const failed = tests.filter(({ status }) => status === "failed").length;
  return JSON.stringify({
    numTotalTests: tests.length,
    numFailedTests: failed,
    numRuntimeErrorTestSuites: 0,
    success: failed === 0,
    testResults: files.map((file) => ({
      name: `/ci/shop/${file}`,
      status: tests.some((test) => test.file === file && test.status === "failed") ? "failed" : "passed",
      assertionResults: tests
        .filter((test) => test.file === file)
        .map((test) => ({
          ancestorTitles: test.block === undefined ? [] : [test.block],
          title: test.title,
          status: test.status ?? "passed",
          duration: test.durationMs,
          failureMessages: test.status === "failed" ? [reason(test)] : [],
        })),
    })),
  });
}

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** What jest-junit 16 writes with its default options: the suite is the first block of the file, class and name are both the whole title. */
export function jestJunit(tests: readonly JestTest[], name = "jest tests"): string {
  const suites = [...new Set(tests.map(({ file }) => file))].map((file) => {
    const own = tests.filter((test) => test.file === file);
    const cases = own.map((test) => {
      const { block = "", title, status, durationMs } = test;
      const whole = escape(`${block} ${title}`);
      const inside = status === "failed" ? `<failure>${escape(reason(test))}</failure>` : status === "pending" ? "<skipped/>" : "";
      return `<testcase classname="${whole}" name="${whole}" time="${durationMs / 1000}">${inside}</testcase>`;
    });
    const failures = own.filter(({ status }) => status === "failed").length;
    return `<testsuite name="${own.find(({ block }) => block)?.block ?? "undefined"}" errors="0" failures="${failures}" skipped="0" timestamp="2026-11-28T19:16:02" time="1.512" tests="${own.length}">${cases.join("")}</testsuite>`;
  });
  return `<testsuites name="${name}" tests="${tests.length}" errors="0" time="3.339">${suites.join("")}</testsuites>`;
}
