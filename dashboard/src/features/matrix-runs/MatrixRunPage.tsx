import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { ProgressBar } from "../../ui/messages/ProgressBar.tsx";
import { Duration } from "../../ui/text/Duration.tsx";
import { formatCounted } from "../../ui/text/format.ts";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { starterText } from "../executions/names/starter-text.ts";
import { partText } from "../executions/names/axis-labels.ts";
import { StartedTogether } from "../executions/StartedTogether.tsx";
import { useFreshRuns } from "../executions/use-fresh-runs.ts";
import { PageMissing } from "../organizations/PageMissing.tsx";
import { PagePending } from "../../frame/PagePending.tsx";
import { Combinations } from "./Combinations.tsx";
import { MatrixActions } from "./MatrixActions.tsx";
import { MatrixFacts } from "./MatrixFacts.tsx";
import { MatrixLogs } from "./MatrixLogs.tsx";
import { MatrixTests } from "./MatrixTests.tsx";
import { ShardBalance } from "./ShardBalance.tsx";
import { MatrixStatus } from "./MatrixStatus.tsx";
import { QueueReason } from "./QueueReason.tsx";
import { nameOf, numbersOf, wholeOf } from "./name-of.ts";
import { invalidateMatrixRun, matrixRunQuery } from "./queries.ts";
import { ProjectName } from "../projects/ProjectName.tsx";
import { useProjectOf } from "../projects/use-project-of.ts";

const route = getRouteApi("/app/matrix-runs/$id");

export function MatrixRunPage() {
  const { id } = route.useParams();
  const query = useQuery(matrixRunQuery(id));
  useProjectOf(query.data);
  const client = useQueryClient();
  useFreshRuns("matrixRunId", id, () => invalidateMatrixRun(client, id));
  if (query.data) return <LoadedMatrixRun matrixRun={query.data} />;
  if (query.isError)
    return <PageMissing query={query} thing="matrix run" whyGone="Its project was deleted" list={{ name: "runs", to: "/runs" }} />;
  return <PagePending />;
}

/** While all runs wait that have not ended. */
function startText({ combinations, counts }: MatrixRun): string {
  const wasRepeated = combinations.some(({ runs }) => runs > 1);
  return wasRepeated ? `Waiting for ${formatCounted(counts.queued, "run")} to start. ` : "Not started yet. ";
}

function LoadedMatrixRun({ matrixRun }: { matrixRun: MatrixRun }) {
  const [name, numbers] = [nameOf(matrixRun), numbersOf(matrixRun)];
  // A suite with fewer files than shards may be a single one.
  const isOne = matrixRun.combinations.length === 1;
  const [part, heading] = matrixRun.split ? ["shard", "Shard"] : ["combination", "Combination"];
  const { counts, reason, finishedAt } = matrixRun;
  return (
    <StartedTogether
      title={[numbers, name].filter(Boolean).join(" ")}
      status={<MatrixStatus matrixRun={matrixRun} />}
      heading={
        <>
          <ProjectName id={matrixRun.projectId} />
          {numbers && <span className="tabular font-normal text-ink-soft">{numbers} </span>}
          {name}
        </>
      }
      back={{ to: "/runs", name: "Runs" }}
      actions={<MatrixActions matrixRun={matrixRun} />}
      facts={
        <>
          <p className="text-sm" role="status">
            {visibleText(reason)}
          </p>
          <MatrixFacts matrixRun={matrixRun} />
          <StartText matrixRun={matrixRun} />
        </>
      }
    >
      {finishedAt === null && (
        <ProgressBar value={counts.total - counts.queued - counts.running} max={counts.total} label="Runs that have ended" />
      )}
      {counts.running === 0 && counts.queued > 0 && <QueueReason matrixRun={matrixRun} />}
      <MatrixNotices matrixRun={matrixRun} />
      <Card aria-label={`${heading}s`}>
        <CardHeader
          title={isOne ? heading : `${heading}s`}
          description={isOne ? "Its latest run counts." : `The latest run of each ${part} counts.`}
        />
        <Combinations matrixRun={matrixRun} />
      </Card>
      {matrixRun.split && !isOne && <ShardBalance matrixRun={matrixRun} />}
      <MatrixLogs matrixRun={matrixRun} />
      <MatrixTests matrixRun={matrixRun} />
    </StartedTogether>
  );
}

/** By whom and when it was started, how long it took, and links to more runs. */
function StartText({ matrixRun }: { matrixRun: MatrixRun }) {
  const { finishedAt, createdAt, durationMs, inProgressSince } = matrixRun;
  return (
    <p className="text-xs text-ink-soft">
      Started by {starterText(matrixRun.requestedBy)}, <RelativeTime inWords at={createdAt} />.{" "}
      {finishedAt === null && inProgressSince === null ? (
        startText(matrixRun)
      ) : finishedAt !== null && durationMs === null ? (
        "Never started. "
      ) : (
        <>
          {finishedAt === null ? "Running for " : "Took "}
          <Duration className="tabular" ms={durationMs} since={inProgressSince} />.{" "}
        </>
      )}
      <Link to="/runs" search={{ matrix: matrixRun.id }} className="text-accent-text underline underline-offset-2">
        {matrixRun.axes.length > 0 ? "All runs of this matrix" : "All runs of this split suite"}
      </Link>
      {" · "}
      <Link to="/matrix-runs" className="text-accent-text underline underline-offset-2">
        All matrix runs
      </Link>
    </p>
  );
}

function MatrixNotices({ matrixRun }: { matrixRun: MatrixRun }) {
  const { counts } = matrixRun;
  return (
    <>
      {counts.deleted > 0 && (
        <Notice tone="warn">
          {counts.deleted === 1
            ? "A run was deleted. Its result is unknown"
            : `${counts.deleted} runs were deleted. Their results are unknown`}
          , so the {wholeOf(matrixRun)} does not pass.
        </Notice>
      )}
      {matrixRun.split?.notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {matrixRun.combinations.flatMap(({ run, ...part }) =>
        (run?.notes ?? [])
          .filter(({ code }) => code === "FILES_WITHOUT_RESULTS")
          .map(({ message }) => (
            <Notice key={partText(part)} tone="warn">
              <span className="break-words">
                {partText(part)}: {visibleText(message)}
              </span>
            </Notice>
          )),
      )}
    </>
  );
}
