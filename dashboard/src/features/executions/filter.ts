import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { foundStatuses, ranTestResults, runColumns, triggers, wasCancelled } from "@gantry/contract/executions/constants.ts";
import { runLabel } from "@gantry/contract/matrix-runs/combination-label.ts";
import { matrixRunsTogether } from "./first-runs.ts";
import { readSavedView, readText } from "../../paths.ts";
import { endOfDay, localDay, readDay, startOfDay } from "../../ui/text/days.ts";

/** The runs page's filters as they are in the URL. Lists are separated by commas; every field may be missing. */
export interface RunsSearch {
  status?: string;
  environment?: string;
  group?: string;
  trigger?: string;
  text?: string;
  branch?: string;
  author?: string;
  /** The number of a pull request. */
  pr?: string;
  /** The first characters of a commit's hash. */
  commit?: string;
  /** A part of the name, suite or file of a test. */
  test?: string;
  /** The outermost suite of tests, or their file: exactly. */
  suite?: string;
  /** The id of a test: exactly this one. */
  testId?: string;
  /** With `suite` or `testId`: how such a test ended. */
  testResult?: string;
  /** The id of a matrix run. */
  matrix?: string;
  /** Days, `2026-01-31`, both included: of the reader's time zone, or UTC days as in a chart that links here. */
  from?: string;
  to?: string;
  days?: "utc";
  /** The last days, today included, instead of `from` and `to`. */
  last?: string;
  view?: "groups";
  new?: "1";
  /** The columns of the list, or `none`; left out: those of the person's settings. */
  columns?: string;
  /** The saved view that the filters come from, or `all` for none. */
  saved?: string;
}

