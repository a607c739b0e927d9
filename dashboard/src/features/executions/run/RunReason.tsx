import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict, wasCancelled } from "@gantry/contract/executions/constants.ts";
import { Notice } from "../../../ui/messages/Notice.tsx";
import { PriorityMenu } from "./PriorityMenu.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { formatCount } from "../../../ui/text/format.ts";

/** Why a run waits, is being stopped, or has no verdict. */
export function RunReason({ run }: { run: Execution }) {
  if (run.cancelRequested && !hasVerdict(run)) return <Notice tone="warn">Stopping the run.</Notice>;
  if (run.error) {
    const tone = run.status === "ERROR" ? "fault" : "warn";
    return (
      <Notice tone={tone}>
        <span className="font-medium">{visibleText(run.error.message)}</span>
        {!wasCancelled(run) && <code className="ml-1.5 text-2xs opacity-85">{visibleText(run.error.code)}</code>}
      </Notice>
    );
  }
  if (run.status === "PENDING" && run.queuePosition !== null) {
    return (
      <Notice tone="idle" action={<PriorityMenu run={run} />}>
        {run.retriesDone > 0 && `Waits for retry ${run.retriesDone} of ${run.retries}. `}
        {run.queuePosition === 1
          ? "First in your organization's queue."
          : `Number ${formatCount(run.queuePosition)} in your organization's queue.`}{" "}
        {run.waitReasons.length > 0
          ? run.waitReasons.map(({ message }) => message).join(" ")
          : "It starts when a worker is free and your plan's limit of parallel runs allows it."}
      </Notice>
    );
  }
  return null;
}
