import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { PlaywrightTrace, TraceStep } from "@gantry/contract/traces/schemas.ts";
import type { Attachment } from "@gantry/contract/results/schemas.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { CircleX, Download, ExternalLink, Route } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { ApiError, errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/cn.ts";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { formatCount, formatDuration } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { plainText } from "../logs/ansi/plain-text.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { open } from "./open-file.ts";
import { openViewer, viewerLinkQuery } from "./report-link.ts";

const traceQuery = (id: string, path: string) =>
  queryOptions({
    queryKey: ["executions", "trace", id, path],
    queryFn: async ({ signal }) => (await call("GET /api/executions/:id/trace", { params: { id }, query: { path }, signal })).data,
    // A stored trace does not change.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

interface TracePanelProps {
  run: Execution;
  trace: Attachment;
  /** Whether the try failed that this trace is of. */
  isFailed: boolean;
  /** What the page shows above. The source of the failed step is not shown again. */
  shown: string;
}

/** What a Playwright trace says: pictures around the failed step, source, errors of the page, failed requests and all steps. */
export function TracePanel({ run, trace: { path }, isFailed, shown }: TracePanelProps) {
  const trace = useQuery(traceQuery(run.id, path));
  const viewer = useQuery(viewerLinkQuery(run.id, path));
  const canView = typeof viewer.data === "string";
  const download = (
    <Button size="sm" onClick={() => open(run.id, path)}>
      <Download aria-hidden="true" />
      Trace file
    </Button>
  );
  const files = (
    <div className="flex flex-wrap items-center gap-1.5">
      {canView && <OpenViewer id={run.id} path={path} />}
      {download}
    </div>
  );
  if (trace.isError)
    return (
      <div className="grid justify-items-start gap-2 text-sm text-ink-soft">
        <p>{trace.error instanceof ApiError && trace.error.detail ? trace.error.detail : errorText(trace.error)}</p>
        <div className="flex flex-wrap gap-1.5">
          <Button size="sm" onClick={() => void trace.refetch()}>
            Try again
          </Button>
          {canView && <OpenViewer id={run.id} path={path} />}
          {download}
        </div>
      </div>
    );
  if (trace.isPending)
    return (
      <>
        {files}
        <Loading label="Reading the trace" />
        <Skeleton className="h-48 w-full rounded-lg" />
      </>
    );
  const failedStep = isFailed ? trace.data.failedStep : null;
  return (
    <div className="grid gap-4">
      {files}
      {failedStep !== null && <Pictures trace={trace.data} step={trace.data.steps[failedStep]} />}
      {failedStep !== null && trace.data.source && !isShown(trace.data.source, shown) && <Source {...trace.data.source} />}
      {isFailed && failedStep === null && <p className="text-sm text-ink-soft">The trace does not say which step ended the test.</p>}
      <ConsoleErrors trace={trace.data} />
      <FailedRequests trace={trace.data} />
      <Steps trace={trace.data} failedStep={failedStep} />
    </div>
  );
}

/** Playwright shows the failed step first. */
function OpenViewer({ id, path }: { id: string; path: string }) {
  const view = () => openViewer(id, path).catch((error: unknown) => toast.error(`Could not open the trace viewer. ${errorText(error)}`));
  return (
    <Button size="sm" tone="primary" onClick={() => void view()}>
      <Route aria-hidden="true" />
      Open in trace viewer
      <ExternalLink className="opacity-70" aria-hidden="true" />
    </Button>
  );
}

/** Whether a text has the failed line of the source. */
function isShown({ line, firstLine, lines }: NonNullable<PlaywrightTrace["source"]>, text: string): boolean {
  const failed = lines[line - firstLine]?.trim();
  return failed !== undefined && failed !== "" && text.split("\n").some((each) => plainText(each).includes(failed));
}

function Pictures({ trace: { before, after, isSamePicture }, step }: { trace: PlaywrightTrace; step: TraceStep | undefined }) {
  // A picture is taken when the page changes: the last one of the step may be much older than its end.
  const endMs = step && step.durationMs !== null ? step.startMs + step.durationMs : undefined;
  if (!before && !after) return <p className="text-sm text-ink-soft">The trace has no readable pictures of the failed step.</p>;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {before && (
        <Picture
          picture={before}
          caption={isSamePicture ? "Before and after the failed step" : "Before the failed step"}
          momentMs={isSamePicture ? endMs : step?.startMs}
        />
      )}
      {after && <Picture picture={after} caption="After the failed step" momentMs={endMs} />}
      {!after && !isSamePicture && <p className="text-sm text-ink-soft">No picture after the failed step could be read.</p>}
    </div>
  );
}

interface PictureProps {
  picture: NonNullable<PlaywrightTrace["before"]>;
  caption: string;
  /** The moment that the picture shows. */
  momentMs: number | undefined;
}

function Picture({ picture, caption, momentMs = picture.atMs }: PictureProps) {
  const [moment, taken] = [momentMs, picture.atMs].map((ms) => formatDuration(Math.max(0, ms)));
  return (
    <figure className="grid content-start gap-1">
      <img src={picture.image} alt={caption} className="w-full rounded-lg border border-edge bg-sunken object-contain" />
      <figcaption className="text-xs text-ink-soft">
        {caption}, at <span className="tabular">{moment}</span>
        {taken !== moment && (
          <>
            {" "}
            (picture from <span className="tabular">{taken}</span>)
          </>
        )}
      </figcaption>
    </figure>
  );
}

function Source({ file, line, firstLine, lines }: NonNullable<PlaywrightTrace["source"]>) {
  return (
    <Part title={`${visibleText(file)}:${line}`}>
      <pre
        tabIndex={0}
        aria-label="Source of the failed step"
        className="thin-scroll overflow-x-auto rounded-lg border border-term-edge bg-term py-2 text-xs leading-5 text-term-ink"
      >
        {lines.map((text, index) => {
          const isFailed = firstLine + index === line;
          return (
            <span key={index} className={cn("block min-w-max px-3", isFailed && "bg-white/10 font-semibold")}>
              <span aria-hidden="true" className="mr-3 inline-block w-12 text-right text-term-soft select-none">
                {isFailed && "› "}
                {firstLine + index}
              </span>
              {visibleText(text) || " "}
            </span>
          );
        })}
      </pre>
    </Part>
  );
}

function ConsoleErrors({ trace: { consoleErrors, totalConsoleErrors } }: { trace: PlaywrightTrace }) {
  if (totalConsoleErrors === 0) return null;
  return (
    <Part title={`Errors in the browser's console (${formatCount(totalConsoleErrors)})`}>
      <List label="Errors in the browser's console">
        {consoleErrors.map(({ text, isUncaught, url, line, atMs }, index) => (
          <Row key={index} atMs={atMs}>
            <span className="font-mono whitespace-pre-wrap">
              {isUncaught && "Uncaught "}
              {visibleText(text)}
            </span>
            {url && (
              <span className="block text-ink-soft">
                {visibleText(url)}
                {line !== null && `:${line}`}
              </span>
            )}
          </Row>
        ))}
      </List>
      <Left shown={consoleErrors.length} total={totalConsoleErrors} />
    </Part>
  );
}

function FailedRequests({ trace: { failedRequests, totalFailedRequests } }: { trace: PlaywrightTrace }) {
  if (totalFailedRequests === 0) return null;
  return (
    <Part title={`Failed requests (${formatCount(totalFailedRequests)})`}>
      <List label="Failed requests">
        {failedRequests.map(({ method, url, status, failure, atMs }, index) => (
          <Row key={index} atMs={atMs}>
            <b className="font-semibold text-bad">{status ?? "No response"}</b>{" "}
            <span className="font-mono">
              {visibleText(method)} {visibleText(url)}
            </span>
            {failure && <span className="block text-ink-soft">{visibleText(failure)}</span>}
          </Row>
        ))}
      </List>
      <Left shown={failedRequests.length} total={totalFailedRequests} />
    </Part>
  );
}

function Steps({ trace: { steps, totalSteps }, failedStep }: { trace: PlaywrightTrace; failedStep: number | null }) {
  const failed = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLOListElement>(null);
  // Only inside the list: the page stays where the reader is.
  useEffect(() => {
    if (failed.current && list.current) list.current.scrollTop = failed.current.offsetTop - list.current.clientHeight / 2;
  }, []);
  return (
    <Part title={`Steps (${formatCount(totalSteps)})`}>
      <ol
        ref={list}
        tabIndex={0}
        aria-label="Steps of the test"
        className="thin-scroll relative max-h-80 divide-y divide-edge overflow-y-auto rounded-lg border border-edge text-xs"
      >
        {steps.map((step, index) => (
          <li
            key={index}
            ref={index === failedStep ? failed : undefined}
            aria-current={index === failedStep ? "step" : undefined}
            className={cn("flex items-start gap-2 px-3 py-1.5", index === failedStep && "bg-bad-soft")}
          >
            <Step step={step} isFailed={index === failedStep} />
          </li>
        ))}
      </ol>
      <Left shown={steps.length} total={totalSteps} />
    </Part>
  );
}

function Step({ step, isFailed }: { step: TraceStep; isFailed: boolean }) {
  return (
    <>
      <div className="min-w-0 flex-1" style={{ paddingLeft: `${Math.min(step.depth, 6) * 0.75}rem` }}>
        <span className="break-words">
          {step.error !== null && <CircleX role="img" aria-label="Failed" className="mr-1 inline size-3.5 text-bad" />}
          <span className={cn(isFailed && "font-semibold")}>{visibleText(step.title)}</span>
          {step.detail && <code className="ml-1.5 break-all text-ink-soft">{visibleText(step.detail)}</code>}
        </span>
        {isFailed && step.error && <span className="block break-words text-bad">{visibleText(firstLine(step.error))}</span>}
      </div>
      {step.file && step.line !== null && (
        <code className="hidden shrink-0 text-ink-soft sm:inline">
          {visibleText(step.file.split(/[/\\]/).at(-1) ?? "")}:{step.line}
        </code>
      )}
      <span className="tabular w-20 shrink-0 text-right text-ink-soft">
        {step.durationMs === null ? "did not end" : formatDuration(step.durationMs)}
      </span>
    </>
  );
}

const firstLine = (text: string) => text.split("\n", 1).map(plainText).join("");

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h4 className="text-xs font-medium break-all text-ink-soft">{title}</h4>
      {children}
    </section>
  );
}

function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      tabIndex={0}
      aria-label={label}
      className="thin-scroll max-h-56 divide-y divide-edge overflow-y-auto rounded-lg border border-edge text-xs"
    >
      {children}
    </ul>
  );
}

function Row({ atMs, children }: { atMs: number; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 px-3 py-1.5">
      <div className="min-w-0 flex-1 break-all">{children}</div>
      <span className="tabular shrink-0 text-ink-soft">{formatDuration(Math.max(0, atMs))}</span>
    </li>
  );
}

function Left({ shown, total }: { shown: number; total: number }) {
  if (shown >= total) return null;
  return (
    <p className="text-xs text-ink-soft">
      {formatCount(shown)} of {formatCount(total)} are shown. The trace file has all of them.
    </p>
  );
}
