import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict, wasCancelled } from "@gantry/contract/executions/constants.ts";
import { Notice } from "../../ui/messages/Notice.tsx";
import { cancelledText } from "../executions/names/cancelled-text.ts";
import { queuedText } from "../executions/names/queued-text.ts";
import { PriorityMenu } from "./PriorityMenu.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";

/** Why a run waits, is being stopped, or has no verdict. */
export function RunReason({ run }: { run: Execution }) {
  if (run.cancelRequested && !hasVerdict(run)) return <Notice tone="warn">Stopping the run.</Notice>;
  if (run.error) {
    const tone = run.status === "ERROR" ? "fault" : "warn";
    return (
      <Notice tone={tone}>
        <span className="font-medium">{wasCancelled(run) ? cancelledText(run) : visibleText(run.error.message)}</span>
        {!wasCancelled(run) && <code className="ml-1.5 text-2xs opacity-85">{visibleText(run.error.code)}</code>}
      </Notice>
    );
  }
  const queued = queuedText(run);
  if (queued !== undefined)
    return (
      <Notice tone="idle" action={<PriorityMenu run={run} />}>
        {run.retriesDone > 0 && `Waits for retry ${run.retriesDone} of ${run.retries}. `}
        {queued}
      </Notice>
    );
  return null;
}
