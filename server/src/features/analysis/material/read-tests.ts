import type { Selectable } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { Schema } from "../../../platform/db/schema.ts";
import { cleanText } from "./clean-line.ts";
import type { TroubledTest } from "./material.ts";

/** Of very many, an explanation is made from the first ones. */
const mostTests = 200;
const longestText = 8_000;

/** The tests that failed, then those that passed only on a retry; of very many the first ones. */
export async function readTroubledTests(tx: TenantTransaction, executionId: string): Promise<TroubledTest[]> {
  const rows = await resultsOf(tx, executionId)
    .where((row) => row.or([row("status", "=", "failed"), row("flaky", "=", true)]))
    .orderBy((row) => row.case().when("status", "=", "failed").then(0).else(1).end())
    .orderBy("ordinal")
    .limit(mostTests)
    .execute();
  return toTroubled(executionId, rows);
}

/** The next tests of a run that failed, in the order of its report. */
export async function readFailedTests(
  tx: TenantTransaction,
  executionId: string,
  afterOrdinal: number,
  limit: number,
): Promise<TroubledTest[]> {
  const rows = await resultsOf(tx, executionId)
    .where("status", "=", "failed")
    .where("ordinal", ">", afterOrdinal)
    .orderBy("ordinal")
    .limit(limit)
    .execute();
  return toTroubled(executionId, rows);
}

const columns = ["ordinal", "test_key", "name", "suite", "file_path", "flaky", "status", "message", "details"] as const;

function resultsOf(tx: TenantTransaction, executionId: string) {
  return tx.selectFrom("test_results").select(columns).where("org_id", "=", tx.organizationId).where("execution_id", "=", executionId);
}

function toTroubled(
  executionId: string,
  rows: readonly Pick<Selectable<Schema["test_results"]>, (typeof columns)[number]>[],
): TroubledTest[] {
  return rows.map((row) => {
    const failedTry = row.details.attempts?.find((attempt) => attempt.status === "failed");
    return {
      id: `${executionId}-${row.ordinal}`,
      ordinal: row.ordinal,
      testKey: row.test_key,
      name: [...row.suite, row.name].join(" › "),
      filePath: row.file_path,
      flaky: row.status !== "failed",
      message: clean(row.message ?? failedTry?.message ?? ""),
      trace: clean(row.details.trace ?? failedTry?.trace ?? ""),
    };
  });
}

const clean = (text: string) => cleanText(text.slice(0, longestText));
