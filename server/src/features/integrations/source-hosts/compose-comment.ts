import { presentExecution } from "../../executions/present.ts";
import type { CommitStatus } from "../providers/provider.ts";
import { countWords, totals } from "./count-words.ts";
import type { ListedTest } from "./failures.ts";
import { code, duration, folded, plain } from "./markdown.ts";
import { type StandingSuite, standTogether } from "./standing-suites.ts";

export interface CommentOptions {
  markdown: "details" | "plain";
  marker: string;
  link: (path: string) => string;
}

const mostRuns = 30;
const mostInFull = 20;
const mostFolded = 50;

const signs: Readonly<Record<CommitStatus["state"], string>> = { pending: "⏳", success: "✅", failure: "❌", error: "⚠️" };

/** What stands under a pull request: what is new first, what is known after it, flaky and quarantined folded away. */
export function composeComment(suites: readonly StandingSuite[], tests: readonly ListedTest[], options: CommentOptions): string {
  const of = (kind: ListedTest["kind"]) => tests.filter((test) => test.kind === kind);
  const commit = suites.at(-1)?.run.ci_context?.commitSha;
  const parts = [
    `### ${heading(suites, tests)}`,
    runTable(suites, options),
    inFull("New failures", of("new"), options),
    inFull("Known failures, not from this change", of("known"), options),
    fold("flaky", of("flaky"), options),
    fold("quarantined", of("quarantined"), options),
    commit ? `Commit ${code(commit.slice(0, 12))}` : "",
    // Bitbucket shows HTML as it is written; a link definition is shown nowhere.
    options.markdown === "details" ? `<!-- ${options.marker} -->` : `[//]: # (${options.marker})`,
  ];
  return parts.filter(Boolean).join("\n\n");
}

function heading(suites: readonly StandingSuite[], tests: readonly ListedTest[]): string {
  const state = standTogether(suites);
  return `${signs[state]} Gantry: ${headline(state, suites, tests)}`;
}

function headline(state: CommitStatus["state"], suites: readonly StandingSuite[], tests: readonly ListedTest[]): string {
  if (state === "pending") return `${suites.filter((suite) => suite.state === "pending").length} of ${suites.length} runs under way`;
  if (state === "error") return "a run could not be carried out";
  const all = totals(suites);
  if (state === "success") return all.total > 0 ? `passed (${countWords(all)})` : "passed";
  const anew = tests.filter((test) => test.kind === "new").length;
  if (anew > 0) return `${anew} new ${anew === 1 ? "failure" : "failures"}`;
  return all.failed > 0 ? "failures that were there before" : "the suite failed";
}

function runTable(suites: readonly StandingSuite[], { link }: CommentOptions): string {
  const rows = suites.slice(0, mostRuns).map(({ run, projectName, state, tests }) => {
    const { durationMs, error } = presentExecution(run);
    const name = `[${plain(projectName)}](${link(`/runs/${run.id}`)}) ${code(run.group_name ?? run.folder, 60)}`;
    const result = error ? plain(error.message, 150) : (tests && countWords(tests)) || "–";
    return `| ${signs[state]} | ${name} | ${run.status} | ${result} | ${durationMs === null ? "–" : duration(durationMs)} |`;
  });
  const more = suites.length > mostRuns ? [`\n…and ${suites.length - mostRuns} more runs.`] : [];
  return ["| | Run | Status | Tests | Took |", "|---|---|---|---|---|", ...rows, ...more].join("\n");
}

function inFull(title: string, tests: readonly ListedTest[], options: CommentOptions): string {
  if (tests.length === 0) return "";
  const shown = tests.slice(0, mostInFull).map((test) => {
    const message = test.message ? `\n  ${code(test.message, 300)}` : "";
    return `- ${nameOf(test, options)}${message}`;
  });
  const rest = tests.slice(mostInFull, mostInFull + mostFolded).map((test) => `- ${nameOf(test, options)}`);
  const count = tests.length - mostInFull;
  return [`**${title}**\n\n${shown.join("\n")}`, folded(options.markdown, `${count} more`, rest)].filter(Boolean).join("\n\n");
}

function fold(word: string, tests: readonly ListedTest[], options: CommentOptions): string {
  const lines = tests.slice(0, mostFolded).map((test) => `- ${nameOf(test, options)}`);
  return folded(options.markdown, `${tests.length} ${word}`, lines);
}

function nameOf(test: ListedTest, { link }: CommentOptions): string {
  const place = test.filePath ? ` ${code(test.line === null ? test.filePath : `${test.filePath}:${test.line}`)}` : "";
  return `[${code([...test.suite, test.name].join(" › "))}](${link(`/runs/${test.executionId}`)})${place}`;
}
