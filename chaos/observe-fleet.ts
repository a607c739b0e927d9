import { setTimeout as sleep } from "node:timers/promises";
import type { Person } from "../e2e/stack.ts";
import { openDatabase } from "../server/src/platform/db/database.ts";
import { hasSuiteStarted } from "../worker/src/engines/kubernetes/pod/pod-state.ts";
import type { TestCluster } from "../worker/src/engines/testing/kubernetes.ts";
import type { FleetHistory, History } from "./history.ts";

const everyMs = 500;

/** Records how many runs of each tenant wait and are in progress, all of one moment. @returns a function that stops it */
export function sampleRuns(databaseUrl: string, people: ReadonlyMap<string, Person>, { samples }: FleetHistory): () => Promise<void> {
  const db = openDatabase(databaseUrl, { poolSize: 1, statementTimeoutMs: 30_000, onError: () => {} });
  const stop = new AbortController();
  const count = () =>
    db.asSystem((tx) =>
      tx
        .selectFrom("organizations as o")
        .select("o.id")
        .select((row) => [
          row
            .selectFrom("run_queue as q")
            .select((queued) => queued.fn.countAll<number>().as("waiting"))
            .whereRef("q.org_id", "=", "o.id")
            .as("waiting"),
          row
            .selectFrom("run_leases as l")
            .select((leased) => leased.fn.countAll<number>().as("leased"))
            .whereRef("l.org_id", "=", "o.id")
            .as("leased"),
        ])
        .execute(),
    );
  const sampling = (async () => {
    for (; !stop.signal.aborted; await sleep(everyMs)) {
      const counts = new Map((await count()).map((row) => [row.id, row]));
      const at = Date.now();
      for (const [tenant, { organizationId }] of people) {
        const { waiting, leased } = counts.get(organizationId) ?? {};
        samples.push({ at, tenant, waiting: Number(waiting ?? 0), inProgress: Number(leased ?? 0) });
      }
    }
  })();
  return async () => {
    stop.abort();
    await sampling;
    await db.close();
  };
}

/** Records each pod whose suite has started, once. @returns a function that stops it */
export function observePods({ core, namespace }: TestCluster, containers: History["containers"]): () => void {
  const seen = new Set<string>();
  const stop = new AbortController();
  void (async () => {
    for (; !stop.signal.aborted; await sleep(everyMs)) {
      const pods = await core.listNamespacedPod({ namespace, labelSelector: "gantry.role=run" }).catch(() => undefined);
      for (const pod of pods?.items ?? []) {
        const { uid = "", labels = {} } = pod.metadata ?? {};
        if (seen.has(uid) || !hasSuiteStarted(pod)) continue;
        seen.add(uid);
        containers.push({
          taskId: labels["gantry.task"] ?? "",
          attempt: Number(labels["gantry.attempt"]),
          action: "start",
          at: Date.now(),
        });
      }
    }
  })();
  return () => stop.abort();
}
