import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { Suspense, lazy } from "react";
import { loadFile } from "../../../load-file.ts";

const TimeLeft = lazy(async () => ({ default: (await loadFile(() => import("./TimeLeft.tsx"))).TimeLeft }));

/** The progress of a running run. Nothing when it is not known how long its suite usually takes. */
export function RunProgress({ run }: { run: Execution }) {
  if (hasVerdict(run) || run.startedAt === null || run.expectedDurationMs === null || run.expectedDurationMs < 1000) return null;
  return (
    <Suspense>
      <TimeLeft startedAtMs={Date.parse(run.startedAt)} expectedMs={run.expectedDurationMs} />
    </Suspense>
  );
}
