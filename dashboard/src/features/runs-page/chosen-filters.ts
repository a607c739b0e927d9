import type { RunsSearch } from "../executions/filter.ts";

/** The change that clears all filters. */
export const noFilters = {
  status: undefined,
  environment: undefined,
  group: undefined,
  trigger: undefined,
  text: undefined,
  branch: undefined,
  author: undefined,
  pr: undefined,
  commit: undefined,
  test: undefined,
  suite: undefined,
  testId: undefined,
  testResult: undefined,
  matrix: undefined,
  from: undefined,
  to: undefined,
  last: undefined,
} satisfies Partial<Record<keyof RunsSearch, undefined>>;

/** How many filters narrow the list; a date range is one. */
export function countFilters({
  status,
  environment,
  group,
  trigger,
  text,
  branch,
  author,
  pr,
  commit,
  test,
  suite,
  testId,
  matrix,
  from,
  to,
  last,
}: RunsSearch): number {
  return [status, environment, group, trigger, text, branch, author, pr, commit, test, suite, testId, matrix, last ?? from ?? to].filter(
    (value) => value !== undefined,
  ).length;
}
