import type { Execution, ListedTest } from "@gantry/contract/executions/schemas.ts";
import { failsForNewReason } from "../results/FailureAge.tsx";
import { code, fenced, text } from "./markdown.ts";

/** One failed test for an issue, a chat or a pull request. `url` leads to it. */
export function testMarkdown({ number, image, environment, ciContext }: Execution, test: ListedTest, url: string): string {
  const { branch, commitSha } = ciContext ?? {};
  const facts = [
    `[Run #${number}](${url})`,
    branch && `branch ${code(branch)}`,
    commitSha && `commit ${code(commitSha.slice(0, 7))}`,
    `image ${code(image)}`,
    `environment ${code(environment)}`,
  ];
  return `${failedTest(test)}\n\n${facts.filter(Boolean).join(", ")}\n`;
}

/** A failed test with its place and message. */
export function failedTest(test: ListedTest): string {
  const { name, suite, filePath, line, variant, quarantined, failingSince, message } = test;
  const age = ageOf(test);
  const marks = [
    ...(age === undefined ? [] : [age]),
    ...(quarantined ? ["in quarantine"] : []),
    ...(failingSince ? [`since run #${failingSince.number}`] : []),
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
