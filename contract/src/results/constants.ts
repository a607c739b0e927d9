/** CTRF's test statuses. `pending` = declared but not run, `other` = a runner-specific status. */
export const testStatuses = ["passed", "failed", "skipped", "pending", "other"] as const;
/**
 * Filters for a run's tests: a status, or a property that only tests with some statuses have. `flaky` tests passed on a retry; `quarantined`, `new`
 * and `known` tests failed, and `known` ones also failed in their previous run.
 */
export const runTestKinds = [...testStatuses, "flaky", "quarantined", "new", "known"] as const;
/** `failed`: failed tests first, then flaky ones, then the others, each in the order of the report. `duration`: slowest first. */
export const runTestOrders = ["failed", "report", "duration"] as const;

/** A year. A longer duration of a test cannot be real and counts as this one, so that sums of durations stay within what is stored. */
export const maxDurationMs = 365 * 24 * 3_600_000;

/** How results with the same name are read: as separate tests, or as retries of one test. */
export const repeatedTestsValues = ["separate", "retries"] as const;

/** The name of a test without one. */
export const unnamedTest = "unnamed test";

/** The names for failures that belong to no test. */
export const outsideTests = {
  suite: "Suite failed outside its tests",
  file: "Test file failed outside its tests",
  package: "Package failed outside its tests",
  run: "Run failed outside its tests",
  error: "Error outside of any test",
  unlisted: "Failures that the report counts but does not list",
  unread: "Failures in a format that is not read",
  bailOut: "Bail out!",
  plan: "Test plan",
  tearDown: "Tear-down",
} as const;

/**
 * What a result is. `outside`: a hook, a file, a suite or the run failed. No runner can repeat that, no pass is ever reported for it, and its next
 * failure may have any cause.
 */
export const testKinds = ["test", "outside"] as const;

/**
 * A hook of Mocha or Cypress, in the form in which they name it, after its suites in JUnit reports: `cart "before each" hook: seed for
 * "pays"`. A test named `"before all" hook runs the migrations` is none.
 */
export const hookOfMocha = /(?:^|\s)"(?:before|after) (?:all|each)" hook(?:$|: | (?:for|in) ")/;

/** Other names for what is no test, from readers that did not tell: a method of TestNG that sets up or cleans up. */
const ofSetUp = /^Configuration method /;

/**
 * Whether a failure belongs to no test, so that it cannot be in quarantine. The reader of the report says so in `kind`; where it does not
 * know, and in results of older workers, the name decides.
 */
export function isOutsideTests({ kind, name }: { kind?: (typeof testKinds)[number] | null | undefined; name: string }): boolean {
  if (kind) return kind === "outside";
  return Object.values<string>(outsideTests).includes(name) || hookOfMocha.test(name) || ofSetUp.test(name);
}

export const reportFormatNames = [
  "junit",
  "ctrf",
  "playwright-json",
  "allure",
  "mochawesome",
  "cucumber-json",
  "robot",
  "testng",
  "trx",
  "nunit",
  "xunit",
  "jest-json",
  "go-json",
  "tap",
  "k6",
  "console",
] as const;

/** The folders under `/app` that are searched when a project names none, in this order. */
export const reportFolders = [
  "reports",
  "playwright-report",
  "test-results",
  "allure-report",
  "allure-results",
  "mochawesome-report",
  "cypress/reports",
  "pytest-report",
  "report",
  "junit",
  "coverage",
] as const;

/** The year 2100: a test that started later is an error of its report. */
export const latestStartMs = 4_102_444_800_000;
