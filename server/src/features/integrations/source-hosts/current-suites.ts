import type { GateQuestion } from "@gantry/contract/ci/schemas.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { HttpError } from "../../../platform/errors.ts";
import { type SuiteState, evaluateGate } from "../../gate/evaluate-gate.ts";
import { suitesOfGate } from "../../gate/suites-of-gate.ts";
import type { Attempt } from "../../executions/record/attempts-of.ts";
import { projectNames } from "../../projects/record/project-names.ts";
import type { CommitStatus } from "../providers/api/provider.ts";

/** The state of one suite of a commit over its attempts, by the gate's rules. */
export interface CurrentSuite {
  projectName: string;
  /** The newest attempt. */
  run: Attempt;
  /** All attempts, oldest first. */
  executionIds: string[];
  state: CommitStatus["state"];
  /** The final results: a test that passed in a later attempt has passed. */
  tests: TestCounts | null;
}

/** The matching suites; empty when there are none. */
export async function currentSuites(ctx: Context, tx: TenantTransaction, question: GateQuestion): Promise<CurrentSuite[]> {
  const { suites } = await suitesOfGate(ctx, tx, question).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return { suites: [] };
    throw error;
  });
  const names = await projectNames(tx);
  return suites.flatMap((suite) => {
    const run = suite.attempts.at(-1);
    const projectName = run && names.get(run.project_id);
    return run && projectName !== undefined ? [{ ...stand(suite, run), run, projectName }] : [];
  });
}

function stand(suite: SuiteState, run: Attempt): Pick<CurrentSuite, "executionIds" | "state" | "tests"> {
  const { status } = evaluateGate([suite]);
  const failed = run.verdict === "ERROR" ? "error" : "failure";
  return {
    executionIds: suite.attempts.map(({ id }) => id),
    state: status === "PENDING" ? "pending" : status === "PASSED" ? "success" : failed,
    tests: standingCounts(suite),
  };
}

function standingCounts({ attempts, failures, quarantined, uncovered }: SuiteState): TestCounts | null {
  const whole = attempts.find(({ tests }) => tests !== null)?.tests;
  if (!whole) return null;
  return {
    total: whole.total,
    skipped: whole.skipped,
    failed: failures.length,
    passed: Math.max(0, whole.passed + whole.failed - failures.length),
    flaky: attempts.reduce((sum, { tests }) => sum + (tests?.flaky ?? 0), 0),
    quarantined: failures.filter(({ testKey }) => quarantined.has(testKey) && !uncovered.has(testKey)).length,
  };
}

/** The combined state: pending while one is in progress, then the worst. */
export function combineStates(suites: readonly CurrentSuite[]): CommitStatus["state"] {
  return (["pending", "error", "failure"] as const).find((state) => suites.some((suite) => suite.state === state)) ?? "success";
}
