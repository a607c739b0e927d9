import type { Execution, ListedTest } from "@gantry/contract/executions/schemas.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { plainText } from "../logs/ansi.ts";

const mostCharacters = 2_000;
const mostLines = 30;

/** The failures of a run for an issue, a chat or a pull request. `sentence` says how the run ended, `url` leads to it. */
export function summaryMarkdown(run: Execution, sentence: string, failures: readonly ListedTest[], url: string): string {
  const { branch, commitSha, author } = run.ciContext ?? {};
  const facts = [
    branch && `branch ${code(branch)}`,
    commitSha && `commit ${code(commitSha.slice(0, 7))}`,
    author && `by ${text(author)}`,
    `image ${code(run.image)}`,
    `environment ${code(run.environment)}`,
  ];
  const left = (run.tests?.failed ?? 0) - failures.length;
  const more = left > 0 ? [`\n…and ${left.toLocaleString("en")} more failed ${left === 1 ? "test" : "tests"}.`] : [];
  return [
    `**[Run #${run.number}](${url})**: ${text(sentence)}`,
    facts.filter(Boolean).join(", "),
    ...(run.error ? [`\n${text(run.error.message)} (${code(run.error.code)})`] : []),
    ...failures.map(failureMarkdown),
    ...more,
    "",
  ].join("\n");
}

function failureMarkdown({ name, suite, filePath, line, variant, isNew, quarantined, failingSince, message }: ListedTest): string {
  const marks = [
    isNew ? "new" : "known",
    ...(quarantined ? ["in quarantine"] : []),
    ...(failingSince ? [`since run #${failingSince.number}`] : []),
  ];
  const title = [...suite, name, ...(variant ? [variant] : [])].map(text).join(" › ");
  const place = filePath && code(line === null ? filePath : `${filePath}:${line}`);
  return [`\n### ${title} (${marks.join(", ")})`, ...(place ? [place] : []), ...(message ? [fenced(message)] : [])].join("\n");
}

const oneLine = (from: string) => visibleText(from).replace(/\s+/g, " ").trim();

/** Text that Markdown and HTML leave alone. */
const text = (from: string) => oneLine(from).replace(/[\\`*_{}[\]<>#|~&@]/g, "\\$&");

const code = (from: string) => {
  const shown = oneLine(from);
  const fence = fenceFor(shown, 1);
  return `${fence}${/^`|`$/.test(shown) ? ` ${shown} ` : shown}${fence}`;
};

function fenced(message: string): string {
  const all = message.trimEnd().slice(0, mostCharacters).split("\n");
  const isCut = message.trimEnd().length > mostCharacters || all.length > mostLines;
  const lines = all.slice(0, mostLines).map(plainText).join("\n").trimEnd();
  const fence = fenceFor(lines, 3);
  return `${fence}\n${lines}${isCut ? "\n…" : ""}\n${fence}`;
}

/** Longer than any run of backticks inside. */
function fenceFor(inside: string, shortest: number): string {
  const longest = Math.max(0, ...(inside.match(/`+/g) ?? []).map((run) => run.length));
  return "`".repeat(Math.max(shortest, longest + 1));
}
