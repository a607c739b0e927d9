import { z } from "zod";
import { maxReportedCaches } from "../caches/constants.ts";
import { ReportedCache } from "../caches/stored-schemas.ts";
import { CommitHash, ExecutionStatus, LogChunk, ReadyWhen, RunError, RunSource, ServiceName, WorkerLabels } from "../executions/schemas.ts";
import { Id, Moment, Timestamp } from "../ids.ts";
import { RepeatedTests, ReportFormatName, TestResult } from "../results/schemas.ts";
import { UsageSeries } from "../timeline/schemas.ts";
import { WorkerId, WorkerMachine } from "../workers/schemas.ts";
import { smallReport, maxStorageBytes } from "./constants.ts";

/** `content` is in base64. */
export const SmallReport = z
  .array(z.object({ path: z.string().max(1000), content: z.string().max(2 * smallReport.maxBytes) }))
  .max(smallReport.maxFiles);
export type SmallReport = z.infer<typeof SmallReport>;

export const AttemptNumber = z.number().int().min(1).max(2_147_483_647);
export const Attempt = z.object({ taskId: Id, attempt: AttemptNumber });
export type Attempt = z.infer<typeof Attempt>;

/** A worker's credentials for an image's registry; `registry` is normalized with `registryOf`. */
export const RegistryLogin = z.object({ registry: z.string(), username: z.string(), password: z.string() });
export type RegistryLogin = z.infer<typeof RegistryLogin>;

/**
 * Grows with each start of a worker. A call that an earlier start made and that arrives after the adoption, for example because the server
 * was frozen, is refused. Workers of earlier releases do not send it.
 */
const WorkerStart = z.number().int().min(0);

/** An attempt with the token that its claim returned. */
export const Lease = Attempt.extend({ leaseToken: z.string().max(200).default("") });
export type Lease = z.infer<typeof Lease>;

/** Where a stored log ends: the next chunk is `lastSeq + 1`. */
export const LogPosition = z.object({
  lastSeq: z.number(),
  /** The stored text of this attempt per stream, in UTF-8 bytes. */
  logBytes: z.object({ stdout: z.number(), stderr: z.number() }),
  /** Its last characters, at most 65,536. */
  logEnd: z.object({ stdout: z.string(), stderr: z.string() }).default({ stdout: "", stderr: "" }),
});
export type LogPosition = z.infer<typeof LogPosition>;

/** A container to run next to the suite. On adoption it has no variables and no login. */
export const ClaimedService = z.object({
  name: z.string(),
  image: z.string(),
  command: z.string(),
  user: z.string().nullable(),
  /** Decrypted for this attempt. */
  variables: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Variables that it inherits and that neither the project nor the run has. */
  missingVariables: z.array(z.string()).default([]),
  readyWhen: ReadyWhen.nullable(),
  readyWithinMs: z.number(),
  resources: z.object({ cpus: z.number(), memoryMb: z.number() }),
  registryLogin: RegistryLogin.nullable().default(null),
  log: LogPosition,
});
export type ClaimedService = z.infer<typeof ClaimedService>;

/** The repository with the suite's files. `commit`: `null` until a worker has resolved `ref`. */
export const ClaimedSource = RunSource.omit({ tokenVariable: true }).extend({
  /** Decrypted for this attempt. Absent on adoption. */
  token: z.string().nullable().default(null),
  /** The variable that should have the token, and that is not a secret variable of the project. */
  missingToken: z.string().nullable().default(null),
});
export type ClaimedSource = z.infer<typeof ClaimedSource>;

/** Everything a worker needs to run one attempt. */
export const ClaimedRun = Lease.extend({
  organizationId: z.string(),
  projectId: z.string(),
  image: z.string(),
  command: z.string(),
  folder: z.string(),
  baseUrl: z.string(),
  /** Project and run variables, decrypted for this attempt; `secret` ones are redacted from everything that leaves the worker. */
  variables: z.array(z.object({ name: z.string(), value: z.string(), secret: z.boolean() })),
  /** Secrets of the project that the container gets as files, by name; redacted like secret variables. */
  files: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  /** For pulling the image, if its registry has stored credentials. Never part of the container; absent on adoption, which pulls nothing. */
  registryLogin: RegistryLogin.nullable().default(null),
  reportFolder: z.string().nullable(),
  repeatedTests: RepeatedTests.default("separate"),
  /** For this attempt: what is left of the run's limit. */
  timeoutMs: z.number(),
  /** The run's limit, if retries share it; its messages name this one. */
  wholeTimeoutMs: z.number().optional(),
  /** The suite's, without those of its services. */
  resources: z.object({ cpus: z.number(), memoryMb: z.number() }),
  services: z.array(ClaimedService).default([]),
  caches: z.array(z.object({ key: z.string(), path: z.string(), restoreKeys: z.array(z.string()).default([]) })).default([]),
  /** Which caches of the project the run sees: those that were saved with one of these names, the earlier ones first. It saves with the first. */
  cacheScopes: z.array(z.string()).default([]),
  /** The ids of caches of the project on this worker that were cleared. It must not restore them. */
  clearedCaches: z.array(z.string()).default([]),
  source: ClaimedSource.nullable().default(null),
  /** Of the suite's log. */
  ...LogPosition.shape,
  /** The container's start time according to the server; set when a run is adopted. */
  startedAt: Timestamp.nullable(),
});
export type ClaimedRun = z.infer<typeof ClaimedRun>;

