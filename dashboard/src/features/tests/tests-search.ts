import { readSavedView, readText } from "../../paths.ts";
import type { TestFilter } from "@gantry/contract/tests/schemas.ts";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import { testSorts, usualOrder } from "@gantry/contract/tests/constants.ts";
import { testStatuses } from "@gantry/contract/results/constants.ts";

export const testMarks = ["flaky", "broken", "quarantined", "stale"] as const;
export type TestMark = (typeof testMarks)[number];
type Sort = TestFilter["sort"];

/** What the page of tests keeps in the address. */
export interface TestsSearch {
  text?: string;
  /** Of the last run. */
  branch?: string;
  /** Of the last outcome. */
  status?: TestStatus;
  mark?: TestMark;
  /** By default broken and flaky tests are first. */
  sort?: Sort;
  /** The other direction than the one the order has by default. */
  order?: "asc" | "desc";
  /** The saved view that the filters come from, or `all` for none. */
  saved?: string;
}

/** Tests to look at first. */
export const defaultSort: Sort = "attention";

export function readTestsSearch(search: Readonly<Record<string, unknown>>): TestsSearch {
  const read: TestsSearch = {};
  const text = search["text"];
  if (typeof text === "string" && text !== "") read.text = text.slice(0, 200);
  const branch = readText(search["branch"], 300);
  if (branch) read.branch = branch;
  const status = testStatuses.find((known) => known === search["status"]);
  if (status) read.status = status;
  const mark = testMarks.find((known) => known === search["mark"]);
  if (mark) read.mark = mark;
  const sort = testSorts.find((known) => known === search["sort"]);
  if (sort && sort !== defaultSort) read.sort = sort;
  const order = search["order"];
  if (read.sort && (order === "asc" || order === "desc") && order !== usualOrder(read.sort)) read.order = order;
  const saved = readSavedView(search["saved"]);
  if (saved) read.saved = saved;
  return read;
}

export const isNarrowed = ({ text, branch, status, mark }: TestsSearch): boolean =>
  [text, branch, status, mark].some((value) => value !== undefined);
