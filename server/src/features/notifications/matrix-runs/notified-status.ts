import { isTerminal, type TerminalStatus } from "@gantry/contract/executions/constants.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { LatestRun } from "../../matrix-runs/find-matrix-run.ts";
import { stateOf } from "../../matrix-runs/evaluate-matrix-run.ts";

/** The first of these that a combination has is the status of the matrix run. */
const worstFirst = ["FAILED", "UNSTABLE", "ERROR"] as const satisfies readonly TerminalStatus[];

type Judged = Pick<MatrixRun, "status" | "combinations">;

/**
 * The status by which rules select a matrix run whose runs have all ended: `PASSED` if it has passed, otherwise the worst of its combinations. A combination
 * that was cancelled or deleted ended without a verdict.
 */
export function notifiedStatus({ status, combinations }: Judged): TerminalStatus {
  if (status === "PASSED") return "PASSED";
  const statuses = new Set(combinations.map(statusOf));
  return worstFirst.find((one) => statuses.has(one)) ?? "ERROR";
}

function statusOf(combination: MatrixRun["combinations"][number]): TerminalStatus {
  const { run } = combination;
  if (!run || !isTerminal(run.status)) return "ERROR";
  // The run passed, but did not run everything that it should have: see `stateOf`.
  if (run.status === "PASSED" && stateOf(combination) !== "passed") return "FAILED";
  return run.status;
}

/** Whether all latest runs have their terminal status. A failed run gets it after its analysis; a deleted one does not count as in progress. */
export const haveAllEnded = (latest: readonly Pick<LatestRun, "status" | "deleted_at">[]): boolean =>
  latest.every(({ status, deleted_at }) => deleted_at !== null || isTerminal(status));