/** A run whose worker was restarted. Only the claim returns its secrets: the container has them in its environment, the worker those of files. */
export const AdoptedRun = ClaimedRun.omit({ leaseToken: true, registryLogin: true, files: true }).extend({
  variables: z.array(z.object({ name: z.string(), secret: z.boolean() })),
});
export type AdoptedRun = z.infer<typeof AdoptedRun>;

/** What a worker can do in addition to running images. A run that needs it is only given to such a worker. `source`: fetch Git repositories. */
export const WorkerAbility = z.enum(["source"]);
export type WorkerAbility = z.infer<typeof WorkerAbility>;

export const Claim = z.object({
  workerId: WorkerId,
  /** Shown to operators. */
  name: z.string().max(200),
  engine: z.string().max(100),
  /** How long the server may hold the request open while the queue is empty. */
  waitMs: z.number().int().min(0).max(30_000),
  protocolVersion: z.number().int().default(1),
  /** The worker gets only runs all of whose labels it has. */
  labels: WorkerLabels.default([]),
  /** Unknown ones are those of a newer worker, and ignored. Workers of earlier releases do not send it. */
  abilities: z.array(z.string().max(40)).max(20).default([]),
  /** How many runs it executes at the same time. */
  slots: z.number().int().min(1).max(1000).optional(),
  machine: WorkerMachine.optional(),
  /** Chosen by the worker for each run that it asks for. A claim whose answer did not arrive is sent again with the same id. */
  claimId: z.string().min(1).max(100).optional(),
  /** The claim was sent before, and its answer did not arrive. If it took a run, the answer is that run, with a new lease token. */
  repeated: z.boolean().default(false),
  /**
   * The worker is stopping. With `repeated`, the answer is the run that the claim took before, to be returned, and never another one. Other
   * claims of this start of the worker get no more runs.
   */
  stopping: z.boolean().default(false),
  /** Of this start of the worker. Workers of earlier releases do not send it. */
  workerStart: WorkerStart.optional(),
});
export type Claim = z.infer<typeof Claim>;

export const Heartbeat = z.object({ workerId: WorkerId, runs: z.array(Lease).max(1000) });
export type Heartbeat = z.infer<typeof Heartbeat>;

/** `continue`: the lease is renewed. `cancel`: stop, then report. `lost`: the run is no longer yours; stop, remove, report nothing. */
export const HeartbeatReply = z.object({
  success: z.literal(true),
  runs: z.array(Attempt.extend({ order: z.enum(["continue", "cancel", "lost"]) })),
});
export type HeartbeatReply = z.infer<typeof HeartbeatReply>;

/** Other workers' leftovers found on an engine: `attempts` have a container, `workers` have anything. */
export const Abandoned = z.object({ attempts: z.array(Attempt).max(1000), workers: z.array(WorkerId).max(1000) });
export type Abandoned = z.infer<typeof Abandoned>;

export const AbandonedReply = Abandoned.extend({
  success: z.literal(true),
  /** Those of the attempts that a worker still holds. */
  leased: z.array(Attempt),
  /** Those of the workers that have claimed runs of this installation, and how long ago they were last seen. */
  known: z.array(z.object({ id: WorkerId, silentMs: z.number() })),
});
export type AbandonedReply = z.infer<typeof AbandonedReply>;

export const Adoption = Lease.extend({ workerId: WorkerId, workerStart: WorkerStart.optional() });
export type Adoption = z.infer<typeof Adoption>;

