import { type Case, everyGroup, type Group, isFailure, type ReportTree, type Written } from "./report-tree.ts";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": "&#10;" };
const xml = (text: string): string => text.replace(/[&<>"\n]/g, (character) => escapes[character] ?? character);
const attributes = (values: Record<string, string | number | undefined>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${xml(String(value))}"`]))
    .join("");

/** Writes one format's document, and counts what its runner would count. */
class Counting {
  listed = 0;

  outside = 0;

  fails(): void {
    this.listed++;
  }

  failsOutside(): void {
    this.listed++;
    this.outside++;
  }
}

export function writeJunit(tree: ReportTree): Written {
  const count = new Counting();
  const writeCase = (one: Case, className: string): string => {
    if (isFailure(one)) count.fails();
    const reason = one.hasMessage ? ` message="expected 3"` : "";
    const inner =
      one.outcome === "fail"
        ? `<failure${reason}>at x:1</failure>${"<rerunFailure>once more</rerunFailure>".repeat(one.triesBefore)}`
        : one.outcome === "error"
          ? `${one.hasMessage ? `<error${reason}/>` : ""}${"<rerunError>once more</rerunError>".repeat(one.triesBefore)}`
          : one.outcome === "skip"
            ? "<skipped/>"
            : `<flakyFailure>before</flakyFailure>`.repeat(one.triesBefore);
    // Some producers say it in an attribute, with their own word.
    const outcome = one.outcome === "error" && !one.hasMessage ? "crashed" : undefined;
    return `<testcase${attributes({ name: one.title, classname: className, time: "0.01", outcome })}>${inner}</testcase>`;
  };
  const writeSuite = (group: Group): { text: string; failures: number; tests: number } => {
    const inner = group.groups.map(writeSuite);
    const cases = group.cases.map((one) => writeCase(one, group.title));
    let outside = "";
    for (const [fails, name] of [
      [group.setUpFails, "error"],
      [group.tearDownFails, "failure"],
      [group.isBroken, "error"],
    ] as const) {
      if (!fails) continue;
      count.failsOutside();
      outside += `<${name} message="before all">no database</${name}>`;
    }
    const failures =
      group.cases.filter(isFailure).length +
      [group.setUpFails, group.tearDownFails, group.isBroken].filter(Boolean).length +
      inner.reduce((sum, each) => sum + each.failures, 0);
    const tests = cases.length + inner.reduce((sum, each) => sum + each.tests, 0);
    const browser = group.cases.find(({ variant }) => variant)?.variant;
    const head = attributes({ name: group.title, tests, failures, errors: 0, hostname: browser });
    return { text: `<testsuite${head}>${outside}${cases.join("")}${inner.map(({ text }) => text).join("")}</testsuite>`, failures, tests };
  };
  const suites = tree.groups.map(writeSuite);
  const failures = count.listed + tree.unlisted;
  const text = `<?xml version="1.0"?>\n<testsuites${attributes({ failures, errors: 0 })}>${suites.map((each) => each.text).join("")}</testsuites>`;
  return { files: { "junit.xml": text }, failures, listed: count.listed, outside: count.outside };
}

export function writeTestng(tree: ReportTree): Written {
  const count = new Counting();
  let at = 0;
  const method = (one: Partial<Case> & { title: string }, status: string, extra: Record<string, string> = {}) => {
    const startedAt = new Date(1.7e12 + at++ * 1000).toISOString().slice(0, 19);
    const params = one.variant === undefined ? "" : `<params><param index="0"><value><![CDATA[${one.variant}]]></value></param></params>`;
    const exception = status === "FAIL" && one.hasMessage ? `<exception class="E"><message><![CDATA[no]]></message></exception>` : "";
    return `<test-method${attributes({ status, name: one.title, signature: `${one.title}()`, "started-at": startedAt, "duration-ms": 1, ...extra })}>${params}${exception}</test-method>`;
  };
  const classes = [...everyGroup(tree.groups)].map(({ group, path }, index) => {
    const methods: string[] = [];
    for (const [fails, title] of [
      [group.setUpFails, "setUp"],
      [group.isBroken, "init"],
      [group.tearDownFails, "tearDown"],
    ] as const) {
      if (fails) count.failsOutside();
      methods.push(method({ title, hasMessage: true }, fails ? "FAIL" : "PASS", { "is-config": "true" }));
    }
    for (const [place, one] of group.cases.entries()) {
      const named = { ...one, title: one.triesBefore > 0 ? `${one.title}${index}-${place}` : one.title };
      for (let tried = 0; tried < one.triesBefore && one.outcome !== "skip"; tried++)
        methods.push(method(named, "SKIP", { retried: "true" }));
      if (isFailure(one)) count.fails();
      methods.push(method(named, one.outcome === "pass" ? "PASS" : one.outcome === "skip" ? "SKIP" : "FAIL"));
    }
    return `<class${attributes({ name: path.join(".") })}>${methods.join("")}</class>`;
  });
  const tests = [...everyGroup(tree.groups)].flatMap(({ group }) => group.cases).filter(isFailure).length;
  const head = attributes({ failed: tests + (tree.unlisted > 0 ? count.listed - tests + tree.unlisted : 0) });
  const text = `<testng-results${head}><suite name="s"><test name="t">${classes.join("")}</test></suite></testng-results>`;
  return { files: { "testng-results.xml": text }, failures: count.listed + tree.unlisted, listed: count.listed, outside: count.outside };
}

export function writeTrx(tree: ReportTree): Written {
  const count = new Counting();
  const outcomes = { pass: "Passed", fail: "Failed", error: "Error", skip: "NotExecuted" } as const;
  const results: string[] = [];
  const definitions: string[] = [];
  const errors: string[] = [];
  const totals = { Failed: 0, Error: 0 };
  for (const { group, path } of everyGroup(tree.groups)) {
    for (const one of group.cases) {
      const outcome = outcomes[one.outcome];
      if (isFailure(one)) count.fails();
      if (outcome === "Failed" || outcome === "Error") totals[outcome]++;
      const testId = String(results.length);
      const output = one.hasMessage && isFailure(one) ? "<Output><ErrorInfo><Message>no</Message></ErrorInfo></Output>" : "";
      results.push(
        `<UnitTestResult${attributes({ testId, testName: one.title, outcome, duration: "00:00:00.01" })}>${output}</UnitTestResult>`,
      );
      definitions.push(`<UnitTest id="${testId}"><TestMethod${attributes({ className: path.join("."), name: one.title })}/></UnitTest>`);
    }
    for (const fails of [group.setUpFails, group.tearDownFails, group.isBroken]) {
      if (!fails) continue;
      count.failsOutside();
      errors.push(`<RunInfo outcome="Error"><Text>the host ended</Text></RunInfo>`);
    }
  }
  const failures = count.listed + tree.unlisted;
  const counters = attributes({ failed: totals.Failed + tree.unlisted + (tree.unlisted > 0 ? errors.length : 0), error: totals.Error });
  const text = `<?xml version="1.0"?><TestRun id="1"><Results>${results.join("")}</Results><TestDefinitions>${definitions.join("")}</TestDefinitions><ResultSummary outcome="${failures > 0 ? "Failed" : "Completed"}"><Counters${counters}/><RunInfos>${errors.join("")}</RunInfos></ResultSummary></TestRun>`;
  return { files: { "results.trx": text }, failures, listed: count.listed, outside: count.outside };
}

export function writeNunit(tree: ReportTree): Written {
  const count = new Counting();
  const write = (group: Group): { text: string; failures: number } => {
    const inner = group.groups.map(write);
    let failures = inner.reduce((sum, each) => sum + each.failures, 0);
    const cases = group.cases.map((one) => {
      // A set-up that fails fails every test below it.
      const fails = isFailure(one) || group.setUpFails;
      if (fails) {
        count.fails();
        failures++;
      }
      const result = fails ? "Failed" : one.outcome === "pass" ? "Passed" : "Skipped";
      const head = attributes({ name: one.title, result, site: group.setUpFails ? "Parent" : undefined });
      return `<test-case${head}>${fails && one.hasMessage ? "<failure><message>no</message></failure>" : ""}</test-case>`;
    });
    const isBroken = group.isBroken || (group.setUpFails && cases.length === 0);
    // One that fails around its tests is a separate failure, unless failures in it are the reason.
    if (group.tearDownFails || (isBroken && failures === 0)) {
      count.failsOutside();
      failures++;
    }
    const site = group.tearDownFails ? "TearDown" : isBroken ? "SetUp" : undefined;
    const own = group.tearDownFails || isBroken ? "<failure><message>no database</message></failure>" : "";
    const head = attributes({ type: "TestFixture", name: group.title, result: failures > 0 ? "Failed" : "Passed", site });
    return { text: `<test-suite${head}>${own}${cases.join("")}${inner.map(({ text }) => text).join("")}</test-suite>`, failures };
  };
  const suites = tree.groups.map(write);
  const failures = count.listed + tree.unlisted;
  const head = attributes({
    result: failures > 0 ? "Failed" : "Passed",
    failed: failures,
  });
  const text = `<test-run${head}>${suites.map((each) => each.text).join("")}</test-run>`;
  return { files: { "nunit.xml": text }, failures, listed: count.listed, outside: count.outside };
}

export function writeXunit(tree: ReportTree): Written {
  const count = new Counting();
  const results = { pass: "Pass", fail: "Fail", error: "Fail", skip: "Skip" } as const;
  const assemblies = tree.groups.map((top, index) => {
    let failed = 0;
    let errors = "";
    const collections = [...everyGroup([top])].map(({ group, path }) => {
      for (const fails of [group.setUpFails, group.tearDownFails, group.isBroken]) {
        if (!fails) continue;
        count.failsOutside();
        errors += `<error type="fixture-cleanup"><failure><message>no database</message></failure></error>`;
      }
      const cases = group.cases.map((one) => {
        if (isFailure(one)) {
          count.fails();
          failed++;
        }
        const head = attributes({
          name: `${path.join(".")}.${one.title}`,
          type: path.join("."),
          result: results[one.outcome],
          time: "0.1",
        });
        return `<test${head}>${isFailure(one) && one.hasMessage ? "<failure><message>no</message></failure>" : ""}</test>`;
      });
      return `<collection>${cases.join("")}</collection>`;
    });
    const number = errors.split("<error ").length - 1;
    const head = attributes({ name: "a.dll", failed: failed + (index === 0 ? tree.unlisted : 0), errors: number });
    return `<assembly${head}><errors>${errors}</errors>${collections.join("")}</assembly>`;
  });
  const text = `<assemblies>${assemblies.join("")}</assemblies>`;
  return { files: { "xunit.xml": text }, failures: count.listed + tree.unlisted, listed: count.listed, outside: count.outside };
}

export function writeRobot(tree: ReportTree): Written {
  const count = new Counting();
  const write = (group: Group, tearDownFails: boolean, setUpFails: boolean): string => {
    const late = tearDownFails || group.tearDownFails;
    const early = setUpFails || group.setUpFails || group.isBroken;
    const failedBefore = count.listed;
    const cases = group.cases.map((one) => {
      const fails = early || isFailure(one);
      // Robot writes what a test came to before its suite's tear-down failed; its totals count the test as failed.
      if (fails || (late && one.outcome !== "skip")) count.fails();
      const status = fails ? "FAIL" : one.outcome === "pass" ? "PASS" : "SKIP";
      return `<test${attributes({ name: one.title })}><kw name="k"><status status="${status}"/></kw><status status="${status}" elapsed="0.1">${fails && one.hasMessage ? "no" : ""}</status></test>`;
    });
    const keyword = (fails: boolean, type: string) =>
      fails ? `<kw name="k" type="${type}"><status status="FAIL">no database</status></kw>` : "";
    const inner = group.groups.map((each) => write(each, late, early)).join("");
    // Robot derives it from the tests, before it knows how the tear-down of the suite around it ends.
    const hasFailed = [inner, ...cases].some((text) => text.includes('status="FAIL" elapsed'));
    const status = hasFailed || (group.tearDownFails && count.listed > failedBefore) ? "FAIL" : "PASS";
    return `<suite${attributes({ name: group.title, source: "/app/a.robot" })}>${keyword(group.setUpFails || group.isBroken, "SETUP")}${inner}${cases.join("")}${keyword(group.tearDownFails, "TEARDOWN")}<status status="${status}"/></suite>`;
  };
  const suites = tree.groups.map((each) => write(each, false, false)).join("");
  const failures = count.listed + tree.unlisted;
  const text = `<robot><suite name="all">${suites}<status status="PASS"/></suite><statistics><total><stat${attributes({ pass: 1, fail: failures, skip: 0 })}>All Tests</stat></total></statistics></robot>`;
  return { files: { "output.xml": text }, failures, listed: count.listed, outside: count.outside };
}
