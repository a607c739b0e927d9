import { outsideTests, unnamedTest } from "@gantry/contract/results/constants.ts";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import { failureMessage } from "../failure-message.ts";
import type { FoundTest, ReportFormat, Totals } from "../format.ts";
import { type Loose, present, textAt } from "../loose-json.ts";
import { joinTimes, momentOf, type RunTimes } from "../run-times.ts";
import { isSkipAnnotation } from "../playwright-annotations.ts";
import { failureOfNotRun } from "../stopped-run.ts";
import { readXml } from "../xml.ts";
import { failureOfGoPanic, isGoPanic } from "./go-panics.ts";
import { isRelatedClass } from "./java-classes.ts";
import { Blocks, type FailedCase, isOutside, jestHook } from "./not-tests.ts";
import { asFailureOfFile, isCollectionFailure, pytestPlace, stoppedTest } from "./pytest.ts";
import { writerOf } from "./writers.ts";

/**
 * JUnit XML as written by jest-junit, pytest, Surefire, Playwright, node:test, PHPUnit, gotestsum and others. There is no single schema:
 * `testsuites`, `testsuite` (nested or not), `testcase` with `failure`, `error`, `skipped`, `system-out`, `rerunFailure`, `flakyFailure`.
 */
export const junit: ReportFormat = {
  name: "junit",
  matches: (file) => /\.xml$/i.test(file.path) && /<(?:[\w.-]+:)?testsuites?(?:[\s>/]|$)/.test(file.head),
  async *read(file, report) {
    const reader = new JunitReader();
    try {
      for await (const _ of readXml(file, reader)) yield* reader.found.splice(0);
    } finally {
      // Also of a suite that breaks off.
      yield* reader.rest();
    }
    yield* reader.notRun();
    report(reader.totals());
  },
};

type Attributes = Readonly<Record<string, string>>;

interface Suite {
  name: string;
  file: string | undefined;
  /** The project, which Playwright writes in place of the machine's name. */
  project: string | undefined;
  isOfPlaywright: boolean;
  writer: ReturnType<typeof writerOf>;
  hasFailed: boolean;
  hasSuites: boolean;
  failures: FailureCounts;
  /** Tests by its attributes, and as listed, and the failed attempts of retried ones. */
  tests: { declared: number; listed: number; retried: number };
}

/** For a suite including nested ones. `missing`: counted by nested suites but not listed. */
interface FailureCounts {
  declared: number;
  listed: number;
  missing: number;
}

interface OpenTest extends FoundTest {
  /** The number of elements that report its failure. */
  failures: number;
  rerunFailures: number;
  flakyFailures: number;
  /** node:test lists the failure of a todo test, and exits with 0. */
  isTodo: boolean;
  /** Catch2: it passes only if it fails. */
  isToFail?: boolean;
  /** Playwright: an annotation or a reason says why it was skipped. */
  isMeantToBeSkipped?: boolean;
  /** Its producer says in `status` that it did not run, and the element `skipped` says why. */
  isNotRun: boolean;
}

interface OpenElement {
  name: string;
  attributes: Attributes;
  text: string;
}

const riskyErrors =
  /PHPUnit\\Framework\\(?:RiskyTestError|OutputError|CoveredCodeNotExecutedException|UnintentionallyCoveredCodeError|MissingCoversAnnotationException)$/;
/** Catch2 lists the failures of these tests, and does not count them. */
const catchTag = /^TEST_CASE tagged with !(mayfail|shouldfail)$/;
/** CTest: a test that chose to be skipped. For any other reason, such as a missing program, a test that was not run has failed. */
const choseToSkip = /^(?:SKIP_|Disabled$|$)/i;
const textLimit = 100_000;
const mostAttachments = 200;
const mostTypes = 100;
const attachmentMark = "[[ATTACHMENT|";

/** Results of one suite are held back up to this number, until its end says which of them are tests. */
const mostHeld = 10_000;

