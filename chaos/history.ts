import type { ExecutionStatus } from "@gantry/contract/executions/schemas.ts";

/** The recording of a campaign; `check-history.ts` checks it. Times are milliseconds since 1970. */
export interface History {
  faults: Fault[];
  requests: RunRequest[];
  records: RunRecord[];
  tenants: Tenant[];
  updates: StatusUpdate[];
  logEvents: LogEvent[];
  containers: ContainerEvent[];
  /** Responses that no fault explains, processes that exited unexpectedly, fatal log lines: one sentence each. */
  incidents: string[];
  /** What was left at the end, one sentence each. */
  leftovers: string[];
  /** Only in campaigns of a fleet. */
  fleet?: FleetHistory;
}

/** What a fleet promises beyond the others: requests that never fail, shares that are fair, events from every server. */
export interface FleetHistory {
  /** Requests of clients through the load balancer, and one sentence for each that failed. */
  answered: number;
  failed: string[];
  samples: Sample[];
  connections: LiveConnection[];
}

/** A tenant's runs at one moment. */
export interface Sample {
  at: number;
  tenant: string;
  waiting: number;
  inProgress: number;
}

/** A connection to the live channel of one server, from its sign-in to its end. */
export interface LiveConnection {
  tenant: string;
  through: string;
  connection: number;
  from: number;
  to: number;
}

/** One fault, from its start until the target was healthy again. */
export interface Fault {
  kind: string;
  /** `server-1`, `worker-2`, `postgres`, `engine`, `workers' network`, `database's network`, `server's disk`, `engine's disk`. */
  target: string;
  from: number;
  to: number;
}

/** What the suite of a run does, decided before it is requested. */
export interface PlannedRun {
  key: string;
  lines: number;
  exitCode: number;
  reportKb: number;
}

export interface RunRequest {
  tenant: string;
  planned: PlannedRun;
  /** `unknown`: no response, or one that says that the outcome is unknown. */
  outcome: "accepted" | "refused" | "unknown";
  id?: string;
  /** The client saw the run's end. */
  isEnded?: boolean;
}

/** An execution according to the database and the API. */
export interface RunRecord {
  tenant: string;
  id: string;
  /** The key of the request, which is part of the run's folder. */
  key: string;
  status: ExecutionStatus;
  exitCode: number | null;
  errorCode: string | null;
  attempt: number;
  createdAt: number;
  startedAt: number | null;
  finishedAt: number | null;
  /** The stored console output. */
  log: string;
  files: { path: string; sizeBytes: number }[];
  tests: { total: number; passed: number; failed: number } | null;
  /** The API shows another status, exit code or attempt than the database. */
  differs: boolean;
}

export interface Tenant {
  name: string;
  /** `null`: the plan has no limit. */
  maxRuns: number | null;
  maxConcurrent: number | null;
  usedRuns: number;
  /** The organization's counter, and the sum over its runs at the same moment. */
  usedStorageBytes: number;
  heldStorageBytes: number;
  /** Corrections made by a recount of the stored files. */
  correctedBytes: number;
}

export interface StatusUpdate {
  /** The receiver. */
  tenant: string;
  /** The server; absent: the load balancer. */
  through?: string;
  /** Absent where it is not recorded. */
  connection?: number;
  /** When it arrived; absent where it is not recorded. */
  at?: number;
  taskId: string;
  status: ExecutionStatus;
}

export interface LogEvent {
  tenant: string;
  /** The server; absent: the load balancer. */
  through?: string;
  /** Incremented with every connection of the receiver. */
  connection: number;
  taskId: string;
  seq: number;
}

export interface ContainerEvent {
  taskId: string;
  attempt: number;
  action: "start" | "die";
  at: number;
}

/** One promise, the number of checks, and what broke it. */
export interface CheckResult {
  promise: string;
  checked: number;
  broken: string[];
}
