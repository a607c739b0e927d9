import { runLabel } from "@gantry/contract/matrix-runs/combination-label.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";

/** `Shop #12, group “nightly”`, `Shop #12 (chrome, 20), folder “cart”`, `Shop #12`: names are quoted, because they may contain any text. */
export function runName(
  projectName: string,
  { number, group_name, folder, ...run }: Pick<ExecutionRow, "number" | "group_name" | "folder" | "combination" | "shard">,
): string {
  const part = runLabel(run);
  const name = `${projectName} #${number}${part && ` (${part})`}`;
  if (group_name !== null) return `${name}, group “${group_name}”`;
  return folder === "all" ? name : `${name}, folder “${folder}”`;
}

/** How a run ended, with how many tests failed of how many: `run failed, 1 of 2 tests failed`. */
export function verdictText({ status, tests }: Pick<ExecutionRow, "status" | "tests">): string {
  const failed = (tests?.failed ?? 0) - (tests?.quarantined ?? 0);
  const ofTests = `${tests?.total ?? 0} ${tests?.total === 1 ? "test" : "tests"} failed`;
  switch (status) {
    case "PASSED":
      return "run passed";
    case "FAILED":
      return failed > 0 ? `run failed, ${failed} of ${ofTests}` : "run failed";
    case "UNSTABLE":
      return failed > 0 ? `run unstable, ${failed} of ${ofTests}` : "run unstable";
    default:
      return "run ended without a verdict";
  }
}
