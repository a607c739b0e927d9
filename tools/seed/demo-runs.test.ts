import { expect, test } from "vitest";
import { demoRuns } from "./demo-runs.ts";

const today = new Date("2026-03-18T15:30:00Z");

test("a day always gives the same runs, in order, and none in the future", () => {
  const runs = demoRuns(today);
  expect(demoRuns(today)).toEqual(runs);
  expect(runs.map((run) => run.startedAt.getTime())).toEqual(runs.map((run) => run.startedAt.getTime()).toSorted((a, b) => a - b));
  expect(runs.every((run) => run.finishedAt <= today)).toBe(true);
  expect(runs.length).toBeGreaterThan(90);
});

test("a month shows passed, failed and flaky tests", () => {
  const reports = demoRuns(today).map((run) => run.report);
  for (const mark of ["<failure ", "<flakyFailure "]) expect(reports.some((report) => report.includes(mark))).toBe(true);
  expect(reports.some((report) => !/<failure |<flakyFailure /.test(report))).toBe(true);
});

test("the newest runs that the free plan has room for show passed, broken and flaky tests, up to today", () => {
  const runs = demoRuns(today).slice(-48);
  for (const mark of ["<failure ", "<flakyFailure "]) expect(runs.some(({ report }) => report.includes(mark))).toBe(true);
  expect(runs.some(({ report }) => !/<failure |<flakyFailure /.test(report))).toBe(true);
  expect(runs.at(-1)?.startedAt.toISOString().slice(0, 10)).toBe("2026-03-18");
});
