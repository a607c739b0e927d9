import { type Case, everyGroup, type Group, isFailure, type ReportTree, type Written } from "./report-tree.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const failedHooks = (group: Group): number => [group.setUpFails, group.tearDownFails, group.isBroken].filter(Boolean).length;

export function writePlaywright(tree: ReportTree): Written {
  let listed = 0;
  const writeTest = (one: Case, setUpFails: boolean) => {
    const fails = isFailure(one) || setUpFails;
    if (fails) listed++;
    const failing = {
      status: one.outcome === "error" ? "timedOut" : "failed",
      duration: 3,
      error: one.hasMessage ? { message: "no" } : undefined,
    };
    const last = fails ? failing : { status: one.outcome === "pass" ? "passed" : "skipped", duration: 2 };
    const retries = one.outcome === "skip" && !fails ? 0 : one.triesBefore;
    return {
      projectName: one.variant ?? "",
      status: fails ? "unexpected" : one.outcome === "skip" ? "skipped" : retries > 0 ? "flaky" : "expected",
      results: [...Array.from({ length: retries }, () => failing), last],
    };
  };
  const writeSuite = (group: Group): object => ({
    title: group.title,
    file: "cart.spec.ts",
    specs: group.cases.map((one, line) => ({ title: one.title, file: "cart.spec.ts", line, tests: [writeTest(one, group.setUpFails)] })),
    suites: group.groups.map(writeSuite),
  });
  const suites = tree.groups.map(writeSuite);
  const groups = [...everyGroup(tree.groups)].map(({ group }) => group);
  const outside = sum(
    groups.map((group) => [group.isBroken, group.tearDownFails, group.setUpFails && group.cases.length === 0].filter(Boolean).length),
  );
  const document = {
    config: { configFile: "/app/playwright.config.ts", rootDir: "/app" },
    suites,
    errors: Array.from({ length: outside }, () => ({ message: "Error: cannot load", stack: "at x" })),
    stats: { expected: 0, skipped: 0, unexpected: listed + tree.unlisted, flaky: 0 },
  };
  return {
    files: { "results.json": JSON.stringify(document) },
    failures: listed + outside + tree.unlisted,
    listed: listed + outside,
    outside,
  };
}

/** Allure has no totals: what it does not list, no one counts. */
export function writeAllure(tree: ReportTree, index: number): Written {
  const files: Record<string, string> = {};
  let listed = 0;
  let outside = 0;
  let number = 0;
  const statuses = { pass: "passed", fail: "failed", error: "broken", skip: "skipped" } as const;
  for (const { group, path } of everyGroup(tree.groups)) {
    const children: string[] = [];
    let setUpShows = false;
    for (const [place, one] of group.cases.entries()) {
      // After a set-up that failed, some adapters write tests as broken and others as skipped.
      const status = !group.setUpFails ? statuses[one.outcome] : one.hasMessage ? "broken" : "skipped";
      const fails = status === "failed" || status === "broken";
      if (fails) listed++;
      setUpShows ||= fails && group.setUpFails;
      const tries = [...Array.from({ length: status === "skipped" ? 0 : one.triesBefore }, () => "failed"), status];
      const historyId = `${index}/${path.join("/")}-${number}-${place}`;
      for (const [attempt, result] of tries.entries()) {
        const retry = attempt === 0 ? [] : [{ name: "Retry", value: `${attempt}`, excluded: true }];
        const uuid = `u${index}-${number++}`;
        children.push(uuid);
        files[`allure-results/${uuid}-result.json`] = JSON.stringify({
          uuid,
          ...(tries.length > 1 || one.hasMessage ? { historyId } : {}),
          name: one.title,
          status: result,
          statusDetails: one.hasMessage ? { message: "no" } : {},
          start: number,
          stop: number + 1,
          labels: [{ name: "suite", value: group.title }],
          parameters: one.variant === undefined ? retry : [{ name: "browser", value: one.variant }, ...retry],
        });
      }
    }
    outside += [group.setUpFails && !setUpShows, group.tearDownFails, group.isBroken].filter(Boolean).length;
    if (group.isBroken) {
      const error = { message: group.tearDownFails ? "no" : '"before all" hook failed: no', timestamp: 1 };
      files[`allure-results/g${number++}-globals.json`] = JSON.stringify({ attachments: [], errors: [error] });
    }
    const fixture = (fails: boolean, name: string) => ({ name, status: fails ? "broken" : "passed", start: 1, stop: 2 });
    files[`allure-results/c${number++}-container.json`] = JSON.stringify({
      uuid: `c${index}-${number}`,
      children,
      befores: [fixture(group.setUpFails, "setUp")],
      afters: [fixture(group.tearDownFails, "tearDown")],
    });
  }
  return { files, failures: listed + outside, listed: listed + outside, outside };
}

