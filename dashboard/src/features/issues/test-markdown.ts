import type { Execution, ListedTest } from "@gantry/contract/executions/schemas.ts";
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
export function failedTest({ name, suite, filePath, line, variant, isNew, quarantined, failingSince, message }: ListedTest): string {
  const marks = [
    isNew ? "new" : failingSince?.sameFailure?.runs === 1 ? "failing before, for another reason" : "still failing",
    ...(quarantined ? ["in quarantine"] : []),
    ...(failingSince ? [`since run #${failingSince.number}`] : []),
  ];
  const title = [...suite, name, ...(variant ? [variant] : [])].map(text).join(" › ");
  const place = filePath && code(line === null ? filePath : `${filePath}:${line}`);
  return [`### ${title} (${marks.join(", ")})`, ...(place ? [place] : []), ...(message ? [fenced(message)] : [])].join("\n");
}
