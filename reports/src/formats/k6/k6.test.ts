import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collectFiles, statusesOf } from "../../testing/collect-files.ts";

const green = '<testsuite name="shop" tests="1" failures="0"><testcase name="pays"/></testsuite>';
const checks = [
  { name: "status is 200", path: "::cart::status is 200", id: "1", passes: 30, fails: 0 },
  { name: "body has the price", path: "::cart::body has the price", id: "2", passes: 15, fails: 15 },
];
const cart = { name: "cart", path: "::cart", id: "c" };
const duration = { avg: 140.36, "p(95)": 743.21 };

/** The data of `handleSummary()`, in an order of keys that k6 writes. */
const handled = (ok: boolean, checksThreshold = {}) =>
  JSON.stringify({
    metrics: {
      http_req_duration: {
        contains: "time",
        values: duration,
        thresholds: { "p(95)<500": { ok }, "avg<200": { ok: true } },
        type: "trend",
      },
      checks: { type: "rate", contains: "default", values: { rate: 0.75, passes: 45, fails: 15 }, ...checksThreshold },
    },
    root_group: { name: "", path: "", id: "r", groups: [{ ...cart, groups: [], checks }], checks: [] },
    options: { summaryTimeUnit: "", noColor: false },
    state: { isStdOutTTY: false, testRunDurationMs: 1000 },
  });

/** `--summary-export`: `true` says that the threshold was crossed. */
const exported = (isCrossed: boolean) =>
  JSON.stringify({
    root_group: { name: "", groups: { cart: { ...cart, groups: {}, checks: { "status is 200": checks[0] } } }, checks: {} },
    metrics: { http_req_duration: { ...duration, thresholds: { "p(95)<500": isCrossed } } },
  });

test.each([
  ["handleSummary()", handled(false)],
  ["--summary-export", exported(true)],
])("a crossed threshold of %s fails the run beside a green report", async (_, summary) => {
  const { tests, formats } = await collectFiles({ "junit.xml": green, "summary.json": summary });
  expect(formats).toEqual(["junit", "k6"]);
  expect(tests.filter(({ status }) => status === "failed")).toMatchObject([
    {
      suite: ["http_req_duration"],
      name: "p(95)<500",
      message: "The threshold of http_req_duration was crossed: expected p(95)<500, received p(95)=743.21",
    },
  ]);
});

test("thresholds that were met pass, in both of k6's opposite notations", async () => {
  expect(statusesOf(await collectFiles({ "summary.json": exported(false) }))).toEqual(["p(95)<500: passed", "status is 200: passed"]);
  expect(statusesOf(await collectFiles({ "summary.json": handled(true) }))).toContain("p(95)<500: passed");
});

test("a failed check does not fail the run, as in k6, but the run says that it looks like a failure", async () => {
  const results = await collectFiles({ "summary.json": handled(true) });
  expect(results.tests.find(({ name }) => name === "body has the price")).toMatchObject({
    status: "skipped",
    suite: ["cart"],
    message: "15 of 30 failed. k6 does not fail because of a check, only because of a threshold.",
  });
  expect(results.possibleFailure).toBe(
    "k6: 15 of 60 checks failed (body has the price), and its summary has no threshold for “checks” that would fail the run",
  );
  const limited = await collectFiles({ "summary.json": handled(true, { thresholds: { "rate>0.7": { ok: true } } }) });
  expect(limited.possibleFailure).toBeUndefined();
});

test("failed checks that only the metric counts get a note, too", async () => {
  const { metrics, ...others } = JSON.parse(handled(true, {}));
  const forms = [
    { metrics },
    metrics,
    { ...others, metrics, root_group: { name: "", path: "", id: "r", groups: [], checks: [] } },
    {
      metrics: { checks: { value: 0.75, passes: 45, fails: 15 }, http_reqs: { count: 1, thresholds: { "count>0": false } } },
      root_group: {},
    },
  ];
  for (const form of forms) {
    const results = await collectFiles({ "summary.json": JSON.stringify(form) });
    expect(results.possibleFailure).toBe(
      "k6: 15 of 60 checks failed, and its summary has no threshold for “checks” that would fail the run",
    );
  }
  const limited = { metrics: JSON.parse(handled(true, { thresholds: { "rate>0.7": { ok: true } } })).metrics };
  expect((await collectFiles({ "summary.json": JSON.stringify(limited) })).possibleFailure).toBeUndefined();
  // Without a threshold, it has no tests.
  const { checks: metric } = metrics;
  const { notes, unread } = await collectFiles({ "junit.xml": green, "summary.json": JSON.stringify({ metrics: { checks: metric } }) });
  expect({ notes, unread }).toEqual({
    notes: [
      "summary.json was not read: it is written in a format that Gantry does not read (k6's summary without checks and thresholds, with 15 failed checks).",
    ],
    unread: [],
  });
});