export function writeCtrf(tree: ReportTree): Written {
  const groups = [...everyGroup(tree.groups)];
  const tests = groups.flatMap(({ group, path }) => [
    ...group.cases.map((one) => ({
      name: one.title,
      suite: path,
      status: isFailure(one) ? "failed" : one.outcome === "pass" ? "passed" : "skipped",
      duration: 3,
      ...(one.triesBefore > 0 && one.outcome !== "skip"
        ? {
            retries: one.triesBefore,
            flaky: one.outcome === "pass",
            retryAttempts: Array.from({ length: one.triesBefore }, (_, attempt) => ({ attempt, status: "failed", duration: 1 })),
          }
        : {}),
      ...(one.variant === undefined ? {} : { browser: one.variant }),
      ...(one.hasMessage ? { message: "no" } : {}),
    })),
    // Reporters write hooks as tests.
    ...Array.from({ length: failedHooks(group) }, () => ({
      name: '"before all" hook',
      suite: path.join(" > "),
      status: "failed",
      duration: 1,
    })),
  ]);
  const listed = tests.filter(({ status }) => status === "failed").length;
  const hooks = sum(groups.map(({ group }) => failedHooks(group)));
  const summary = { tests: tests.length, failed: listed + tree.unlisted, passed: 0, skipped: 0, pending: 0, other: 0, start: 1, stop: 2 };
  const document = { results: { tool: { name: "jest" }, summary, tests } };
  return { files: { "ctrf.json": JSON.stringify(document) }, failures: listed + tree.unlisted, listed, outside: hooks };
}

/** Cucumber's JSON has no totals either. */
export function writeCucumber(tree: ReportTree): Written {
  let listed = 0;
  const step = (status: string, more: object = {}) => ({
    keyword: "Given ",
    name: "a cart",
    ...more,
    result: { status, duration: 1000, ...(status === "failed" ? { error_message: "Error: no" } : {}) },
  });
  const hook = (fails: boolean) => ({ match: { location: "hooks.js:1" }, result: { status: fails ? "failed" : "passed", duration: 1 } });
  const features = [...everyGroup(tree.groups)].flatMap(({ group }, index) => {
    const elements = group.cases.flatMap((one, place) => {
      const inBackground = group.setUpFails;
      const afterHook = group.tearDownFails && place === group.cases.length - 1;
      const stepHook = group.isBroken && place === 0;
      if (isFailure(one) || inBackground || afterHook || stepHook) listed++;
      const statuses = { pass: "passed", fail: "failed", error: one.hasMessage ? "undefined" : "crashed", skip: "skipped" } as const;
      const own = inBackground ? "skipped" : statuses[one.outcome];
      const background = { type: "background", keyword: "Background", name: "", steps: [step(inBackground ? "failed" : "passed")] };
      const scenario = {
        description: "",
        id: one.variant === undefined ? `f;s${place}` : `f;rows;;${place + 2}`,
        keyword: "Scenario",
        line: place * 3 + 1,
        name: one.title,
        type: "scenario",
        before: [hook(false)],
        steps: [step(own, stepHook ? { after: [hook(true)] } : {}), step(own === "passed" ? "passed" : "skipped")],
        after: [hook(afterHook)],
      };
      return inBackground || place % 2 === 1 ? [background, scenario] : [scenario];
    });
    return elements.length === 0
      ? []
      : [{ description: "", elements, id: "f", keyword: "Feature", line: 1, name: group.title, uri: `f${index}.feature` }];
  });
  return { files: { "cucumber.json": JSON.stringify(features) }, failures: listed, listed, outside: 0 };
}

export function writeMochawesome(tree: ReportTree): Written {
  let listed = 0;
  let outside = 0;
  const hook = (title: string, fails: boolean) => {
    if (fails) listed++;
    if (fails) outside++;
    return { title, fail: fails, pass: !fails, pending: false, err: fails ? { message: "no" } : {}, state: fails ? "failed" : null };
  };
  const write = (group: Group): object => ({
    title: group.title,
    file: "/cart.js",
    beforeHooks: [hook('"before all" hook', group.setUpFails), hook('"before each" hook', group.isBroken)],
    afterHooks: [hook('"after all" hook', group.tearDownFails)],
    tests: group.cases.map((one) => {
      const isSkipped = group.setUpFails;
      if (isFailure(one) && !isSkipped) listed++;
      return {
        title: one.title,
        duration: 1,
        pass: !isSkipped && one.outcome === "pass",
        fail: !isSkipped && isFailure(one),
        pending: !isSkipped && one.outcome === "skip",
        skipped: isSkipped,
        err: one.hasMessage && isFailure(one) ? { message: "no" } : {},
      };
    }),
    suites: group.groups.map(write),
  });
  const results = tree.groups.map(write);
  const stats = { suites: 1, tests: 1, failures: listed + tree.unlisted, testsRegistered: 1, passPercent: 1, hasOther: false };
  return { files: { "mochawesome.json": JSON.stringify({ stats, results }) }, failures: listed + tree.unlisted, listed, outside };
}

