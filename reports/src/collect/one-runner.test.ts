import { describe, expect, test } from "vitest";
import { collectFiles } from "../testing/collect-files.ts";
import { type JestTest, jestJson, jestJunit } from "../testing/one-runner.ts";

type Results = Awaited<ReturnType<typeof collectFiles>>;
const namesOf = ({ tests }: Results): string[] => tests.map(({ suite, name }) => [...suite, name].join(" > ")).toSorted();
const failedOf = ({ tests }: Results): string[] => tests.flatMap(({ name, status }) => (status === "failed" ? [name] : []));

const inA = { file: "a.test.js", block: "cart" };
const tests: JestTest[] = [
  { ...inA, title: "pays", durationMs: 56, status: "failed" },
  { ...inA, title: 'rounds € "up" & <down>', durationMs: 0 },
  { ...inA, title: "legacy", durationMs: 0, status: "pending" },
  { file: "a.test.js", title: "sings", durationMs: 31 },
  { file: "b.test.js", block: "cart", title: "ships", durationMs: 15 },
  { file: "b.test.js", title: "dances", durationMs: 2 },
];
const subsets = Array.from({ length: 2 ** tests.length - 1 }, (_, bits) => tests.filter((_test, index) => (bits + 1) & (1 << index)));

describe("Jest JSON and jest-junit", () => {
  test.each(["jest tests", "Our suite"])(
    "of the whole suite, a part of it or a re-run list each test once, with one name: %s",
    async (name) => {
      for (const some of subsets) {
        const alone = await collectFiles({ "jest.json": jestJson(some) });
        const both = await collectFiles({ "jest.json": jestJson(some), "junit.xml": jestJunit(some, name) });
        expect(namesOf(both)).toEqual(namesOf(alone));
      }
    },
  );

  test("that differ in one result list only that one twice", async () => {
    const passed = tests.map((one) => (one.title === "ships" ? { ...one, status: "failed" as const } : one));
    const read = await collectFiles({ "jest.json": jestJson(tests), "junit.xml": jestJunit(passed) });
    expect(read.tests).toHaveLength(tests.length + 1);
    expect(failedOf(read)).toEqual(["pays", "cart ships"]);
  });

  test("of two packages with the same names are two runs, which their durations show", async () => {
    const other = tests.map((one) => ({ ...one, durationMs: one.durationMs * 3 + 1 }));
    for (const some of [tests.length, 1]) {
      const read = await collectFiles({ "a/jest.json": jestJson(tests.slice(0, some)), "b/junit.xml": jestJunit(other.slice(0, some)) });
      expect(read.tests).toHaveLength(2 * some);
      expect(failedOf(read)).toEqual(["pays", "cart pays"]);
    }
  });

  test("of two packages whose durations are equal by chance are two runs, which the values of a failure show", async () => {
    const other: JestTest[] = [...tests, { ...inA, title: "returns", durationMs: 1 }];
    const failure = (received: number) => (one: JestTest) => (one.title === "pays" ? { ...one, received } : one);
    const read = await collectFiles({ "a/jest.json": jestJson(tests.map(failure(4))), "b/junit.xml": jestJunit(other.map(failure(5))) });
    expect(failedOf(read)).toEqual(["pays", "cart pays"]);
  });

  test("of two packages in both formats list the tests of both", async () => {
    const other = tests.map((one) => ({ ...one, durationMs: one.durationMs * 3 + 1 }));
    const read = await collectFiles({
      "a/jest.json": jestJson(tests),
      "a/junit.xml": jestJunit(tests),
      "b/jest.json": jestJson(other),
      "b/junit.xml": jestJunit(other),
    });
    expect(read.tests).toHaveLength(2 * tests.length);
    expect(failedOf(read)).toHaveLength(2);
  });

  test("of packages that share a few names are two runs", async () => {
    const other = [tests[0], ..."abcd"].map((one) => (typeof one === "object" ? one : { ...inA, title: `other ${one}`, durationMs: 5 }));
    const read = await collectFiles({ "a/jest.json": jestJson(tests), "b/junit.xml": jestJunit(other.flatMap((one) => one ?? [])) });
    expect(failedOf(read)).toEqual(["pays", "cart pays"]);
  });
});

test("a suite of Vitest and one of Jest with the same names and durations are two", async () => {
  const vitest = JSON.stringify({ ...JSON.parse(jestJson(tests)), numRuntimeErrorTestSuites: undefined });
  expect((await collectFiles({ "vitest.json": vitest, "junit.xml": jestJunit(tests) })).tests).toHaveLength(2 * tests.length);
});

const feature = (name: string, elements: [id: string, name: string, status: string][]) => ({
  uri: `features/${name}.feature`,
  id: name,
  keyword: "Feature",
  name,
  elements: elements.map(([id, title, status]) => ({
    type: "scenario",
    keyword: "Scenario",
    id: `${name};${id}`,
    name: title,
    steps: [
      { keyword: "When ", name: title, result: { status, duration: 143_953, error_message: status === "failed" ? "no" : undefined } },
    ],
  })),
});

