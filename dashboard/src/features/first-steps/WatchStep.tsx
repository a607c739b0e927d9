import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { Link } from "@tanstack/react-router";
import { ArrowRight, Check } from "lucide-react";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { cn } from "../../ui/cn.ts";
import { Duration } from "../../ui/text/Duration.tsx";
import { StatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { TestsBar } from "../../ui/figures/TestsBar.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { parseLine } from "../logs/ansi/ansi.ts";
import { Spans } from "../logs/ansi/Spans.tsx";
import { runLogOf } from "../logs/lines/run-log.ts";

/** Live view of the first run: its stages, the end of its output, its verdict. */
export function WatchStep({ run }: { run: Execution }) {
  const isOver = hasVerdict(run);
  return (
    <Card className="max-w-2xl overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <span role="status">
          <StatusBadge status={run.status} verdict={run.verdict} error={run.error} className="h-6 px-2 text-xs" />
        </span>
        {run.tests && <TestsBar counts={run.tests} />}
        <Duration ms={run.durationMs} since={isOver ? null : run.startedAt} className="tabular text-xs text-ink-soft" />
        <span className="flex-1" />
        <Button size="sm" tone={isOver ? "primary" : "plain"} asChild>
          <Link to="/runs/$id" params={{ id: run.id }} {...(isOver && run.tests ? { search: { tab: "tests" as const } } : {})}>
            {isOver && run.tests ? "See the tests and the report" : "Open the run"}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </div>
      <Stages run={run} />
      {run.error && <p className="border-t border-edge px-4 py-2 text-sm text-fault">{visibleText(run.error.message)}</p>}
      <LastLines id={run.id} isOver={isOver} />
    </Card>
  );
}

const stages = ["Pending", "Running", "Analyzing", "Verdict"] as const;

/** Which stages are over, and whether another one is in progress. A run that breaks off has no verdict, and may not even have started. */
function stageOf({ status, startedAt }: Execution): { over: number; isOn: boolean } {
  switch (status) {
    case "PENDING":
      return { over: 0, isOn: true };
    case "RUNNING":
      return { over: 1, isOn: true };
    case "ANALYZING":
      return { over: 2, isOn: true };
    case "ERROR":
      return { over: startedAt === null ? 1 : 2, isOn: false };
    default:
      return { over: stages.length, isOn: false };
  }
}

function Stages({ run }: { run: Execution }) {
  const { over, isOn } = stageOf(run);
  const at = isOn ? over : undefined;
  return (
    <ol aria-label="Stages" className="flex flex-wrap gap-x-5 gap-y-1 border-t border-edge px-4 py-2 text-xs">
      {stages.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === at ? "step" : undefined}
          className={cn(
            "inline-flex items-center gap-1.5",
            index < over ? "text-ok" : index === at ? "font-medium text-ink" : "text-ink-soft",
          )}
        >
          {index < over ? (
            <Check className="size-3.5" aria-label="Done:" />
          ) : (
            <span
              aria-hidden="true"
              className={cn("size-2 rounded-full", index === at ? "animate-pulse bg-accent" : "border border-edge-strong")}
            />
          )}
          {stage}
        </li>
      ))}
    </ol>
  );
}

const shownLines = 9;

function LastLines({ id, isOver }: { id: string; isOver: boolean }) {
  const log = useMemo(() => runLogOf(id), [id]);
  useSyncExternalStore(log.subscribe, log.readStamp);
  useEffect(() => log.start(), [log]);
  useEffect(() => {
    if (isOver && !log.isComplete) void log.fetchMissing();
  }, [isOver, log]);
  const { lines } = log.buffer;
  const from = Math.max(0, lines.length - shownLines);
  return (
    <div className="min-h-28 overflow-hidden border-t border-term-edge bg-term px-4 py-2.5 font-mono text-xs leading-5 text-term-ink">
      {lines.length === 0 && (
        <p className="text-term-soft">{isOver ? "The run wrote no output." : "The output appears here as soon as the run starts."}</p>
      )}
      {lines.slice(from).map((line, index) => (
        <p key={from + index} className={cn("truncate", line.stream === "system" && "text-term-note")}>
          <Spans spans={parseLine(line.raw.slice(0, 500), line.carry)} />
          {"\u00a0"}
        </p>
      ))}
    </div>
  );
}
