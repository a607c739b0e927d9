import type { SharedRun } from "@gantry/contract/run-links/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { errorText } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Mark } from "../../ui/figures/Mark.tsx";
import { RunStatusIcon, StatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { ThemeToggle } from "../../ui/ThemeToggle.tsx";
import { Duration } from "../../ui/text/Duration.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { formatDay } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { CategoryBadge } from "../analysis/CategoryBadge.tsx";
import { verdictSentence } from "../overview/verdict.ts";
import { isGone, sharedRunQuery } from "./queries.ts";
import { SharedLog } from "./SharedLog.tsx";
import { SharedTests } from "./SharedTests.tsx";

const route = getRouteApi("/shared/$token");

/** A run as anyone sees it who has its public link. */
export function SharedRunPage() {
  const { token } = route.useParams();
  const run = useQuery(sharedRunQuery(token));
  // When a link expires while its page is open, the run is no longer shown.
  if (run.isError && (isGone(run.error) || !run.data)) return <Failure error={run.error} onRetry={() => void run.refetch()} />;
  if (!run.data) {
    return (
      <Frame title="Shared run">
        <Loading label="Loading the run" />
        <Skeleton className="h-24 w-full rounded-xl" />
        <Skeleton className="h-64 w-full rounded-xl" />
      </Frame>
    );
  }
  return <LoadedRun token={token} run={run.data} />;
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return isGone(error) ? (
    <Frame title="Link not found">
      <ErrorState level={1} title="This link does not work">
        It may have expired, or the person who shared it has revoked it. Ask them for a new link.
      </ErrorState>
    </Frame>
  ) : (
    <Frame title="Shared run">
      <ErrorState level={1} title="The run could not be loaded" onRetry={onRetry}>
        {errorText(error)}
      </ErrorState>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} · Gantry`}</title>
      <header className="flex items-center justify-between border-b border-edge px-4 py-3 sm:px-6">
        <span className="flex items-center gap-2">
          <Mark className="size-6 text-accent-text" />
          <span className="font-semibold tracking-tight">Gantry</span>
          <Badge tone="idle">Shared run</Badge>
        </span>
        <ThemeToggle />
      </header>
      <main className="mx-auto grid w-full max-w-4xl flex-1 content-start gap-4 px-4 py-5 sm:px-6">{children}</main>
    </div>
  );
}

function LoadedRun({ token, run }: { token: string; run: SharedRun }) {
  return (
    <Frame title={`${visibleText(run.projectName)} #${run.number}`}>
      <Summary token={token} run={run} />
      {run.isPassInDoubt && (
        <Notice tone="warn">The run passed, but its output has what looks like a failure. Ask the person who shared it.</Notice>
      )}
      {run.cause && (
        <Card aria-label="Why it failed">
          <CardHeader title="Why it failed" actions={<CategoryBadge of={run.cause} />} />
          <p className="px-4 py-3.5 text-sm break-words sm:px-5">{visibleText(run.cause.summary)}</p>
        </Card>
      )}
      {run.resultsRemovedAt && (
        <Notice tone="idle">The tests of this run were removed on {formatDay(run.resultsRemovedAt)} by retention.</Notice>
      )}
      {run.tests !== null && run.tests.total > 0 && !run.resultsRemovedAt && <SharedTests token={token} counts={run.tests} />}
      {run.includesLog && <SharedLog token={token} hasEnded={hasVerdict(run)} />}
      <p className="text-xs text-ink-soft">
        A read-only link to one run. It ends <RelativeTime inWords at={run.expiresAt} />.
      </p>
    </Frame>
  );
}

function Summary({ token, run }: { token: string; run: SharedRun }) {
  const client = useQueryClient();
  const hasEnded = hasVerdict(run);
  return (
    <section aria-label="Result" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StatusBadge status={run.status} verdict={run.verdict} error={run.error} className="h-6 px-2 text-xs [&_svg]:size-3.5" />
        <h1 className="min-w-0 flex-1 text-lg font-semibold break-words">
          {visibleText(run.projectName)} <span className="tabular font-normal text-ink-soft">#{run.number}</span>
        </h1>
        {!hasEnded && (
          <Button size="sm" onClick={() => void client.invalidateQueries({ queryKey: sharedRunQuery(token).queryKey })}>
            <RotateCw aria-hidden="true" />
            Refresh
          </Button>
        )}
      </div>
      {hasEnded && (
        <div className="flex items-start gap-2.5">
          <RunStatusIcon run={run} className="mt-0.5 [&_svg]:size-5" />
          <div className="grid gap-0.5">
            <h2 className="text-base font-semibold text-pretty">{verdictSentence(run)}</h2>
            {run.error && <code className="text-xs text-ink-soft">{visibleText(run.error.code)}</code>}
          </div>
        </div>
      )}
      <dl className="flex flex-wrap gap-x-5 gap-y-1.5 text-xs">
        {run.branch && <Fact name="Branch">{visibleText(run.branch)}</Fact>}
        {run.commitSha && (
          <Fact name="Commit">
            <code>{visibleText(run.commitSha.slice(0, 12))}</code>
          </Fact>
        )}
        <Fact name="Duration">
          <Duration className="tabular" ms={run.durationMs} since={run.finishedAt ? null : run.startedAt} />
        </Fact>
        <Fact name={run.finishedAt ? "Ended" : "Created"}>
          <RelativeTime at={run.finishedAt ?? run.createdAt} />
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="inline-flex min-w-0 items-center gap-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-all">{children}</dd>
    </div>
  );
}
