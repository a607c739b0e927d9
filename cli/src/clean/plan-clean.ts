import type { AbandonedReply } from "@gantry/contract/dispatch/schemas.ts";
import { abandonedOf, attemptKey, type Leftover } from "@gantry/worker/engines/docker/leftovers/leftovers.ts";

export interface CleanPlan {
  remove: Leftover[];
  keep: KeptOf[];
}

/** How many of a worker's leftovers are kept, and why. */
export interface KeptOf {
  workerId: string;
  count: number;
  reason: string;
}

export interface WorkerFacts {
  /** Workers that are running on this machine. */
  running: ReadonlySet<string>;
  /** Workers that will not come back, according to the operator. */
  lost: ReadonlySet<string>;
}

/** An idle worker calls the server every 25 seconds. */
const calledWithinMs = 30_000;

/** The leftovers that may be removed: nothing of a leased run, and nothing of a worker that may come back. */
export function planClean(found: readonly Leftover[], reply: AbandonedReply, workers: WorkerFacts): CleanPlan {
  const abandoned = new Set(abandonedOf(found, reply));
  const leased = new Set(reply.leased.map(attemptKey));
  const silentMs = new Map(reply.known.map((worker) => [worker.id, worker.silentMs]));
  const plan: CleanPlan = { remove: [], keep: [] };
  for (const leftover of found) {
    const reason = whyKept(leftover);
    if (reason === undefined) plan.remove.push(leftover);
    else addKept(plan.keep, leftover.workerId, reason);
  }
  return plan;

  function whyKept(leftover: Leftover): string | undefined {
    const { workerId, attempt } = leftover;
    if (workers.running.has(workerId)) return "its worker runs on this machine";
    if (attempt && leased.has(attemptKey(attempt))) return "the run is held by its worker";
    if (abandoned.has(leftover)) return undefined;
    const silent = silentMs.get(workerId);
    if (silent !== undefined && silent < calledWithinMs) return `its worker called the server ${Math.round(silent / 1000)} s ago`;
    if (workers.lost.has(workerId)) return undefined;
    return silent === undefined
      ? "this server does not know its worker: it belongs to another installation, or its data was lost"
      : "its worker may come back: it has been silent for less than 10 minutes, or the run has just ended";
  }
}

function addKept(keep: KeptOf[], workerId: string, reason: string): void {
  const same = keep.find((kept) => kept.workerId === workerId && kept.reason === reason);
  if (same) same.count += 1;
  else keep.push({ workerId, count: 1, reason });
}