test("the machine-readable summary gives its checks, as it has no thresholds", async () => {
  const results = { checks: { results: checks.map(({ name, passes, fails }) => ({ name, passes, fails })), metrics: [] }, metrics: [] };
  const summary = { config: { duration: 1, execution: "local" }, metadata: { k6Version: "1.2.0" }, results, version: "1.0.0" };
  const read = await collectFiles({ "summary.json": JSON.stringify(summary) });
  expect(statusesOf(read)).toEqual(["status is 200: passed", "body has the price: skipped"]);
  expect(read.possibleFailure).toContain("15 of 60 checks failed");
});

test("a result that is neither met nor crossed is no pass", async () => {
  const summary = { root_group: {}, metrics: { iterations: { count: 1, thresholds: { "count>0": "?" } } } };
  expect(statusesOf(await collectFiles({ "summary.json": JSON.stringify(summary) }))).toEqual(["count>0: failed"]);
});

test("k6's JUnit report gives no reason for a crossed threshold, so its summary may be that of another run", async () => {
  const junit =
    '<testsuites tests="2" failures="1"><testsuite name="k6 thresholds" tests="2" failures="1"><testcase name="http_req_duration - p(95)&lt;500"><failure message="failed"/></testcase><testcase name="http_req_duration - avg&lt;200"/></testsuite></testsuites>';
  const thresholds = async (xml: string, isMet: boolean) => {
    const { tests } = await collectFiles({ "junit.xml": xml, "summary.json": handled(isMet) });
    return tests.filter(({ name }) => name.includes("<")).length;
  };
  expect(await thresholds(junit, false)).toBe(4);
  expect(await thresholds(junit.replace('<failure message="failed"/>', "").replaceAll('failures="1"', 'failures="0"'), true)).toBe(2);
});

test("groups nested without end are refused, and a stream of measurements is no report that breaks off", async () => {
  const deep = `{"metrics":{},"root_group":${'{"checks":[{"name":"a","passes":1}],"groups":['.repeat(2000)}${"]}".repeat(2000)}}`;
  expect((await collectFiles({ "junit.xml": green, "summary.json": deep })).unread).toEqual(["summary.json"]);
  const points =
    '{"type":"Metric","data":{"name":"http_reqs"},"metric":"http_reqs"}\n{"metric":"http_reqs","type":"Point","data":{"value":1}}\n';
  expect((await collectFiles({ "junit.xml": green, "test_results.json": points })).unread).toEqual([]);
});

/** As k6 writes them, with the metrics or the groups first. */
const forms = {
  "--summary-export": JSON.stringify(JSON.parse(exported(true)), undefined, 4),
  "--summary-export, metrics first": JSON.stringify({
    metrics: {
      checks: { value: 1, passes: 9, fails: 0 },
      http_req_duration: { avg: 1, "p(95)": 2, thresholds: { "p(95)<1": true } },
    },
    root_group: {},
  }),
  "handleSummary()": handled(false),
  "handleSummary(), groups first": JSON.stringify({ root_group: JSON.parse(handled(false)).root_group, ...JSON.parse(handled(false)) }),
};

test.each(Object.entries(forms))("a truncated summary (%s) is named", async (_, text) => {
  for (const part of [0.5, 0.9, 0.99]) {
    const cut = text.slice(0, text.length * part);
    expect((await collectFiles({ "junit.xml": green, "load.json": cut })).unread).toEqual(["load.json"]);
    expect((await collectFiles({ "a/summary.json": exported(false), "b/summary.json": cut })).unread).toEqual(["b/summary.json"]);
  }
});

