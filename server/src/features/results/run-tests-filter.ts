import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { RunTestFilter, RunTestKind } from "@gantry/contract/executions/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { likeLiteral } from "../../platform/db/like-literal.ts";
import type { ShownExecution } from "../executions/record/execution-record.ts";

export type Condition = RawBuilder<SqlBool>;

/** Conditions on rows `r` of `test_results`. */
export interface RunTests {
  ofRun: Condition;
  /** The run and the search, for any status. */
  scope: Condition;
  /** Whether `scope` is the whole run. */
  isWhole: boolean;
  /** One of the selected kinds; true when none is selected. */
  ofKinds: Condition;
}

export const isFailed: Condition = sql`r.status = 'failed'`;
export const isFlaky: Condition = sql`(r.status = 'passed' and r.flaky)`;
export const isNeither: Condition = sql`r.status <> 'failed' and not (r.status = 'passed' and r.flaky)`;
/** The section of a test in a list with failed tests first. */
export const partOf = sql<number>`case when ${isFailed} then 0 when ${isFlaky} then 1 else 2 end`;

/** The conditions of a filter that need no run. */
export function testConditions(filter: Omit<RunTestFilter, "suiteOf">): { scope: Condition; ofKinds: Condition } {
  return { scope: every([sql`true`, ...searchConditions(filter)]), ofKinds: ofKinds(filter.status) };
}

/** The conditions of a filter for one run. */
export async function runTestsFilter(tx: TenantTransaction, run: ShownExecution, filter: RunTestFilter): Promise<RunTests> {
  const conditions = searchConditions(filter);
  if (filter.suiteOf !== undefined) conditions.push(await ofSameSuite(tx, run, filter.suiteOf));
  const ofRun: Condition = sql`r.org_id = ${tx.organizationId} and r.execution_id = ${run.id}`;
  return {
    ofRun,
    scope: every([ofRun, ...conditions]),
    isWhole: conditions.length === 0,
    ofKinds: ofKinds(filter.status),
  };
}

function searchConditions(filter: Omit<RunTestFilter, "suiteOf">): Condition[] {
  const conditions: Condition[] = [];
  if (filter.search) {
    const pattern = `%${likeLiteral(filter.search)}%`;
    conditions.push(
      sql`(r.name ilike ${pattern} or r.file_path ilike ${pattern} or array_to_string(r.suite, ' › ') ilike ${pattern}
        or r.variant ilike ${pattern} or r.message ilike ${pattern})`,
    );
  }
  if (filter.file)
    conditions.push(sql`(r.file_path = ${filter.file} or r.file_path like ${`${likeLiteral(filter.file).replace(/\/$/, "")}/%`})`);
  if (filter.suite) conditions.push(sql`${filter.suite} = any(r.suite)`);
  return conditions;
}

export function every(conditions: readonly Condition[]): Condition {
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function ofKinds(kinds: readonly RunTestKind[] | undefined): Condition {
  if (!kinds?.length) return sql`true`;
  const conditions = [...new Set(kinds)].map((kind): Condition => {
    if (kind === "flaky") return isFlaky;
    if (kind === "quarantined") return sql`(${isFailed} and r.quarantined)`;
    if (kind === "new") return sql`(${isFailed} and not r.known)`;
    if (kind === "known") return sql`(${isFailed} and r.known)`;
    return sql`r.status = ${kind}`;
  });
  return sql`(${sql.join(conditions, sql` or `)})`;
}

async function ofSameSuite(tx: TenantTransaction, run: ShownExecution, resultId: string): Promise<Condition> {
  const ordinal = ordinalIn(run.id, resultId);
  const first =
    ordinal === undefined
      ? undefined
      : await tx
          .selectFrom("test_results")
          .select(["file_path", "suite"])
          .where("org_id", "=", tx.organizationId)
          .where("execution_id", "=", run.id)
          .where("ordinal", "=", ordinal)
          .executeTakeFirst();
  if (!first) return sql`false`;
  return sql`(r.file_path is not distinct from ${first.file_path}::text and r.suite = ${first.suite}::text[])`;
}

/** The position in the report for a test's id; `undefined` for a test of another run. */
export function ordinalIn(executionId: string, resultId: string): number | undefined {
  const [id, ordinal] = resultId.toLowerCase().split("-");
  return id === executionId ? Number(ordinal) : undefined;
}
