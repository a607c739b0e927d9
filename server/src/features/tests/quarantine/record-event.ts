import { sql } from "kysely";
import type { QuarantineEventKind, QuarantineSource } from "@gantry/contract/quarantine/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { storableJson } from "../../../platform/db/storable-json.ts";

export interface QuarantineChange {
  projectId: string;
  testId: string;
  event: QuarantineEventKind;
  source: QuarantineSource;
  reason: string;
  groupName?: string | null;
  executionId?: string | null;
  by?: { id: string | null; name: string };
}

/** Records a quarantine event for each test, in the transaction of the change. */
export async function recordEvents(
  ctx: Pick<Context, "newId">,
  tx: TenantTransaction,
  changes: readonly QuarantineChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = storableJson(changes.map((change) => ({ ...change, id: ctx.newId() })));
  // Now, but later than other events of the test in the same millisecond, so that lists keep their order.
  await sql`
    insert into quarantine_events (org_id, id, project_id, test_id, event, source, reason, group_name, execution_id, by_whom, created_at)
    select ${tx.organizationId}, c.id, c."projectId", c."testId", c.event, c.source, c.reason, c."groupName", c."executionId", c.by, (
      select greatest(clock_timestamp(), max(e.created_at) + interval '1 millisecond') from quarantine_events e
      where e.org_id = ${tx.organizationId} and e.project_id = c."projectId" and e.test_id = c."testId"
        and e.created_at > clock_timestamp() - interval '2 milliseconds'
    )
    from jsonb_to_recordset(${rows}::jsonb) as c (id text, "projectId" text, "testId" text, event text, source text, reason text,
      "groupName" text, "executionId" text, by jsonb)`.execute(tx);
}

/** The same for one test. */
export const recordEvent = (ctx: Pick<Context, "newId">, tx: TenantTransaction, change: QuarantineChange): Promise<void> =>
  recordEvents(ctx, tx, [change]);
