import { isTerminal } from "@gantry/contract/executions/constants.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { afterBurst } from "../../../api/after-burst.ts";
import { onEvent } from "../../../api/live.ts";
import { failuresKey } from "../queries.ts";

/** Requests the failures on the page again when a run has failed. */
export function useFreshFailures(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = afterBurst(() => void client.invalidateQueries({ queryKey: failuresKey }), { delayMs: 1000, quietMs: 10_000 });
    return onEvent("execution-updated", ({ status }) => {
      if (isTerminal(status) && status !== "PASSED") refresh();
    });
  }, [client]);
}
