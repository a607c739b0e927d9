import { outsideTests } from "@gantry/contract/results/constants.ts";
import type { FoundTest, ReportFormat } from "../format.ts";
import { failureMessage } from "../failure-message.ts";
import { between, parseTimestamp } from "../run-times.ts";
import { at, type Loose, numberAt, present, textAt } from "../loose-json.ts";
import { hasOwnError } from "./own-error.ts";

/** `go test -json`: one event per line. https://pkg.go.dev/cmd/test2json */
export const goJson: ReportFormat = {
  name: "go-json",
  matches: (file) =>
    (/\.(?:json|jsonl|ndjson|txt|log)$/i.test(file.path) &&
      /^[ \t]*\{[^\n]*"Action"\s*:\s*"\w/m.test(file.head) &&
      /"(?:Package|ImportPath)"\s*:/.test(file.head)) ||
    (/\.(?:json|jsonl|ndjson)$/i.test(file.path) && onlyGo.test(file.head)),
  async *read(file, report) {
    const packages = new Map<string, GoPackage>();
    let rest = "";
    const times: { first: number | undefined; last: number | undefined } = { first: undefined, last: undefined };
    const add = (line: string) => {
      addLine(packages, line);
      const time = parseTimestamp(/^\{"Time":"([^"]{1,40})"/.exec(line)?.[1]);
      times.first ??= time;
      times.last = time ?? times.last;
    };
    for await (const piece of file.pieces()) {
      const lines = (rest + piece).split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > maxLineLength) throw new Error("a line of it is too long");
      for (const line of lines) add(line);
    }
    add(rest);
    report({ failed: 0, ...between(times.first, times.last) });
    for (const [name, tests] of packages) yield* goTestsOf(name, tests);
    if (isPartOfEvent(rest)) throw new Error("it breaks off");
  },
};

