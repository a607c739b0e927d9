import { useEffect, useEffectEvent } from "react";
import { afterBurst } from "../../api/after-burst.ts";
import { onEvent, onFirstConnection, onReturn } from "../../api/live.ts";

/** Calls `invalidate` when a run of this matrix run or flake check has changed, or may have changed without an event. */
export function useFreshRuns(field: "matrixRunId" | "flakeCheckId", id: string, invalidate: () => unknown): void {
  const invalidateLatest = useEffectEvent(invalidate);
  useEffect(() => {
    const soon = afterBurst(() => void invalidateLatest(), { delayMs: 300, quietMs: 1000 });
    const ends = [onEvent("execution-updated", (run) => run[field] === id && soon()), onReturn(soon), onFirstConnection(soon)];
    return () => {
      for (const end of ends) end();
    };
  }, [field, id]);
}
