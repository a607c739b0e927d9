import { outsideTests } from "@gantry/contract/test-results.ts";
import type { FoundTest, ReportFormat } from "../format.ts";
import { failureMessage } from "../failure-message.ts";
import { between, momentOf } from "../run-times.ts";
import { at, type Loose, numberAt, present, textAt } from "../loose-json.ts";

/** `go test -json`: one event a line. https://pkg.go.dev/cmd/test2json */
export const goJson: ReportFormat = {
  name: "go-json",
  matches: (file) =>
    /\.(?:json|jsonl|ndjson|txt|log)$/i.test(file.path) &&
    /^\s*\{[^\n]*"Action"\s*:\s*"\w/.test(file.head) &&
    /"Package"\s*:/.test(file.head),
  async *read(file, report) {
    const packages = new Map<string, GoPackage>();
    let rest = "";
    const times: { first: number | undefined; last: number | undefined } = { first: undefined, last: undefined };
    const add = (line: string) => {
      addLine(packages, line);
      const time = momentOf(/^\{"Time":"([^"]{1,40})"/.exec(line)?.[1]);
      times.first ??= time;
      times.last = time ?? times.last;
    };
    for await (const piece of file.pieces()) {
      const lines = (rest + piece).split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > longestLine) throw new Error("a line of it is too long");
      for (const line of lines) add(line);
    }
    add(rest);
    report({ failed: 0, ...between(times.first, times.last) });
    for (const [name, tests] of packages) yield* goTestsOf(name, tests);
  },
};

const longestLine = 1_000_000;
const mostOutput = 50_000;

interface GoTest {
  status: FoundTest["status"] | undefined;
  elapsedMs: number;
  output: string;
}

interface GoPackage {
  /** By name, in order; a test that ran again is another entry. */
  tests: { name: string; test: GoTest }[];
  running: Map<string, GoTest>;
  failed: boolean;
  /** It started, and nothing says yet how it ended. */
  open: boolean;
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
  // What go itself prints between the events: a package that could not be built.
  const unbuilt = /^FAIL\t(\S+)(.*)$/.exec(line.trimEnd());
  if (unbuilt?.[1]) {
    const owner = packageOf(packages, unbuilt[1]);
    owner.failed = true;
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
    if (typeof text === "string" && owner.output.length < mostOutput) owner.output += text;
    if (action === "start") owner.open = true;
    if (action === "pass" || action === "skip" || action === "fail") owner.open = false;
    if (action === "fail" || action === "build-fail") owner.failed = true;
    return;
  }
  let test = owner.running.get(name);
  if (!test || action === "run") {
    test = { status: undefined, elapsedMs: 0, output: "" };
    owner.running.set(name, test);
    owner.tests.push({ name, test });
  }
  if (typeof text === "string" && test.output.length < mostOutput) test.output += text;
  if (action !== "pass" && action !== "fail" && action !== "skip") return;
  test.status = action === "pass" ? "passed" : action === "fail" ? "failed" : "skipped";
  test.elapsedMs = (numberAt(event, "Elapsed") ?? 0) * 1000;
}

/** The tests of one package, and its own failure when no test of it failed. */
export function* goTestsOf(packageName: string, { tests, failed, open, output }: GoPackage): Iterable<FoundTest> {
  const parents = new Set(tests.flatMap(({ name }) => parentsOf(name)));
  const failedBelow = new Set(tests.flatMap(({ name, test }) => (isFailed(test) ? parentsOf(name) : [])));
  let anyFailed = false;
  for (const { name, test } of tests) {
    // A test with subtests repeats what they say, unless it failed by itself.
    if (parents.has(name) && (!isFailed(test) || failedBelow.has(name))) continue;
    anyFailed ||= isFailed(test);
    yield toTest(packageName, name, test);
  }
  if ((failed || open) && !anyFailed)
    yield {
      name: outsideTests.package,
      suite: [packageName],
      status: "failed",
      durationMs: 0,
      ...present({
        message: failureMessage(undefined, undefined, output, []) ?? (open ? "The package's tests did not end." : undefined),
        trace: output.trim() || undefined,
      }),
    };
}

/** A test that began and never ended: the program panicked, or ran out of time. */
const isFailed = ({ status }: GoTest): boolean => status === "failed" || status === undefined;

function parentsOf(name: string): string[] {
  const parents: string[] = [];
  for (let slash = name.indexOf("/"); slash >= 0 && parents.length < 20; slash = name.indexOf("/", slash + 1))
    parents.push(name.slice(0, slash));
  return parents;
}

function toTest(packageName: string, name: string, { status, elapsedMs, output }: GoTest): FoundTest {
  const reason = failureMessage(undefined, undefined, output, [name]);
  return {
    name,
    suite: [packageName],
    status: status ?? "failed",
    durationMs: elapsedMs,
    ...present({
      message: status === undefined ? `The test did not end.${reason ? `\n${reason}` : ""}` : status === "passed" ? undefined : reason,
      trace: status === "failed" || status === undefined ? output.trim() || undefined : undefined,
    }),
  };
}
