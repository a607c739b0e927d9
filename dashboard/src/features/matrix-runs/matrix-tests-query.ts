import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { oneKey } from "./queries.ts";

/** The kinds by which the tests can be filtered. */
export const shownKinds = ["failed", "flaky", "passed", "skipped"] as const;
export type ShownKind = (typeof shownKinds)[number];

/** The filter of the tests. */
export interface MatrixTestsFilter {
  /** `undefined`: all. */
  kind: ShownKind | undefined;
  text: string;
}

/** The tests of all its runs, failed ones first. Its key begins with that of the matrix run: they change together. */
export const matrixTestsQuery = (id: string, { kind, text }: MatrixTestsFilter) =>
  infiniteQueryOptions({
    queryKey: [...oneKey(id), "tests", kind ?? null, text],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/matrix-runs/:id/tests", {
        params: { id },
        query: { limit: 100, cursor: pageParam, status: kind === "skipped" ? "skipped,pending" : kind, search: text || undefined },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
