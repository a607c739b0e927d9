import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { Link } from "@tanstack/react-router";
import { Notice } from "../../ui/messages/Notice.tsx";
import { styleOfRun } from "../../ui/figures/StatusBadge.tsx";

/** For a reader who watched the run's output to its end. */
export function RunEnded({ run }: { run: Execution }) {
  return (
    <div className="px-4 py-2 sm:px-6">
      <Notice
        tone={run.verdict === "PASSED" ? "ok" : run.verdict === "FAILED" ? "bad" : "warn"}
        action={
          <Link
            to="/runs/$id"
            params={{ id: run.id }}
            search={{ tab: "overview" }}
            className="shrink-0 font-medium underline underline-offset-2"
          >
            Open the overview
          </Link>
        }
      >
        The run has ended: {styleOfRun({ status: run.verdict ?? run.status, error: run.error }).label.toLowerCase()}.
      </Notice>
    </div>
  );
}