class JunitReader {
  readonly found: FoundTest[] = [];
  /** Those of the open suite. */
  #held: FoundTest[] = [];
  #blocks = new Blocks();
  #suites: Suite[] = [];
  #test: OpenTest | undefined;
  #given: Pick<FailedCase, "name" | "className"> & { types: string[] } = { name: "", className: "", types: [] };
  /** The names of the open test, which runners print before a reason. */
  #names: string[] = [];
  /** The element whose text is collected: a failure, output. */
  #element: OpenElement | undefined;
  #isPlaywright = false;
  /** The attributes of `testsuites`. */
  #root: Attributes = {};
  /** Playwright's tests that did not run. */
  #notRun = 0;
  #node: NodeCounts = { totals: new Map(), listedSuites: 0, failedSuites: 0 };
  /** Failures and errors of `testsuites`, by its attributes and as listed. */
  #document: FailureCounts = { declared: 0, listed: 0, missing: 0 };
  /** Results that are listed as failed. */
  #failed = 0;
  #tests = { document: 0, suites: 0 };
  /** mocha-junit-reporter counts skipped tests and does not list them. */
  #skipped = { document: 0, suites: 0, listed: 0 };
  #times: { document: RunTimes; suites: RunTimes[] } = { document: {}, suites: [] };

  open(element: string, attributes: Attributes): void {
    // Some producers write Failure, or TestCase.
    const name = element.toLowerCase();
    if (name === "testsuites") {
      this.#root = attributes;
      this.#document.declared += failuresIn(attributes);
      this.#tests.document += numberIn(attributes, "tests");
      this.#skipped.document += numberIn(attributes, "skipped");
      this.#times.document = timesIn(attributes);
      // Playwright's own reporter writes an id, empty by default.
      this.#isPlaywright = attributes["id"] !== undefined && attributes["name"] !== undefined;
    } else if (name === "testsuite") this.#openSuite(attributes);
    else if (name === "testcase") this.#test = this.#startTest(attributes);
    else this.#openInside(name, attributes);
  }

