import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { Suspense, lazy, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Loading } from "../../ui/messages/Skeleton.tsx";

const LogsOfRuns = lazy(async () => ({ default: (await loadFile(() => import("../executions/run/terminals.ts"))).LogsOfRuns }));

/** The output of all runs. Its file and the output are loaded when somebody asks for them. */
export function MatrixLogs({ matrixRun }: { matrixRun: MatrixRun }) {
  const [isOpen, setIsOpen] = useState(false);
  const noun = matrixRun.split ? "shards" : "runs";
  return (
    <Card aria-label="Logs" className="overflow-hidden">
      <CardHeader
        title="Logs"
        description={`The console output of one of the ${noun}, or of all ${noun} one after the other.`}
        actions={
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? "Hide the logs" : "Show the logs"}
          </Button>
        }
      />
      {isOpen && (
        <Suspense fallback={<Loading label="Loading the logs" />}>
          <LogsOfRuns matrixRun={matrixRun} />
        </Suspense>
      )}
    </Card>
  );
}
