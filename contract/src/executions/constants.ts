export const executionStatuses = ["PENDING", "RUNNING", "ANALYZING", "PASSED", "FAILED", "UNSTABLE", "ERROR"] as const;
type ExecutionStatus = (typeof executionStatuses)[number];

/**
 * What runs can be found by. A cancelled run has the status `ERROR`, which a list shows as *Cancelled*. `INCOMPLETE` is the status of a matrix run or split suite
 * of which a run was deleted.
 */
export const foundStatuses = [...executionStatuses, "CANCELLED", "INCOMPLETE"] as const;

export const terminalStatuses = ["PASSED", "FAILED", "UNSTABLE", "ERROR"] as const satisfies readonly ExecutionStatus[];
export type TerminalStatus = (typeof terminalStatuses)[number];

export function isTerminal(status: ExecutionStatus): status is TerminalStatus {
  return (terminalStatuses as readonly ExecutionStatus[]).includes(status);
}

/** Whether the run's outcome is decided; the analysis may still be in progress. */
export function hasVerdict(run: { status: ExecutionStatus; verdict?: TerminalStatus | null }): boolean {
  return run.verdict != null || isTerminal(run.status);
}

/** Whether someone ended the run. Its status is then `ERROR`. */
export function wasCancelled({ error }: { error?: { code: string } | null | undefined }): boolean {
  return error?.code === "CANCELLED";
}

/** Of one run. */
export const maxServices = 5;

export const triggers = ["dashboard", "api", "ci", "schedule", "rerun", "ingest", "flake-check"] as const;
export const environments = ["development", "staging", "production"] as const;
export const maxEnvironmentLength = 50;

/** What the values of runs are offered of, to filter by them. */
export const runValueFields = ["branch", "author", "image", "suite", "test"] as const;
export type RunValueField = (typeof runValueFields)[number];
/** The result of a test that runs are filtered by. */
export const ranTestResults = ["failed", "flaky"] as const;

/** Why a run ended without a verdict, or a note about its verdict. A worker may add codes; clients show `message`. */
export const runErrorCodes = [
  "CANCELLED",
  "TIMEOUT",
  "OUT_OF_MEMORY",
  "IMAGE_UNAVAILABLE",
  "IMAGE_WRONG_PLATFORM",
  "ENTRYPOINT_MISSING",
  "ENTRYPOINT_LINE_ENDINGS",
  "ENTRYPOINT_FAILED",
  "SERVICE_FAILED",
  "SOURCE_UNAVAILABLE",
  "NO_TESTS",
  "REPORT_INCOMPLETE",
  "STOPPED_AFTER_FAILURES",
  "WORKER_LOST",
  "ENGINE_FAILED",
  "DISK_FULL",
  "INFRASTRUCTURE",
] as const;
export type RunErrorCode = (typeof runErrorCodes)[number];

/** The columns of the list of runs that can be chosen, in their order. Status and name are always shown. */
export const runColumns = [
  "environment",
  "group",
  "trigger",
  "branch",
  "pullRequest",
  "commit",
  "author",
  "image",
  "tests",
  "duration",
  "who",
  "when",
] as const;
export type RunColumn = (typeof runColumns)[number];

/** The columns of the CSV file of runs, in their order. */
export const runCsvColumns = [
  "number",
  "project",
  "status",
  "verdict",
  "error",
  "branch",
  "pullRequest",
  "commit",
  "author",
  "message",
  "repository",
  "image",
  "command",
  "folder",
  "environment",
  "group",
  "trigger",
  "requestedBy",
  "tests",
  "passed",
  "failed",
  "skipped",
  "flaky",
  "quarantined",
  "durationMs",
  "createdAt",
  "startedAt",
  "finishedAt",
  "id",
] as const;
export type RunCsvColumn = (typeof runCsvColumns)[number];

/** Variables that Gantry sets for every run. */
export const reservedVariables: ReadonlySet<string> = new Set(["BASE_URL", "TASK_ID", "CI", "FRAMEWORK_AGNOSTIC", "COMMAND"]);
