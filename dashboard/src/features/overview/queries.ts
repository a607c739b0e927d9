import type { Execution, ListedTest, RunTestCounts } from "@gantry/contract/executions/schemas.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { keyOf, pendingRefetchMs } from "../results/queries.ts";

/** How many failed tests the overview shows of each kind; the Tests tab has all. */
const shownOfKind = 10;
const slowestShown = 5;

/** The failed tests that a run's overview shows, new ones first and those in quarantine last, and its flaky ones. */
export interface RemarkableTests {
  failed: ListedTest[];
  flaky: ListedTest[];
  counts: Pick<RunTestCounts, "new" | "known"> | undefined;
  historyPending: boolean;
}

export const remarkableQuery = (run: Execution) =>
  queryOptions({
    queryKey: [...keyOf(run), "remarkable"],
    queryFn: async ({ signal }): Promise<RemarkableTests> => {
      const ask = (status: "new" | "known" | "flaky") =>
        call("GET /api/executions/:id/tests", {
          params: { id: run.id },
          query: { status, limit: shownOfKind, order: "report", details: "true" },
          signal,
        });
      const hasFailed = (run.tests?.failed ?? 0) > 0;
      const [fresh, known, flaky] = await Promise.all([
        hasFailed ? ask("new") : undefined,
        hasFailed ? ask("known") : undefined,
        (run.tests?.flaky ?? 0) > 0 ? ask("flaky") : undefined,
      ]);
      const failed = [...(fresh?.data ?? []), ...(known?.data ?? [])];
      return {
        failed: failed.toSorted((a, b) => Number(a.quarantined) - Number(b.quarantined)),
        flaky: flaky?.data ?? [],
        counts: fresh?.counts,
        historyPending: [fresh, known, flaky].some((answer) => answer?.historyPending === true),
      };
    },
    enabled: run.tests !== null && run.tests.failed + run.tests.flaky > 0,
    refetchInterval: ({ state }) => (state.data?.historyPending ? pendingRefetchMs : false),
  });

export const slowestQuery = (run: Execution) =>
  queryOptions({
    queryKey: [...keyOf(run), "slowest"],
    queryFn: async ({ signal }) =>
      (
        await call("GET /api/executions/:id/tests", {
          params: { id: run.id },
          query: { limit: slowestShown, order: "duration", details: "false" },
          signal,
        })
      ).data,
    enabled: run.tests !== null && run.tests.total > 1,
  });
