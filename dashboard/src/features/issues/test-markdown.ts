import type { Execution, ListedTest } from "@gantry/contract/executions/schemas.ts";
import { failsForNewReason } from "../executions/FailureAge.tsx";
import { code, fenced, text } from "./markdown.ts";
import { runFacts } from "./run-facts.ts";

/** One failed test for an issue, a chat or a pull request. `url` leads to it. */
export function testMarkdown(run: Execution, test: ListedTest, url: string): string {
  return `${failedTest(test, run.ciContext?.branch)}\n\n[Run #${run.number}](${url}), ${runFacts(run)}\n`;
}

/** A failed test with its place and message. `branch` is the run's. */
export function failedTest(test: ListedTest, branch: string | undefined): string {
  const { name, suite, filePath, line, variant, quarantined, failingSince, message } = test;
  const age = ageOf(test);
  const elsewhere = failingSince?.branch && failingSince.branch !== branch ? ` on ${failingSince.branch}` : "";
  const marks = [
    ...(age === undefined ? [] : [age]),
    ...(quarantined ? ["in quarantine"] : []),
    ...(failingSince ? [`since run #${failingSince.number}${elsewhere}`] : []),
  ];
  const title = [...suite, name, ...(variant ? [variant] : [])].map(text).join(" › ");
  const place = filePath && code(line === null ? filePath : `${filePath}:${line}`);
  const heading = marks.length === 0 ? title : `${title} (${marks.join(", ")})`;
  return [`### ${heading}`, ...(place ? [place] : []), ...(message ? [fenced(message)] : [])].join("\n");
}

/** In the words of the run's page. */
function ageOf(test: ListedTest): string | undefined {
  if (test.isNew === null) return undefined;
  if (test.isNew) return "newly failed";
  return failsForNewReason(test) ? "still failing, for a new reason" : "still failing";
}
