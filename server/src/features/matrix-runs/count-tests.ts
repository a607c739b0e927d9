import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { withAttempts } from "./counted-runs.ts";
import { countResults } from "./list-matrix-tests.ts";
import type { LatestRun } from "./find-matrix-run.ts";

/** The tests of the latest runs of a matrix run; `null` if none has results. */
export async function countTests(tx: TenantTransaction, latest: readonly LatestRun[]): Promise<TestCounts | null> {
  const shown = latest.filter(({ deleted_at }) => deleted_at === null);
  const known = shown.flatMap(({ tests }) => tests ?? []);
  if (known.length === 0) return null;
  // The counts of a re-run of failed tests are of these only.
  if (shown.some(({ settings }) => settings.onlyFailed === true)) return countResults(tx, await withAttempts(tx, shown));
  const total = (key: keyof TestCounts) => known.reduce((sum, counts) => sum + counts[key], 0);
  return {
    total: total("total"),
    passed: total("passed"),
    failed: total("failed"),
    skipped: total("skipped"),
    flaky: total("flaky"),
    quarantined: total("quarantined"),
  };
}
