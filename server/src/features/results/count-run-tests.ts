import { sql } from "kysely";
import type { RunTestCounts, RunTestKind } from "@gantry/contract/executions/schemas.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { type Condition, isFailed, isFlaky, type RunTests } from "./run-tests-filter.ts";

/** The counts of a test list's columns, for rows `r`. */
export const countColumns = sql`
  count(*)::int as total,
  count(*) filter (where r.status = 'passed')::int as passed,
  count(*) filter (where r.status = 'failed')::int as failed,
  count(*) filter (where r.status in ('skipped', 'pending'))::int as skipped,
  count(*) filter (where ${isFlaky})::int as flaky,
  count(*) filter (where ${isFailed} and r.quarantined)::int as quarantined`;

/** Counts a whole run's tests, and those of the selected kinds, with as few reads as possible. */
export async function countRun(
  tx: TenantTransaction,
  tests: RunTests,
  kinds: readonly RunTestKind[] | undefined,
  stored: TestCounts,
): Promise<{ counts: RunTestCounts; total: number }> {
  const known = stored.failed === 0 ? 0 : await count(tx, sql`${tests.ofRun} and r.known`);
  const counts = allCounts(stored, known);
  return { counts, total: totalOf(counts, kinds) ?? (await count(tx, sql`${tests.scope} and ${tests.ofKinds}`)) };
}

/** @param known the failed tests that also failed in their previous run. */
export function allCounts({ total, passed, failed, skipped, flaky, quarantined }: TestCounts, known: number): RunTestCounts {
  return { total, passed, failed, skipped, flaky, quarantined, other: total - passed - failed - skipped, new: failed - known, known };
}

/** The number of tests of these kinds, if it follows from the counts of each; `undefined` where kinds overlap. */
function totalOf(counts: RunTestCounts, kinds: readonly RunTestKind[] | undefined): number | undefined {
  const wanted = new Set(kinds);
  if (wanted.size === 0) return counts.total;
  if (wanted.size === 2 && wanted.has("skipped") && wanted.has("pending")) return counts.skipped;
  const [kind] = wanted;
  if (wanted.size > 1 || kind === undefined || kind === "skipped" || kind === "pending") return undefined;
  return counts[kind];
}

async function count(tx: TenantTransaction, condition: Condition): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from test_results r where ${condition}`.execute(tx);
  return rows[0]?.count ?? 0;
}
