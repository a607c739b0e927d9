import type { Analysis } from "@gantry/contract/analysis/schemas.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { isTerminal } from "@gantry/contract/executions/constants.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Lightbulb, RotateCcw, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useMayWrite } from "../auth/queries.ts";
import { differenceLabels } from "../executions/names/difference-labels.ts";
import { executionKeys } from "../executions/queries.ts";
import { CategoryBadge } from "./CategoryBadge.tsx";
import { EvidenceRow, evidenceKey } from "./EvidenceRow.tsx";
import { analysisQuery } from "./queries.ts";
import { formatCount } from "../../ui/text/format.ts";

export function AnalysisTab({ run }: { run: Execution }) {
  const query = useQuery({ ...analysisQuery(run), enabled: isTerminal(run.status) });
  if (run.status === "ANALYZING") return <Making />;
  if (!isTerminal(run.status)) {
    return (
      <EmptyState icon={<Sparkles />} title="If the run fails, the reason appears here">
        When the run has ended, Gantry analyzes its tests and its output.
      </EmptyState>
    );
  }
  if (query.isError) {
    return (
      <ErrorState title="The analysis could not be loaded" onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  if (query.isPending) {
    return (
      <div className="grid max-w-4xl gap-3 p-6">
        <Loading label="Loading the analysis" />
        <Skeleton className="h-28 w-full rounded-xl" />
        <Skeleton className="h-40 w-full rounded-xl" />
      </div>
    );
  }
  const analysis = query.data;
  if (analysis.status === "PENDING") return <Making />;
  if (analysis.status === "READY") return <Findings run={run} analysis={analysis} />;
  return <NoAnalysis run={run} analysis={analysis} />;
}

function Making() {
  return (
    <EmptyState icon={<Sparkles className="animate-pulse" />} title="Looking for the cause">
      The verdict is final. The analysis is still running and will appear here.
    </EmptyState>
  );
}

function NoAnalysis({ run, analysis }: { run: Execution; analysis: Analysis }) {
  if (analysis.status === "DISABLED") {
    return (
      <EmptyState icon={<Sparkles />} title="AI analysis is turned off">
        An admin can turn it on in the organization's settings.
      </EmptyState>
    );
  }
  if (run.status === "ERROR") {
    return (
      <EmptyState icon={<Sparkles />} title="This run ended with an error">
        {run.error && `${visibleText(run.error.message)} `}Only runs that are failed or unstable are analyzed.
      </EmptyState>
    );
  }
  if (analysis.status === "NOT_NEEDED") {
    return (
      <EmptyState icon={<Sparkles />} title="Nothing to explain">
        This run has no failure.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Sparkles />} title="No analysis is available" action={<AnalyzeAgain run={run} />}>
      {analysis.missing?.message ?? "The verdict is final."}
    </EmptyState>
  );
}

function AnalyzeAgain({ run }: { run: Execution }) {
  const mayWrite = useMayWrite();
  const client = useQueryClient();
  const again = useChange({
    call: () => call("POST /api/executions/:id/analyze", { params: { id: run.id } }),
    onSuccess: ({ data }) => {
      client.setQueryData(analysisQuery(run).queryKey, data);
      void client.invalidateQueries({ queryKey: executionKeys.one(run.id) });
    },
    failureText: "Could not repeat the analysis.",
  });
  if (!mayWrite) return null;
  return (
    <Button size="sm" busy={again.isPending} onClick={() => again.mutate()}>
      {!again.isPending && <RotateCcw aria-hidden="true" />}
      Analyze again
    </Button>
  );
}

function Findings({ run, analysis }: { run: Execution; analysis: Analysis }) {
  const { summary, rootCause, evidence, suggestions, missing, failures } = analysis;
  return (
    <div className="grid max-w-4xl gap-4 p-4 sm:p-6">
      {missing && <Notice tone="warn">{missing.message} The built-in rules were used instead.</Notice>}
      {failures === "pending" && analysis.status !== "PENDING" && (
        <Notice tone="idle">This run has many failed tests. Some of them are not listed under Failures yet.</Notice>
      )}
      {failures === "incomplete" && (
        <Notice tone="warn">
          Some failed tests of this run could not be classified and are not listed under Failures. Analyze the run again.
        </Notice>
      )}
      <Card>
        <header className="flex flex-wrap items-center gap-2 border-b border-edge px-4 py-3 sm:px-5">
          <Sparkles className="size-4 text-think" aria-hidden="true" />
          <h2 className="text-base font-semibold">Why it failed</h2>
          <CategoryBadge of={analysis} />
          <span className="flex-1" />
          <AnalyzeAgain run={run} />
        </header>
        <div className="grid gap-3 px-4 py-4 sm:px-5">
          {summary && <p className="text-base font-medium text-pretty">{visibleText(summary)}</p>}
          {rootCause && <p className="text-sm text-pretty whitespace-pre-wrap text-ink-soft">{visibleText(rootCause)}</p>}
          <Facts analysis={analysis} />
        </div>
      </Card>
      {evidence.length > 0 && (
        <Card>
          <CardHeader title="Evidence" />
          <ul className="divide-y divide-edge">
            {evidence.map((each) => (
              <EvidenceRow key={evidenceKey(each)} run={run} evidence={each} />
            ))}
          </ul>
        </Card>
      )}
      {suggestions.length > 0 && (
        <Card>
          <CardHeader title="What to try" />
          <ul className="grid gap-2 px-4 py-3.5 text-sm sm:px-5">
            {suggestions.map((suggestion) => (
              <li key={suggestion} className="flex items-start gap-2.5">
                <Lightbulb className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
                <span className="min-w-0 break-words">{visibleText(suggestion)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {analysis.sinceLastPass && <SinceLastPass since={analysis.sinceLastPass} />}
    </div>
  );
}

function Facts({ analysis }: { analysis: Analysis }) {
  const { confidence, model, seenBefore } = analysis;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-xs">
      {confidence !== null && (
        <Fact name="Confidence">
          <meter min={0} max={1} value={confidence} className="mr-1.5 h-2 w-16 align-middle" aria-label="Confidence" />
          <span className="tabular">{Math.round(confidence * 100)} %</span>
        </Fact>
      )}
      {model && <Fact name="By">{model === "builtin-rules" ? "the built-in rules" : visibleText(model)}</Fact>}
      {seenBefore && (
        <Fact name="Seen">
          {seenBefore.executions === 1 ? (
            "for the first time"
          ) : (
            <>
              in{" "}
              <Link to="/failures" search={{ failure: seenBefore.fingerprint }} className="text-accent-text underline underline-offset-2">
                {formatCount(seenBefore.executions)} runs
              </Link>
              , first <RelativeTime at={seenBefore.firstSeenAt} />
            </>
          )}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="inline-flex items-center gap-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const changeLabels: ReadonlyMap<string, string> = new Map(Object.entries(differenceLabels));

const shortened = ({ what }: { what: string }, value: string) => (what === "commit" ? value.slice(0, 7) : value);

function SinceLastPass({ since }: { since: NonNullable<Analysis["sinceLastPass"]> }) {
  return (
    <Card>
      <CardHeader
        title="Since it last passed"
        description={
          <>
            Compared with{" "}
            <Link to="/runs/$id" params={{ id: since.taskId }} className="text-accent-text underline underline-offset-2">
              {since.number ? `run #${since.number}` : "the run"}, <RelativeTime inWords at={since.finishedAt} />
            </Link>
            .
          </>
        }
      />
      {since.changes.length === 0 ? (
        <p className="px-4 py-3 text-sm text-ink-soft sm:px-5">
          Same image, command and commit: check the services that the suite depends on, or timing issues.
        </p>
      ) : (
        <dl className="divide-y divide-edge text-sm">
          {since.changes.map((change) => (
            <div key={change.what} className="grid gap-x-4 gap-y-0.5 px-4 py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:px-5">
              <dt className="text-ink-soft">{changeLabels.get(change.what) ?? change.what}</dt>
              <dd className="font-mono text-xs break-all">
                <del className="text-bad no-underline">{visibleText(shortened(change, change.before)) || "–"}</del>
                {" → "}
                <ins className="text-ok no-underline">{visibleText(shortened(change, change.after)) || "–"}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
