import { Verdict } from "@gantry/contract/executions/schemas.ts";
import type { TerminalStatus } from "@gantry/contract/executions/constants.ts";
import { sql } from "kysely";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { addToOutbox } from "../../../platform/outbox/add-to-outbox.ts";
import { type Deliverer, deliverer, exponentialBackoff } from "../../../platform/outbox/topic.ts";
import type { MatrixRunRow } from "../../matrix-runs/find-matrix-run.ts";
import type { Notice } from "../channels/channel.ts";
import { isPaused, noteRule, postNotice } from "../delivery/deliver-notification.ts";
import { rulesOf } from "../rules/store.ts";
import { matrixRunExists } from "./matrix-run-exists.ts";

/** How a matrix run ended, for a rule's chat. It says what was true when its last run ended. */
const MatrixRunMessage = {
  name: "matrix run notification",
  payload: z.object({
    ruleId: z.string(),
    matrixRunId: z.string(),
    isChange: z.boolean(),
    status: Verdict,
    title: z.string(),
    facts: z.array(z.string()),
    failures: z.array(z.string()),
    moreFailures: z.number(),
    link: z.object({ label: z.string(), url: z.string() }).optional(),
  }),
};

interface Report {
  status: TerminalStatus;
  isChange: boolean;
  notice: Omit<Notice, "status">;
}

/** Queues a message for every rule that selects the status. Whether a rule is for changes only is checked on delivery. */
export async function queueForRules(ctx: Context, tx: TenantTransaction, row: MatrixRunRow, report: Report): Promise<void> {
  const { status, isChange, notice } = report;
  const rules = await rulesOf(tx, row.project_id)
    .select("id")
    .where("enabled", "=", true)
    .where(sql<boolean>`${status} = any(statuses)`)
    .execute();
  for (const { id: ruleId } of rules) {
    const payload = MatrixRunMessage.payload.parse({ ruleId, matrixRunId: row.id, isChange, status, ...notice });
    await addToOutbox(ctx, tx, MatrixRunMessage, payload, { organizationId: tx.organizationId });
  }
}

export function matrixRunNotificationDelivery(ctx: Context): Deliverer {
  return deliverer({
    topic: MatrixRunMessage,
    retryAfterMs: exponentialBackoff(8, 5_000),
    async deliver({ ruleId, matrixRunId, isChange, ...notice }, { organizationId = "" }) {
      const rule = await ctx.db.withTenant(organizationId, async (tx) => {
        if (!(await matrixRunExists(tx, matrixRunId))) return undefined;
        return tx
          .selectFrom("notification_rules")
          .selectAll()
          .where("org_id", "=", organizationId)
          .where("id", "=", ruleId)
          .executeTakeFirst();
      });
      if (!rule?.enabled || isPaused(ctx, rule) || (rule.only_changes && !isChange)) return;
      await postNotice(ctx, rule, { ...notice, link: notice.link });
    },
    async givenUp({ ruleId }, { organizationId = "" }, reason) {
      await noteRule(ctx, organizationId, ruleId, reason);
    },
  });
}
