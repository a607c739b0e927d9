import type { FailureGroupDetail } from "@gantry/contract/failure-groups/schemas.ts";
import { categoryText } from "../../analysis/category-labels.ts";
import { code, fenced, text } from "../../issues/markdown.ts";
import { nameOfRun, nameOfTest, extentOf, titleOf } from "../failure-text.ts";
import { stateStyles } from "../state/state-styles.ts";

/** A failure for an issue, a chat or a pull request. `url` leads to it. */
export function failureMarkdown(failure: FailureGroupDetail, url: string): string {
  const { test, branches, firstRun, lastRun, owner } = failure;
  const facts = [
    ["State", stateStyles[failure.state].label],
    ["Cause", categoryText(failure)],
    ["Test", test && text(nameOfTest(test))],
    ["File", test?.filePath && code(test.filePath)],
    ["Seen", `${extentOf(failure)}${branches.length > 0 ? ` on ${branches.map(code).join(", ")}` : ""}`],
    ["First", `${failure.firstSeenAt}${firstRun ? `, run ${text(nameOfRun(firstRun))}` : ""}`],
    ["Last", `${failure.lastSeenAt}, run ${text(nameOfRun(lastRun))}`],
    ["Owner", owner && text(owner.name)],
  ].flatMap(([name, value]) => (value ? [`- **${name}:** ${value}`] : []));
  return [
    `### ${text(titleOf(failure))}`,
    fenced(failure.fullMessage || titleOf(failure)),
    facts.join("\n"),
    `[Open in Gantry](${url})`,
    "",
  ].join("\n\n");
}
