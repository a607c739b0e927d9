/**
 * The reports of two real runners of one project, Playwright 1.65 and Jest 30 with jest-junit, without what no reader looks at. Both have a suite `cart`
 * with a test `adds an item` and eight others.
 * @param fails which of the two fails
 */
export function twoRunners(fails: { browser: boolean; unit: boolean }): Record<string, string> {
  return { "results.json": playwrightReport(fails.browser), "junit.xml": jestJunit(fails.unit) };
}

function playwrightReport(fails: boolean): string {
  const error = 'Error: expect(received).toBe(expected) // Object.is equality\n\nExpected: "Order placed"\nReceived: "Order failed"';
  const testOf = (hasFailed: boolean) => ({
    timeout: 30_000,
    annotations: [],
    expectedStatus: "passed",
    projectId: "",
    projectName: "",
    results: [
      {
        workerIndex: 0,
        parallelIndex: 0,
        status: hasFailed ? "failed" : "passed",
        duration: 968,
        errors: hasFailed ? [{ message: error }] : [],
        startTime: "2026-11-28T16:37:57.604Z",
      },
    ],
    status: hasFailed ? "unexpected" : "expected",
  });
  const titles = ["adds an item", ...Array.from({ length: 8 }, (_, page) => `browses page ${page}`)];
  const file = "cart.spec.js";
  const specs = titles.map((title, index) => ({
    title,
    ok: !fails || index > 0,
    tests: [testOf(fails && index === 0)],
    file,
    line: 3 + index,
  }));
  return JSON.stringify({
    config: { configFile: "/ci/shop/playwright.config.js", rootDir: "/ci/shop/e2e", version: "1.65.1" },
    suites: [{ title: file, file, specs: [], suites: [{ title: "cart", file, line: 2, specs }] }],
    errors: [],
    stats: { expected: fails ? 8 : 9, unexpected: fails ? 1 : 0, flaky: 0, skipped: 0 },
  });
}

function jestJunit(fails: boolean): string {
  const failure = `
      <failure>Error: expect(received).toBe(expected) // Object.is equality

Expected: 9
Received: 8
    at Object.toBe (/ci/shop/src/cart.test.js:2:34)</failure>`;
  const titles = ["adds an item", ...Array.from({ length: 8 }, (_, number) => `rounds ${number}`)];
  const cases = titles.map(
    (title, index) => `
    <testcase classname="cart ${title}" name="cart ${title}" time="0.305">${fails && index === 0 ? failure : ""}
    </testcase>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="jest tests" tests="9" failures="${Number(fails)}" errors="0" time="18.706">
  <testsuite name="cart" errors="0" failures="${Number(fails)}" skipped="0" timestamp="2026-11-28T16:38:20" time="9.212" tests="9">${cases.join("")}
  </testsuite>
</testsuites>`;
}
