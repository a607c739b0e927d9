import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { Suspense, lazy } from "react";
import { loadFile } from "../../load-file.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { StatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { Tooltip } from "../../ui/Tooltip.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { RunName } from "../executions/names/RunName.tsx";
import { ProjectName } from "../projects/ProjectName.tsx";
import { RunActions } from "./RunActions.tsx";
import { RunFacts } from "./RunFacts.tsx";

const RunReason = lazy(async () => ({ default: (await loadFile(() => import("./RunReason.tsx"))).RunReason }));
const RunProgress = lazy(async () => ({ default: (await loadFile(() => import("./RunProgress.tsx"))).RunProgress }));

interface RunHeaderProps {
  run: Execution;
  /** Why the run has no verdict; the overview says it itself. */
  showsReason: boolean;
}

export function RunHeader({ run, showsReason }: RunHeaderProps) {
  return (
    <header className="grid grid-cols-1 gap-2.5 px-4 pt-3 pb-3 sm:px-6 sm:pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Tooltip content="All runs">
          <Button tone="quiet" size="sm" asChild className="-ml-1.5 w-7 px-0">
            <Link to="/runs" aria-label="All runs">
              <ArrowLeft aria-hidden="true" />
            </Link>
          </Button>
        </Tooltip>
        <span role="status">
          <StatusBadge status={run.status} verdict={run.verdict} error={run.error} className="h-6 px-2 text-xs [&_svg]:size-3.5" />
        </span>
        <h1 className="order-last flex min-w-0 flex-1 basis-full items-baseline gap-1.5 sm:order-none sm:basis-40">
          <span className="max-w-1/2 shrink-0 truncate text-base empty:hidden">
            <ProjectName id={run.projectId} />
          </span>
          <RunName run={run} className="text-base [&_span]:text-base" />
        </h1>
        <span className="flex-1 sm:hidden" />
        <RunActions key={run.id} run={run} />
      </div>
      <Suspense>{mayHaveReason(run) && (showsReason || run.status !== "ERROR") && <RunReason run={run} />}</Suspense>
      {run.notes.map(({ code, message }) => (
        <Notice key={code} tone="warn">
          {visibleText(message)}
        </Notice>
      ))}
      <Suspense>{!hasVerdict(run) && run.startedAt !== null && <RunProgress run={{ ...run, startedAt: run.startedAt }} />}</Suspense>
      <RunFacts run={run} />
    </header>
  );
}

const mayHaveReason = (run: Execution) => run.error !== null || run.cancelRequested || run.status === "PENDING";
