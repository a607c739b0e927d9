import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { invalidateTests } from "../tests/queries.ts";

const oneKey = (id: string) => ["flake-checks", "one", id];
const pendingRefetchMs = 2_000;

export const flakeCheckQuery = (id: string) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => (await call("GET /api/flake-checks/:id", { params: { id }, signal })).data,
  });

/**
 * The tests of a run that no earlier run had, as far as a page offers to check them: none in the first run of a project with many tests, where
 * all are new. Uploaded runs and runs of flake checks have none that can be checked.
 */
export const newTestsQuery = (run: Execution) =>
  queryOptions({
    queryKey: ["flake-checks", "new-tests", run.id, run.finishedAt],
    queryFn: async ({ signal }) => (await call("GET /api/executions/:id/new-tests", { params: { id: run.id }, signal })).data,
    enabled: hasVerdict(run) && run.tests !== null && run.trigger !== "ingest" && run.flakeCheckId === null,
    select: ({ tests, hasMore }) => (hasMore ? [] : tests),
    refetchInterval: ({ state }) => (state.data?.pending ? pendingRefetchMs : false),
  });

/** A check was started, cancelled, or one of its runs has changed. */
export const invalidateCheck = (client: QueryClient, id: string) => client.invalidateQueries({ queryKey: oneKey(id) });

/** The same for the lists of tests, which show the result. */
export const invalidateChecked = (client: QueryClient) => invalidateTests(client);
