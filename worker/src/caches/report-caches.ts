import { setTimeout as sleep } from "node:timers/promises";
import { maxReportedCaches } from "@gantry/contract/caches/constants.ts";
import type { ReportedCache } from "@gantry/contract/caches/stored-schemas.ts";
import type { Logger } from "pino";
import { ServerRefusal, type ServerClient } from "../api/server-client.ts";
import type { CacheStore } from "./cache-store.ts";
import type { StoredCache } from "./stored-cache.ts";

const lookEveryMs = 2_000;
/** How soon a cleared cache is deleted from the disk. */
const askEveryMs = 10_000;
/** How long to wait after a server of an earlier release rejected a report. */
const refusedMs = 10 * 60_000;
/** The pause after a report, for each cache in it: a worker with 20,000 caches reports every 100 seconds. */
const restMsPerCache = 5;

/** Tells the server which caches this worker has, and deletes those that were cleared, until `stopping` aborts. */
export async function reportCaches(
  store: CacheStore,
  server: ServerClient,
  workerId: string,
  stopping: AbortSignal,
  log: Logger,
): Promise<void> {
  let reported: number | undefined;
  let id = server.workerStart ?? 0;
  let [askAt, reportAt] = [0, 0];
  while (!stopping.aborted) {
    const now = performance.now();
    const { revision } = store;
    const isDue = revision !== reported && now >= reportAt;
    if (isDue || now >= askAt) {
      askAt = now + askEveryMs;
      try {
        const { known, cleared } = isDue
          ? await sendAll(store, server, { workerId, id: (id = Math.max(id + 1, Date.now())) })
          : await server.reportCaches({ workerId });
        if (isDue && known) {
          reported = revision;
          reportAt = now + store.list().length * restMsPerCache;
        }
        store.clear(new Set(cleared));
      } catch (error) {
        if (error instanceof ServerRefusal) askAt = reportAt = now + refusedMs;
        log.debug({ err: error }, "the caches could not be reported");
      }
    }
    await sleep(lookEveryMs, undefined, { signal: stopping }).catch(() => {});
  }
}

/** In parts. A report that arrives late must not replace a newer one, so their ids grow. */
async function sendAll(
  store: CacheStore,
  server: ServerClient,
  { workerId, id }: { workerId: string; id: number },
): Promise<{ known: boolean; cleared: string[] }> {
  const caches = store.list().map(reportedOf);
  for (let at = 0; ; at += maxReportedCaches) {
    const isLast = at + maxReportedCaches >= caches.length;
    const response = await server.reportCaches({ workerId, report: { id, isLast, caches: caches.slice(at, at + maxReportedCaches) } });
    if (isLast || !response.known) return response;
  }
}

function reportedOf({ id, project, key, path, scope, taskId, bytes, savedMs, usedMs }: StoredCache): ReportedCache {
  const [organizationId = "", projectId = ""] = project.split("/");
  return { id, organizationId, projectId, key, path, scope, taskId, bytes, savedMs, usedMs: Math.floor(usedMs) };
}
