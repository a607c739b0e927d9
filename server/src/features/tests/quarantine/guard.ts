import { sql } from "kysely";
import type { RunNote } from "@gantry/contract/executions/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { changeRecord } from "../../executions/record/change-record.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";

export const quarantineSkipped = "QUARANTINE_SKIPPED";

/** If more than half of the tests that ran failed, their environment is probably broken. */
export function maxFailed({ tests }: Pick<ExecutionRow, "tests">): boolean {
  return tests !== null && tests.failed * 2 > tests.failed + tests.passed;
}

/** Adds or removes the `QUARANTINE_SKIPPED` note. @returns the updated run. */
export async function noteGuard(tx: TenantTransaction, run: ExecutionRow, hasActed: boolean): Promise<ExecutionRow> {
  const others = run.notes.filter(({ code }) => code !== quarantineSkipped);
  if (!hasActed && others.length === run.notes.length) return run;
  const notes = hasActed ? [...others, skippedNote(run)] : others;
  return (await changeRecord(tx, run.id, { notes: JSON.stringify(notes), updated_at: sql<Date>`clock_timestamp()` })) ?? run;
}

function skippedNote({ tests }: Pick<ExecutionRow, "tests">): RunNote {
  const ran = (tests?.failed ?? 0) + (tests?.passed ?? 0);
  return {
    code: quarantineSkipped,
    message: `Nothing was quarantined: ${tests?.failed ?? 0} of ${ran} tests failed, and this project's quarantine guard skips runs in which most tests fail.`,
  };
}
