import { sql } from "kysely";
import type { ExecutionStatus } from "@gantry/contract/executions/schemas.ts";
import { terminalStatuses } from "@gantry/contract/executions/constants.ts";

interface StatusFacts {
  /** Uses one of the organization's concurrent runs. */
  active: boolean;
  terminal: boolean;
  /** The statuses that the worker holding the lease may set. */
  next: readonly ExecutionStatus[];
}

/**
 * What each status means for slots and workers. Statements that count or list verdicts name them in SQL: a new status must be added there as well
 * (docs/adding/a-run-status.md).
 */
export const lifecycle: Record<ExecutionStatus, StatusFacts> = {
  PENDING: { active: true, terminal: false, next: ["PENDING", "RUNNING", "ANALYZING"] },
  RUNNING: { active: true, terminal: false, next: ["RUNNING", "ANALYZING"] },
  ANALYZING: { active: false, terminal: false, next: terminalStatuses },
  PASSED: { active: false, terminal: true, next: [] },
  FAILED: { active: false, terminal: true, next: [] },
  UNSTABLE: { active: false, terminal: true, next: [] },
  ERROR: { active: false, terminal: true, next: [] },
};

/** For a query: whether a status is terminal. */
export const hasEnded = (status: "status" | "e.status" | "executions.status" | "later.status") =>
  sql<boolean>`${sql.ref(status)} in (${sql.join(terminalStatuses.map((terminal) => sql.lit(terminal)))})`;
