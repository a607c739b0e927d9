import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { asked, type TestsFilter } from "../results/queries.ts";
import { oneKey } from "./queries.ts";

/** The tests of all its runs, failed ones first. Its key begins with that of the matrix run: they change together. */
export const matrixTestsQuery = (id: string, filter: TestsFilter) =>
  infiniteQueryOptions({
    queryKey: [...oneKey(id), "tests", filter],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/matrix-runs/:id/tests", { params: { id }, query: { limit: 100, cursor: pageParam, ...asked(filter) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
