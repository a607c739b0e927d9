import { isTerminal, wasCancelled } from "@gantry/contract/executions/constants.ts";
import type { MatrixRunStatus } from "@gantry/contract/matrix-runs/constants.ts";
import type { MatrixRun, MatrixRunCounts, RunOfCombination } from "@gantry/contract/matrix-runs/schemas.ts";

type State = Exclude<keyof MatrixRunCounts, "total" | "errors">;
/** `run`: `null` if it was deleted; it never counts as passed then. */
interface CombinationToEvaluate {
  run: Pick<RunOfCombination, "status" | "verdict" | "error"> | null;
  notRunAgain: number;
  cutShort: string | null;
}

/** The verdict from the latest run of each combination. */
export function evaluateMatrixRun(latest: readonly CombinationToEvaluate[]): Pick<MatrixRun, "status" | "reason" | "counts"> {
  const states = latest.map(stateOf);
  const number = (state: State) => states.filter((each) => each === state).length;
  const counts: MatrixRunCounts = {
    total: states.length,
    queued: number("queued"),
    running: number("running"),
    passed: number("passed"),
    failed: number("failed"),
    errors: latest.filter(endedWithError).length,
    cancelled: number("cancelled"),
    deleted: number("deleted"),
  };
  const status = statusOf(counts);
  const unstable = latest.filter(({ run }) => run?.verdict === "UNSTABLE").length;
  return { status, reason: reasonOf(counts, unstable), counts };
}

const endedWithError = (of: CombinationToEvaluate) => stateOf(of) === "failed" && (of.run?.verdict ?? of.run?.status) === "ERROR";

export function stateOf({ run, notRunAgain, cutShort }: CombinationToEvaluate): State {
  if (run === null) return "deleted";
  const verdict = run.verdict ?? (isTerminal(run.status) ? run.status : null);
  if (verdict === "PASSED") return notRunAgain > 0 || cutShort !== null ? "failed" : "passed";
  if (verdict !== null) return wasCancelled(run) ? "cancelled" : "failed";
  return run.status === "PENDING" ? "queued" : "running";
}

function statusOf({ total, queued, running, passed, failed, cancelled: stopped, deleted }: MatrixRunCounts): MatrixRunStatus {
  if (failed + stopped > 0) return "FAILED";
  if (running > 0 || (queued > 0 && passed > 0)) return "RUNNING";
  if (queued > 0) return "QUEUED";
  return deleted > 0 || passed < total ? "INCOMPLETE" : "PASSED";
}

/** `unstable`: how many of the failed ones are `UNSTABLE`. */
function reasonOf(
  { total, queued, running, passed, failed, errors, cancelled: stopped, deleted }: MatrixRunCounts,
  unstable: number,
): string {
  const found = [
    { number: failed - errors - unstable, one: "failed", many: "failed" },
    { number: errors, one: "ended with an error", many: "ended with an error" },
    { number: unstable, one: "was unstable", many: "were unstable" },
    { number: stopped, one: "was cancelled", many: "were cancelled" },
    { number: running, one: "is running", many: "are running" },
    { number: queued, one: "is pending", many: "are pending" },
    { number: deleted, one: "was deleted", many: "were deleted" },
    { number: passed, one: "passed", many: "passed" },
  ].filter(({ number }) => number > 0);
  const [first, ...others] = found;
  if (first && others.length === 0) return `${allOf(total)} ${total === 1 ? first.one : first.many}.`;
  const parts = found.map(({ number, one, many }) => `${number} ${number === 1 ? one : many}`);
  return `Of ${total} runs, ${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}.`;
}

function allOf(total: number): string {
  if (total === 1) return "The run";
  return total === 2 ? "Both runs" : `All ${total} runs`;
}
