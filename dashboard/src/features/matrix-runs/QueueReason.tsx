import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Notice } from "../../ui/messages/Notice.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { runQuery } from "../executions/queries.ts";
import { queuedText } from "../executions/names/queued-text.ts";

/** Why the first queued run waits: for a page on which none is running. Nothing until this is known. */
export function QueueReason({ matrixRun: { combinations } }: { matrixRun: MatrixRun }) {
  const first = combinations.find(({ run }) => run?.status === "PENDING")?.run;
  return first ? <ReasonOfRun id={first.id} /> : null;
}

function ReasonOfRun({ id }: { id: string }) {
  const run = useQuery(runQuery(id)).data;
  const text = run && queuedText(run);
  if (!run || text === undefined) return null;
  return (
    <Notice tone="idle">
      Run #{run.number} waits. {visibleText(text)}
    </Notice>
  );
}
