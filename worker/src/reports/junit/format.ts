import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { TestStatus } from "@gantry/contract/test-results.ts";
import type { FoundTest, ReportFile, ReportFormat } from "../format.ts";
import { present } from "../loose-json.ts";

/**
 * JUnit XML as jest-junit, pytest, Surefire, Playwright, node:test, PHPUnit, gotestsum and others write it. There is no one schema:
 * `testsuites`, `testsuite` (nested or not), `testcase` with `failure`, `error`, `skipped`, `system-out`, `rerunFailure`, `flakyFailure`.
 * Streaming, and no entity of a document's own is ever expanded.
 */
export const junit: ReportFormat = {
  name: "junit",
  matches: (file) => /\.xml$/i.test(file.path) && /<testsuites?[\s>/]/.test(file.head),
  read: readJunit,
};

interface Open {
  suites: { name: string; file: string | undefined }[];
  test: (FoundTest & { rerunFailures: number; flakyFailures: number }) | undefined;
  /** The element whose text is collected. */
  collecting: string | undefined;
  text: string;
}

const textLimit = 100_000;

async function* readJunit(file: ReportFile): AsyncIterable<FoundTest> {
  const found: FoundTest[] = [];
  const parser = new SaxesParser({ xmlns: false });
  const open: Open = { suites: [], test: undefined, collecting: undefined, text: "" };
  let failure: Error | undefined;
  parser.on("doctype", () => {
    throw new Error("it declares a document type, which a report has no need of");
  });
  parser.on("error", (error) => {
    failure ??= error;
    throw error;
  });
  parser.on("opentag", (tag) => onOpen(open, tag));
  parser.on("text", (text) => collect(open, text));
  parser.on("cdata", (text) => collect(open, text));
  parser.on("closetag", (tag) => {
    const test = onClose(open, tag.name);
    if (test) found.push(test);
  });
  for await (const piece of file.open().setEncoding("utf8")) {
    parser.write(String(piece));
    yield* found.splice(0);
  }
  parser.close();
  yield* found.splice(0);
}

function onOpen(open: Open, { name, attributes }: SaxesTagPlain): void {
  if (name === "testsuite") open.suites.push({ name: attributes["name"] ?? "", file: attributes["file"] ?? attributes["filepath"] });
  else if (name === "testcase") open.test = startTest(open, attributes);
  else if (open.test) onInside(open, open.test, name, attributes);
}

function startTest(open: Open, attributes: Record<string, string>): NonNullable<Open["test"]> {
  const suites = open.suites.map((suite) => suite.name).filter((suite) => suite !== "");
  const className = attributes["classname"] ?? attributes["class"] ?? "";
  const filePath =
    attributes["file"] ?? open.suites.findLast((suite) => suite.file)?.file ?? fileOf(className) ?? fileOf(suites.at(-1) ?? "");
  const line = Number(attributes["line"]);
  return {
    name: attributes["name"] || className || "unnamed test",
    suite: suiteOf(suites, className),
    status: "passed",
    durationMs: secondsToMs(attributes["time"]),
    ...present({ filePath, line: Number.isInteger(line) && line >= 0 ? line : undefined }),
    rerunFailures: 0,
    flakyFailures: 0,
  };
}

/** The class's name says where a test is when no suite around it says so already. */
function suiteOf(suites: readonly string[], className: string): string[] {
  const named = suites.filter((suite, index) => suites.indexOf(suite) === index);
  // node:test writes the class "test" for every test.
  if (className === "" || className === "test" || named.includes(className)) return named;
  return [...named, className];
}

/** Some producers put the file where the class's name belongs. */
function fileOf(name: string): string | undefined {
  return /^[\w@./\\ -]+\.(?:[cm]?[jt]sx?|py|rb|php|feature|robot)$/.test(name) ? name.replaceAll("\\", "/") : undefined;
}

function secondsToMs(text: string | undefined): number {
  const seconds = Number((text ?? "0").replaceAll(",", ""));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

function onInside(open: Open, test: NonNullable<Open["test"]>, name: string, attributes: Record<string, string>): void {
  if (name === "failure" || name === "error") fail(test, "failed", attributes["message"] ?? attributes["type"]);
  else if (name === "skipped") fail(test, "skipped", attributes["message"]);
  else if (name === "rerunFailure" || name === "rerunError") test.rerunFailures++;
  else if (name === "flakyFailure" || name === "flakyError") test.flakyFailures++;
  else if (name !== "system-out" && name !== "system-err" && name !== "property") return;
  if (name === "property" && attributes["name"] === "attachment" && attributes["value"]) attach(test, attributes["value"]);
  open.collecting = name;
  open.text = "";
}

function fail(test: FoundTest, status: TestStatus, message: string | undefined): void {
  test.status = status;
  if (message) test.message ??= message;
}

function collect(open: Open, text: string): void {
  if (open.collecting && open.text.length < textLimit) open.text += text;
}

function onClose(open: Open, name: string): FoundTest | undefined {
  if (name === "testsuite") open.suites.pop();
  const { test } = open;
  if (test && name === open.collecting) {
    endText(test, name, open.text.trim());
    open.collecting = undefined;
  }
  if (!test || name !== "testcase") return undefined;
  open.test = undefined;
  return finish(test);
}

function endText(test: FoundTest, element: string, text: string): void {
  if (text === "") return;
  if (element === "failure" || element === "error") {
    test.trace = test.trace ? `${test.trace}\n${text}` : text;
    test.message ??= text.split("\n", 1)[0] ?? "";
  } else if (element === "skipped") test.message ??= text;
  else if (element === "system-out" || element === "system-err") {
    test.stdout = test.stdout ? `${test.stdout}\n${text}` : text;
    for (const [, path] of text.matchAll(/\[\[ATTACHMENT\|([^\]]+)\]\]/g)) if (path) attach(test, path);
  }
}

function attach(test: FoundTest, path: string): void {
  test.attachments = [...(test.attachments ?? []), { name: path.split("/").at(-1) ?? path, contentType: "", path }];
}

/** Surefire tells tries inside one test: `flakyFailure` of one that passed in the end, `rerunFailure` of one that did not. */
function finish({ rerunFailures, flakyFailures, ...test }: NonNullable<Open["test"]>): FoundTest {
  const retries = rerunFailures + flakyFailures;
  return retries > 0 ? { ...test, retries, flaky: flakyFailures > 0 && test.status === "passed" } : test;
}
