import { runLabel } from "@gantry/contract/matrix-runs/combination-label.ts";
import { presentExecution } from "../../executions/record/present.ts";
import { failedTestPath } from "../../executions/results/failed-test-path.ts";
import type { CommentLimit, CommitStatus } from "../providers/api/provider.ts";
import { countText, totals } from "./count-text.ts";
import type { Listed, ListedTest } from "./failures.ts";
import { code, duration, folded, plain } from "./markdown.ts";
import { type CurrentSuite, combineStates } from "./current-suites.ts";
import { testTitle } from "../../results/test-title.ts";

export interface CommentOptions {
  markdown: "details" | "plain";
  limit: CommentLimit;
  marker: string;
  link: (path: string) => string;
}

/** Limits for the parts of a comment: lists in lines, texts in characters. */
interface Detail {
  runs: number;
  /** Failures shown with their messages, of each kind. */
  inFull: number;
  message: number;
  /** Failures after those. */
  rest: number;
  /** Flaky and quarantined tests. */
  aside: number;
  name: number;
}

/** Each level leaves out a little more, the least important first. */
const steps: readonly Partial<Detail>[] = [
  {},
  { aside: 10 },
  { aside: 0 },
  { rest: 20 },
  { rest: 0 },
  { message: 100 },
  { message: 0 },
  { inFull: 10, name: 120 },
  { inFull: 5, runs: 10, name: 80 },
  { inFull: 2, runs: 5 },
  { inFull: 0, runs: 1, name: 40 },
];

/**
 * The comment for a pull request: new failures first, then known ones, flaky and quarantined folded. It stays within the host's limit; the totals
 * are always included.
 */
export function composeComment(suites: readonly CurrentSuite[], listed: Listed, options: CommentOptions): string {
  let detail: Detail = { runs: 30, inFull: 20, message: 300, rest: 50, aside: 50, name: 200 };
  let text = "";
  for (const step of steps) {
    detail = { ...detail, ...step };
    text = composeWith(detail, suites, listed, options);
    if (lengthOf(text, options.limit) <= options.limit.max) break;
  }
  return text;
}

/** UTF-16 units are never fewer than characters. */
const lengthOf = (text: string, { unit }: CommentLimit) => (unit === "bytes" ? Buffer.byteLength(text) : text.length);

function composeWith(detail: Detail, suites: readonly CurrentSuite[], { tests, totals: counts }: Listed, options: CommentOptions): string {
  const of = (kind: ListedTest["kind"]) => ({ tests: tests.filter((test) => test.kind === kind), total: counts[kind] });
  const commit = suites.at(-1)?.run.ci_context?.commitSha;
  const parts = [
    `### ${heading(suites, counts.new)}`,
    runTable(suites, detail, options),
    inFull("New failures", of("new"), detail, options),
    inFull("Still failing, not from this change", of("known"), detail, options),
    aside("flaky", of("flaky"), detail, options),
    aside("quarantined", of("quarantined"), detail, options),
    commit ? `Commit ${code(commit.slice(0, 12))}` : "",
    // Bitbucket shows HTML as text; a link definition is never shown.
    options.markdown === "details" ? `<!-- ${options.marker} -->` : `[//]: # (${options.marker})`,
  ];
  return parts.filter(Boolean).join("\n\n");
}

const signs: Readonly<Record<CommitStatus["state"], string>> = { pending: "⏳", success: "✅", failure: "❌", error: "⚠️" };

function heading(suites: readonly CurrentSuite[], newFailures: number): string {
  const state = combineStates(suites);
  return `${signs[state]} Gantry: ${headline(state, suites, newFailures)}`;
}

function headline(state: CommitStatus["state"], suites: readonly CurrentSuite[], newFailures: number): string {
  if (state === "pending") return `${suites.filter((suite) => suite.state === "pending").length} of ${suites.length} runs in progress`;
  if (state === "error") return "a run could not be executed";
  const all = totals(suites);
  if (state === "success") return all.total > 0 ? `passed (${countText(all)})` : "passed";
  if (newFailures > 0) return `${newFailures} new ${newFailures === 1 ? "failure" : "failures"}`;
  return all.failed > 0 ? "known failures only" : "the suite failed";
}