export const LogBatch = Lease.extend({
  workerStart: WorkerStart.optional(),
  /** The output of this service, which has a `seq` of its own; without it, the suite's. */
  service: ServiceName.optional(),
  /** In order; a chunk whose `seq` is already stored is skipped, so a batch can be sent again. */
  chunks: z
    .array(LogChunk.extend({ at: Moment }))
    .min(1)
    .max(2000)
    .refine((chunks) => chunks.every(({ seq }, index) => index === 0 || seq === (chunks[index - 1]?.seq ?? 0) + 1), "seq must rise by 1"),
});
export type LogBatch = z.infer<typeof LogBatch>;

/** What the container has used so far, the whole series each time: it replaces what this start of the worker sent before for the attempt. */
export const UsageBatch = Lease.extend({ workerStart: WorkerStart.optional(), series: UsageSeries });
export type UsageBatch = z.infer<typeof UsageBatch>;

/**
 * The caches on a worker's disk, all of them in one or more calls: `id` is higher than that of its report before and the same for all
 * parts. With `isLast`, those that no part has named are gone. Without a report, the worker only asks.
 */
export const CacheReport = z.object({
  workerId: WorkerId,
  report: z
    .object({
      id: z.number().int().min(0).max(1e15),
      isLast: z.boolean(),
      caches: z.array(ReportedCache).max(maxReportedCaches),
    })
    .optional(),
});
export type CacheReport = z.infer<typeof CacheReport>;

/** What the `ref` of a run's source means, as the worker that holds the run found out. */
export const ResolvedSource = Lease.extend({ workerStart: WorkerStart.optional(), commit: CommitHash });
export type ResolvedSource = z.infer<typeof ResolvedSource>;

const Count = z.number().int().min(0).max(1_000_000_000);

/** Tests that were joined from results with the same name according to `repeatedTests`, and how many of them failed first and passed later. */
export const JoinedTests = z.object({ tests: Count, passedLater: Count });
export type JoinedTests = z.infer<typeof JoinedTests>;

/** Results of a report that the worker left out because of its limits, and how many of them failed. */
export const ResultsLeftOut = z.object({ tests: Count, failed: Count });

/** The summary of a runner that printed no names; `tests` is then empty. `flaky` are part of `passed`. */
export const ResultCounts = z.object({
  runner: z.string().max(200),
  passed: Count,
  failed: Count,
  skipped: Count,
  flaky: Count.default(0),
});
export type ResultCounts = z.infer<typeof ResultCounts>;

/**
 * Body of `POST /executions/update`. Without `attempt` it is the specification's bare callback: any status may follow any other.
 * With `attempt` and its lease token it is a worker's report: `RUNNING` when the container has started, `ANALYZING` with the results when it has
 * ended, and `PENDING` to return a run that never started. The server decides the verdict from `exitCode`, `error` and `results`.
 */
export const UpdateExecution = z.object({
  taskId: Id,
  status: ExecutionStatus,
  attempt: AttemptNumber.optional(),
  leaseToken: Lease.shape.leaseToken,
  exitCode: z.number().int().min(-2_147_483_648).max(2_147_483_647).nullish(),
  error: RunError.nullish(),
  startedAt: Moment.nullish(),
  finishedAt: Moment.nullish(),
  /** Of the image that the container was started from: its digest in the registry, or its id if it was built on the machine. */
  imageDigest: z.string().max(200).nullish(),
  results: z
    .object({
      formats: z.array(ReportFormatName).default([]),
      tests: z.array(TestResult).max(50_000).default([]),
      /** Messages for the user: a file could not be parsed, or a report was truncated. */
      notes: z.array(z.string().max(1000)).max(100).default([]),
      joinedTests: JoinedTests.nullish(),
      /** Most results of a format have the names of tests in another one, and the two do not agree: a sentence. */
      listedTwice: z.string().max(500).nullish(),
      leftOut: ResultsLeftOut.nullish(),
      counts: ResultCounts.nullish(),
      /** Without a report and without a failure: the line of the console that looks like a failure. */
      possibleFailure: z.string().max(300).nullish(),
      /** The container engine was interrupted or could not store output, so the log may lack some. */
      outputIncomplete: z.boolean().nullish(),
      /** How services ended while the suite ran, a sentence for each. */
      endedServices: z.array(z.string().max(500)).max(5).nullish(),
    })
    .nullish(),
  /** A small report is sent together with the results, so that most runs end with one request. A larger one is uploaded first. */
  report: SmallReport.nullish(),
  /**
   * The total bytes to charge for files that the run stored elsewhere; the server counts the reports and logs that it stores itself. The
   * organization's counter rises by the excess over the highest number reported before, and never falls because of a callback. At most 1
   * TiB.
   */
  storageBytes: z.number().int().min(0).max(maxStorageBytes).nullish(),
});
export type UpdateExecution = z.infer<typeof UpdateExecution>;
