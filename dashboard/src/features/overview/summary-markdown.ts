import { wasCancelled } from "@gantry/contract/executions/constants.ts";
import type { Execution, ListedTest } from "@gantry/contract/executions/schemas.ts";
import { code, text } from "../issues/markdown.ts";
import { runFacts } from "../issues/run-facts.ts";
import { failedTest } from "../issues/test-markdown.ts";
import { formatCount } from "../../ui/text/format.ts";

/** The failures of a run for an issue, a chat or a pull request. `sentence` says how the run ended, `url` leads to it. */
export function summaryMarkdown(run: Execution, sentence: string, failures: readonly ListedTest[], url: string): string {
  const left = (run.tests?.failed ?? 0) - failures.length;
  const more = left > 0 ? [`\n…and ${formatCount(left)} more failed ${left === 1 ? "test" : "tests"}.`] : [];
  return [
    `**[Run #${run.number}](${url})**: ${text(sentence)}`,
    runFacts(run),
    ...(run.error && !wasCancelled(run) ? [`\n${text(run.error.message)} (${code(run.error.code)})`] : []),
    ...failures.map((failure) => `\n${failedTest(failure, run.ciContext?.branch)}`),
    ...more,
    "",
  ].join("\n");
}
