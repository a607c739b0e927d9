import { outsideTests, unnamedTest } from "@gantry/contract/results/constants.ts";
import { failureMessage } from "../failure-message.ts";
import type { FoundTest, Totals } from "../format.ts";
import { present } from "../loose-json.ts";
import { isSkipAnnotation } from "../playwright-annotations.ts";
import { mergeTimes, parseTimestamp, type RunTimes } from "../run-times.ts";
import { failureOfNotRun } from "../stopped-run.ts";
import { statusOf } from "./case-status.ts";
import {
  type Attributes,
  attemptsCountedIn,
  type FailureCounts,
  failuresIn,
  failuresOfNode,
  missingIn,
  negativeCountIn,
  type NodeCounts,
  numberIn,
  secondsToMs,
  subtestsCountedIn,
  type Suite,
  timesIn,
} from "./counts.ts";
import { failureOfGoPanic, isGoPanic } from "./go-panics.ts";
import { Blocks, type FailedCase, isOutside, jestHook } from "./not-tests.ts";
import { attach, endElement, finish, isFailureElement, isSkipOfTestng, type OpenElement, type OpenTest, textLimit } from "./open-test.ts";
import { classOf, fileOf, suiteOf, withoutFolder } from "./location-of-case.ts";
import { pytestLocation, stoppedTest } from "./pytest.ts";
import { explainInQt, isOldQt, resultsOfQt } from "./qt.ts";
import { RepeatedNames, writerOf } from "./writers.ts";

/** Catch2 lists the failures of these tests, and does not count them. */
const catchTag = /^TEST_CASE tagged with !(mayfail|shouldfail)$/;
/** CTest: a test that chose to be skipped. For any other reason, such as a missing program, a test that was not run has failed. */
const choseToSkip = /^(?:SKIP_|Disabled$|$)/i;
const maxTypes = 100;

/** Results of one suite are held back up to this number, until its end says which of them are tests. */
const maxHeld = 10_000;

/** Collects the results of a JUnit XML file from its elements. `found` is taken and emptied by the caller. */
export class JunitReader {
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
  #numbers = new RepeatedNames();
  #node: NodeCounts = { totals: new Map(), listedSuites: 0, failedSuites: 0 };
  /** Failures and errors of `testsuites`, by its attributes and as listed. */
  #document: FailureCounts = { declared: 0, listed: 0, missing: 0 };
  /** Results that are listed as failed. */
  #failed = 0;
  #tests = { document: 0, suites: 0 };
  /** mocha-junit-reporter counts skipped tests and does not list them. */
  #skipped = { document: 0, suites: 0, listed: 0 };
  #negativeCount: string | undefined;
  #times: { document: RunTimes; suites: RunTimes[] } = { document: {}, suites: [] };

