import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { describe, expect, test } from "vitest";
import { matchesQuery, readRunsSearch, toRunsQuery, toggleValue } from "./filter.ts";
import { runsSearch } from "../insights/insights-search.ts";
import { countFilters, noFilters } from "../runs-page/chosen-filters.ts";
import { type RunsPage, mergeIntoPages, newerOf } from "./merge-event.ts";

function execution(change: Partial<Execution> = {}): Execution {
  return {
    id: "a".repeat(24),
    taskId: "a".repeat(24),
    number: 12,
    organizationId: "o".repeat(24),
    projectId: "p",
    cycleId: null,
    image: "registry.example.com/shop/e2e:1.4",
    command: "npm test",
    environment: "staging",
    baseUrl: "",
    folder: "checkout",
    groupName: "nightly",
    trigger: "ci",
    requestedBy: null,
    ciContext: null,
    status: "RUNNING",
    verdict: null,
    error: null,
    exitCode: null,
    retries: 0,
    retriesDone: 0,
    attempt: 1,
    tests: null,
    notes: [],
    aiModel: null,
    hasAnalysis: false,
    reportUrl: null,
    storageBytes: 0,
    pinned: false,
    logRemovedAt: null,
    reportRemovedAt: null,
    resultsRemovedAt: null,
    priority: 0,
    queuePosition: null,
    workerLabels: [],
    concurrencyGroup: null,
    services: [],
    caches: [],
    source: null,
    waitReasons: [],
    imageDigest: null,
    expectedDurationMs: null,
    cancelRequested: false,
    cancelledBy: null,
    rerunOf: null,
    flakeCheckId: null,
    matrixRunId: null,
    combination: [],
    shard: null,
    createdAt: "2026-01-31T12:00:00.000Z",
    startedAt: null,
    finishedAt: null,
    durationMs: null,
    updatedAt: "2026-01-31T12:00:00.000Z",
    ...change,
  };
}

describe("a live event of a run of a matrix run", () => {
  const shard = execution({ id: "7", matrixRunId: "m".repeat(24), shard: { index: 1, total: 2, files: null, expectedMs: null } });

  test("changes nothing where the matrix run is one row: only the server knows its verdict and place", () => {
    const pages = [page([execution({ id: "1" }), shard])];
    const ended = { ...shard, status: "FAILED" as const, updatedAt: "2026-01-31T14:00:00.000Z" };
    expect(mergeIntoPages(pages, ended, { matrixRuns: "together", status: "PENDING" })).toEqual(pages);
    expect(mergeIntoPages(pages, { ...shard, id: "8" }, { matrixRuns: "together" })).toEqual(pages);
    expect(mergeIntoPages(pages, { ...shard, id: "8", shard: null }, { matrixRuns: "together" })).toEqual(pages);
  });

  test("comes on top where each run is a row", () => {
    const [first] = mergeIntoPages([page([])], shard, {});
    expect(first?.data).toEqual([shard]);
  });
});

