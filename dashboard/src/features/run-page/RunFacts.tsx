import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { Link } from "@tanstack/react-router";
import { ChevronDown, Pin } from "lucide-react";
import { type ReactNode, Suspense, lazy, useState } from "react";
import { Badge } from "../../ui/figures/Badge.tsx";
import { cn } from "../../ui/cn.ts";
import { Duration } from "../../ui/text/Duration.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { TestsBar } from "../../ui/figures/TestsBar.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { loadFile } from "../../load-file.ts";
import { RunIssues } from "../issues/RunIssues.tsx";
import { axisLabel, axisValue, matrixNameOf } from "../executions/names/axis-labels.ts";
import { environmentLabel } from "../executions/names/environment-label.ts";
import { CommitFacts } from "../executions/facts/CommitFacts.tsx";
import { Fact } from "../executions/facts/Fact.tsx";

const RunDetails = lazy(async () => ({ default: (await loadFile(() => import("./RunDetails.tsx"))).RunDetails }));

/** The line of facts below the title of a run. */
export function RunFacts({ run }: { run: Execution }) {
  const [showsAll, setShowsAll] = useState(false);
  // The facts needed to understand a failure stay on one line; on phones they are in the collapsed part.
  const isWide = useMedia("(min-width: 40rem)");
  return (
    <dl className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-xs">
      <ResultBadges run={run} />
      {hasVerdict(run) && run.verdict !== "PASSED" && <RunIssues executionId={run.id} />}
      <Fact name="Duration">
        <Duration className="tabular" ms={run.durationMs} since={run.finishedAt ? null : run.startedAt} />
      </Fact>
      {(isWide || showsAll) && <MainFacts run={run} />}
      <div>
        <dt className="sr-only">More</dt>
        <dd>
          <button
            type="button"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
            className="inline-flex h-6 items-center gap-0.5 rounded font-medium text-accent-text"
          >
            {showsAll ? "Less" : "Details"}
            <ChevronDown aria-hidden="true" className={cn("size-3.5 transition-transform", showsAll && "rotate-180")} />
          </button>
        </dd>
      </div>
      <Suspense>{showsAll && <RunDetails run={run} />}</Suspense>
    </dl>
  );
}

function ResultBadges({ run }: { run: Execution }) {
  return (
    <>
      {run.tests && (
        <Fact name="Tests" hidden>
          <TestsBar counts={run.tests} />
        </Fact>
      )}
      {run.tests !== null && run.tests.flaky > 0 && (
        <Fact name="Flaky" hidden>
          <Badge tone="warn">{run.tests.flaky} flaky</Badge>
        </Fact>
      )}
      {run.tests !== null && run.tests.quarantined > 0 && (
        <Fact name="Quarantined" hidden>
          <Badge tone="think">{run.tests.quarantined} quarantined</Badge>
        </Fact>
      )}
      {run.pinned && (
        <Fact name="Pinned" hidden>
          <Badge tone="accent">
            <Pin aria-hidden="true" />
            Pinned
          </Badge>
        </Fact>
      )}
    </>
  );
}

function MainFacts({ run }: { run: Execution }) {
  return (
    <>
      {run.ciContext && <CommitFacts ci={run.ciContext} />}
      <Fact name="Environment">{environmentLabel(run.environment)}</Fact>
      {run.flakeCheckId && (
        <PartOf to="/flake-checks/$id" id={run.flakeCheckId}>
          Flake check
        </PartOf>
      )}
      {run.matrixRunId && (
        <PartOf to="/matrix-runs/$id" id={run.matrixRunId}>
          {matrixNameOf(run)}
        </PartOf>
      )}
      {run.combination
        .filter(({ axis }) => axis !== "environment")
        .map((part) => (
          <Fact key={part.axis} name={axisLabel(part.axis)}>
            <span className="break-all">{axisValue(part)}</span>
          </Fact>
        ))}
      {run.groupName && (
        <Fact name="Group">
          <Link to="/runs" search={{ group: run.groupName }} className="text-accent-text underline underline-offset-2">
            {visibleText(run.groupName)}
          </Link>
        </Fact>
      )}
      {run.workerLabels.length > 0 && <Fact name="Worker labels">{<code className="break-all">{run.workerLabels.join(", ")}</code>}</Fact>}
      {run.services.length > 0 && (
        <Fact name="Services">
          {run.services.map(({ name, image }) => (
            <span key={name} className="block break-all">
              {name}: <code>{visibleText(image)}</code>
            </span>
          ))}
        </Fact>
      )}
      {run.priority !== 0 && <Fact name="Priority">{run.priority}</Fact>}
      {run.concurrencyGroup && <Fact name="Concurrency group">{visibleText(run.concurrencyGroup)}</Fact>}
      <Fact name="Created">
        <RelativeTime at={run.createdAt} />
      </Fact>
    </>
  );
}

/** Leads to what the run was started for. */
function PartOf({ to, id, children }: { to: "/flake-checks/$id" | "/matrix-runs/$id"; id: string; children: ReactNode }) {
  return (
    <Fact name="Part of">
      <Link to={to} params={{ id }} className="text-accent-text underline underline-offset-2">
        {children}
      </Link>
    </Fact>
  );
}
