import { sql } from "kysely";
import { isOutsideTests } from "@gantry/contract/results/constants.ts";
import type { StartFlakeCheck } from "@gantry/contract/flake-checks/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { conflict, notFound, runNotFound } from "../../../platform/errors.ts";
import { attemptsOf } from "../../executions/record/attempts-of.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { requireResults } from "../../executions/results/removed-results.ts";
import { visible } from "../../executions/record/find-execution.ts";
import { visibleTests } from "../../tests/history/present-test.ts";
import type { NamedTest } from "../../executions/request/name-tests.ts";

export interface CheckedTest extends NamedTest {
  id: string;
}

/** Tests that one run can execute. */
export interface SuiteToCheck {
  /** The run to repeat. */
  source: ExecutionRow;
  /** Of the whole suite, even if `source` is a re-run of some of its tests. */
  folder: string;
  tests: CheckedTest[];
}

/**
 * The chosen tests by the suite of the run to repeat: that run, or the latest run of each test. The newest run of a suite is repeated.
 * @throws 404 for an unknown test or run; 409 if a test cannot be run alone or its run cannot be repeated
 */
export async function suitesToCheck(tx: TenantTransaction, { testIds, executionId }: StartFlakeCheck): Promise<SuiteToCheck[]> {
  const tests = await readTests(tx, [...new Set(testIds)], executionId);
  const suites = new Map<string, SuiteToCheck>();
  for (const sourceId of new Set(tests.map((test) => test.sourceId))) {
    const ofRun = tests.filter((test) => test.sourceId === sourceId);
    const source = sourceId === null ? undefined : await visible(tx).selectAll().where("id", "=", sourceId).executeTakeFirst();
    if (!source) throw unusable(ofRun[0], "has no run that could be repeated: its last run was deleted. Run its suite again first.");
    if (source.trigger === "ingest")
      throw unusable(
        ofRun[0],
        "was last run outside of Gantry and its results were uploaded. Only suites that Gantry runs can be checked.",
      );
    const [whole = source] = await attemptsOf(tx, source.id);
    const { project_id, image, command, environment, base_url, combination } = source;
    const key = JSON.stringify([project_id, image, command, environment, base_url, combination, whole.folder]);
    const suite = suites.get(key) ?? { source, folder: whole.folder, tests: [] };
    if (suite.source.created_at < source.created_at) suite.source = source;
    suite.tests.push(...ofRun);
    suites.set(key, suite);
  }
  return [...suites.values()];
}

interface FoundTest extends CheckedTest {
  sourceId: string | null;
}

async function readTests(tx: TenantTransaction, ids: readonly string[], executionId: string | undefined): Promise<FoundTest[]> {
  if (executionId !== undefined) {
    const run = await visible(tx).select(["number", "results_removed_at"]).where("id", "=", executionId).executeTakeFirst();
    if (!run) throw runNotFound();
    requireResults(run, "its tests cannot be checked. Check those of a newer run.");
  }
  const rows = await visibleTests(tx)
    .leftJoin("test_outcomes as outcome", (on) =>
      on
        .onRef("outcome.org_id", "=", "tests.org_id")
        .onRef("outcome.test_id", "=", "tests.id")
        .on((row) => row("outcome.execution_id", "=", executionId ?? row.ref("tests.last_execution_id"))),
    )
    .leftJoin("test_results as result", (on) =>
      on
        .onRef("result.org_id", "=", "tests.org_id")
        .onRef("result.execution_id", "=", "outcome.execution_id")
        .onRef("result.ordinal", "=", "outcome.ordinal"),
    )
    .select([
      "tests.id",
      "tests.name",
      "tests.kind",
      "tests.suite",
      "tests.file_path",
      "tests.variant",
      "result.line",
      "outcome.execution_id",
    ])
    .where("tests.id", "in", [...ids])
    .orderBy(sql`array_position(${ids as string[]}::text[], tests.id)`)
    .execute();
  if (rows.length < ids.length) throw notFound("Test not found");
  return rows.map((row) => {
    const test = { id: row.id, name: row.name, suite: row.suite, filePath: row.file_path, line: row.line, variant: row.variant };
    if (isOutsideTests(row)) throw unusable(test, "is a failure outside of any test, which cannot be run alone. Leave it out.");
    if (executionId !== undefined && row.execution_id === null) throw unusable(test, "is not in the history of this run.");
    return { ...test, sourceId: row.execution_id };
  });
}

const unusable = (test: Pick<NamedTest, "name"> | undefined, why: string) =>
  conflict("Test cannot be checked", { message: `“${test?.name ?? ""}” ${why}`, code: "TEST_NOT_CHECKABLE" });
