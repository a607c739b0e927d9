import type { Context } from "../../../context.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import type { Material } from "./material.ts";
import { readLines } from "./read-lines.ts";
import { readFailedOrFlakyTests } from "./read-tests.ts";
import { sinceLastPass } from "./since-last-pass.ts";

/** The complete input of a run's explanation. */
export async function gatherMaterial(ctx: Context, execution: ExecutionRow): Promise<Material> {
  const organizationId = execution.org_id;
  const { tests, since } = await ctx.db.withTenant(organizationId, async (tx) => ({
    tests: await readFailedOrFlakyTests(tx, execution.id),
    since: await sinceLastPass(tx, execution),
  }));
  return {
    lines: await readLines(ctx, organizationId, execution.id),
    tests,
    exitCode: execution.exit_code,
    isUpload: execution.trigger === "ingest",
    counts: execution.tests,
    ...declaredIn(execution),
    sinceLastPass: since,
  };
}

/** The worker quotes the line in the run's error. */
function declaredIn({ error_message: message }: ExecutionRow): Pick<Material, "declared"> {
  const declared = /^The output says that the run failed: “(.{1,300})”/.exec(message ?? "")?.[1];
  return declared === undefined ? {} : { declared };
}
