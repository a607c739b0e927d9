import { sql } from "kysely";
import type { ComparedTest, Comparison, ComparisonWith } from "@gantry/contract/tests/schemas.ts";
import { comparedTestsShown } from "@gantry/contract/tests/constants.ts";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { runNotFound } from "../../../platform/errors.ts";
import { findExecutionRow } from "../../executions/record/find-execution.ts";
import { presentExecution } from "../../executions/record/present.ts";
import { recordDue } from "../record/record-later.ts";
import { baseBranchOf, findBaseline } from "./find-baseline.ts";
import { differencesBetween, variableDifferences } from "./run-differences.ts";
import { presentReference } from "../reads/run-reference.ts";
import { requireResults } from "../../executions/results/removed-results.ts";

type Kind = "new" | "known" | "fixed" | "newlyFlaky";
type Change = Kind | "added" | "missing";

interface ComparedRow {
  change: Change;
  /** The number of tests of this kind. */
  total: number;
  test_id: string;
  test_key: string;
  name: string;
  suite: string[];
  file_path: string | null;
  variant: string | null;
  before: TestStatus | null;
  now: TestStatus | null;
  flaky: boolean;
  quarantined: boolean;
  duration_ms: number | null;
  before_ms: number | null;
  message: string | null;
}

const notCompared = "its tests cannot be compared. Compare with a newer run.";

/**
 * What changed between two runs of a project: tests, duration and settings.
 * @throws 404 `Run not found`; 400 for a run of another project; 409 if retention removed the results of one of them
 */
export async function compareRuns(ctx: Context, organizationId: string, id: string, wanted: ComparisonWith): Promise<Comparison> {
  await recordDue(ctx, organizationId);
  return ctx.db.withTenant(organizationId, async (tx) => {
    const run = await findExecutionRow(tx, id);
    if (!run) throw runNotFound();
    requireResults(run, notCompared);
    const baseBranch = await baseBranchOf(tx, run);
    // The tests of a flake check's runs are not in the history that is compared.
    const base = run.flake_check_id === null ? await findBaseline(tx, run, wanted, baseBranch) : undefined;
    if (base) requireResults(base, notCompared);
    const rows = await comparedTests(tx, id, base?.id ?? "");
    const count = (change: Change) => rows.find((row) => row.change === change)?.total ?? 0;
    const list = (kind: Kind) => rows.filter((row) => row.change === kind).map(presentCompared);
    return {
      executionId: id,
      with: base ? presentReference(base) : null,
      baseBranch,
      differences: base ? differencesBetween(base, run) : [],
      variables: base ? variableDifferences(ctx, base, run) : { added: [], removed: [], changed: [] },
      durations: { before: base ? presentExecution(base).durationMs : null, now: presentExecution(run).durationMs },
      counts: {
        new: count("new"),
        known: count("known"),
        fixed: count("fixed"),
        newlyFlaky: count("newlyFlaky"),
        added: base ? count("added") : 0,
        missing: count("missing"),
      },
      new: list("new"),
      known: list("known"),
      fixed: list("fixed"),
      newlyFlaky: list("newlyFlaky"),
    };
  });
}

/** The tests of each kind to show. Tests that only one of the runs has are one row with their number and no test. */
async function comparedTests(tx: TenantTransaction, id: string, baseId: string): Promise<ComparedRow[]> {
  const outcomesIn = (executionId: string) =>
    sql`(select test_id, ordinal, status, flaky, duration_ms from test_outcomes where org_id = ${tx.organizationId} and execution_id = ${executionId})`;
  const { rows } = await sql<ComparedRow>`
    with pair as materialized (
      select coalesce(n.test_id, b.test_id) as test_id, n.ordinal, b.status as before, n.status as now, coalesce(n.flaky, false) as flaky,
        n.duration_ms, b.duration_ms as before_ms,
        case
          when n.status is null then 'missing'
          when n.status = 'failed' and b.status = 'failed' then 'known'
          when n.status = 'failed' then 'new'
          when n.status = 'passed' and b.status = 'failed' then 'fixed'
          when n.flaky and b.flaky is not true then 'newlyFlaky'
          when b.status is null then 'added'
        end as change
      from ${outcomesIn(id)} n full join ${outcomesIn(baseId)} b using (test_id)
    ), counted as (
      select change, count(*) as total from pair where change is not null group by change
    ), placed as (
      select pair.*, t.test_key, t.name, t.suite, t.file_path, t.variant,
        row_number() over (partition by change order by t.file_path nulls last, t.name, t.id) as place
      from pair join tests t on t.org_id = ${tx.organizationId} and t.id = pair.test_id
      where change not in ('added', 'missing')
    )
    select placed.*, counted.change, counted.total, coalesce(r.quarantined, false) as quarantined, r.message from counted
    left join placed on placed.change = counted.change and placed.place <= ${comparedTestsShown}
    left join test_results r on r.org_id = ${tx.organizationId} and r.execution_id = ${id} and r.ordinal = placed.ordinal
    order by counted.change, placed.place`.execute(tx);
  return rows;
}

function presentCompared(row: ComparedRow): ComparedTest {
  return {
    testId: row.test_id,
    testKey: row.test_key,
    name: row.name,
    suite: row.suite,
    filePath: row.file_path,
    variant: row.variant,
    before: row.before,
    now: row.now,
    flaky: row.flaky,
    quarantined: row.quarantined,
    durationMs: row.duration_ms,
    durationBeforeMs: row.before_ms,
    message: row.message,
  };
}
