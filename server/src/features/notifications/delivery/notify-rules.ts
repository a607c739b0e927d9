import { sql } from "kysely";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { isTerminal, type TerminalStatus } from "@gantry/contract/executions/constants.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { addToOutbox } from "../../../platform/outbox/add-to-outbox.ts";
import { NotificationMessage } from "./notification-message.ts";
import { rulesOf } from "../rules/store.ts";

/**
 * Queues a message for every rule that selects this terminal status; whether it is a change is checked on delivery.
 * @param before the run's terminal status that this one replaces.
 */
export async function notifyRules(ctx: Context, tx: TenantTransaction, run: Execution, before?: TerminalStatus): Promise<void> {
  const { status } = run;
  if (!isTerminal(status)) return;
  const rules = await rulesOf(tx, run.projectId)
    .select("id")
    .where("enabled", "=", true)
    .where(sql<boolean>`${run.status} = any(statuses)`)
    .execute();
  for (const { id } of rules)
    await addToOutbox(
      ctx,
      tx,
      NotificationMessage,
      { ruleId: id, executionId: run.id, status, before },
      { organizationId: tx.organizationId },
    );
}
