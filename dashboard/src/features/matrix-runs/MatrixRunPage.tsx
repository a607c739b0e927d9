import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { useEffect } from "react";
import { afterBurst } from "../../api/after-burst.ts";
import { onEvent, onReturn } from "../../api/live.ts";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { cn } from "../../ui/cn.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { ProgressBar } from "../../ui/messages/ProgressBar.tsx";
import { Duration } from "../../ui/text/Duration.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { PageMissing } from "../shell/PageMissing.tsx";
import { PagePending } from "../shell/PagePending.tsx";
import { Combinations } from "./Combinations.tsx";
import { MatrixActions } from "./MatrixActions.tsx";
import { MatrixFacts } from "./MatrixFacts.tsx";
import { matrixStatusStyles } from "./matrix-status-style.ts";
import { forgetMatrixRun, matrixRunQuery } from "./queries.ts";

const route = getRouteApi("/app/matrix-runs/$id");

export function MatrixRunPage() {
  const { id } = route.useParams();
  const query = useQuery(matrixRunQuery(id));
  useFreshMatrixRun(id);
  if (query.data) return <LoadedMatrixRun matrixRun={query.data} />;
  if (query.isError)
    return <PageMissing query={query} thing="matrix run" whyGone="Its project was deleted" list={{ name: "runs", to: "/runs" }} />;
  return <PagePending />;
}

/** Asks again when one of its runs has changed. */
function useFreshMatrixRun(id: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = afterBurst(() => void forgetMatrixRun(client, id), { delayMs: 300, quietMs: 1000 });
    const ends = [onEvent("execution-updated", (run) => run.matrixRunId === id && ask()), onReturn(ask)];
    return () => {
      for (const end of ends) end();
    };
  }, [client, id]);
}

const axesOf = ({ axes }: MatrixRun) => `Matrix of ${axes.map(({ name }) => name).join(", ")}`;

/** `#217–#219`, the numbers of the runs that it was started with. */
function numbersOf({ numbers }: MatrixRun): string | undefined {
  if (numbers === null) return undefined;
  return numbers.first === numbers.last ? `#${numbers.first}` : `#${numbers.first}–#${numbers.last}`;
}

function LoadedMatrixRun({ matrixRun }: { matrixRun: MatrixRun }) {
  const numbers = numbersOf(matrixRun);
  const { counts, reason, finishedAt, createdAt } = matrixRun;
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pt-4 pb-8 sm:px-6">
      <title>{`${[numbers, axesOf(matrixRun)].filter(Boolean).join(" ")} · Gantry`}</title>
      <header className="grid grid-cols-1 gap-1.5">
        <BackLink to="/runs">Runs</BackLink>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <MatrixStatus matrixRun={matrixRun} />
            <h1 className="min-w-0 text-xl font-semibold tracking-tight break-words">
              {numbers && <span className="tabular font-normal text-ink-soft">{numbers} </span>}
              {axesOf(matrixRun)}
            </h1>
          </div>
          <MatrixActions matrixRun={matrixRun} />
        </div>
        <p className="text-sm" role="status">
          {reason}
        </p>
        <MatrixFacts matrixRun={matrixRun} />
        <p className="text-xs text-ink-soft">
          Started by {visibleText(matrixRun.requestedBy.name)}, <RelativeTime at={createdAt} />.{" "}
          {finishedAt === null ? "Running for " : "Took "}
          <Duration
            className="tabular"
            ms={finishedAt === null ? null : Date.parse(finishedAt) - Date.parse(createdAt)}
            since={finishedAt === null ? createdAt : null}
          />
          .{" "}
          <Link to="/runs" search={{ matrix: matrixRun.id }} className="text-accent-text underline underline-offset-2">
            All its runs
          </Link>
        </p>
      </header>
      {finishedAt === null && (
        <ProgressBar value={counts.total - counts.queued - counts.running} max={counts.total} label="Runs that have ended" />
      )}
      {counts.removed > 0 && (
        <Notice tone="warn">
          {counts.removed === 1 ? "A run was removed" : `${counts.removed} runs were removed`}. Nobody can see any more whether{" "}
          {counts.removed === 1 ? "it" : "they"} passed, so the matrix run does not count as passed.
        </Notice>
      )}
      <Card aria-label="Combinations">
        <CardHeader title="Combinations" description="The latest run of each combination counts." />
        <Combinations matrixRun={matrixRun} />
      </Card>
    </div>
  );
}

function MatrixStatus({ matrixRun }: { matrixRun: MatrixRun }) {
  const { label, tone, icon: Icon, turns } = matrixStatusStyles[matrixRun.status];
  return (
    <Badge tone={tone} className="h-6 px-2 text-xs [&_svg]:size-3.5">
      <Icon className={cn(turns && "animate-spin [animation-duration:1.6s]")} aria-hidden="true" />
      {label}
    </Badge>
  );
}
