import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { Suspense, lazy } from "react";
import { loadFile } from "../../../load-file.ts";

const TimeLeft = lazy(async () => ({ default: (await loadFile(() => import("./TimeLeft.tsx"))).TimeLeft }));
const TestsSoFar = lazy(async () => ({ default: (await loadFile(() => import("./TestsSoFar.tsx"))).TestsSoFar }));

/** The progress of a running run: its tests so far, and the time left. Each only when it is known. */
export function RunProgress({ run }: { run: Execution }) {
  if (hasVerdict(run) || run.startedAt === null) return null;
  return (
    <Suspense>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1.5 empty:hidden">
        {run.status === "RUNNING" && <TestsSoFar id={run.id} />}
        {run.expectedDurationMs !== null && run.expectedDurationMs >= 1000 && (
          <TimeLeft startedAtMs={Date.parse(run.startedAt)} expectedMs={run.expectedDurationMs} />
        )}
      </div>
    </Suspense>
  );
}
