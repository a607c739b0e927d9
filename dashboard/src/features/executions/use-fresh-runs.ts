import { useEffect, useEffectEvent } from "react";
import { afterBurst } from "../../api/after-burst.ts";
import { onEvent, onReturn } from "../../api/live.ts";

/** Calls `forget`, which invalidates queries, when a run of this matrix run or flake check has changed. */
export function useFreshRuns(field: "matrixRunId" | "flakeCheckId", id: string, invalidate: () => unknown): void {
  const invalidateLatest = useEffectEvent(invalidate);
  useEffect(() => {
    const soon = afterBurst(() => void invalidateLatest(), { delayMs: 300, quietMs: 1000 });
    const ends = [onEvent("execution-updated", (run) => run[field] === id && soon()), onReturn(soon)];
    return () => {
      for (const end of ends) end();
    };
  }, [field, id]);
}