test("an empty summary is named if it has the name of k6, or of another report", async () => {
  const { unread } = await collectFiles({
    "junit.xml": green,
    "k6.json": "",
    "k6-summary.json": "",
    "k6/options.json": "",
    "summary.json": "",
  });
  expect(unread).toEqual(["k6.json", "k6-summary.json"]);
  const beside = { "a/summary.json": exported(false), "b/summary.json": "", "c/summary.json": '{"', "coverage/summary.json": "" };
  expect((await collectFiles(beside)).unread).toEqual(["b/summary.json", "c/summary.json"]);
});

test("a complete file of another kind with the name of a report is no incomplete report", async () => {
  const { unread, notes } = await collectFiles({
    "a/summary.json": exported(false),
    "a/unit.xml": green,
    "b/summary.json": '{"level":30,"msg":"ok"}\n{"level":30}\n',
    "c/summary.json": '{"total":{"lines":{"pct":10}}}',
    "c/unit.xml": '<?xml version="1.0"?>\n<checkstyle version="4.3"></checkstyle>',
  });
  expect(unread).toEqual([]);
  expect(notes.join()).not.toContain("could not be read");
});

test("k6's measurements and other JSON that breaks off are no summary", async () => {
  const metric = '{"type":"Metric","data":{"name":"checks","type":"rate","contains":"default","thresholds":[]},"metric":"checks"}\n';
  const { unread, notes } = await collectFiles({
    "junit.xml": green,
    "k6.json": metric.repeat(2),
    "out.json": metric.slice(0, -20),
    "stryker.json": '{"thresholds":{"high":80,"low":60},"mutate":[ // all of them',
    "settings.json": '{"metrics":{"enabled":true},"contains":"time"',
  });
  expect({ unread, notes }).toEqual({ unread: [], notes: [] });
});

const sample = (name: string) => readFileSync(new URL(`../console/samples/${name}.txt`, import.meta.url), "utf8");
const readConsole = (text: string, files = {}) => collectFiles(files, { console: { text, isCut: false }, exitCode: 0 });

/** Printed by k6's own code for its summary. */
test.each([
  ["k6", ["p(95)<500: failed", "avg<200: passed", "p(95)<900: passed", "rate<0.01: passed"]],
  ["k6-legacy", ["http_req_duration: failed", "http_req_duration{page:cart}: passed", "http_req_failed: passed"]],
])("the thresholds on the console (%s) are tests", async (name, statuses) => {
  const results = await readConsole(sample(name));
  expect(statusesOf(results)).toEqual(statuses);
});

test.each(["k6", "k6-legacy"])("a console without thresholds (%s) passes, and says that checks failed", async (name) => {
  const isThreshold = /^ {2,}[✓✗] \S.*\.{3}: |^ {4,}[✓✗] '/;
  const text = sample(name)
    .split("\n")
    .map((line) => (isThreshold.test(line) ? line.replace(/[✓✗]/, " ").replace(/^ +'.*$/, "") : line))
    .join("\n");
  const results = await readConsole(text);
  expect(results).toMatchObject({ tests: [], counts: undefined, doubt: undefined });
  expect(results.possibleFailure).toMatch(/checks.*: (?:25|75)\.00%/);
});

test.each([
  'time="2026-01-02T10:00:00Z" level=error msg="thresholds on metrics \'http_req_duration\' have been crossed"\n',
  "ERRO[0011] thresholds on metrics 'http_req_duration, checks' have been crossed\n",
  "ERRO[0004] thresholds on metrics 'ws_connecting' were crossed; at least one has abortOnFail enabled, stopping test prematurely\n",
  'time="2021-01-02T10:00:00Z" level=error msg="some thresholds have failed"\n',
  'level=error msg="test run was marked as failed"\n',
])("k6's own words fail a run whose exit code was lost, with a green report too: %s", async (text) => {
  for (const files of [{}, { "junit.xml": green }])
    expect((await readConsole(text, files)).doubt).toContain("The output says that the run failed");
});

test("a summary that handleSummary() prints is read", async () => {
  expect(statusesOf(await readConsole(`running (1.0s), 0/1 VUs\n${handled(false)}\n`))).toContain("p(95)<500: failed");
});
