/**
 * Fixed values of the API: statuses, limits, paths. They are separate from the schemas so that a page that needs one of them does not load the
 * schema library. Each noun's file re-exports its own.
 */

export const executionStatuses = ["PENDING", "RUNNING", "ANALYZING", "PASSED", "FAILED", "UNSTABLE", "ERROR"] as const;
type ExecutionStatus = (typeof executionStatuses)[number];

export const terminalStatuses = ["PASSED", "FAILED", "UNSTABLE", "ERROR"] as const satisfies readonly ExecutionStatus[];
export type TerminalStatus = (typeof terminalStatuses)[number];

export function isTerminal(status: ExecutionStatus): status is TerminalStatus {
  return (terminalStatuses as readonly ExecutionStatus[]).includes(status);
}

/** Whether the run's outcome is decided; the analysis may still be in progress. */
export function hasVerdict(run: { status: ExecutionStatus; verdict?: TerminalStatus | null }): boolean {
  return run.verdict != null || isTerminal(run.status);
}

export const triggers = ["dashboard", "api", "ci", "schedule", "rerun", "ingest"] as const;
export const environments = ["development", "staging", "production"] as const;

/** CTRF's test statuses. `pending` = declared but not run, `other` = a runner-specific status. */
export const testStatuses = ["passed", "failed", "skipped", "pending", "other"] as const;
/**
 * Filters for a run's tests: a status, or a property that only tests with some statuses have. `flaky` tests passed on a retry; `quarantined`, `new`
 * and `known` tests failed, and `known` ones also failed in their previous run.
 */
export const runTestKinds = [...testStatuses, "flaky", "quarantined", "new", "known"] as const;
/** `failed`: failed tests first, then flaky ones, then the others, each in the order of the report. `duration`: slowest first. */
export const runTestOrders = ["failed", "report", "duration"] as const;
export const testSorts = ["name", "lastRun", "passRate", "failures", "flaky", "p50", "p95"] as const;

export const casePriorities = ["LOW", "MEDIUM", "HIGH", "CRITICAL"] as const;
export const caseTypes = ["MANUAL", "AUTOMATED"] as const;
export const caseFileFormats = ["csv", "json"] as const;
export const maxCaseIds = 100;
export const cycleStatuses = ["PENDING", "RUNNING", "COMPLETED"] as const;
export const deliveryStatuses = ["waiting", "delivered", "failed"] as const;

export const maxPageSize = 100;

/** "Unlimited" as a number, so that `used < limit` stays true for every client. */
export const unlimited = Number.MAX_SAFE_INTEGER;

/** The path of the live channel. */
export const channelPath = "/socket.io/";

/** The rules for a password, in the order shown in a form. */
export const passwordRules = [
  { id: "length", text: "At least 8 characters", test: (password: string) => [...password].length >= 8 },
  { id: "upper", text: "An uppercase letter", test: (password: string) => /\p{Lu}/u.test(password) },
  { id: "lower", text: "A lowercase letter", test: (password: string) => /\p{Ll}/u.test(password) },
  { id: "digit", text: "A digit", test: (password: string) => /\p{Nd}/u.test(password) },
  { id: "special", text: "A special character", test: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;

/** How results with the same name are read: as separate tests, or as retries of one test. */
export const repeatedTestsValues = ["separate", "retries"] as const;