describe("filters in the address", () => {
  test("known values are parsed, normalized and deduplicated", () => {
    expect(
      readRunsSearch({ status: "passed, FAILED,passed", trigger: "CI", environment: "Staging", text: "  shop ", group: "nightly" }),
    ).toEqual({
      status: "PASSED,FAILED",
      trigger: "ci",
      environment: "staging",
      text: "shop",
      group: "nightly",
    });
  });

  test("invalid values in a link are ignored", () => {
    expect(readRunsSearch({ status: "GREEN", from: "yesterday", to: "2026-13-40", view: "tiles", text: 7, new: "yes" })).toEqual({});
  });

  test("a pull request is a number, and a commit has at least 4 characters; other text is ignored", () => {
    expect(readRunsSearch({ pr: " #2599 ", commit: " A689 " })).toEqual({ pr: "2599", commit: "A689" });
    for (const pr of ["0", "12a", "-3", "1e3", "2147483648", "1.5"]) expect(readRunsSearch({ pr }), pr).toEqual({});
    for (const commit of ["abc", "a".repeat(65), "a689 ade0"]) expect(readRunsSearch({ commit }), commit).toEqual({});
    expect(toRunsQuery({ pr: "2599", commit: "A689" }, "p")).toEqual({
      project: "p",
      prNumber: "2599",
      commitSha: "A689",
      matrixRuns: "together",
    });
    expect(countFilters({ pr: "2599", commit: "A689" })).toBe(2);
    expect(Object.keys(noFilters)).toEqual(expect.arrayContaining(["pr", "commit"]));
  });

  test("a matrix run is one row, but its own runs are all listed", () => {
    expect(toRunsQuery({}, "p").matrixRuns).toBe("together");
    expect(toRunsQuery({ matrix: "a".repeat(24) }, "p").matrixRuns).toBe("separate");
  });

  test("days become the first and last millisecond of the day in the reader's time zone", () => {
    const query = toRunsQuery({ from: "2026-01-31", to: "2026-01-31" }, "p");
    expect(Date.parse(query.to ?? "") - Date.parse(query.from ?? "")).toBe(86_400_000 - 1);
    expect(Date.parse(query.from ?? "")).toBe(new Date(2026, 0, 31).getTime());
    expect(query.project).toBe("p");
  });

  test("a link from a chart lists the runs of its UTC days, in any time zone", () => {
    const link = readRunsSearch(runsSearch({ image: "shop" }, { from: "2026-01-30", to: "2026-01-31" }));
    expect(toRunsQuery(link, "p")).toEqual({
      project: "p",
      search: "shop",
      matrixRuns: "together",
      from: "2026-01-30T00:00:00.000Z",
      to: "2026-01-31T23:59:59.999Z",
    });
    expect(readRunsSearch({ ...link, ...noFilters })).toEqual({});
    expect(readRunsSearch({ from: "2026-01-30", days: "local" })).toEqual({ from: "2026-01-30" });
  });

  test("a date range counts as one filter, and the view does not count", () => {
    expect(countFilters({ from: "2026-01-01", to: "2026-01-31", status: "PASSED", view: "groups" })).toBe(2);
  });

  test("a word is added to a list and taken out again", () => {
    expect(toggleValue("PASSED", "FAILED")).toBe("PASSED,FAILED");
    expect(toggleValue("PASSED", "PASSED")).toBeUndefined();
  });
});

