import type { WorkerCaller } from "./platform/http/caller.ts";
import { measureHeartbeatTime, type HeartbeatTime } from "./features/runs/dispatch/heartbeat-time.ts";

/** What one server process remembers between requests. The database has everything else. */
export interface Memory {
  /** The organization of a run, by the run's id. It never changes. */
  organizationOfRun: Map<string, string>;
  /** Worker tokens that were looked up a moment ago, by their value. */
  workerTokens: Map<string, { found: WorkerCaller | undefined; until: number }>;
  /** When the presence of a worker was last recorded, by its id and settings, in milliseconds of `performance.now()`. */
  workerRecordedAt: Map<string, number>;
  /** Organizations whose runs are all in history, apart from those that this process is recording. */
  recordedOrganizations: Set<string>;
  /** Runs that could not be recorded in history, by their id: when the next try may start, in milliseconds of `performance.now()`. */
  failedRecordings: Map<string, { pauseMs: number; until: number }>;
  /** For how long heartbeats could be recorded since this process started. */
  heartbeatTime: HeartbeatTime;
}

export const createMemory = (): Memory => ({
  organizationOfRun: new Map(),
  workerTokens: new Map(),
  workerRecordedAt: new Map(),
  recordedOrganizations: new Set(),
  failedRecordings: new Map(),
  heartbeatTime: measureHeartbeatTime(),
});