/** With 2>&1, go's own lines come first. Go before 1.24 prints nothing else about a package that it cannot build. */
const onlyGo = /^(?:go: downloading \S|# \S+ \[\S+\.test\]\r?$|FAIL\t\S+ \[(?:build|setup) failed\])/m;

/** The last line of a file whose writer was stopped. */
function isPartOfEvent(line: string): boolean {
  if (!/^\{(?:"(?:Time|Action|ImportPath|Package)?|$)/.test(line)) return false;
  try {
    JSON.parse(line);
    return false;
  } catch {
    return true;
  }
}

const maxLineLength = 1_000_000;
const maxOutput = 50_000;

interface GoTest {
  status: FoundTest["status"] | undefined;
  /** `PASS`, `SKIP` or `FAIL` if only the output says how it ended. */
  printedEnd?: string | undefined;
  elapsedMs: number;
  output: string;
  /** Go said that it began. */
  hasBegun?: boolean;
  /** In ISO 8601. With `t.Parallel`, its turn comes later. */
  beganAt?: string | undefined;
  /** It called `t.Parallel`, so that other tests may begin before it ends. */
  isParallel?: boolean;
}

interface GoPackage {
  /** By name, in order; a test that ran again is another entry. */
  tests: { name: string; test: GoTest }[];
  running: Map<string, GoTest>;
  failed: boolean;
  /** It has started, and has no result yet. */
  open: boolean;
  /** Its output outside tests. */
  output: string;
}

function packageOf(packages: Map<string, GoPackage>, name: string): GoPackage {
  const known = packages.get(name);
  if (known) return known;
  const added: GoPackage = { tests: [], running: new Map(), failed: false, open: false, output: "" };
  packages.set(name, added);
  return added;
}

function addLine(packages: Map<string, GoPackage>, line: string): void {
  // go's own output between the events: a package that could not be built.
  const unbuilt = /^FAIL\t(\S+)(.*)$/.exec(line.trimEnd());
  if (unbuilt?.[1]) {
    const owner = packageOf(packages, unbuilt[1]);
    owner.failed = true;
    owner.open = false;
    owner.output += `${unbuilt[2]?.trim() ?? ""}\n`;
  }
  if (!line.startsWith("{")) return;
  let event: Loose;
  try {
    event = JSON.parse(line);
  } catch {
    return;
  }
  const packageName = textAt(event, "Package") ?? textAt(event, "ImportPath")?.split(" ", 1)[0];
  const action = textAt(event, "Action");
  if (packageName === undefined || action === undefined) return;
  const owner = packageOf(packages, packageName);
  const name = textAt(event, "Test");
  const text = at(event, "Output");
  if (name === undefined) {
    if (typeof text === "string" && owner.output.length < maxOutput) owner.output += text;
    if (action === "start") owner.open = true;
    if (action === "pass" || action === "skip" || action === "fail" || action === "build-fail") owner.open = false;
    if (action === "fail" || action === "build-fail") owner.failed = true;
    if (action === "pass") endPassed(owner);
    return;
  }
  // Go before 1.20 has no `start`.
  if (action === "run") owner.open = true;
  let test = owner.running.get(name);
  if (!test || action === "run") {
    test = {
      status: undefined,
      elapsedMs: 0,
      output: "",
      hasBegun: action === "run",
      beganAt: action === "run" ? textAt(event, "Time") : undefined,
    };
    owner.running.set(name, test);
    owner.tests.push({ name, test });
  }
  if (typeof text === "string" && test.output.length < maxOutput) test.output += text;
  // After output without a line break, test2json before Go 1.20 does not detect the end of a test.
  const end = typeof text === "string" ? /[^\s]--- (PASS|SKIP|FAIL): (\S+) \([\d.]+s\)\n$/.exec(text) : null;
  if (end?.[2] === name) test.printedEnd = end[1];
  if (action === "pause") test.isParallel = true;
  if (action === "cont") test.beganAt = textAt(event, "Time");
  if (action !== "pass" && action !== "fail" && action !== "skip") return;
  test.status = action === "pass" ? "passed" : action === "fail" ? "failed" : "skipped";
  test.elapsedMs = (numberAt(event, "Elapsed") ?? 0) * 1000;
  if (action === "pass" && !test.isParallel && !name.includes("/")) removePrinted(owner, name, test);
}

/**
 * Removes the tests that began while this one ran: it printed the output of another `go test`, in which test2json sees events of the same package. Go begins
 * a test only when the one before it has ended or waits for its turn, apart from subtests.
 */
function removePrinted(owner: GoPackage, name: string, passed: GoTest): void {
  const begin = owner.tests.findLastIndex(({ test }) => test === passed) + 1;
  const later = owner.tests.splice(begin);
  const isOwn = (each: { name: string }) => each.name === name || each.name.startsWith(`${name}/`);
  for (const each of later) {
    if (isOwn(each)) owner.tests.push(each);
    else owner.running.delete(each.name);
  }
}

/**
 * A package passes only if all of its tests ended and none failed. A failed test that never began is a line that another test printed; one that began
 * stays failed, because TestMain may end with 0.
 */
function endPassed(owner: GoPackage): void {
  owner.tests = owner.tests.filter(({ test }) => test.hasBegun || test.status !== "failed");
  const { tests } = owner;
  for (const { test } of tests)
    if (test.status === undefined && test.printedEnd !== undefined && test.printedEnd !== "FAIL")
      test.status = test.printedEnd === "PASS" ? "passed" : "skipped";
}

/** The tests of a package, and its own failure unless the failed tests explain it. */
export function* goTestsOf(packageName: string, { tests, failed, open, output }: Omit<GoPackage, "running">): Iterable<FoundTest> {
  const parents = new Set(tests.flatMap(({ name }) => parentsOf(name)));
  const failedBelow = failedSubtests(tests);
  const parentsThatFailed: FoundTest[] = [];
  for (const { name, test } of tests) {
    // A test fails with its subtests. It is a separate failure only if it says so, or if none of them failed.
    if (parents.has(name) && (!isFailed(test) || (failedBelow.has(name) && !hasOwnError(test.output)))) continue;
    const shown = test.status === "failed" && parents.has(name) ? withPanicBelow(name, test, tests) : test;
    const found = toTest(packageName, name, shown);
    const below = failedBelow.get(name);
    if (below) parentsThatFailed.push({ ...found, message: ownOutputOf(found, below) });
    else yield found;
  }
  // The errors of the subtests come first, because their parent's output may not be an error.
  yield* parentsThatFailed;
  if (open || (failed && !isExplained(tests, output)))
    yield {
      kind: "outside",
      name: outsideTests.package,
      suite: [packageName],
      status: "failed",
      durationMs: 0,
      ...present({
        message: open
          ? ["The package's tests did not end.", failureMessage(undefined, undefined, output, [])].filter(Boolean).join("\n")
          : failureMessage(undefined, undefined, outsideOf(output), []),
        trace: output.trim() || undefined,
      }),
    };
  else if (failed && endedWithinTest(tests, output)) yield failureOfRest(packageName, tests);
}

/** The program ended before its last test did: the tests after it did not run. go does not say how many there are. */
function failureOfRest(packageName: string, tests: GoTests): FoundTest {
  const last = tests.findLast(({ test }) => test.status === undefined || panicLine.test(test.output))?.name;
  const message = `The package's tests ended within ${last ?? "a test"}, by a panic, a time limit or os.Exit. Tests behind it did not run.`;
  return { kind: "outside", name: outsideTests.package, suite: [packageName], status: "failed", durationMs: 0, isUncounted: true, message };
}

type GoTests = GoPackage["tests"];

function failedSubtests(tests: GoTests): Map<string, string[]> {
  const below = new Map<string, string[]>();
  for (const { name, test } of tests) {
    if (!isFailed(test)) continue;
    for (const parent of parentsOf(name)) {
      const others = below.get(parent);
      if (others) others.push(name);
      else below.set(parent, [name]);
    }
  }
  return below;
}

/** A failed subtest makes its parent fail. The parent's own output may be an error too, or only `t.Log`. */
function ownOutputOf({ message }: FoundTest, subtests: readonly string[]): string {
  const more = subtests.length > 3 ? ` and ${subtests.length - 3} more` : "";
  return `Subtests failed: ${subtests.slice(0, 3).join(", ")}${more}. The test itself may have failed too. Its own output:\n${message ?? ""}`.trim();
}

const panicLine = /^\s*(?:panic|fatal error): /m;

/** A panic in `t.Cleanup` is printed as output of the last subtest. */
function withPanicBelow(name: string, test: GoTest, tests: GoTests): GoTest {
  if (failureMessage(undefined, undefined, test.output, [name]) !== undefined) return test;
  const below = tests.find((other) => other.name.startsWith(`${name}/`) && panicLine.test(other.test.output));
  const start = below ? below.test.output.search(panicLine) : -1;
  return below && start >= 0 ? { ...test, output: test.output + below.test.output.slice(start) } : test;
}

/** Lines that go and the testing package print when tests fail. The testing package exits with 1. */
const isUsualEnd = /^(?:FAIL(?:\t.*)?|exit status 1|coverage: .*|)$/;

/**
 * Whether failed tests are the only reason for their package's failure. The testing package prints FAIL after the tests. Later output is printed by
 * TestMain, and may be a second reason. Without that line the program ended within a test, which did not end or panicked.
 */
function isExplained(tests: GoTests, output: string): boolean {
  if (!tests.some(({ test }) => isFailed(test))) return false;
  const lines = linesOf(output);
  const end = lines.lastIndexOf("FAIL");
  return end >= 0 ? lines.slice(end).every((line) => isUsualEnd.test(line)) : endedWithinTest(tests, output);
}

const linesOf = (output: string): string[] => output.split("\n").map((line) => line.trimEnd());

const endedWithinTest = (tests: GoTests, output: string): boolean =>
  !linesOf(output).includes("FAIL") && tests.some(({ test }) => test.status === undefined || panicLine.test(test.output));

/** The output without lines that do not explain the failure. */
function outsideOf(output: string): string {
  const lines = output.split("\n").filter((line) => !/^(?:PASS|FAIL(?:\t\S+\t[\d.]+s)?|coverage: .*)$/.test(line.trimEnd()));
  return lines.join("\n").trim() === "" ? output : lines.join("\n");
}

/** A test that started and never ended: the program panicked, or timed out. */
const isFailed = ({ status }: GoTest): boolean => status === "failed" || status === undefined;

function parentsOf(name: string): string[] {
  const parents: string[] = [];
  for (let slash = name.indexOf("/"); slash >= 0 && parents.length < 20; slash = name.indexOf("/", slash + 1))
    parents.push(name.slice(0, slash));
  return parents;
}

function toTest(packageName: string, name: string, { status, elapsedMs, output, beganAt }: GoTest): FoundTest {
  const reason = failureMessage(undefined, undefined, output, [name]);
  return {
    name,
    suite: [packageName],
    status: status ?? "failed",
    durationMs: elapsedMs,
    ...present({
      startedAtMs: parseTimestamp(beganAt),
      message: status === undefined ? `The test did not end.${reason ? `\n${reason}` : ""}` : status === "passed" ? undefined : reason,
      trace: status === "failed" || status === undefined ? output.trim() || undefined : undefined,
    }),
  };
}