describe("whether a run belongs in a list", () => {
  test("every filter must hold", () => {
    const run = execution();
    expect(
      matchesQuery(run, {
        project: "p",
        status: "RUNNING,PENDING",
        environment: "staging",
        groupName: "nightly",
        trigger: "ci,api",
        search: "SHOP/e2e",
      }),
    ).toBe(true);
    expect(matchesQuery(run, { project: "q" })).toBe(false);
    expect(matchesQuery(run, { status: "PASSED" })).toBe(false);
    const cancelled = execution({ status: "ERROR", error: { code: "CANCELLED", message: "" } });
    expect(["CANCELLED", "ERROR", "PASSED,CANCELLED", "FAILED"].map((status) => matchesQuery(cancelled, { status }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    // The list labels it *Cancelled*.
    expect(matchesQuery(cancelled, { status: "ERROR", matrixRuns: "together" })).toBe(false);
    expect(matchesQuery(cancelled, { status: "ERROR,CANCELLED", matrixRuns: "separate" })).toBe(true);
    expect(readRunsSearch({ status: "cancelled,none,incomplete" })).toEqual({ status: "CANCELLED,INCOMPLETE" });
    const named = execution({
      ciContext: { branch: "fix/vat", author: "Grace", commitSha: "A689ade0", prNumber: 2599, message: "Round it" },
    });
    for (const search of ["#12", "#2599", "fix/", "grace", "a689", "round"]) expect(matchesQuery(named, { search }), search).toBe(true);
    for (const search of ["#13", "689ade"]) expect(matchesQuery(named, { search }), search).toBe(false);
    expect([matchesQuery(named, { branch: "fix/vat" }), matchesQuery(named, { branch: "fix" })]).toEqual([true, false]);
    expect([matchesQuery(named, { author: "grace" }), matchesQuery(run, { author: "grace" })]).toEqual([true, false]);
    expect([matchesQuery(named, { prNumber: "2599" }), matchesQuery(named, { prNumber: "259" })]).toEqual([true, false]);
    expect([matchesQuery(named, { commitSha: "a689AD" }), matchesQuery(named, { commitSha: "89ad" })]).toEqual([true, false]);
    expect([matchesQuery(run, { prNumber: "2599" }), matchesQuery(run, { commitSha: "a689" })]).toEqual([false, false]);
    expect(matchesQuery(run, { search: "nothing" })).toBe(false);
  });

  test("both ends of a date range are included", () => {
    const run = execution();
    expect(matchesQuery(run, { from: run.createdAt, to: run.createdAt })).toBe(true);
    expect(matchesQuery(run, { from: "2026-01-31T12:00:00.001Z" })).toBe(false);
  });
});

const page = (data: Execution[], total = data.length): RunsPage => ({ data, pagination: { limit: 50, nextCursor: null, total } });
const old = execution({ id: "1", createdAt: "2026-01-31T10:00:00.000Z" });
const young = execution({ id: "2", createdAt: "2026-01-31T11:00:00.000Z" });

describe("a list and the events", () => {
  test("an existing row is updated in place", () => {
    const [first] = mergeIntoPages([page([young, old])], { ...old, status: "PASSED", updatedAt: "2026-01-31T13:00:00.000Z" }, {});
    expect(first?.data.map((row) => row.status)).toEqual(["RUNNING", "PASSED"]);
  });

  test("a new run is added at the top and counted", () => {
    const [first] = mergeIntoPages([page([young, old])], execution({ id: "3" }), {});
    expect(first?.data.map((row) => row.id)).toEqual(["3", "2", "1"]);
    expect(first?.pagination.total).toBe(3);
  });

  test("an older run that is missing is left to a page that is not loaded yet", () => {
    const [first] = mergeIntoPages([page([young])], old, {});
    expect(first?.data.map((row) => row.id)).toEqual(["2"]);
  });

  test("a row that no longer matches the filter is removed", () => {
    const [first] = mergeIntoPages(
      [page([young, old])],
      { ...old, status: "PASSED", updatedAt: "2026-01-31T13:00:00.000Z" },
      { status: "RUNNING" },
    );
    expect(first?.data.map((row) => row.id)).toEqual(["2"]);
    expect(first?.pagination.total).toBe(1);
  });

  test("of two events of the same time the end counts, in either order", () => {
    const done: Execution = { ...old, status: "PASSED" };
    const analyzing: Execution = { ...old, status: "ANALYZING" };
    expect(newerOf(done, analyzing)).toBe(done);
    expect(newerOf(analyzing, done).status).toBe("PASSED");
    const [first] = mergeIntoPages([page([young, done])], analyzing, { status: "PASSED,RUNNING" });
    expect(first?.data.map((row) => row.status)).toEqual(["RUNNING", "PASSED"]);
  });

  test("a run of another project is not added", () => {
    const [first] = mergeIntoPages([page([young])], execution({ id: "3", projectId: "q" }), { project: "p" });
    expect(first?.data).toHaveLength(1);
  });

  test("a late event changes nothing, and no event removes the position in the queue", () => {
    const done = execution({ status: "PASSED", updatedAt: "2026-01-31T13:00:00.000Z" });
    expect(newerOf(done, execution())).toBe(done);
    const waiting = execution({ status: "PENDING", queuePosition: 3 });
    expect(newerOf(waiting, { ...waiting, queuePosition: null }).queuePosition).toBe(3);
    expect(newerOf(waiting, { ...waiting, status: "RUNNING" }).queuePosition).toBeNull();
  });
});