/** Reads the filters from the address. Invalid values are left out, so that an old or broken link still opens. */
export function readRunsSearch(search: Readonly<Record<string, unknown>>): RunsSearch {
  const text = (name: string, longest: number) => readText(search[name], longest);
  const list = (name: string, known: readonly string[], fold: (value: string) => string) =>
    text(name, 1000)
      ?.split(",")
      .map((value) => fold(value.trim()))
      .filter((value, index, all) => known.includes(value) && all.indexOf(value) === index)
      .join(",") || undefined;
  const last = /^[1-9]\d{0,2}$/.exec(text("last", 10) ?? "")?.[0];
  const [from, to] = last ? [] : [readDay(search["from"]), readDay(search["to"])];
  const read: Record<keyof RunsSearch, string | undefined> = {
    status: list("status", foundStatuses, (value) => value.toUpperCase()),
    environment: text("environment", 50)?.toLowerCase(),
    group: text("group", 100),
    trigger: list("trigger", triggers, (value) => value.toLowerCase()),
    text: text("text", 200),
    branch: text("branch", 300),
    author: text("author", 200),
    pr: readPullRequest(text("pr", 200)),
    commit: readCommit(text("commit", 200)),
    test: text("test", 200),
    suite: text("suite", 1000),
    testId: /^[0-9a-f]{24}$/.exec(text("testId", 100)?.toLowerCase() ?? "")?.[0],
    testResult: search["suite"] || search["testId"] ? ranTestResults.find((known) => known === search["testResult"]) : undefined,
    matrix: /^[0-9a-f]{24}$/.exec(text("matrix", 100)?.toLowerCase() ?? "")?.[0],
    from,
    to,
    days: (from || to) && search["days"] === "utc" ? "utc" : undefined,
    last,
    columns: search["columns"] === "none" ? "none" : list("columns", runColumns, (value) => value),
    saved: readSavedView(search["saved"]),
    view: search["view"] === "groups" ? "groups" : undefined,
    new: search["new"] === "1" ? "1" : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** `undefined` for text that is no number of a pull request. */
export const readPullRequest = (text = "") => /^#?([1-9]\d{0,8})$/.exec(text.trim())?.[1];

/** `undefined` for text that the API would reject as a commit. */
export const readCommit = (text = "") => /^\S{4,64}$/.exec(text.trim())?.[0];

/** The query of `GET /api/executions` for what the page shows. */
export interface RunsQuery {
  project?: string;
  status?: string;
  environment?: string;
  groupName?: string;
  trigger?: string;
  search?: string;
  branch?: string;
  author?: string;
  prNumber?: string;
  commitSha?: string;
  test?: string;
  suite?: string;
  testId?: string;
  testResult?: (typeof ranTestResults)[number];
  matrixRun?: string;
  /** Whether a matrix run or split suite is one row. Either way, runs are found by the status that they are shown with. */
  matrixRuns?: "together" | "separate";
  /** ISO, inclusive. */
  from?: string;
  to?: string;
}

const dayMs = 86_400_000;
const firstOfLast = (days: string) => localDay(Date.now() - (Number(days) - 1) * dayMs);

export function toRunsQuery(search: RunsSearch, projectId: string | undefined): RunsQuery {
  const query: Record<keyof RunsQuery, string | undefined> = {
    project: projectId,
    status: search.status,
    environment: search.environment,
    groupName: search.group,
    trigger: search.trigger,
    search: search.text,
    branch: search.branch,
    author: search.author,
    prNumber: search.pr,
    commitSha: search.commit,
    test: search.test,
    suite: search.suite,
    testId: search.testId,
    testResult: search.testResult,
    matrixRun: search.matrix,
    matrixRuns: search.matrix ? "separate" : matrixRunsTogether.matrixRuns,
    from: search.last ? startOfDay(firstOfLast(search.last)) : search.from ? startOfDay(search.from, search.days) : undefined,
    to: search.to ? endOfDay(search.to, search.days) : undefined,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** The query of the groups of these runs. */
export function toGroupsQuery(search: RunsSearch, projectId: string | undefined): Omit<RunsQuery, "matrixRuns"> {
  const { matrixRuns: _, ...query } = toRunsQuery(search, projectId);
  return query;
}

/** Whether a run belongs in a filtered list, by the same rules as on the server, except for its tests. Used to apply live events. */
export function matchesQuery(execution: Execution, query: RunsQuery): boolean {
  const isOneOf = (list: string | undefined, value: string) => list === undefined || list.split(",").includes(value);
  if (query.project !== undefined && execution.projectId !== query.project) return false;
  const shown = wasCancelled(execution) ? "CANCELLED" : execution.status;
  const isFound = isOneOf(query.status, shown) || (query.matrixRuns === undefined && isOneOf(query.status, execution.status));
  if (!isFound || !isOneOf(query.trigger, execution.trigger)) return false;
  if (query.environment !== undefined && execution.environment !== query.environment) return false;
  if (query.groupName !== undefined && execution.groupName !== query.groupName) return false;
  if (query.branch !== undefined && execution.ciContext?.branch !== query.branch) return false;
  if (query.author !== undefined && execution.ciContext?.author?.toLowerCase() !== query.author.toLowerCase()) return false;
  if (query.prNumber !== undefined && execution.ciContext?.prNumber !== Number(query.prNumber)) return false;
  if (query.commitSha !== undefined && !isCommit(execution, query.commitSha)) return false;
  if (query.matrixRun !== undefined && execution.matrixRunId !== query.matrixRun) return false;
  if (query.from !== undefined && execution.createdAt < query.from) return false;
  if (query.to !== undefined && execution.createdAt > query.to) return false;
  return query.search === undefined || holdsText(execution, query.search.toLowerCase());
}

const isCommit = ({ ciContext }: Execution, start: string) => ciContext?.commitSha?.toLowerCase().startsWith(start.toLowerCase()) === true;

function holdsText(execution: Execution, text: string): boolean {
  const { number, image, command, folder, groupName, id, ciContext, source } = execution;
  const digits = /^#(\d+)$/.exec(text)?.[1];
  if (digits !== undefined) return [number, ciContext?.prNumber].includes(Number(digits));
  if (text.length >= 4 && (isCommit(execution, text) || source?.commit?.startsWith(text))) return true;
  if (text.length >= 6 && id.startsWith(text)) return true;
  if (/^\d{1,9}$/.test(text) && [number, ciContext?.prNumber].includes(Number(text))) return true;
  const { repository, branch, author, message } = ciContext ?? {};
  const values = runLabel(execution);
  return [image, command, folder, groupName, values, repository, branch, author, message, source?.repository, source?.ref].some((field) =>
    field?.toLowerCase().includes(text),
  );
}

/** Whether only the server knows if a run belongs in the list. */
export const filtersByTest = ({ test, suite, testId }: RunsQuery): boolean => (test ?? suite ?? testId) !== undefined;

/** Adds a value to a comma list or takes it out. `undefined` when nothing is left. */
export function toggleValue(list: string | undefined, value: string): string | undefined {
  const values = list?.split(",") ?? [];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return next.length > 0 ? next.join(",") : undefined;
}