  text(text: string): void {
    if (this.#element && this.#element.text.length < textLimit) this.#element.text += text;
  }

  close(closed: string): void {
    const name = closed.toLowerCase();
    const element = this.#element;
    if (element?.name === name) {
      this.#element = undefined;
      if (this.#test) endElement(this.#test, element, this.#names);
      else this.#endOfSuite(element);
    }
    if (name === "testsuite") {
      this.found.push(...this.rest());
      this.#closeSuite();
    }
    if (name !== "testcase" || !this.#test) return;
    if (this.#test.isToFail && this.#test.failures === 0) {
      this.#test.status = "failed";
      this.#test.message = "The test is tagged with !shouldfail and did not fail.";
    }
    if (this.#test.status === "failed" && !this.#test.isUncounted) {
      for (const suite of this.#suites) suite.hasFailed = true;
      this.#listFailures(Math.max(1, this.#test.failures));
    }
    const suite = this.#suites.at(-1);
    if (this.#isPlaywright && this.#test.status === "skipped" && !this.#test.isMeantToBeSkipped && suite?.isOfPlaywright) this.#notRun++;
    if (suite) {
      suite.tests.listed++;
      suite.tests.retried += this.#test.rerunFailures + this.#test.flakyFailures;
    }
    this.#hold(withKind(finish(this.#test), { ...this.#given, suite: suite?.name ?? "" }, this.#blocks));
    if (this.#test.status === "failed" && isGoPanic(this.#test.trace ?? "")) this.#hold(failureOfGoPanic(this.#test));
    this.#test = undefined;
  }

  #hold(test: FoundTest): void {
    this.#held.push(test);
    if (this.#held.length >= mostHeld) this.found.push(...this.rest());
  }

  /** What is held back. */
  rest(): FoundTest[] {
    this.#blocks.end();
    return this.#held.splice(0);
  }

  /** Only beside a failure: the tests that it kept from running. */
  *notRun(): Iterable<FoundTest> {
    if (this.#notRun > 0 && this.#failed > 0) yield failureOfNotRun(this.#notRun);
  }

  totals(): Totals {
    const unlisted = Math.max(0, Math.max(this.#skipped.document, this.#skipped.suites) - this.#skipped.listed);
    return {
      failed: failuresOfNode(this.#node) ?? this.#failed + missingIn(this.#document),
      // The suites of node:test count the suites in them as tests.
      total: this.#node.totals.size > 0 ? 0 : Math.max(0, Math.max(this.#tests.document, this.#tests.suites) - unlisted),
      ...joinTimes(this.#times.suites),
      ...present(this.#times.document),
    };
  }

  #openSuite(attributes: Attributes): void {
    this.#node.listedSuites++;
    if (this.#suites.length === 0) {
      this.#tests.suites += numberIn(attributes, "tests");
      this.#skipped.suites += numberIn(attributes, "skipped");
      this.#times.suites.push(timesIn(attributes));
    }
    const name = attributes["name"] ?? "";
    const isOfFile = this.#isPlaywright && fileOf(name) !== undefined;
    const project = isOfFile ? attributes["hostname"] : undefined;
    this.#suites.push({
      name,
      file: attributes["file"] ?? attributes["filepath"],
      project: project || undefined,
      isOfPlaywright: isOfFile && attributes["hostname"] !== undefined,
      writer: writerOf(this.#root, attributes),
      hasFailed: false,
      hasSuites: false,
      failures: { declared: failuresIn(attributes), listed: 0, missing: 0 },
      tests: { declared: numberIn(attributes, "tests"), listed: 0, retried: 0 },
    });
  }

  #closeSuite(): void {
    const suite = this.#suites.pop();
    if (!suite) return;
    if (suite.hasFailed) this.#node.failedSuites++;
    const outer = this.#suites.at(-1);
    if (outer) outer.hasSuites = true;
    const counted = attemptsCountedIn(suite);
    suite.failures.listed += counted;
    if (this.#suites.length === 0) this.#tests.suites -= Math.max(counted, subtestsCountedIn(suite));
    const around = this.#suites.at(-1)?.failures ?? this.#document;
    around.listed += suite.failures.listed;
    around.missing += missingIn(suite.failures);
  }

  /** One result, which may have several failures: pytest writes those of subtests into one. */
  #listFailures(failures: number): void {
    this.#failed++;
    (this.#suites.at(-1)?.failures ?? this.#document).listed += failures;
  }

  #startTest(attributes: Attributes): OpenTest {
    const suites = withoutFolder(
      this.#suites.map(({ name }) => name).filter((name) => name !== ""),
      attributes,
    );
    const className = classOf(attributes);
    const given = attributes["name"] || className || unnamedTest;
    this.#given = { name: attributes["name"]?.trim() ?? "", className, types: [] };
    const isHook = jestHook.test(given);
    const name = isHook ? outsideTests.file : given;
    const place =
      suites[0] === "pytest"
        ? pytestPlace(className, attributes["file"])
        : { suite: suiteOf(suites, isHook ? "" : className), filePath: undefined };
    const filePath =
      (suites[0] === "pytest" ? place.filePath : undefined) ??
      attributes["file"] ??
      this.#suites.findLast(({ file }) => file)?.file ??
      fileOf(className) ??
      fileOf(suites.at(-1) ?? "");
    const line = Number(attributes["line"]);
    const { writer, isOfPlaywright } = this.#suites.at(-1) ?? {};
    this.#names = [name, `${className}::${name}`, `${className}.${name}`];
    const isStopped = suites[0] === "pytest" && !attributes["name"] && className === "";
    return {
      name,
      suite: place.suite,
      status: statusOf(attributes),
      durationMs: secondsToMs(attributes["time"]),
      ...present({
        isUnnamed: attributes["name"] ? undefined : true,
        filePath,
        line: Number.isInteger(line) && line >= 0 && attributes["line"] ? line : undefined,
        variant: this.#suites.findLast(({ project }) => project)?.project,
        runner: isOfPlaywright ? ("playwright" as const) : writer?.runner,
        clock: isOfPlaywright ? ("playwright" as const) : writer?.clock,
        elsewhere: isHook ? undefined : writer?.elsewhere?.(name, className),
        // GoogleTest and others. A suite's time stamp is no start of its tests.
        startedAtMs: momentOf(attributes["timestamp"]),
      }),
      failures: 0,
      rerunFailures: 0,
      flakyFailures: 0,
      isTodo: false,
      isNotRun: attributes["status"] === "notrun" && attributes["result"] === undefined,
      ...(isStopped ? stoppedTest : {}),
    };
  }

  #openInside(name: string, attributes: Attributes): void {
    const test = this.#test;
    if (test) {
      if (isFailureElement(name)) {
        test.status = test.isTodo ? test.status : "failed";
        test.failures++;
        if (test.failures <= mostTypes && attributes["type"]) this.#given.types.push(attributes["type"]);
      } else if (name === "skipped") this.#skip(test, attributes);
      else if (name === "rerunfailure" || name === "rerunerror") test.rerunFailures++;
      else if (name === "flakyfailure" || name === "flakyerror") test.flakyFailures++;
      else if (name === "property" && isSkipAnnotation(attributes["name"])) test.isMeantToBeSkipped = true;
      else if (name === "property" && attributes["name"] === "attachment" && attributes["value"]) attach(test, attributes["value"]);
      else if (name !== "system-out" && name !== "system-err") return;
    } else if (name !== "failure" && name !== "error") return;
    this.#element = { name, attributes, text: "" };
  }

  #skip(test: OpenTest, attributes: Attributes): void {
    this.#skipped.listed++;
    const message = attributes["message"] ?? "";
    if (message !== "") test.isMeantToBeSkipped = true;
    const tag = catchTag.exec(message)?.[1];
    test.isTodo = attributes["type"] === "todo" || tag !== undefined;
    if (tag === "shouldfail") test.isToFail = true;
    if (test.isNotRun && !choseToSkip.test(message)) {
      test.status = "failed";
      test.failures++;
    }
    // A skip mark does not cancel a failure, in either order.
    if (test.isTodo) test.status = "pending";
    else if (test.status !== "failed") test.status = "skipped";
  }

  /** node:test writes its totals as comments at the end. */
  comment(text: string): void {
    const count = /^\s*(suites|fail|cancelled|todo) (\d{1,9})\s*$/.exec(text);
    if (count?.[1] && this.#suites.length === 0) this.#node.totals.set(count[1], Number(count[2]));
  }

  /** A suite that failed outside its tests, in a hook or while loading: the only sign of it in the report. */
  #endOfSuite({ attributes, text }: OpenElement): void {
    const suite = this.#suites.map(({ name }) => name).filter((name) => name !== "");
    const file = this.#suites.findLast((one) => one.file)?.file ?? fileOf(suite.at(-1) ?? "");
    this.#listFailures(1);
    this.#hold({
      kind: "outside",
      name: outsideTests.suite,
      suite,
      status: "failed",
      durationMs: 0,
      ...present({
        filePath: file,
        message: failureMessage(attributes["message"], attributes["type"], text, []),
        trace: text.trim() || undefined,
      }),
    });
  }
}

/** `given`: the names as they are in the report. */
function withKind(test: FoundTest, given: Omit<FailedCase, "test">, blocks: Blocks): FoundTest {
  blocks.add(given.name, given.className);
  if (test.status !== "failed" || test.kind !== undefined) return test;
  const failed = { ...given, test };
  if (isOutside(failed)) return { ...test, kind: "outside" };
  blocks.addFailed(failed);
  return test;
}

interface NodeCounts {
  /** The totals in node:test's comments at the end. */
  totals: Map<string, number>;
  /** Elements `testsuite`, and how many of them contain a failed test. */
  listedSuites: number;
  failedSuites: number;
}

/**
 * The failures counted by node:test. Its suites do not count as tests, but tests with subtests do, and they are written as suites without a failure of
 * their own. Those with a failed test are assumed to have failed because of it. The attributes of node's suites also count failed todo tests, so they
 * are not used.
 */
function failuresOfNode({ totals, listedSuites, failedSuites }: NodeCounts): number | undefined {
  const [fail, todo] = [totals.get("fail"), totals.get("todo")];
  if (fail === undefined || todo === undefined) return undefined;
  const parents = Math.max(0, listedSuites - (totals.get("suites") ?? 0));
  return Math.max(0, fail + (totals.get("cancelled") ?? 0) - Math.min(parents, failedSuites));
}

function timesIn(attributes: Attributes): RunTimes {
  const durationMs = secondsToMs(attributes["time"]);
  return { startedAtMs: momentOf(attributes["timestamp"]), durationMs: durationMs > 0 ? durationMs : undefined };
}

/**
 * The failed attempts that a suite counts as tests and as failures, as Surefire does with JUnit 4. They count only if they explain all tests and
 * failures that the suite counts and does not list, so that they never stand for a failure that is missing.
 */
function attemptsCountedIn({ tests, failures, hasSuites }: Suite): number {
  const isExplained = tests.declared - tests.listed === tests.retried && failures.declared - failures.listed === tests.retried;
  return isExplained && !hasSuites ? tests.retried : 0;
}

/** The subtests of pytest, which are counted as tests and not listed. */
function subtestsCountedIn({ name, tests, hasSuites }: Suite): number {
  return name === "pytest" && tests.listed > 0 && !hasSuites ? Math.max(0, tests.declared - tests.listed) : 0;
}

/** Per suite: tests that one suite lists beyond its totals do not make up for missing ones in another. */
function missingIn({ declared, listed, missing }: FailureCounts): number {
  return Math.max(declared - listed, missing);
}

/** In any spelling. A count that is not a number counts as one, because it is not a zero. */
function failuresIn(given: Attributes): number {
  const attributes = Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  const most = (...names: string[]) => Math.max(...names.map((name) => numberIn(attributes, name, 1)));
  return Math.max(most("failures", "failure") + most("errors", "error"), most("failed", "crashed", "aborted", "timeouts", "unexpected"));
}

function numberIn(attributes: Attributes, name: string, otherwise = 0): number {
  const text = (attributes[name] ?? "").trim().replaceAll(",", "");
  if (text === "" || text === "false") return 0;
  const value = Number(text);
  if (Number.isNaN(value)) return otherwise;
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}

const skippedWords = new Set(["notrun", "not_run", "suppressed", "disabled", "skipped", "skip", "ignored", "pending", "todo"]);
const passedWords = new Set(
  "run completed complete passed pass success successful succeeded ok executed finished done fixed true".split(" "),
);

/** GoogleTest and Check mark a disabled test as not run, and list it without `skipped`. Any other status is not a pass. A number is an exit code. */
function statusOf(attributes: Attributes): TestStatus {
  if ([attributes["success"], attributes["passed"]].some((word) => word?.trim().toLowerCase() === "false")) return "failed";
  const words = [attributes["status"], attributes["result"], attributes["outcome"], attributes["state"]].flatMap(
    (word) => word?.trim().toLowerCase() || [],
  );
  if (words.some((word) => skippedWords.has(word))) return "skipped";
  return words.every((word) => passedWords.has(word) || /^0+$/.test(word)) ? "passed" : "failed";
}

/** The class name tells where a test is, unless a suite around it does. */
function suiteOf(suites: readonly string[], className: string): string[] {
  const named = [...new Set(suites)].filter((suite) => !isRelatedClass(suite, className));
  // node:test uses the class "test" for every test.
  if (className === "" || className === "test" || named.includes(className)) return named;
  return [...named, className];
}

/** PHPUnit without a configuration calls the outermost suite by the absolute path of the folder that it was given, if it was given one. */
function withoutFolder(suites: string[], { assertions, file }: Attributes): string[] {
  const [outermost = ""] = suites;
  const isFolder = assertions !== undefined && /^(?:\/|[A-Za-z]:\\)/.test(outermost) && file?.startsWith(outermost) === true;
  return isFolder ? suites.slice(1) : suites;
}

/** PHPUnit writes `Shop.CartTest` next to `Shop\\CartTest`, which is the name in its suites and its filter. */
function classOf({ classname, class: className }: Attributes): string {
  return className !== undefined && className.replaceAll("\\", ".") === classname ? className : (classname ?? className ?? "");
}

/** Some producers write the file in place of the class name. */
function fileOf(name: string): string | undefined {
  return /^[\w@./\\ -]+\.(?:[cm]?[jt]sx?|py|rb|php|feature|robot)$/.test(name) ? name.replaceAll("\\", "/") : undefined;
}

function secondsToMs(text: string | undefined): number {
  const seconds = Number((text ?? "0").replaceAll(",", ""));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

/** `failed` is in no schema, and hand-written producers use it. */
const isFailureElement = (name: string): boolean => name === "failure" || name === "error" || name === "failed";

function endElement(test: OpenTest, { name, attributes, text }: OpenElement, names: readonly string[]): void {
  const body = text.trim();
  if (isFailureElement(name)) {
    const reason = hookErrorIn(body) ?? body;
    if (isCollectionFailure(attributes["message"])) asFailureOfFile(test);
    const message = failureMessage(decodeTwice(attributes["message"], attributes["type"]), attributes["type"], reason, names);
    // PHPUnit 9 lists risky tests as errors. Later versions do not list them.
    const isRisky = riskyErrors.test(attributes["type"] ?? "") && test.failures === 1;
    if (isRisky) test.isRisky = true;
    else delete test.isRisky;
    if (message) test.message ??= isRisky ? `Risky: ${message}` : message;
    if (reason !== "") test.trace = test.trace ? `${test.trace}\n${reason}` : reason;
  } else if (name === "skipped") {
    const message = attributes["message"] || body;
    if (message) test.message ??= message;
  } else if ((name === "system-out" || name === "system-err") && body !== "") {
    test.stdout = test.stdout ? `${test.stdout}\n${body}`.slice(0, textLimit) : body;
    for (const path of attachmentsIn(body)) attach(test, path);
  }
}

/** jest-junit writes the error of a failed afterAll as JSON. */
function hookErrorIn(body: string): string | undefined {
  if (!/^\{"(?:message|stack|type|code)":/.test(body)) return undefined;
  try {
    const error: Loose = JSON.parse(body);
    return textAt(error, "stack") ?? textAt(error, "message") ?? textAt(error, "_originalMessage");
  } catch {
    return undefined;
  }
}

/** node:test escapes quotes twice. The types of its failures are unique. */
function decodeTwice(message: string | undefined, type: string | undefined): string | undefined {
  return type !== undefined && /^[a-z]+(?:[A-Z][a-z]+)+$/.test(type) ? message?.replaceAll("&quot;", '"') : message;
}

/** `[[ATTACHMENT|path]]` in a test's output, https://plugins.jenkins.io/junit-attachments/ */
function* attachmentsIn(text: string): Iterable<string> {
  for (let from = text.indexOf(attachmentMark); from >= 0; from = text.indexOf(attachmentMark, from)) {
    const start = from + attachmentMark.length;
    const end = text.indexOf("]]", start);
    if (end < 0) return;
    if (end > start && end - start <= 1000) yield text.slice(start, end);
    from = end;
  }
}

function attach(test: FoundTest, path: string): void {
  const attachments = (test.attachments ??= []);
  if (attachments.length < mostAttachments) attachments.push({ name: path.split("/").at(-1) ?? path, contentType: "", path });
}

/** Cucumber gives no reason for an undefined or pending step. It lists the steps as output. */
function unfinishedStepIn(output: string): string | undefined {
  const [, step, status] = /^(\S[^\n]{0,500}?)\.{3,}(undefined|pending)$/m.exec(output.slice(0, 20_000)) ?? [];
  return step && `${step}: the step is ${status === "undefined" ? "not defined" : "pending"}`;
}

/** Surefire lists attempts within one test: `flakyFailure` if it passed in the end, `rerunFailure` if not. */
function finish({
  failures: _failures,
  rerunFailures,
  flakyFailures,
  isTodo: _isTodo,
  isToFail: _isToFail,
  isMeantToBeSkipped: _isMeantToBeSkipped,
  isNotRun: _isNotRun,
  ...test
}: OpenTest): FoundTest {
  const retries = rerunFailures + flakyFailures;
  // Only a test that failed in the end has a `rerunFailure`, also if the `failure` beside it is missing.
  if (rerunFailures > 0 && test.status === "passed") test.status = "failed";
  if (test.status === "failed") test.message ??= unfinishedStepIn(test.stdout ?? "");
  return retries > 0 ? { ...test, retries, flaky: flakyFailures > 0 && test.status === "passed" } : test;
}
