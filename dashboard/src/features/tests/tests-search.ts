import type { TestFilter } from "@gantry/contract/tests/schemas.ts";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import { testSorts } from "@gantry/contract/tests/constants.ts";
import { testStatuses } from "@gantry/contract/results/constants.ts";

export const testMarks = ["flaky", "broken", "quarantined"] as const;
export type TestMark = (typeof testMarks)[number];
type Sort = TestFilter["sort"];

/** What the page of tests keeps in the address. */
export interface TestsSearch {
  text?: string;
  /** Of the last outcome. */
  status?: TestStatus;
  mark?: TestMark;
  sort?: Sort;
}

export function readTestsSearch(search: Readonly<Record<string, unknown>>): TestsSearch {
  const read: TestsSearch = {};
  const text = search["text"];
  if (typeof text === "string" && text !== "") read.text = text.slice(0, 200);
  const status = testStatuses.find((known) => known === search["status"]);
  if (status) read.status = status;
  const mark = testMarks.find((known) => known === search["mark"]);
  if (mark) read.mark = mark;
  const sort = testSorts.find((known) => known === search["sort"]);
  if (sort && sort !== "name") read.sort = sort;
  return read;
}

export const isNarrowed = ({ text, status, mark }: TestsSearch): boolean => [text, status, mark].some((value) => value !== undefined);
