import { sql } from "kysely";
import type { Execution } from "@gantry/contract/executions.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { putInOutbox } from "../../platform/outbox/put-in-outbox.ts";
import { NotificationLetter } from "./notification-letter.ts";
import { rulesOf } from "./store.ts";

/** Puts a letter for every rule that wants to hear of this end; whether it is a change is looked up when it is delivered. */
export async function notifyRules(ctx: Context, tx: TenantTransaction, run: Execution): Promise<void> {
  const rules = await rulesOf(tx, run.projectId)
    .select("id")
    .where("enabled", "=", true)
    .where(sql<boolean>`${run.status} = any(statuses)`)
    .execute();
  for (const { id } of rules)
    await putInOutbox(ctx, tx, NotificationLetter, { ruleId: id, executionId: run.id }, { organizationId: tx.organizationId });
}
