import { randomFrom } from "../../chaos/random.ts";

/** One uploaded run of the demonstration. */
export interface DemoRun {
  startedAt: Date;
  finishedAt: Date;
  groupName: string;
  environment: "staging" | "production";
  branch: string;
  commitSha: string;
  /** JUnit XML. */
  report: string;
}

interface DemoTest {
  suite: string;
  name: string;
  seconds: number;
  /** Fails once and then passes in this share of the runs. */
  flaky?: number;
  /** Fails on these days, counted back from today. */
  broken?: { from: number; to: number };
  failure?: string;
}

const tests: readonly DemoTest[] = [
  ...cases("Checkout", 3.2, [
    "pays by card",
    "pays by invoice",
    "refuses an expired card",
    "adds shipping to the total",
    "shows the order number",
  ]),
  ...cases("Cart", 1.1, ["adds an item", "removes an item", "changes the quantity", "applies a voucher once", "is kept after signing in"]),
  ...cases("Search", 0.8, ["finds a product by name", "finds a product by number", "suggests a spelling", "shows an empty result"]),
  ...cases("Account", 1.6, ["signs in", "signs out", "resets a password", "locks after five wrong passwords", "changes the address"]),
  ...cases("Catalog", 0.6, ["lists categories", "sorts by price", "filters by size", "opens a product", "shows availability"]),
  {
    suite: "Checkout",
    name: "confirms the payment by mail",
    seconds: 8.4,
    flaky: 0.14,
    failure: "TimeoutError: no mail to ada@example.com arrived within 5000 ms\n    at waitForMail (tests/checkout.spec.ts:88:11)",
  },
  {
    suite: "Search",
    name: "updates results while typing",
    seconds: 2.4,
    flaky: 0.05,
    failure: "Error: expect(locator).toHaveCount(expected)\n\nExpected: 12\nReceived: 11\n    at tests/search.spec.ts:41:24",
  },
  {
    suite: "Checkout",
    name: "converts the currency",
    seconds: 1.9,
    broken: { from: 13, to: 12 },
    failure: 'AssertionError: expected "24.90 €" to equal "26.15 €"\n    at tests/checkout.spec.ts:132:31',
  },
  {
    suite: "Account",
    name: "exports personal data",
    seconds: 5.1,
    // Three nights in a row, so that Auto-Quarantine acts.
    broken: { from: 3, to: 0 },
    failure: "Error: GET https://staging.shop.example/api/export answered 502 Bad Gateway\n    at tests/account.spec.ts:77:9",
  },
];

function cases(suite: string, seconds: number, names: readonly string[]): DemoTest[] {
  return names.map((name) => ({ suite, name, seconds }));
}

const dayMs = 86_400_000;

/** The runs of the last `days` days, oldest first: a nightly run and some per pull request, fewer at weekends. The same for the same day. */
export function demoRuns(today: Date, days = 30): DemoRun[] {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  return Array.from({ length: days }, (_, index) => days - 1 - index).flatMap((daysAgo) => {
    const random = randomFrom(midnight / dayMs - daysAgo);
    const startOfDay = midnight - daysAgo * dayMs;
    const isWeekend = new Date(startOfDay).getUTCDay() % 6 === 0;
    const pullRequests = isWeekend ? 1 : 2 + Math.floor(random() * 3);
    const hours = [2, ...Array.from({ length: pullRequests }, (__, nth) => 8 + nth * 2 + random())];
    return hours
      .map((hour, nth) => runAt(new Date(startOfDay + Math.round(hour * 3_600_000)), daysAgo, nth === 0, random))
      .filter(({ finishedAt }) => finishedAt <= today);
  });
}

function runAt(startedAt: Date, daysAgo: number, isNightly: boolean, random: () => number): DemoRun {
  const results = tests.map((test) => {
    const isBroken = test.broken !== undefined && daysAgo <= test.broken.from && daysAgo >= test.broken.to;
    const isFlaky = test.flaky !== undefined && random() < test.flaky;
    return {
      ...test,
      seconds: test.seconds * (0.85 + random() * 0.4),
      outcome: isBroken ? "failed" : isFlaky ? "flaky" : "passed",
    } as const;
  });
  const seconds = results.reduce((total, result) => total + result.seconds, 0);
  return {
    startedAt,
    finishedAt: new Date(startedAt.getTime() + Math.round(seconds * 1000)),
    groupName: isNightly ? "nightly" : "pull requests",
    environment: isNightly ? "production" : "staging",
    branch: isNightly ? "main" : `feature/${["wishlist", "new-search", "invoice-pdf", "dark-mode"][Math.floor(random() * 4)]}`,
    commitSha: Array.from({ length: 40 }, () => Math.floor(random() * 16).toString(16)).join(""),
    report: junit(results),
  };
}

type Result = DemoTest & { outcome: "passed" | "failed" | "flaky" };

/** JUnit XML as Maven Surefire writes it: a failure that passed on a retry is a `flakyFailure`. */
function junit(results: readonly Result[]): string {
  const suites = [...new Set(results.map(({ suite }) => suite))].map((suite) => {
    const own = results.filter((result) => result.suite === suite);
    const failures = own.filter(({ outcome }) => outcome === "failed").length;
    return `<testsuite name="${suite}" tests="${own.length}" failures="${failures}">\n${own.map(testcase).join("\n")}\n</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join("\n")}\n</testsuites>\n`;
}

function testcase({ suite, name, seconds, outcome, failure = "" }: Result): string {
  const start = `  <testcase classname="${suite}" name="${name}" time="${seconds.toFixed(3)}"`;
  if (outcome === "passed") return `${start}/>`;
  const tag = outcome === "failed" ? "failure" : "flakyFailure";
  const message = escape(failure.split("\n")[0] ?? "");
  return `${start}><${tag} message="${message}">${escape(failure)}</${tag}></testcase>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
