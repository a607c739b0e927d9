import type { Execution, ExecutionTest } from "@gantry/contract/executions/schemas.ts";
import type { Attachment, TestAttempt } from "@gantry/contract/results/schemas.ts";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { type ReactNode, Suspense, lazy, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { cn } from "../../ui/cn.ts";
import { Duration } from "../../ui/text/Duration.tsx";
import { HistoryStrip } from "../../ui/figures/HistoryStrip.tsx";
import { TestStatusBadge, TestStatusIcon } from "../../ui/figures/StatusBadge.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { AnsiText } from "../logs/AnsiText.tsx";
import { plainText } from "../logs/plain-text.ts";
import { FailureAge } from "./FailureAge.tsx";

const Attachments = lazy(async () => ({ default: (await loadFile(() => import("../reports/Attachments.tsx"))).Attachments }));

const TestIssue = lazy(async () => ({ default: (await loadFile(() => import("../issues/TestIssue.tsx"))).TestIssue }));

const TracePanel = lazy(async () => ({ default: (await loadFile(() => import("../reports/TracePanel.tsx"))).TracePanel }));

/** Everything that is known of one test in this run. */
export function TestDetail({ run, test }: { run: Execution; test: ExecutionTest }) {
  const [attempt, setAttempt] = useState<number>();
  const attempts = test.attempts.length > 1 ? test.attempts : [];
  const seen = attempt === undefined ? undefined : attempts[attempt];
  return (
    <article className="grid gap-4 p-4 sm:p-5">
      <Header test={test} />
      {test.status === "failed" && (
        // As high as the buttons, so that what is below stays in its place.
        <Suspense fallback={<div className="h-7" />}>
          <TestIssue run={run} test={test} />
        </Suspense>
      )}
      {attempts.length > 0 && <Attempts attempts={attempts} chosen={attempt} onChoose={setAttempt} />}
      {seen ? (
        <Findings
          key={attempt}
          run={run}
          message={seen.message ?? null}
          trace={seen.trace ?? null}
          snippet={null}
          stdout={null}
          attachments={seen.attachments ?? []}
          status={seen.status}
        />
      ) : (
        <Findings run={run} {...test} />
      )}
    </article>
  );
}

function Header({ test }: { test: ExecutionTest }) {
  return (
    <header className="grid gap-1.5">
      {test.suite.length > 0 && <p className="text-xs break-words text-ink-soft">{test.suite.map(visibleText).join(" › ")}</p>}
      <h2 className="text-base font-semibold break-words">{visibleText(test.name)}</h2>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-soft">
        <TestStatusBadge status={test.status} />
        {test.flaky && <Badge tone="warn">Flaky: passed on a retry</Badge>}
        {test.quarantined && <Badge tone="think">Quarantined: does not fail the gate</Badge>}
        <FailureAge test={test} />
        {test.history.length > 1 && <HistoryStrip outcomes={test.history} length={10} />}
        {test.testId && (
          <Link to="/tests/$id" params={{ id: test.testId }} className="text-accent-text underline underline-offset-2">
            History
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

interface FindingsProps {
  run: Execution;
  status: ExecutionTest["status"];
  message: string | null;
  trace: string | null;
  snippet: string | null;
  stdout: string | null;
  attachments: readonly Attachment[];
}

function Findings({ run, status, message, trace, snippet, stdout, attachments }: FindingsProps) {
  const recorded = attachments.find(isTrace);
  const isEmpty = !message && !trace && !snippet && !stdout && attachments.length === 0;
  if (isEmpty)
    return (
      <p className="text-sm text-ink-soft">
        {status === "failed"
          ? "The report only says that the test failed. The terminal may show more."
          : "The report has no more details about this test."}
      </p>
    );
  return (
    <>
      {message && (
        <Part title="Error" copy={plainText(message)}>
          <AnsiText text={message} label="Error" className="max-h-96" />
        </Part>
      )}
      {snippet && (
        <Part title="Code">
          <AnsiText text={snippet} label="Code around the failure" className="break-normal whitespace-pre" />
        </Part>
      )}
      {trace && (
        <Folded title="Stack trace" open={status === "failed" || !message}>
          <AnsiText text={trace} label="Stack trace" className="max-h-[32rem]" />
        </Folded>
      )}
      {recorded && (
        <Folded title="Trace" open={status === "failed"}>
          <Suspense>
            <TracePanel run={run} trace={recorded} isFailed={status === "failed"} />
          </Suspense>
        </Folded>
      )}
      <Suspense>{attachments.length > 0 && <Attachments run={run} attachments={attachments} />}</Suspense>
      {stdout && (
        <Folded title="Output">
          <AnsiText text={stdout} label="Output of the test" className="max-h-96" />
        </Folded>
      )}
    </>
  );
}

function Part({ title, copy, children }: { title: string; copy?: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <div className="flex items-center justify-between">
        <h3 className="text-xs font-medium text-ink-soft">{title}</h3>
        {copy && <CopyButton text={copy} what={title.toLowerCase()} className="-my-1.5" />}
      </div>
      {children}
    </section>
  );
}

/** Its content is drawn when it is first opened. */
function Folded({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(open);
  return (
    <details open={open} onToggle={() => setWasOpened(true)} className="group/folded grid gap-1.5">
      <summary className="inline-flex list-none items-center gap-1 rounded text-xs font-medium text-ink-soft hover:text-ink">
        <ChevronRight className="size-3.5 transition-transform group-open/folded:rotate-90" aria-hidden="true" />
        {title}
      </summary>
      <div className="mt-1.5">{wasOpened && children}</div>
    </details>
  );
}

/** As Playwright attaches it. */
const isTrace = ({ name, path }: Attachment) => name === "trace" && path.endsWith(".zip");
