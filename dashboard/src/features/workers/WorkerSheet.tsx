import type { WorkerDetail, WorkerRun } from "@gantry/contract/workers/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { errorText } from "../../api/api-error.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { StatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { Sheet } from "../../ui/overlays/Sheet.tsx";
import { formatCounted, formatDuration } from "../../ui/text/format.ts";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { describeMachine, stateOf } from "./describe-worker.ts";
import { workerQuery } from "./queries.ts";

export function WorkerSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const worker = useQuery(workerQuery(id));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={worker.data?.name ?? "Worker"}>
      {worker.isPending ? (
        <div className="grid gap-3 p-5">
          <Loading label="Loading the worker" />
          <Skeleton className="w-2/3" />
          <Skeleton className="h-40 w-full" />
        </div>
      ) : worker.isError ? (
        <ErrorState title="The worker could not be loaded" onRetry={() => void worker.refetch()}>
          {errorText(worker.error)}
        </ErrorState>
      ) : (
        <Details worker={worker.data} />
      )}
    </Sheet>
  );
}

function Details({ worker }: { worker: WorkerDetail }) {
  const { tone, label } = stateOf(worker);
  return (
    <div className="grid gap-5 p-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm [&_dt]:text-ink-soft">
        <dt>State</dt>
        <dd>
          <Badge tone={tone}>{label}</Badge>
        </dd>
        <dt>Machine</dt>
        <dd>{describeMachine(worker)}</dd>
        <dt>Slots</dt>
        <dd>{worker.slots === null ? "Unknown" : `${worker.running} of ${worker.slots} used`}</dd>
        <dt>Labels</dt>
        <dd className="flex flex-wrap gap-1">
          {worker.labels.length === 0 ? "None" : worker.labels.map((each) => <Badge key={each}>{each}</Badge>)}
        </dd>
        <dt>Token</dt>
        <dd>{worker.tokenName ?? "Revoked: this worker can no longer connect."}</dd>
        <dt>Last seen</dt>
        <dd>
          <RelativeTime at={worker.lastSeenAt} />
        </dd>
        <dt>First seen</dt>
        <dd>
          <RelativeTime at={worker.firstSeenAt} />
        </dd>
        <dt>Last 24 hours</dt>
        <dd>{formatCounted(worker.runsLastDay, "run")}</dd>
      </dl>
      <section>
        <h3 className="mb-2 text-sm font-semibold">Newest runs</h3>
        {worker.runs.length === 0 ? (
          <p className="text-sm text-ink-soft">This worker has not taken a run yet.</p>
        ) : (
          <ul className="divide-y divide-edge rounded-lg border border-edge">
            {worker.runs.map((run) => (
              <RunRow key={`${run.taskId}.${run.attempt}`} run={run} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function RunRow({ run }: { run: WorkerRun }) {
  return (
    <li>
      <Link
        to="/runs/$id"
        params={{ id: run.taskId }}
        className="flex items-center gap-3 px-3 py-2 text-sm -outline-offset-2 hover:bg-hover"
      >
        <StatusBadge status={run.status} />
        <span className="min-w-0 flex-1 truncate">
          {run.number !== null && <span className="font-medium">#{run.number} </span>}
          <span className="font-mono text-xs text-ink-soft">{run.image}</span>
          {run.attempt > 1 && <span className="text-xs text-ink-soft"> attempt {run.attempt}</span>}
        </span>
        {run.durationMs !== null && <span className="text-xs text-ink-soft tabular-nums">{formatDuration(run.durationMs)}</span>}
        <RelativeTime at={run.claimedAt} className="text-xs text-ink-soft" />
      </Link>
    </li>
  );
}
