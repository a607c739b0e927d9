import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { TestsSoFar } from "./TestsSoFar.tsx";
import { TimeLeft } from "./TimeLeft.tsx";

/** The progress of a run that has started: its tests so far, and the time left. Each only when it is known. */
export function RunProgress({ run }: { run: Execution & { startedAt: string } }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1.5 empty:hidden">
      {run.status === "RUNNING" && <TestsSoFar id={run.id} />}
      {run.expectedDurationMs !== null && run.expectedDurationMs >= 1000 && (
        <TimeLeft startedAtMs={Date.parse(run.startedAt)} expectedMs={run.expectedDurationMs} />
      )}
    </div>
  );
}
