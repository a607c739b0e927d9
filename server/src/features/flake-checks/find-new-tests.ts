import { sql } from "kysely";
import { maxCheckedTests } from "@gantry/contract/flake-checks/constants.ts";
import type { NewTests } from "@gantry/contract/flake-checks/schemas.ts";
import type { Context } from "../../context.ts";
import { runNotFound } from "../../platform/errors.ts";
import { visible } from "../executions/record/find-execution.ts";
import { recordDueSoon } from "../tests/record/record-later.ts";

/** The tests whose first outcome is in this run, without skipped ones. @throws 404 `Run not found` */
export async function findNewTests(ctx: Context, organizationId: string, executionId: string): Promise<NewTests> {
  await recordDueSoon(ctx, organizationId);
  return ctx.db.withTenant(organizationId, async (tx) => {
    const run = await visible(tx).select(["history", "flake_check_id"]).where("id", "=", executionId).executeTakeFirst();
    if (!run) throw runNotFound();
    const { rows } = await sql<NewTests["tests"][number]>`
      select tests.id, tests.name, tests.suite, tests.file_path as "filePath", tests.variant
      from test_outcomes first join tests on tests.org_id = first.org_id and tests.id = first.test_id
      join projects on projects.org_id = tests.org_id and projects.id = tests.project_id
      where first.org_id = ${organizationId} and first.execution_id = ${executionId} and first.status in ('passed', 'failed')
        and not exists (
          select 1 from test_outcomes earlier where earlier.org_id = first.org_id and earlier.test_id = first.test_id
            and (earlier.run_at, earlier.execution_id) < (first.run_at, first.execution_id))
        -- Its earlier outcomes may have been removed.
        and (projects.results_removed_before is null or tests.created_at >= first.run_at)
      order by first.ordinal limit ${maxCheckedTests + 1}`.execute(tx);
    return {
      tests: rows.slice(0, maxCheckedTests),
      hasMore: rows.length > maxCheckedTests,
      pending: run.history !== "counted" && run.flake_check_id === null,
    };
  });
}
