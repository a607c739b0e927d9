import type { TenantTransaction } from "../../../platform/db/database.ts";
import { conflict, notFound } from "../../../platform/errors.ts";
import { lockCycle } from "./store.ts";

/** @throws 404 `Test cycle item not found` */
export async function findItem(tx: TenantTransaction, { cycleId, itemId }: { cycleId: string; itemId: string }) {
  const item = await tx
    .selectFrom("test_cycle_items")
    .selectAll()
    .where("org_id", "=", tx.organizationId)
    .where("cycle_id", "=", cycleId)
    .where("id", "=", itemId)
    .executeTakeFirst();
  if (!item) throw notFound("Test cycle item not found");
  return item;
}

/** Locks a cycle that still accepts results. @throws 404; 409 `Test cycle completed` */
export async function openCycle(tx: TenantTransaction, cycleId: string) {
  const cycle = await lockCycle(tx, cycleId);
  if (!cycle) throw notFound("Test cycle not found");
  if (cycle.status === "COMPLETED")
    throw conflict("Test cycle completed", {
      message: "The results of a completed cycle are final. Create a new cycle to test again.",
      code: "CYCLE_COMPLETED",
    });
  return cycle;
}