export function writeJest(tree: ReportTree): Written {
  let listed = 0;
  let outside = 0;
  let failedTests = 0;
  const files = tree.groups.map((top, index) => {
    const isBroken = [...everyGroup([top])].some(({ group }) => group.isBroken || group.tearDownFails);
    let failed = 0;
    const assertionResults = [...everyGroup([top])].flatMap(({ group, path }) =>
      group.cases.map((one) => {
        const fails = isFailure(one) || group.setUpFails;
        if (fails) failed++;
        return {
          ancestorTitles: path,
          title: one.title,
          fullName: [...path, one.title].join(" "),
          status: fails ? "failed" : one.outcome === "pass" ? "passed" : one.hasMessage ? "pending" : "todo",
          failureMessages: fails && one.hasMessage ? ["Error: no\n    at x"] : [],
          invocations: one.triesBefore + 1,
          duration: 1,
        };
      }),
    );
    failedTests += failed;
    // A file that fails around its tests is one failure; where tests of it failed, they are the failures.
    listed += failed + (isBroken && failed === 0 ? 1 : 0);
    if (isBroken) outside++;
    return {
      name: `/app/${index}.test.js`,
      status: failed > 0 || isBroken ? "failed" : "passed",
      message: isBroken ? "cannot load" : "",
      assertionResults,
    };
  });
  const failures = listed + tree.unlisted;
  const document = {
    numTotalTests: 1,
    numFailedTests: tree.unlisted > 0 ? failures : failedTests,
    numFailedTestSuites: files.filter(({ status }) => status === "failed").length,
    success: failures === 0,
    testResults: files,
  };
  return { files: { "jest.json": JSON.stringify(document) }, failures, listed, outside };
}

/** `go test -json` has no totals. */
export function writeGo(tree: ReportTree): Written {
  let listed = 0;
  let outside = 0;
  const lines: object[] = [];
  tree.groups.forEach((top, index) => {
    const Package = `example.com/p${index}`;
    let failed = 0;
    lines.push({ Action: "start", Package });
    const taken = new Set<string>();
    const unused = (name: string): string => {
      let free = name;
      for (let number = 1; taken.has(free); number++) free = `${name}#0${number}`;
      taken.add(free);
      return free;
    };
    const goName = (title: string) => title.replace(/[^\p{L}\p{N}]/gu, "_") || "#00";
    const writeGroup = (group: Group, around: string): boolean => {
      const name = unused(around === "" ? `Test_${goName(group.title)}` : `${around}/${goName(group.title)}`);
      lines.push({ Action: "run", Package, Test: name });
      let fails = false;
      for (const one of group.cases) {
        const Test = unused(`${name}/${goName(one.title)}`);
        lines.push({ Action: "run", Package, Test });
        if (one.hasMessage) lines.push({ Action: "output", Package, Test, Output: "    a_test.go:3: no\n" });
        if (isFailure(one)) failed++;
        fails ||= isFailure(one);
        // A test that panics never ends.
        if (one.outcome !== "error") lines.push({ Action: isFailure(one) ? "fail" : one.outcome, Package, Test, Elapsed: 0.01 });
      }
      for (const inner of group.groups) fails = writeGroup(inner, name) || fails;
      if ((group.setUpFails || group.tearDownFails) && !fails) {
        failed++;
        fails = true;
      }
      lines.push({ Action: fails ? "fail" : "pass", Package, Test: name });
      return fails;
    };
    writeGroup(top, "");
    const isBroken = [...everyGroup([top])].some(({ group }) => group.isBroken);
    lines.push({ Action: failed > 0 || isBroken ? "fail" : "pass", Package });
    listed += failed;
    if (isBroken && failed === 0) outside++;
  });
  return {
    files: { "go.json": lines.map((line) => JSON.stringify(line)).join("\n") },
    failures: listed + outside,
    listed: listed + outside,
    outside,
  };
}

/** The data of `handleSummary()`, or `--summary-export`, which writes whether a threshold was crossed. */
export function writeK6(tree: ReportTree, index: number): Written {
  const isExport = index % 2 === 1;
  const groups = [...everyGroup(tree.groups)];
  const metrics = groups.map(({ group, path }, place): [string, unknown] => {
    const thresholds = group.cases
      .filter(({ outcome }) => outcome !== "skip")
      .map((one, row): [string, unknown] => [`${one.title}<${row}`, isExport ? isFailure(one) : { ok: !isFailure(one) }]);
    const values = { count: 1, rate: 2 };
    const content = isExport ? values : { type: "counter", contains: "default", values };
    return [`${path.join("_")}${place}`, { ...content, thresholds: Object.fromEntries(thresholds) }];
  });
  const checks = groups.flatMap(({ group }) => group.cases).filter(({ outcome }) => outcome === "skip");
  const listed = groups.flatMap(({ group }) => group.cases).filter(isFailure).length;
  const root = { name: "", path: "", groups: [], checks: checks.map(({ title }) => ({ name: title, passes: 3, fails: 1 })) };
  const document = { root_group: root, metrics: Object.fromEntries(metrics) };
  return { files: { "summary.json": JSON.stringify(document) }, failures: listed, listed, outside: 0 };
}
