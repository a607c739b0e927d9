import type { WorkerCaller } from "../../platform/http/caller.ts";

/** What one server process keeps between requests. */
export interface WorkersState {
  /** Tokens that were looked up a moment ago, by their value. */
  tokens: Map<string, { found: WorkerCaller | undefined; until: number }>;
  /** When the presence of a worker was last recorded, by its ID and settings, in milliseconds of `performance.now()`. */
  recordedAt: Map<string, number>;
}

export const createWorkersState = (): WorkersState => ({ tokens: new Map(), recordedAt: new Map() });
