import type { RunTestFilter } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { runNotFound } from "../../platform/errors.ts";
import type { ShownExecution } from "../executions/record/execution-record.ts";
import { findExecution } from "../executions/record/find-execution.ts";
import { recordDueSoon } from "../tests/record/record-later.ts";
import { type RunTests, runTestsFilter } from "./run-tests-filter.ts";

/**
 * Reads tests of a run, all from one snapshot of the database, after its history was recorded if that is due.
 * @throws 404 `Run not found`
 */
export async function withRunTests<T>(
  ctx: Context,
  { organizationId, executionId, filter }: { organizationId: string; executionId: string; filter: RunTestFilter },
  read: (tx: TenantTransaction, found: { run: ShownExecution; tests: RunTests }) => Promise<T>,
): Promise<T> {
  await recordDueSoon(ctx, organizationId);
  return ctx.db.withTenant(
    organizationId,
    async (tx) => {
      const run = await findExecution(tx, executionId);
      if (!run) throw runNotFound();
      return read(tx, { run, tests: await runTestsFilter(tx, run, filter) });
    },
    { snapshot: "one" },
  );
}