test("Cucumber's JSON and the JUnit XML of cucumber-js name a scenario of a rule once, and one whose name occurs again", async () => {
  const rows: [string, string, string][] = [
    ["pays", "pays", "failed"],
    ["vat;rounds-up", "rounds up", "passed"],
    ["adds", "adds", "passed"],
    ["adds", "adds", "passed"],
  ];
  const cases = ["pays", "vat: rounds up", "adds", "adds [1]"].map(
    (name) => `<testcase classname="cart" name="${name}">${name === "pays" ? '<failure message="no"/>' : ""}</testcase>`,
  );
  const xml = `<testsuite failures="1" skipped="0" name="cucumber-js" time="0.03" tests="4">${cases.join("")}</testsuite>`;
  const read = await collectFiles({ "cucumber.json": JSON.stringify([feature("cart", rows)]), "junit.xml": xml });
  expect(namesOf(read)).toEqual(["cart > adds", "cart > adds", "cart > pays", "cart > rounds up"]);
});

test.each([["pays [2]"], ["pays [1]"], ["pays [0]"]])(
  "a number that is a part of a scenario's title makes it another scenario: %s",
  async (name) => {
    const failed = '<failure message="no"/>';
    const xml = `<testsuite failures="1" skipped="0" name="cucumber-js" time="0.03" tests="1"><testcase classname="cart" name="${name}">${failed}</testcase></testsuite>`;
    const read = await collectFiles({ "cucumber.json": JSON.stringify([feature("cart", [["pays", "pays", "failed"]])]), "junit.xml": xml });
    expect(failedOf(read)).toEqual(["pays", name]);
  },
);

test("Cucumber's JSON and the JUnit XML of cucumber-ruby name a row of an outline once, and an undefined step is a failure", async () => {
  const rows: [string, string, string][] = [
    ["pays", "pays", "undefined"],
    ["adds-<n>;;2", "adds <n>", "passed"],
    ["adds-<n>;;3", "adds <n>", "failed"],
  ];
  const xml = `<testsuite failures="1" errors="0" skipped="1" tests="3" time="0.5" name="cart">
<testcase classname="cart" name="pays" time="0.4"><skipped/></testcase>
<testcase classname="cart" name="adds &lt;n&gt; (outline example : | 1 |)" time="0.4"/>
<testcase classname="cart" name="adds &lt;n&gt; (outline example : | 2 |)" time="0.4"><failure message="failed adds">When adds &lt;n>

Message:

no</failure></testcase>
</testsuite>`;
  const read = await collectFiles({ "cucumber.json": JSON.stringify([feature("cart", rows)]), "junit/TEST-features-cart.xml": xml });
  expect(failedOf(read)).toEqual(["pays", "adds <n>"]);
  expect(read.tests).toHaveLength(3);
});

describe("go test -json and gotestsum's JUnit XML", () => {
  const events = (ends: Record<string, string>) => {
    const end = Object.values(ends).includes("fail") ? "fail" : "pass";
    return [
      ...Object.entries(ends).flatMap(([Test, Action]) => [
        { Action: "run", Test },
        ...(Action === "fail" && Test.includes("/") ? [{ Action: "output", Test, Output: "    a_test.go:5: want 2, got 3\n" }] : []),
        { Action: "output", Test, Output: `--- ${Action.toUpperCase()}: ${Test} (0.00s)\n` },
        { Action, Test, Elapsed: 0 },
      ]),
      { Action: "output", Output: `${end.toUpperCase()}\n` },
      { Action: end, Elapsed: 0 },
    ]
      .map((event) => JSON.stringify({ Package: "shop", ...event }))
      .join("\n");
  };
  const xml = (ends: Record<string, string>) =>
    `<testsuites><testsuite tests="3" failures="0" time="0.009" name="shop" timestamp="2026-11-28T19:32:21Z">${Object.entries(ends)
      .map(
        ([name, end]) =>
          `<testcase classname="shop" name="${name}" time="0">${end === "fail" ? `<failure message="Failed">${name.includes("/") ? "    a_test.go:5: want 2, got 3&#xA;" : ""}</failure>` : ""}</testcase>`,
      )
      .join("")}</testsuite></testsuites>`;

  test.each([
    [{ "TestAdds/one": "pass", TestAdds: "pass", TestPays: "pass" }, []],
    [{ "TestAdds/one": "fail", TestAdds: "fail", TestPays: "pass" }, ["TestAdds/one"]],
  ])("list a test with subtests once, through them: %o", async (ends, failed) => {
    const read = await collectFiles({ "go.json": events(ends), "junit.xml": xml(ends) });
    expect(namesOf(read)).toEqual(["shop > TestAdds/one", "shop > TestPays"]);
    expect(failedOf(read)).toEqual(failed);
  });

  test.each([
    ["    a_test.go:9: new", ["TestAdds/one", "TestAdds"]],
    ["", ["TestAdds/one"]],
  ])("keep the error of a test beside a failed subtest, which the other run does not have: %j", async (output, failed) => {
    const ends = { "TestAdds/one": "fail", TestAdds: "fail", TestPays: "pass" };
    const text = `=== RUN   TestAdds&#xA;=== CONT  TestAdds&#xA;${output}&#xA;--- FAIL: TestAdds (0.00s)&#xA;`;
    const second = xml(ends).replace(
      'name="TestAdds" time="0"><failure message="Failed"></failure>',
      `name="TestAdds" time="0"><failure message="Failed">${text}</failure>`,
    );
    expect(second).toContain("CONT");
    expect(failedOf(await collectFiles({ "go.json": events(ends), "junit.xml": second }))).toEqual(failed);
  });

  test("keep the failure of a test whose subtests passed", async () => {
    const green = { "TestAdds/one": "pass", TestAdds: "pass", TestPays: "pass" };
    const read = await collectFiles({ "go.json": events(green), "junit.xml": xml({ ...green, TestAdds: "fail" }) });
    expect(failedOf(read)).toEqual(["TestAdds"]);
  });
});

