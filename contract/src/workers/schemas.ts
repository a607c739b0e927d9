import { z } from "zod";
import { ExecutionStatus } from "../executions/schemas.ts";
import { Id, Timestamp } from "../ids.ts";
import { Name } from "../text.ts";

/**
 * `active`: takes runs; `paused`: takes no runs and stays connected; `draining`: takes no runs, finishes those that it has, and stops. A drained worker
 * that is started again stops again, until it is set to `active`.
 */
export const WorkerState = z.enum(["active", "paused", "draining"]);
export type WorkerState = z.infer<typeof WorkerState>;

export const WorkerId = z.string().regex(/^[\w.-]{1,100}$/, "must be 1 to 100 letters, digits, dots, hyphens or underscores");

/** The machine that a worker runs on, as it says itself. */
export const WorkerMachine = z.object({
  os: z.string().max(40),
  arch: z.string().max(40),
  cpus: z.number().int().min(1).max(100_000),
  memoryMb: z.number().int().min(1).max(1_000_000_000),
});
export type WorkerMachine = z.infer<typeof WorkerMachine>;

/** A worker of the organization. */
export const OwnWorker = z.object({
  id: z.string(),
  name: z.string(),
  state: WorkerState,
  /** It called the server in the last 30 seconds. */
  connected: z.boolean(),
  labels: z.array(z.string()),
  engine: z.string(),
  /** `null`: not known yet. */
  machine: WorkerMachine.nullable(),
  /** How many runs it executes at the same time; `null`: not known yet. */
  slots: z.number().nullable(),
  /** The runs that it executes now. */
  running: z.number(),
  /** The name of the token that it connected with last; `null` after that token was revoked. */
  tokenName: z.string().nullable(),
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
});
export type OwnWorker = z.infer<typeof OwnWorker>;

/** The organization's own workers, and the workers that all organizations of the installation share. */
export const Workers = z.object({
  workers: z.array(OwnWorker),
  /** The connected ones. `slots` counts those that say how many they have. */
  shared: z.object({ connected: z.number(), slots: z.number() }),
  /** `true`: runs of this organization start on its own workers only. */
  ownOnly: z.boolean(),
});
export type Workers = z.infer<typeof Workers>;

/** A run that a worker took. A run that was lost and started again is listed with the worker of each attempt. */
export const WorkerRun = z.object({
  taskId: z.string(),
  number: z.number().nullable(),
  projectId: z.string(),
  image: z.string(),
  /** The run's, which may come from a later attempt. */
  status: ExecutionStatus,
  attempt: z.number(),
  claimedAt: Timestamp,
  durationMs: z.number().nullable(),
});
export type WorkerRun = z.infer<typeof WorkerRun>;

/** A worker with its newest runs. */
export const WorkerDetail = OwnWorker.extend({
  runs: z.array(WorkerRun),
  /** The runs that it took in the last 24 hours. */
  runsLastDay: z.number(),
});
export type WorkerDetail = z.infer<typeof WorkerDetail>;

export const ChangeWorker = z.object({ state: WorkerState });
export const ChangeWorkerSettings = z.object({ ownOnly: z.boolean() });

/** What a worker of the organization connects with. Its value is shown once. */
export const WorkerToken = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: Timestamp,
  /** To the minute; `null`: never. */
  lastUsedAt: Timestamp.nullable(),
});
export type WorkerToken = z.infer<typeof WorkerToken>;

export const CreateWorkerToken = z.object({ name: Name(100).min(1) });
export type CreateWorkerToken = z.infer<typeof CreateWorkerToken>;

/** A worker's id in a path. */
export const WorkerParams = z.object({ id: WorkerId });
export const TokenParams = z.object({ id: Id });
