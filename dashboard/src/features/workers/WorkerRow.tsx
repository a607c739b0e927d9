import type { OwnWorker } from "@gantry/contract/workers/schemas.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { cn } from "../../ui/cn.ts";
import { describeMachine, stateOf } from "./describe-worker.ts";
import { WorkerMenu } from "./WorkerMenu.tsx";
import { formatCounted } from "../../ui/text/format.ts";

/** A worker in the list: its state, machine, labels and load. */
export function WorkerRow({ worker, onOpen }: { worker: OwnWorker; onOpen: () => void }) {
  const { tone, label } = stateOf(worker);
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 hover:bg-hover sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <button type="button" onClick={onOpen} className="min-w-0 truncate rounded font-medium after:absolute after:inset-0">
            {worker.name}
          </button>
          <Badge tone={tone}>{label}</Badge>
          {worker.labels.map((each) => (
            <Badge key={each}>{each}</Badge>
          ))}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
          <span>{describeMachine(worker)}</span>
          {worker.slots !== null && <span className="sm:hidden">{usedSlots(worker.running, worker.slots)}</span>}
          {!worker.connected && (
            <span>
              seen <RelativeTime at={worker.lastSeenAt} />
            </span>
          )}
        </p>
      </div>
      {worker.slots !== null && <Load running={worker.running} slots={worker.slots} />}
      <WorkerMenu worker={worker} />
    </li>
  );
}

const usedSlots = (running: number, slots: number): string => `${running} of ${formatCounted(slots, "slot")} used`;

/** How many of a worker's slots are in use. */
function Load({ running, slots }: { running: number; slots: number }) {
  const share = Math.min(1, running / slots);
  return (
    <div className="hidden w-28 shrink-0 sm:block">
      <p className="text-right text-xs text-ink-soft tabular-nums">{usedSlots(running, slots)}</p>
      <div className="mt-1 h-1.5 overflow-hidden rounded-full bg-idle-soft" aria-hidden="true">
        <div className={cn("h-full rounded-full", share === 1 ? "bg-warn" : "bg-busy")} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
