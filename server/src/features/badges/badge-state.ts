import type { Selectable } from "kysely";
import type { Schema } from "../../platform/db/schema.ts";

/** The columns of a run that its badge depends on. */
export type BadgeRun = Pick<Selectable<Schema["executions"]>, "verdict" | "tests">;

export type BadgeColor = "green" | "red" | "amber" | "blue" | "grey";

/** The right part of a badge. */
export interface BadgeState {
  text: string;
  color: BadgeColor;
}

const count = (number: number, word: string) => `${number} ${word}`;

/** What a badge says about the newest run; `undefined`: there is none. Only a run that passed is green. */
export function badgeState(run: BadgeRun | undefined): BadgeState {
  if (!run) return { text: "no runs", color: "grey" };
  if (run.verdict === null) return { text: "running", color: "blue" };
  if (run.verdict === "ERROR") return { text: "unknown", color: "grey" };
  const { failed = 0, quarantined = 0, flaky = 0 } = run.tests ?? {};
  const failing = Math.max(0, failed - quarantined);
  if (run.verdict === "FAILED" || failing > 0) return { text: failing > 0 ? count(failing, "failed") : "failed", color: "red" };
  if (flaky > 0) return { text: count(flaky, "flaky"), color: "amber" };
  return run.verdict === "PASSED" ? { text: "passed", color: "green" } : { text: "unstable", color: "amber" };
}
