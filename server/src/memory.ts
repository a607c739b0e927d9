import type { Config } from "./config.ts";
import { TenantShare } from "./platform/db/tenant-share.ts";
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
  /** Ids of runs with a value that history cannot store: no one waits for them. */
  unrecordable: Set<string>;
  /** Runs that a request found to be due and that are being recorded, by organization and project. */
  storedRecordings: Map<string, Promise<void>>;
  /** The transactions that add to histories: few of each organization's connections, however many runs end at once. */
  recordings: TenantShare;
  /** The claims of organizations' own workers that are looking for a run. */
  claims: TenantShare;
  /** The claims of shared workers that are looking for a run. */
  sharedClaims: TenantShare;
  /** Up to which log in the database this process has looked for forgotten ones. */
  logsSeen: { organizationId: string; executionId: string };
  /** For how long heartbeats could be recorded since this process started. */
  heartbeatTime: HeartbeatTime;
}

/** Enough for hundreds of claims per second, and few of the connections that all organizations share. */
const claimsAtOnce = 2;
const claimWaitMs = 4_000;

/** A slow history of one project does not delay those of others, and most connections are left to requests. */
const recordingsAtOnce = (poolSize: number): number => Math.max(1, Math.floor(poolSize / 4));
const recordingWaitMs = 60_000;

/** While many claims wait for one lock, the other connections are free for everything else. */
const sharedClaimsAtOnce = (poolSize: number): number => Math.max(2, Math.floor((poolSize * 2) / 5));

export const createMemory = ({ databasePoolSize }: Pick<Config, "databasePoolSize">): Memory => ({
  organizationOfRun: new Map(),
  workerTokens: new Map(),
  workerRecordedAt: new Map(),
  recordedOrganizations: new Set(),
  failedRecordings: new Map(),
  unrecordable: new Set(),
  storedRecordings: new Map(),
  recordings: new TenantShare({ max: recordingsAtOnce(databasePoolSize), waitMs: recordingWaitMs }),
  claims: new TenantShare({ max: claimsAtOnce, waitMs: claimWaitMs }),
  sharedClaims: new TenantShare({ max: sharedClaimsAtOnce(databasePoolSize), waitMs: claimWaitMs }),
  logsSeen: { organizationId: "", executionId: "" },
  heartbeatTime: measureHeartbeatTime(),
});
