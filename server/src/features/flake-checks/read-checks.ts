import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import type { FlakeCheck, FlakeCheckFilter } from "@gantry/contract/flake-checks/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { type Cursor, afterCursor, pageAndTotal } from "../../platform/db/keyset.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { notFound } from "../../platform/errors.ts";
import { visible } from "../executions/record/find-execution.ts";
import { type CheckCounts, checkCounts, checkResults, presentCounts } from "../tests/history/flake-check-counts.ts";
import { inExistingProject } from "../projects/record/in-existing-project.ts";

type CheckRow = Selectable<Schema["flake_checks"]>;

/** The checks of projects that are not deleted. */
function checksOf(tx: TenantTransaction): SelectQueryBuilder<Schema, "flake_checks", object> {
  return tx.selectFrom("flake_checks").where("flake_checks.org_id", "=", tx.organizationId).where(inExistingProject("flake_checks"));
}

/** A page of checks, newest first, without their tests and runs; the transaction's last step. */
export function pageOfChecks(tx: TenantTransaction, filter: FlakeCheckFilter, cursor: Cursor | undefined) {
  const project = filter.project ?? filter.projectId;
  const matching = checksOf(tx)
    .$if(project !== undefined, (q) => q.where("project_id", "=", project ?? ""))
    .$if(filter.testId !== undefined, (q) =>
      q.where((row) =>
        row.exists(
          row
            .selectFrom("flake_check_results as result")
            .select("result.check_id")
            .whereRef("result.org_id", "=", "flake_checks.org_id")
            .whereRef("result.check_id", "=", "flake_checks.id")
            .where("result.test_id", "=", filter.testId ?? ""),
        ),
      ),
    );
  const page = afterCursor(matching.selectAll("flake_checks"), cursor)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(filter.limit + 1);
  return pageAndTotal(tx, page, matching.select("flake_checks.id"), { isFirst: cursor === undefined });
}

/** @throws 404 `Flake check not found` */
export async function requireCheck(tx: TenantTransaction, id: string): Promise<FlakeCheck> {
  const row = await checksOf(tx).selectAll("flake_checks").where("flake_checks.id", "=", id).executeTakeFirst();
  const [check] = row ? await presentChecks(tx, [row]) : [];
  if (!check) throw notFound("Flake check not found");
  return check;
}

/** In the order of the rows. */
export async function presentChecks(tx: TenantTransaction, rows: readonly CheckRow[]): Promise<FlakeCheck[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const { rows: tests } = await sql<CheckCounts & CheckedTest>`
    select result.check_id, tests.id as "testId", tests.name, tests.suite, tests.file_path as "filePath", tests.variant, ${checkCounts}
    from (${checkResults(tx)}) join tests on tests.org_id = result.org_id and tests.id = result.test_id
    where result.check_id = any(${ids}::text[])
    group by result.check_id, tests.org_id, tests.id
    order by tests.file_path nulls last, tests.suite, tests.name, tests.id`.execute(tx);
  const runs = await visible(tx)
    .select(["id", "number", "status", "flake_check_id"])
    .where("flake_check_id", "in", ids)
    .orderBy("number")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    projectId: row.project_id,
    executionId: row.source_id,
    times: row.times,
    status: tests.some(({ check_id, waiting }) => check_id === row.id && waiting > 0) ? "running" : "ended",
    requestedBy: row.requested_by,
    createdAt: row.created_at.toISOString(),
    tests: tests.flatMap((test) => (test.check_id === row.id ? [presentTest(test)] : [])),
    runs: runs.flatMap(({ id, number, status, flake_check_id }) =>
      flake_check_id === row.id ? [{ executionId: id, number, status }] : [],
    ),
  }));
}

interface CheckedTest {
  check_id: string;
  testId: string;
  name: string;
  suite: string[];
  filePath: string | null;
  variant: string | null;
}

const presentTest = ({ testId, name, suite, filePath, variant, ...counts }: CheckCounts & CheckedTest) => ({
  testId,
  name,
  suite,
  filePath,
  variant,
  ...presentCounts(counts),
});
