import type { Execution, ExecutionTest } from "@gantry/contract/executions/schemas.ts";
import type { TestAttempt } from "@gantry/contract/results/schemas.ts";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense, lazy, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { cn } from "../../ui/cn.ts";
import { Duration } from "../../ui/text/Duration.tsx";
import { HistoryStrip } from "../../ui/figures/HistoryStrip.tsx";
import { TestStatusBadge, TestStatusIcon } from "../../ui/figures/StatusBadge.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { FailureAge } from "../executions/FailureAge.tsx";
import { QuarantineBadge } from "./QuarantineBadge.tsx";
import { loadFindings } from "./load-findings.ts";

const Findings = lazy(async () => ({ default: (await loadFindings()).Findings }));

const TestIssue = lazy(async () => ({ default: (await loadFile(() => import("../issues/TestIssue.tsx"))).TestIssue }));

/** Everything that is known of one test in this run. */
export function TestDetail({ run, test }: { run: Execution; test: ExecutionTest }) {
  const [attempt, setAttempt] = useState<number>();
  const attempts = test.attempts.length > 1 ? test.attempts : [];
  const seen = attempt === undefined ? undefined : attempts[attempt];
  return (
    <article className="grid gap-4 p-4 sm:p-5">
      <Header run={run} test={test} />
      {test.status === "failed" && (
        // As high as the buttons, so that what is below stays in its place.
        <Suspense fallback={<div className="h-7" />}>
          <TestIssue run={run} test={test} />
        </Suspense>
      )}
      {attempts.length > 0 && <Attempts attempts={attempts} chosen={attempt} onChoose={setAttempt} />}
      {isEmpty(seen ?? test) ? (
        <p className="text-sm text-ink-soft">
          {(seen ?? test).status === "failed"
            ? "No message of this failure was found. The terminal may show more."
            : "The report has no more details about this test."}
        </p>
      ) : (
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <Findings key={attempt} run={run} test={test} attempt={seen} />
        </Suspense>
      )}
    </article>
  );
}

function Header({ run, test }: { run: Execution; test: ExecutionTest }) {
  return (
    <header className="grid gap-1.5">
      {test.suite.length > 0 && <p className="text-xs break-words text-ink-soft">{test.suite.map(visibleText).join(" › ")}</p>}
      <h2 className="text-base font-semibold break-words">{visibleText(test.name)}</h2>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-soft">
        <TestStatusBadge status={test.status} />
        {test.flaky && <Badge tone="warn">Flaky: passed on a retry</Badge>}
        <QuarantineBadge test={test} isLong />
        <FailureAge test={test} />
        {test.history.length > 1 && <HistoryStrip outcomes={test.history} length={10} />}
        {test.testId && (
          <Link to="/tests/$id" params={{ id: test.testId }} className="text-accent-text underline underline-offset-2">
            History
          </Link>
        )}
        {hasOutput(run) && (
          <Link
            to="/runs/$id"
            params={{ id: run.id }}
            search={{ tab: "terminal", lines: test.id }}
            className="text-accent-text underline underline-offset-2"
          >
            Show in output
          </Link>
        )}
        <Duration ms={test.durationMs} className="tabular" />
        {test.retries > 0 && (
          <span>
            {test.retries} {test.retries === 1 ? "retry" : "retries"}
          </span>
        )}
        {test.variant && <span>{visibleText(test.variant)}</span>}
        {test.filePath && <Place file={test.filePath} line={test.line} />}
        {test.tags.map((tag) => (
          <Badge key={tag}>{visibleText(tag)}</Badge>
        ))}
      </div>
    </header>
  );
}

function Place({ file, line }: { file: string; line: number | null }) {
  return (
    <span className="inline-flex min-w-0 items-center">
      <code className="break-all">
        {visibleText(file)}
        {line !== null && `:${line}`}
      </code>
      <CopyButton text={line === null ? file : `${file}:${line}`} what="the place" className="-my-1 size-6" />
    </span>
  );
}

function Attempts({
  attempts,
  chosen,
  onChoose,
}: {
  attempts: readonly TestAttempt[];
  chosen: number | undefined;
  onChoose: (attempt: number | undefined) => void;
}) {
  return (
    <div className="flex flex-wrap gap-1.5" role="group" aria-label="Attempts">
      <AttemptButton isChosen={chosen === undefined} onClick={() => onChoose(undefined)}>
        Outcome
      </AttemptButton>
      {attempts.map((each, index) => (
        <AttemptButton key={index} isChosen={chosen === index} onClick={() => onChoose(index)}>
          <TestStatusIcon status={each.status} className="[&_svg]:size-3.5" />
          Attempt {index + 1}
          <Duration ms={each.durationMs} className="tabular text-ink-soft" />
        </AttemptButton>
      ))}
    </div>
  );
}

function AttemptButton({ isChosen, onClick, children }: { isChosen: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className={cn(
        "inline-flex h-7 items-center gap-1.5 rounded-md border px-2 text-xs",
        isChosen ? "border-accent/50 bg-accent-soft" : "border-edge hover:bg-hover",
      )}
    >
      {children}
    </button>
  );
}

/** The output of uploaded runs is in the pipeline. */
const hasOutput = (run: Execution) => run.trigger !== "ingest";

type Details = { [Name in "message" | "trace" | "snippet" | "stdout" | "attachments"]?: ExecutionTest[Name] | undefined };

const isEmpty = ({ message, trace, snippet, stdout, attachments }: Details) =>
  ![message, trace, snippet, stdout].some(Boolean) && !attachments?.length;