/** The runs; if there are too many, failed ones are listed first. */
function runTable(suites: readonly CurrentSuite[], { runs }: Detail, { link }: CommentOptions): string {
  const order = ["error", "failure", "pending", "success"];
  const shown = suites.length > runs ? suites.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state)).slice(0, runs) : suites;
  const rows = shown.map(({ run, projectName, state, tests }) => {
    const { durationMs, error } = presentExecution(run);
    const name = `[${plain(projectName)} #${run.number}](${link(`/runs/${run.id}`)}) ${code(run.group_name ?? run.folder, 60)}${combinationOf(run)}`;
    const result = error ? plain(error.message, 150) : (tests && countText(tests)) || "–";
    return `| ${signs[state]} | ${name} | ${run.verdict ?? run.status} | ${result} | ${durationMs === null ? "–" : duration(durationMs)} |`;
  });
  const hidden = suites.length - shown.length;
  const more = hidden > 0 ? [`\n…and ${hidden} more ${hidden === 1 ? "run" : "runs"}: ${countText(totals(suites))} in all.`] : [];
  return ["| | Run | Status | Tests | Took |", "|---|---|---|---|---|", ...rows, ...more].join("\n");
}

function combinationOf(run: CurrentSuite["run"]): string {
  const label = runLabel(run);
  return label && ` (${plain(label, 100)})`;
}

interface OfOneKind {
  tests: readonly ListedTest[];
  total: number;
}

function inFull(title: string, { tests, total }: OfOneKind, detail: Detail, options: CommentOptions): string {
  if (total === 0) return "";
  const shown = tests.slice(0, detail.inFull).map((test) => {
    const message = test.message && detail.message > 0 ? `\n  ${code(test.message, detail.message)}` : "";
    return `- ${nameOf(test, detail, options)}${message}`;
  });
  const rest = tests.slice(shown.length, shown.length + detail.rest);
  const hidden = total - shown.length - rest.length;
  const lines = rest.map((test) => `- ${nameOf(test, detail, options)}`);
  const more = moreIn(hidden, tests[shown.length + rest.length] ?? tests.at(-1), options);
  const blocks = [
    shown.join("\n"),
    rest.length > 0 ? folded(options.markdown, `${total - shown.length} more`, more ? [...lines, `- ${more}`] : lines) : more,
  ];
  return [`**${title}**`, ...blocks].filter(Boolean).join("\n\n");
}

function aside(word: string, { tests, total }: OfOneKind, detail: Detail, options: CommentOptions): string {
  if (total === 0) return "";
  const shown = tests.slice(0, detail.aside);
  const more = moreIn(total - shown.length, tests[shown.length] ?? tests.at(-1), options);
  if (shown.length === 0) return `**${total} ${word}**: ${more}`;
  const lines = shown.map((test) => `- ${nameOf(test, detail, options)}`);
  return folded(options.markdown, `${total} ${word}`, more ? [...lines, `- ${more}`] : lines);
}

/** `…and 4980 more`, with a link to their run. */
function moreIn(hidden: number, test: ListedTest | undefined, { link }: CommentOptions): string {
  return hidden > 0 && test ? `…and ${hidden} more: [see the run](${link(`/runs/${test.executionId}`)})` : "";
}

function nameOf(test: ListedTest, { name }: Detail, { link }: CommentOptions): string {
  const place = test.filePath ? ` ${code(test.line === null ? test.filePath : `${test.filePath}:${test.line}`, name)}` : "";
  return `[${code(testTitle(test), name)}](${link(pathOf(test))})${place}`;
}

/** A failure is explained in the overview; a flaky test has its place among the tests. */
function pathOf({ kind, executionId, ordinal }: ListedTest): string {
  return kind === "flaky" ? `/runs/${executionId}?tab=tests&test=${executionId}-${ordinal}` : failedTestPath(executionId, ordinal);
}