test("node:test escapes a name twice in its JUnit XML", async () => {
  const suite = `<testsuite name="cart" time="0.03" disabled="0" errors="0" tests="2" failures="0" skipped="0" hostname="vm"><testcase name="rounds € &amp;quot;up&amp;quot; &amp; down" time="0.000141" classname="test"/><testcase name="ships" time="0.0001" classname="test"/></testsuite>`;
  const tap = `TAP version 13
# Subtest: cart
    # Subtest: rounds € "up" & down
    ok 1 - rounds € "up" & down
    # Subtest: ships
    ok 2 - ships
    1..2
ok 1 - cart
1..1
`;
  expect((await collectFiles({ "junit.xml": `<testsuites>${suite}</testsuites>`, "r.tap": tap })).tests).toHaveLength(2);
});

describe("tests that two formats have and that do not agree", () => {
  const cases = tests.map(({ block = "", title }) => `<testcase classname="${block}" name="${title.replaceAll(/[<>"&]/g, "")}"/>`);
  const unknown = `<testsuite name="cart">${cases.join("")}</testsuite>`;

  test("are named in a note if most names are equal", async () => {
    const { listedTwice, notes } = await collectFiles({ "jest.json": jestJson(tests), "junit.xml": unknown });
    expect(listedTwice).toContain(`${tests.length - 2} tests are listed twice, as jest-json and as junit`);
    expect(notes.join()).toContain(`${tests.length - 2} of them have the name of a test that is listed already.`);
  });

  test("are not if they are joined, or if few names are equal", async () => {
    expect((await collectFiles({ "jest.json": jestJson(tests), "junit.xml": jestJunit(tests) })).listedTwice).toBeUndefined();
    const other = `<testsuite>${cases[0]}<testcase name="a"/><testcase name="b"/></testsuite>`;
    expect((await collectFiles({ "jest.json": jestJson(tests), "junit.xml": other })).listedTwice).toBeUndefined();
  });
});

test("an empty report of Jest, whose only file could not be loaded, leaves the failure to the output", async () => {
  const text =
    "FAIL src/till.test.js\n  ● Test suite failed to run\n\n    ReferenceError: TextEncoder is not defined\n\n      at Object.<anonymous> (src/till.js:1:13)\n\nTest Suites: 1 failed, 1 total\nTests:       0 total\nSnapshots:   0 total\nTime:        0.5 s\nRan all test suites.\n";
  const read = (output: string, exitCode: number) =>
    collectFiles({ "junit.xml": jestJunit([]) }, { console: { text: output, isCut: false }, exitCode });
  expect((await read(text, 1)).tests).toMatchObject([{ status: "failed", filePath: "src/till.test.js" }]);
  expect(await read("No tests found, exiting with code 1\n", 1)).toMatchObject({ formats: ["junit"], tests: [] });
  expect(await read("Tests:       1 passed, 1 total\n", 0)).toMatchObject({ formats: ["junit"], tests: [] });
});

test("an empty report of RSpec, whose only file could not be loaded, leaves the failure to the output", async () => {
  const report = '<testsuite name="rspec" tests="0" skipped="0" failures="0" errors="0" time="0.0"/>';
  const read = (summary: string, exitCode: number) =>
    collectFiles(
      { "rspec.xml": report },
      { console: { text: `No examples found.\n\n\nFinished in 0.1 seconds\n${summary}\n`, isCut: false }, exitCode },
    );
  expect(await read("0 examples, 0 failures, 1 error occurred outside of examples", 1)).toMatchObject({
    formats: ["console"],
    counts: { failed: 1 },
  });
  expect(await read("0 examples, 0 failures", 1)).toMatchObject({ formats: ["junit"], tests: [] });
});
