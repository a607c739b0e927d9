import type { Execution, ExecutionTest } from "@gantry/contract/executions/schemas.ts";
import type { Attachment, TestAttempt } from "@gantry/contract/results/schemas.ts";
import { ChevronRight } from "lucide-react";
import { type ReactNode, Suspense, lazy, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { AnsiText } from "../logs/ansi/AnsiText.tsx";
import { plainText } from "../logs/ansi/plain-text.ts";
import { Compared } from "./Compared.tsx";

const Attachments = lazy(async () => ({ default: (await loadFile(() => import("../reports/Attachments.tsx"))).Attachments }));
const TracePanel = lazy(async () => ({ default: (await loadFile(() => import("../reports/TracePanel.tsx"))).TracePanel }));

/** The report has none of these for a single attempt. */
const nothingMore = { snippet: null, stdout: null, compared: null };

interface FindingsProps {
  run: Execution;
  test: ExecutionTest;
  /** If set, only this attempt of the test is shown. */
  attempt: TestAttempt | undefined;
}

/** What the report says about a test, or about one of its attempts: error, code, trace, attachments and output. */
export function Findings({ run, test, attempt }: FindingsProps) {
  const { status, message = null, trace = null } = attempt ?? test;
  const { snippet, stdout, compared } = attempt ? nothingMore : test;
  const groups = attempt ? [{ title: "Attachments", attachments: attempt.attachments ?? [] }] : attachmentsOf(test);
  const given = groups.filter((group) => group.attachments.length > 0);
  const recorded = attempt ? recordedIn(attempt, "Trace") : traceOf(test);
  // The error of many runners has the lines around it, and the trace has the same lines again.
  const showsSnippet = snippet !== null && !(message !== null && hasLineOf(message, snippet));
  return (
    <>
      {compared && <Compared {...compared} />}
      {message && (
        <Part title="Error" copy={plainText(message)}>
          <AnsiText text={message} label="Error" className="max-h-96" />
        </Part>
      )}
      {showsSnippet && (
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
        <Folded title={recorded.title} open={status === "failed"}>
          <Suspense>
            <TracePanel run={run} trace={recorded.trace} isFailed={recorded.isFailed} shown={[message ?? "", snippet ?? ""].join("\n")} />
          </Suspense>
        </Folded>
      )}
      <Suspense>
        {given.map((group) => (
          <Attachments key={group.title} run={run} {...group} />
        ))}
      </Suspense>
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

interface AttachmentGroup {
  title: string;
  attachments: readonly Attachment[];
}

/** By attempt, if there were several; attachments without an attempt come first. */
function attachmentsOf({ attachments, attempts }: ExecutionTest): AttachmentGroup[] {
  const given = attempts.map((attempt) => attempt.attachments ?? []);
  const known = new Set(given.flat().map(({ path }) => path));
  return [
    { title: "Attachments", attachments: attachments.filter(({ path }) => !known.has(path)) },
    ...given.map((each, index) => ({ title: `Attachments of attempt ${index + 1}`, attachments: each })),
  ];
}

interface RecordedTrace {
  title: string;
  trace: Attachment;
  /** Whether its attempt failed. */
  isFailed: boolean;
}

/** The trace of the last failed attempt, which is the one with the error. */
function traceOf(test: ExecutionTest): RecordedTrace | undefined {
  const ofAttempts = test.attempts.flatMap((attempt, index) => recordedIn(attempt, `Trace of attempt ${index + 1}`) ?? []);
  return ofAttempts.findLast(({ isFailed }) => isFailed) ?? ofAttempts.at(-1) ?? recordedIn(test, "Trace");
}

function recordedIn({ status, attachments }: Pick<TestAttempt, "status" | "attachments">, title: string): RecordedTrace | undefined {
  const trace = attachments?.find(isTrace);
  return trace && { title, trace, isFailed: status === "failed" };
}

/** Whether a text contains the marked line of a snippet: `> 12 | await pay()`. */
function hasLineOf(text: string, snippet: string): boolean {
  const marked = plainLines(snippet).find((line) => /^\s*>/.test(line));
  const code = marked?.replace(/^\s*>?\s*\d*\s*\|?/, "").trim();
  return code !== undefined && code !== "" && plainLines(text).some((line) => line.includes(code));
}

const plainLines = (text: string) => text.split("\n").map(plainText);

/** As Playwright attaches it. */
const isTrace = ({ name, path }: Attachment) => name === "trace" && path.endsWith(".zip");
