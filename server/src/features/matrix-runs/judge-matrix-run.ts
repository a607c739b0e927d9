import { isTerminal } from "@gantry/contract/executions/constants.ts";
import type { MatrixRunStatus } from "@gantry/contract/matrix-runs/constants.ts";
import type { MatrixRun, MatrixRunCounts, RunOfCombination } from "@gantry/contract/matrix-runs/schemas.ts";
import { cancelled } from "../executions/cancelled.ts";

type State = Exclude<keyof MatrixRunCounts, "total">;
/** `run`: `null` if it was deleted; it never counts as passed then. */
interface JudgedCombination {
  run: Pick<RunOfCombination, "status" | "verdict" | "error"> | null;
  notRunAgain: number;
}

/** The verdict from the latest run of each combination. */
export function judgeMatrixRun(latest: readonly JudgedCombination[]): Pick<MatrixRun, "status" | "reason" | "counts"> {
  const states = latest.map(stateOf);
  const number = (state: State) => states.filter((each) => each === state).length;
  const counts: MatrixRunCounts = {
    total: states.length,
    queued: number("queued"),
    running: number("running"),
    passed: number("passed"),
    failed: number("failed"),
    cancelled: number("cancelled"),
    removed: number("removed"),
  };
  const status = statusOf(counts);
  return { status, reason: reasonOf(counts), counts };
}

export function stateOf({ run, notRunAgain }: JudgedCombination): State {
  if (run === null) return "removed";
  const verdict = run.verdict ?? (isTerminal(run.status) ? run.status : null);
  if (verdict === "PASSED") return notRunAgain > 0 ? "failed" : "passed";
  if (verdict !== null) return run.error?.code === cancelled.code ? "cancelled" : "failed";
  return run.status === "PENDING" ? "queued" : "running";
}

function statusOf({ total, queued, running, passed, failed, cancelled: stopped, removed }: MatrixRunCounts): MatrixRunStatus {
  if (failed + stopped > 0) return "FAILED";
  if (running > 0 || (queued > 0 && passed > 0)) return "RUNNING";
  if (queued > 0) return "QUEUED";
  return removed > 0 || passed < total ? "INCOMPLETE" : "PASSED";
}

function reasonOf({ total, queued, running, passed, failed, cancelled: stopped, removed }: MatrixRunCounts): string {
  const runs = (number: number, what: string, whatOfMany = what) => (number === 0 ? [] : [`${number} ${number === 1 ? what : whatOfMany}`]);
  const parts = [
    ...runs(failed, "did not pass"),
    ...runs(stopped, "was cancelled", "were cancelled"),
    ...runs(running, "is running", "are running"),
    ...runs(queued, "is queued", "are queued"),
    ...runs(removed, "was removed", "were removed"),
    ...runs(passed, "passed"),
  ];
  return passed === total
    ? `${total === 1 ? "The run" : `All ${total} runs`} passed.`
    : `Of ${total} ${total === 1 ? "run" : "runs"}, ${parts.join(", ")}.`;
}
