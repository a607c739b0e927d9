import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { getRouteApi, useLocation } from "@tanstack/react-router";
import { Suspense, lazy, useCallback, useRef, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Loading } from "../../ui/messages/Skeleton.tsx";
import { everyRun } from "../run-output/logs-search.ts";

const LogsOfRuns = lazy(async () => ({ default: (await loadFile(() => import("../run-output/terminals.ts"))).LogsOfRuns }));

const route = getRouteApi("/app/matrix-runs/$id");

/** The output of all runs. Its file and the output are loaded when somebody asks for them, also by a link. */
export function MatrixLogs({ matrixRun }: { matrixRun: MatrixRun }) {
  const { log } = route.useSearch();
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = route.useNavigate();
  const go = useCallback(
    (next: string | undefined, lines = "") =>
      void navigate({
        search: next === undefined ? {} : { log: next },
        hash: lines,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      }),
    [navigate],
  );
  const isOpen = log !== undefined;
  const card = useRef<HTMLDivElement>(null);
  const [isLinked, setIsLinked] = useState(isOpen);
  // A link to the output leads to it: once, when it has its height.
  const onShown = useCallback(() => {
    if (isLinked) card.current?.scrollIntoView({ block: "start" });
    setIsLinked(false);
  }, [isLinked]);
  const noun = matrixRun.split ? "shards" : "runs";
  return (
    <div ref={card} className="scroll-mt-4">
      <Card aria-label="Logs" className="overflow-hidden">
        <CardHeader
          title="Logs"
          description={
            matrixRun.combinations.length === 1
              ? "The console output of its run."
              : `The console output of one of the ${noun}, or of all ${noun} one after the other.`
          }
          actions={
            <Button aria-expanded={isOpen} onClick={() => go(isOpen ? undefined : everyRun)}>
              {isOpen ? "Hide the logs" : "Show the logs"}
            </Button>
          }
        />
        {isOpen && (
          <Suspense fallback={<Loading label="Loading the logs" />}>
            <LogsOfRuns matrixRun={matrixRun} chosen={log} hash={hash} onOpen={go} onShown={onShown} />
          </Suspense>
        )}
      </Card>
    </div>
  );
}
