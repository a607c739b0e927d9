import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import { unnamedTest } from "@gantry/contract/results/constants.ts";
import type { FoundTest, ReportFile, ReportFormat } from "../format.ts";
import { isNameOfFile, isNameOfHook } from "../not-tests.ts";
import { between } from "../run-times.ts";
import { at, countAt, listAt, type Loose, numberAt, plain, present, textAt } from "../loose-json.ts";
import { isSkipAnnotation } from "../playwright-annotations.ts";
import { failureOfNotRun, failureOfStopped } from "../stopped-run.ts";

/** Common Test Report Format, https://ctrf.io: `{ results: { tool, summary, tests: [] } }`. */
export const ctrf: ReportFormat = {
  name: "ctrf",
  matches: (file) => /\.json$/i.test(file.path) && /"results"\s*:\s*\{/.test(file.head) && /"(?:tool|reportFormat)"\s*:/.test(file.head),
  matchesJson: (document) => Array.isArray(at(at(document, "results"), "tests")) && at(at(document, "results"), "tool") !== undefined,
  async *read(file: ReportFile, report) {
    const results = at(JSON.parse(await file.text()), "results");
    if (!Array.isArray(at(results, "tests"))) throw new Error("it has no tests");
    const summary = at(results, "summary");
    // Also counts tests that are not written yet.
    const others = listAt(results, "tests").filter((test) => textAt(test, "status")?.toLowerCase() === "other");
    const failedOthers = others.filter((test) => statusOf(test) === "other").length;
    const unlistedOthers = Math.max(0, countAt(summary, "other") - others.length);
    const tool = textAt(at(results, "tool"), "name")?.toLowerCase();
    const isPlaywright = tool === "playwright";
    const clock = measuringOnce.find((runner) => runner === tool);
    const meantToFail = isPlaywright ? listAt(results, "tests").filter(isMeantToFail).length : 0;
    report({
      failed: Math.max(0, countAt(summary, "failed") - meantToFail) + failedOthers + unlistedOthers,
      total: countAt(summary, "tests"),
      ...between(numberAt(summary, "start"), numberAt(summary, "stop")),
    });
    let interrupted = 0;
    let failed = 0;
    let notRun = 0;
    for (const test of listAt(results, "tests")) {
      // Playwright's reporter
      if (textAt(test, "rawStatus") === "interrupted") interrupted++;
      if (isPlaywright && didNotRun(test)) notRun++;
      const found = toTest(test);
      if (found.status === "failed") failed++;
      yield clock === undefined ? found : { ...found, clock };
    }
    if (interrupted > 0) yield failureOfStopped(interrupted);
    else if (failed > 0 && notRun > 0) yield failureOfNotRun(notRun);
  },
};

/** Runners whose reporters for CTRF write the duration that the runner measured. */
const measuringOnce = ["playwright", "jest", "vitest", "mocha"] as const;

/** `test.fail()` of Playwright: a passed test that its reporter counts as failed. */
const isMeantToFail = (test: Loose): boolean => statusOf(test) === "passed" && textAt(test, "rawStatus") === "failed";

/** Playwright: a test that is skipped without an annotation. Versions of the reporter without annotations do not show this. */
function didNotRun(test: Loose): boolean {
  const annotations = at(at(test, "extra"), "annotations");
  if (textAt(test, "rawStatus") !== "skipped" || !Array.isArray(annotations)) return false;
  return !annotations.some((one: Loose) => isSkipAnnotation(textAt(one, "type")));
}

function toTest(test: Loose): FoundTest {
  const suite = at(test, "suite");
  const retryAttempts = listAt(test, "retryAttempts");
  const name = textAt(test, "name") ?? unnamedTest;
  const status = statusOf(test);
  return {
    kind: isOutside(name, textAt(test, "filePath")) ? "outside" : "test",
    name,
    suite: Array.isArray(suite)
      ? suite.map(String)
      : typeof suite === "string" && suite !== ""
        ? suite.split(/(?<=\s)>(?=\s)/).map((part) => part.trim())
        : [],
    status,
    durationMs: Math.max(0, numberAt(test, "duration") ?? 0),
    retries: numberAt(test, "retries") ?? retryAttempts.length,
    flaky: at(test, "flaky") === true || (status === "passed" && !isMeantToFail(test) && retryAttempts.some(hasFailed)),
    tags: listAt(test, "tags").map(String),
    attachments: listAt(test, "attachments").flatMap((attachment) => {
      const path = textAt(attachment, "path");
      return path ? [{ name: textAt(attachment, "name") ?? path, contentType: textAt(attachment, "contentType") ?? "", path }] : [];
    }),
    attempts: retryAttempts.map((attempt) => ({
      status: statusOf(attempt),
      durationMs: Math.max(0, numberAt(attempt, "duration") ?? 0),
      ...present({ message: plain(textAt(attempt, "message")), trace: textAt(attempt, "trace") }),
    })),
    ...timesOf(test, retryAttempts),
    ...present({
      filePath: textAt(test, "filePath"),
      line: numberAt(test, "line"),
      // Of the failure, by CTRF's definition.
      isLineOfFailure: numberAt(test, "line") === undefined ? undefined : true,
      variant: textAt(test, "browser") ?? textAt(test, "device"),
      message: messageOf(test),
      trace: textAt(test, "trace"),
      snippet: textAt(test, "snippet"),
      stdout: listAt(test, "stdout").map(String).join("\n") || undefined,
    }),
  };
}

/** Whether an attempt ended without a pass or a skip. */
const hasFailed = (attempt: Loose): boolean => ["failed", "other"].includes(statusOf(attempt));

/** CTRF has no mark for hooks, or for a file that could not be loaded. */
const isOutside = (name: string, filePath = ""): boolean =>
  isNameOfHook(name) || (isNameOfFile(name) && `/${filePath}`.endsWith(`/${name}`));

/** With retries, `start` is that of the last attempt. */
function timesOf(test: Loose, retryAttempts: readonly Loose[]): Pick<FoundTest, "tries"> {
  const lane = textAt(test, "threadId") ?? numberAt(test, "threadId")?.toString();
  return {
    tries: [...retryAttempts, test].flatMap((one) => {
      const startedAtMs = numberAt(one, "start");
      const stop = numberAt(one, "stop");
      const durationMs = numberAt(one, "duration") ?? (startedAtMs !== undefined && stop !== undefined ? stop - startedAtMs : undefined);
      // Some producers write seconds, or 0 for a start that they do not know.
      if (startedAtMs === undefined || startedAtMs < earliestStartMs || durationMs === undefined) return [];
      return [{ startedAtMs, durationMs: Math.max(0, durationMs), status: statusOf(one), ...(lane === undefined ? {} : { lane }) }];
    }),
  };
}

const earliestStartMs = Date.UTC(2000, 0);

/** mocha-ctrf-json-reporter writes `AssertionError 1 == 2`; the stack has the colon. */
function messageOf(test: Loose): string | undefined {
  const message = plain(textAt(test, "message"))?.trim();
  const named = /^([A-Z]\w*(?:Error|Exception)|Error) (?=\S)/.exec(message ?? "")?.[1];
  if (message === undefined || named === undefined) return message || undefined;
  const withColon = `${named}: ${message.slice(named.length + 1)}`;
  const trace = plain(textAt(test, "trace"))?.trimStart() ?? "";
  const firstLine = withColon.split("\n", 1)[0] ?? "";
  return trace.startsWith(`${named}:`) || trace.startsWith(`${named} [`) || trace.startsWith(firstLine) ? withColon : message;
}

const skippedWords = new Set(["todo", "pending", "skipped", "skip", "disabled", "ignored"]);

function statusOf(test: Loose): TestStatus {
  const known = textAt(test, "status")?.toLowerCase();
  // jest-ctrf-json-reporter and others: CTRF has no status for a test that is not written yet.
  const raw = textAt(test, "rawStatus")?.toLowerCase() ?? "";
  if (known === "other" && skippedWords.has(raw)) return raw === "todo" || raw === "pending" ? "pending" : "skipped";
  return known === "passed" || known === "failed" || known === "skipped" || known === "pending" ? known : "other";
}
