import { sql } from "kysely";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import { storableJson } from "../../platform/db/storable-json.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { decideAttempts, inFolder, mergeAttempts, type KnownResult, type ResultRow } from "./merge-attempts.ts";
import { insertOf, type Run } from "./save-results.ts";

/**
 * Adds the results of a retry to those of the attempts before it: as attempts of the same tests, which no later result can hide. A failed test that the
 * retry does not name stays failed. `folder`: of the retry's report. `batches`: from `resultRows`. Call it in a transaction that holds the run's row.
 * @returns the counts of all tests of the run
 */
export async function addAttempts(
  tx: TenantTransaction,
  run: Run,
  { batches, folder }: { batches: Iterable<string>; folder: string },
): Promise<TestCounts> {
  const known = await knownResults(tx, run.id);
  const later = [...batches];
  const decide = decideAttempts(
    known,
    later.flatMap((batch) =>
      (JSON.parse(batch) as ResultRow[]).map(({ test_key, status, name, suite, file_path, variant }) => ({
        test_key,
        status,
        name,
        suite,
        file_path: file_path ?? null,
        variant: variant ?? null,
      })),
    ),
  );
  let free = known.reduce((most, { ordinal }) => Math.max(most, ordinal), -1) + 1;
  for (const batch of later) {
    const changed = new Map<number, ResultRow>();
    const decided = (JSON.parse(batch) as ResultRow[]).map((row) => ({ row: inFolder(row, folder), decision: decide(row) }));
    const replaced = decided.flatMap(({ decision }) => ("known" in decision ? [decision.known.ordinal] : []));
    const before = await storedRows(tx, run.id, replaced);
    for (const { row, decision } of decided) {
      if (decision.how === "add") changed.set(free, { ...row, ordinal: free++ });
      if (!("known" in decision)) continue;
      const { ordinal } = decision.known;
      const earlier = changed.get(ordinal) ?? before.get(ordinal);
      if (earlier) changed.set(ordinal, decision.how === "join" ? mergeAttempts(earlier, row) : { ...row, ordinal });
    }
    if (changed.size === 0) continue;
    await tx
      .deleteFrom("test_results")
      .where("org_id", "=", tx.organizationId)
      .where("execution_id", "=", run.id)
      .where("ordinal", "in", [...changed.keys()])
      .execute();
    await tx.executeQuery(insertOf(tx, run, storableJson([...changed.values()])));
  }
  return countStored(tx, run.id);
}

function knownResults(tx: TenantTransaction, executionId: string): Promise<KnownResult[]> {
  return tx
    .selectFrom("test_results")
    .select(["ordinal", "test_key", "status", "name", "suite", "file_path", "variant"])
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", executionId)
    .orderBy("ordinal")
    .execute();
}

async function storedRows(tx: TenantTransaction, executionId: string, ordinals: readonly number[]): Promise<Map<number, ResultRow>> {
  if (ordinals.length === 0) return new Map();
  const rows: ResultRow[] = await tx
    .selectFrom("test_results")
    .select([
      "ordinal",
      "test_key",
      "name",
      "kind",
      "suite",
      "file_path",
      "line",
      "variant",
      "status",
      "duration_ms",
      "retries",
      "flaky",
      "message",
    ])
    .select(["tries", "details"])
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", executionId)
    .where("ordinal", "in", [...ordinals])
    .execute();
  return new Map(rows.map((row) => [row.ordinal, row]));
}

/** The counts of the stored results of a run. */
async function countStored(tx: TenantTransaction, executionId: string): Promise<TestCounts> {
  const { rows } = await sql<TestCounts>`
    select count(*)::int as total, count(*) filter (where status = 'passed')::int as passed,
      count(*) filter (where status = 'failed')::int as failed, count(*) filter (where status in ('skipped', 'pending'))::int as skipped,
      count(*) filter (where status = 'passed' and flaky)::int as flaky, 0 as quarantined
    from test_results where org_id = ${tx.organizationId} and execution_id = ${executionId}`.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error("counting always has an answer");
  return counts;
}
