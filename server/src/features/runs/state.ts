import type { Config } from "../../config.ts";
import { TenantShare } from "../../platform/db/tenant-share.ts";
import { measureHeartbeatTime, type HeartbeatTime } from "./dispatch/heartbeat-time.ts";

/** What one server process keeps between requests. */
export interface RunsState {
  /** The claims of organizations' own workers that are looking for a run. */
  claims: TenantShare;
  /** The claims of shared workers that are looking for a run. */
  sharedClaims: TenantShare;
  /** For how long heartbeats could be recorded since this process started. */
  heartbeatTime: HeartbeatTime;
}

/** Enough for hundreds of claims per second, and few of the connections that all organizations share. */
const maxClaims = 2;
const claimWaitMs = 4_000;

/** While many claims wait for one lock, the other connections are free for everything else. */
const maxSharedClaims = (poolSize: number): number => Math.max(2, Math.floor((poolSize * 2) / 5));

export const createRunsState = ({ databasePoolSize }: Pick<Config, "databasePoolSize">): RunsState => ({
  claims: new TenantShare({ max: maxClaims, waitMs: claimWaitMs }),
  sharedClaims: new TenantShare({ max: maxSharedClaims(databasePoolSize), waitMs: claimWaitMs }),
  heartbeatTime: measureHeartbeatTime(),
});
