import type { Selectable } from "kysely";
import type { Schema } from "../../platform/db/schema.ts";
import { failsWithoutResults, noTests } from "./decide-verdict.ts";
import { isEndedBySignal } from "./ended-by-signal.ts";

/** Why a run did not show all of its results, as a sentence; `undefined` if it did. Re-runs of failed tests only, which follow it, do not run the rest. */
export function cutShort(
  attempt: Pick<Selectable<Schema["executions"]>, "number" | "verdict" | "error_code" | "error_message" | "exit_code" | "tests">,
): string | undefined {
  const { number, verdict, error_code, error_message, exit_code } = attempt;
  if (verdict === "ERROR") {
    const why = error_code === noTests && error_message ? ` ${error_message}` : "";
    return `Run #${number} ended without a verdict (${error_code ?? "ERROR"}).${why}`;
  }
  if (verdict !== "FAILED") return undefined;
  if (error_code !== null && failsWithoutResults(error_code)) return `Run #${number}: ${error_message ?? error_code}`;
  const isKilled = exit_code !== null && isEndedBySignal(exit_code, attempt.tests);
  return isKilled ? `Run #${number} was ended by a signal (exit code ${exit_code}), so it did not run all of its tests.` : undefined;
}
