import type { Config } from "../../config.ts";
import { TenantShare } from "../../platform/db/tenant-share.ts";

/** What one server process keeps between requests. */
export interface TestsState {
  /** Organizations whose runs are all in history, apart from those that this process is recording. */
  recordedOrganizations: Set<string>;
  /** Runs that could not be recorded in history, by their ID: when the next try may start, in milliseconds of `performance.now()`. */
  failedRecordings: Map<string, { pauseMs: number; until: number }>;
  /** IDs of runs with a value that history cannot store: no one waits for them. */
  unrecordable: Set<string>;
  /** Runs that a request found to be due and that are being recorded, by organization and project. */
  storedRecordings: Map<string, Promise<void>>;
  /** The transactions that add to histories: few of each organization's connections, however many runs end at once. */
  recordings: TenantShare;
}

/** A slow history of one project does not delay those of others, and most connections are left to requests. */
const maxRecordings = (poolSize: number): number => Math.max(1, Math.floor(poolSize / 4));
const recordingWaitMs = 60_000;

export const createTestsState = ({ databasePoolSize }: Pick<Config, "databasePoolSize">): TestsState => ({
  recordedOrganizations: new Set(),
  failedRecordings: new Map(),
  unrecordable: new Set(),
  storedRecordings: new Map(),
  recordings: new TenantShare({ max: maxRecordings(databasePoolSize), waitMs: recordingWaitMs }),
});
