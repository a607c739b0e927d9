import type { TestStatus } from "@gantry/contract/test-results.ts";
import type { FoundTest, ReportFile, ReportFormat } from "../format.ts";
import { between } from "../run-times.ts";
import { at, listAt, type Loose, numberAt, plain, present, textAt } from "../loose-json.ts";

/** Common Test Report Format, https://ctrf.io: `{ results: { tool, summary, tests: [] } }`. */
export const ctrf: ReportFormat = {
  name: "ctrf",
  matches: (file) => /\.json$/i.test(file.path) && /"results"\s*:\s*\{/.test(file.head) && /"(?:tool|reportFormat)"\s*:/.test(file.head),
  matchesJson: (document) => Array.isArray(at(at(document, "results"), "tests")) && at(at(document, "results"), "tool") !== undefined,
  async *read(file: ReportFile, report) {
    const results = at(JSON.parse(await file.text()), "results");
    const summary = at(results, "summary");
    report({ failed: numberAt(summary, "failed") ?? 0, ...between(numberAt(summary, "start"), numberAt(summary, "stop")) });
    for (const test of listAt(results, "tests")) yield toTest(test);
  },
};

function toTest(test: Loose): FoundTest {
  const suite = at(test, "suite");
  const retryAttempts = listAt(test, "retryAttempts");
  return {
    name: textAt(test, "name") ?? "unnamed test",
    suite: Array.isArray(suite)
      ? suite.map(String)
      : typeof suite === "string" && suite !== ""
        ? suite.split(/(?<=\s)>(?=\s)/).map((part) => part.trim())
        : [],
    status: statusOf(textAt(test, "status")),
    durationMs: Math.max(0, numberAt(test, "duration") ?? 0),
    retries: numberAt(test, "retries") ?? retryAttempts.length,
    flaky: at(test, "flaky") === true,
    tags: listAt(test, "tags").map(String),
    attachments: listAt(test, "attachments").flatMap((attachment) => {
      const path = textAt(attachment, "path");
      return path ? [{ name: textAt(attachment, "name") ?? path, contentType: textAt(attachment, "contentType") ?? "", path }] : [];
    }),
    attempts: retryAttempts.map((attempt) => ({
      status: statusOf(textAt(attempt, "status")),
      durationMs: Math.max(0, numberAt(attempt, "duration") ?? 0),
      ...present({ message: plain(textAt(attempt, "message")), trace: textAt(attempt, "trace") }),
    })),
    ...present({
      filePath: textAt(test, "filePath"),
      line: numberAt(test, "line"),
      variant: textAt(test, "browser") ?? textAt(test, "device"),
      message: plain(textAt(test, "message")),
      trace: textAt(test, "trace"),
      snippet: textAt(test, "snippet"),
      stdout: listAt(test, "stdout").map(String).join("\n") || undefined,
    }),
  };
}

function statusOf(status: string | undefined): TestStatus {
  const known = status?.toLowerCase();
  return known === "passed" || known === "failed" || known === "skipped" || known === "pending" ? known : "other";
}
