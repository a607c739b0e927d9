import type { CiContext, Execution } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/** Creates a pipeline's cycle, in the transaction that accepts its run. `fillCiCycle` follows once the run exists. */
export async function startCiCycle(
  ctx: Context,
  tx: TenantTransaction,
  cycle: { projectId: string; image: string; ciContext: CiContext | undefined; createdBy: { id: string | null; name: string } },
): Promise<string> {
  const id = ctx.newId();
  await tx
    .insertInto("test_cycles")
    .values({
      org_id: tx.organizationId,
      id,
      project_id: cycle.projectId,
      name: nameOf(cycle.image, cycle.ciContext ?? {}),
      source: "ci",
      ci_context: cycle.ciContext ? JSON.stringify(cycle.ciContext) : null,
      created_by: JSON.stringify(cycle.createdBy),
    })
    .execute();
  return id;
}

/** `<repository> PR #<number>`, `<repository> @ <commit>`, `<repository> <branch>`; without any of these the image's name. */
function nameOf(image: string, { repository, prNumber, commitSha, branch }: CiContext): string {
  const which = prNumber ? ` PR #${prNumber}` : commitSha ? ` @ ${commitSha.slice(0, 7)}` : branch ? ` ${branch}` : "";
  return `${repository || image}${which}`;
}

/** Adds the run that the cycle waits for. */
export async function fillCiCycle(ctx: Context, tx: TenantTransaction, cycleId: string, execution: Execution): Promise<void> {
  const what = execution.folder === "all" ? execution.image : `${execution.image} ${execution.folder}`;
  await tx
    .insertInto("test_cycle_items")
    .values({
      org_id: tx.organizationId,
      cycle_id: cycleId,
      id: ctx.newId(),
      ordinal: 0,
      execution_id: execution.id,
      type: "AUTOMATED",
      title: what.slice(0, 300),
    })
    .execute();
}
