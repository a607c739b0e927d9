import { sql } from "kysely";
import type { ChangeItem, CycleStep, ItemStatus, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import type { Context } from "../../context.ts";
import { badRequest, conflict, notFound } from "../../platform/errors.ts";
import { readCycle } from "./record/find-cycle.ts";
import { updateCycleStatus } from "./record/update-cycle-status.ts";
import { findItem, openCycle } from "./record/open-cycle.ts";
import { lockCycle } from "./record/store.ts";

/**
 * Records a tester's results. The cycle's status is updated in the same transaction. A completed cycle still takes comments: the failure that
 * completes it needs one as well.
 * @throws 404 `Test cycle not found`, `Test cycle item not found`; 409 for results in a completed cycle, or for an item decided by a run; 400 for too
 * many steps.
 */
export async function changeItem(
  ctx: Context,
  organizationId: string,
  tester: { id: string; name: string },
  at: { cycleId: string; itemId: string },
  change: ChangeItem,
): Promise<TestCycle> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const isResult = change.status !== undefined || change.steps?.some((step) => step.status !== undefined);
    if (isResult) await openCycle(tx, at.cycleId);
    else if (!(await lockCycle(tx, at.cycleId))) throw notFound("Test cycle not found");
    const item = await findItem(tx, at);
    if (isResult && item.execution_id !== null) throw decidedByRun(item.execution_id);
    const { steps, status } = outcomeOf(item, change);
    await tx
      .updateTable("test_cycle_items")
      .set({
        status,
        steps: JSON.stringify(steps),
        ...(change.comment === undefined ? {} : { comment: change.comment }),
        // A comment alone does not take over the result of another person.
        ...(isResult ? { result_by: status === "PENDING" ? null : JSON.stringify(tester) } : {}),
        updated_at: sql<Date>`clock_timestamp()`,
      })
      .where("org_id", "=", organizationId)
      .where("id", "=", item.id)
      .execute();
    if (isResult) await updateCycleStatus(tx, at.cycleId);
    return readCycle(tx, at.cycleId);
  });
}

/** The item's steps and status after a change. Pure, so that every order of clicks can be tested. @throws 400 for too many steps. */
export function outcomeOf(
  item: { steps: CycleStep[]; status: ItemStatus },
  change: ChangeItem,
): { steps: CycleStep[]; status: ItemStatus } {
  const given = change.steps ?? [];
  if (given.length > item.steps.length)
    throw badRequest("Unknown step", {
      message: `The item has ${item.steps.length} steps; the request names ${given.length}.`,
      code: "UNKNOWN_STEP",
    });
  const steps = item.steps.map((step, place) => ({
    ...step,
    status: given[place]?.status ?? step.status,
    comment: given[place]?.comment ?? step.comment,
  }));
  if (change.status === "PENDING") return { steps: steps.map((step) => ({ ...step, status: "PENDING" as const })), status: "PENDING" };
  // Passing an item passes all of its steps.
  if (change.status === "PASSED")
    return { steps: steps.map((step) => (step.status === "PENDING" ? { ...step, status: "PASSED" as const } : step)), status: "PASSED" };
  if (change.status) return { steps, status: change.status };
  return { steps, status: given.some((step) => step.status) ? statusOfSteps(steps) : item.status };
}

function statusOfSteps(steps: readonly CycleStep[]): ItemStatus {
  const some = (status: CycleStep["status"]) => steps.some((step) => step.status === status);
  if (some("FAILED")) return "FAILED";
  if (some("PENDING")) return some("PASSED") || some("SKIPPED") ? "RUNNING" : "PENDING";
  return some("PASSED") ? "PASSED" : "SKIPPED";
}

function decidedByRun(executionId: string) {
  return conflict("Item decided by its run", {
    message: `Execution ${executionId} decides this item; re-run it for another result.`,
    code: "ITEM_OF_RUN",
  });
}
