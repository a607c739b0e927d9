import { failureMessage } from "../failure-message.ts";
import type { FoundTest } from "../format.ts";
import { type Loose, textAt } from "../loose-json.ts";
import type { Attributes } from "./counts.ts";
import { asFailureOfFile, isCollectionFailure } from "./pytest.ts";

export interface OpenTest extends FoundTest {
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
  /** Qt gives a test none that was skipped. */
  hasNoResult: boolean;
}

export interface OpenElement {
  name: string;
  attributes: Attributes;
  text: string;
}

const riskyErrors =
  /PHPUnit\\Framework\\(?:RiskyTestError|OutputError|CoveredCodeNotExecutedException|UnintentionallyCoveredCodeError|MissingCoversAnnotationException)$/;
export const textLimit = 100_000;
const maxAttachments = 200;
const attachmentMark = "[[ATTACHMENT|";

/** TestNG's reporters for JUnit write a test that chose to be skipped as an error. */
export const isSkipOfTestng = (name: string, { type }: Attributes): boolean => name === "error" && type === "org.testng.SkipException";

/** `failed` is in no schema, and hand-written producers use it. */
export const isFailureElement = (name: string): boolean => name === "failure" || name === "error" || name === "failed";

export function endElement(test: OpenTest, { name, attributes, text }: OpenElement, names: readonly string[]): void {
  const body = text.trim();
  if (isFailureElement(name) && !isSkipOfTestng(name, attributes)) {
    const reason = hookErrorIn(body) ?? body;
    if (isCollectionFailure(attributes["message"])) asFailureOfFile(test);
    const message = failureMessage(decodeTwice(attributes["message"], attributes["type"]), attributes["type"], reason, names);
    // PHPUnit 9 lists risky tests as errors. Later versions do not list them.
    const isRisky = riskyErrors.test(attributes["type"] ?? "") && test.failures === 1;
    if (isRisky) test.isRisky = true;
    else delete test.isRisky;
    if (message) test.message ??= isRisky ? `Risky: ${message}` : message;
    if (reason !== "") test.trace = test.trace ? `${test.trace}\n${reason}` : reason;
  } else if (name === "skipped" || name === "error") {
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

export function attach(test: FoundTest, path: string): void {
  const attachments = (test.attachments ??= []);
  if (attachments.length < maxAttachments) attachments.push({ name: path.split("/").at(-1) ?? path, contentType: "", path });
}

/** Cucumber gives no reason for an undefined or pending step. It lists the steps as output. */
function unfinishedStepIn(output: string): string | undefined {
  const [, step, status] = /^(\S[^\n]{0,500}?)\.{3,}(undefined|pending)$/m.exec(output.slice(0, 20_000)) ?? [];
  return step && `${step}: the step is ${status === "undefined" ? "not defined" : "pending"}`;
}

/** Surefire lists attempts within one test: `flakyFailure` if it passed in the end, `rerunFailure` if not. */
export function finish({
  failures: _failures,
  rerunFailures,
  flakyFailures,
  isTodo: _isTodo,
  isToFail: _isToFail,
  isMeantToBeSkipped: _isMeantToBeSkipped,
  isNotRun: _isNotRun,
  hasNoResult: _hasNoResult,
  ...test
}: OpenTest): FoundTest {
  const retries = rerunFailures + flakyFailures;
  // Only a test that failed in the end has a `rerunFailure`, also if the `failure` next to it is missing.
  if (rerunFailures > 0 && test.status === "passed") test.status = "failed";
  if (test.status === "failed") test.message ??= unfinishedStepIn(test.stdout ?? "");
  return retries > 0 ? { ...test, retries, flaky: flakyFailures > 0 && test.status === "passed" } : test;
}
