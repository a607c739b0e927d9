import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useHotkeys } from "../../ui/use-hotkeys.ts";
import { type TestsFilter, testQuery } from "./queries.ts";

/** The chosen test and the way to the failed ones around it: `j` and `k` go through all of the run's failures that match, loaded or not. */
export function useTestOfRun(run: Execution, filter: TestsFilter, id: string | undefined, onChoose: (id: string) => void) {
  const client = useQueryClient();
  // The test before stays until the next one is there: going through failures does not flicker.
  const query = useQuery({ ...testQuery(run, filter, id ?? ""), placeholderData: keepPreviousData });
  const { data } = query;
  const { nextTestId: next = null, previousTestId: previous = null } = query.isPlaceholderData ? {} : (data?.failures ?? {});
  useEffect(() => {
    for (const near of [next, previous]) if (near !== null) void client.prefetchQuery(testQuery(run, filter, near));
    // The run's changes are in the response's key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, next, previous]);
  const go = (to: string | null) => {
    if (to === null) return;
    onChoose(to);
    // The list announces the chosen test to screen readers, and the arrow keys go on from it.
    document.querySelector<HTMLElement>("[role=tree]")?.focus({ preventScroll: true });
  };
  useHotkeys({ j: () => go(next), k: () => go(previous) });
  return {
    id,
    data: id === undefined ? undefined : data,
    error: query.error,
    refetch: () => void query.refetch(),
    next: next === null ? undefined : () => onChoose(next),
    previous: previous === null ? undefined : () => onChoose(previous),
  };
}

export type ChosenTestOfRun = ReturnType<typeof useTestOfRun>;