  open(element: string, attributes: Attributes): void {
    // Some producers write Failure, or TestCase.
    const name = element.toLowerCase();
    if (name === "testsuites" || name === "testsuite") this.#negativeCount ??= negativeCountIn(attributes);
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
    this.#buffer(withKind(finish(this.#test), { ...this.#given, suite: suite?.name ?? "" }, this.#blocks));
    if (this.#test.status === "failed" && isGoPanic(this.#test.trace ?? "")) this.#buffer(failureOfGoPanic(this.#test));
    this.#test = undefined;
  }

  #buffer(test: FoundTest): void {
    this.#held.push(test);
    if (this.#held.length >= maxHeld) this.found.push(...this.rest());
  }

  /** What is held back. */
  rest(): FoundTest[] {
    this.#blocks.end();
    return this.#held.splice(0);
  }

  /** Only next to a failure: the tests that it kept from running. */
  *notRun(): Iterable<FoundTest> {
    if (this.#notRun > 0 && this.#failed > 0) yield failureOfNotRun(this.#notRun);
  }

  totals(): Totals {
    const unlisted = Math.max(0, Math.max(this.#skipped.document, this.#skipped.suites) - this.#skipped.listed);
    return {
      failed: failuresOfNode(this.#node) ?? this.#failed + missingIn(this.#document),
      // The suites of node:test count the suites in them as tests.
      total: this.#node.totals.size > 0 ? 0 : Math.max(0, Math.max(this.#tests.document, this.#tests.suites) - unlisted),
      ...present({ possibleFailure: this.#negativeCount && `The report has a negative count: ${this.#negativeCount}` }),
      ...mergeTimes(this.#times.suites),
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
      isOfOldQt: false,
      errors: numberIn(attributes, "errors"),
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
        ? pytestLocation(className, attributes["file"])
        : { suite: suiteOf(suites, isHook ? "" : className), filePath: undefined };
    const filePath =
      (suites[0] === "pytest" ? place.filePath : undefined) ??
      attributes["file"] ??
      this.#suites.findLast(({ file }) => file)?.file ??
      fileOf(className) ??
      fileOf(suites.at(-1) ?? "");
    const line = Number(attributes["line"]);
    const { writer, isOfPlaywright, isOfOldQt } = this.#suites.at(-1) ?? {};
    this.#names = [name, `${className}::${name}`, `${className}.${name}`];
    const isStopped = suites[0] === "pytest" && !attributes["name"] && className === "";
    return {
      name,
      suite: place.suite,
      status: (isOfOldQt && resultsOfQt[attributes["result"] ?? ""]) || statusOf(attributes),
      durationMs: secondsToMs(attributes["time"]),
      ...present({
        isUnnamed: attributes["name"] ? undefined : true,
        filePath,
        line: Number.isInteger(line) && line >= 0 && attributes["line"] ? line : undefined,
        variant: this.#suites.findLast(({ project }) => project)?.project,
        runner: isOfPlaywright ? ("playwright" as const) : writer?.runner,
        clock: attributes["time"] === undefined ? undefined : isOfPlaywright ? ("playwright" as const) : writer?.clock,
        elsewhere: isHook ? undefined : writer?.elsewhere?.(name, className, this.#numbers),
        // GoogleTest and others. A suite's time stamp is no start of its tests.
        startedAtMs: parseTimestamp(attributes["timestamp"]),
      }),
      failures: 0,
      rerunFailures: 0,
      flakyFailures: 0,
      isTodo: false,
      isNotRun: attributes["status"] === "notrun" && attributes["result"] === undefined,
      hasNoResult: isOfOldQt === true && attributes["result"] === undefined,
      ...(isStopped ? stoppedTest : {}),
    };
  }

  #openInside(name: string, attributes: Attributes): void {
    const test = this.#test;
    if (test) {
      if (isSkipOfTestng(name, attributes)) this.#skipInError(test);
      else if (isFailureElement(name)) {
        test.status = test.isTodo ? test.status : "failed";
        test.failures++;
        if (test.failures <= maxTypes && attributes["type"]) this.#given.types.push(attributes["type"]);
      } else if (name === "skipped") this.#skip(test, attributes);
      else if (name === "rerunfailure" || name === "rerunerror") test.rerunFailures++;
      else if (name === "flakyfailure" || name === "flakyerror") test.flakyFailures++;
      else if (name === "property" && isSkipAnnotation(attributes["name"])) test.isMeantToBeSkipped = true;
      else if (name === "property" && attributes["name"] === "attachment" && attributes["value"]) attach(test, attributes["value"]);
      else if (name !== "system-out" && name !== "system-err") return;
    } else if (name === "property" && isOldQt(attributes["name"], attributes["value"])) return this.#withoutErrors();
    else if (name !== "failure" && name !== "error") return;
    this.#element = { name, attributes, text: "" };
  }

  /** The errors of this suite are messages. */
  #withoutErrors(): void {
    const suite = this.#suites.at(-1);
    if (!suite || suite.isOfOldQt) return;
    suite.isOfOldQt = true;
    for (const counts of [suite.failures, this.#document]) counts.declared = Math.max(0, counts.declared - suite.errors);
  }

  /** The suite counts it as an error. */
  #skipInError(test: OpenTest): void {
    this.#skipped.listed++;
    (this.#suites.at(-1)?.failures ?? this.#document).listed++;
    if (test.status !== "failed") test.status = "skipped";
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

  /** Qt writes messages as comments, and node:test its totals at the end. */
  comment(text: string): void {
    if (this.#test && this.#suites.at(-1)?.isOfOldQt) return explainInQt(this.#test, text);
    const count = /^\s*(suites|fail|cancelled|todo) (\d{1,9})\s*$/.exec(text);
    if (count?.[1] && this.#suites.length === 0) this.#node.totals.set(count[1], Number(count[2]));
  }

  /** A suite that failed outside its tests, in a hook or while loading: the only sign of it in the report. */
  #endOfSuite({ attributes, text }: OpenElement): void {
    const suite = this.#suites.map(({ name }) => name).filter((name) => name !== "");
    const file = this.#suites.findLast((one) => one.file)?.file ?? fileOf(suite.at(-1) ?? "");
    this.#listFailures(1);
    this.#buffer({
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
