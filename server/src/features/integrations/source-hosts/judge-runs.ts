import type { ExecutionRow } from "../../executions/present.ts";
import { lifecycle } from "../../executions/lifecycle.ts";
import type { CommitStatus } from "../providers/provider.ts";

type JudgedRun = Pick<ExecutionRow, "status" | "tests">;

/** How one run stands towards a merge: a failure counts unless every failed test is quarantined. */
export function judgeRun({ status, tests }: JudgedRun): CommitStatus["state"] {
  if (!lifecycle[status].terminal) return "pending";
  if (status === "ERROR") return "error";
  const failed = tests?.failed ?? 0;
  const counted = failed - (tests?.quarantined ?? 0);
  if (status === "PASSED") return "success";
  if (counted > 0) return "failure";
  return status === "UNSTABLE" || failed > 0 ? "success" : "failure";
}

/** How several stand together: while one is under way it is open, then the worst counts. */
export function judgeRuns(runs: readonly JudgedRun[]): CommitStatus["state"] {
  const states = new Set(runs.map(judgeRun));
  return (["pending", "error", "failure"] as const).find((state) => states.has(state)) ?? "success";
}
