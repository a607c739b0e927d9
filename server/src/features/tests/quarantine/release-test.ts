import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { Caller } from "../../../platform/http/caller.ts";
import { notQuarantined } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { lockTest } from "./add-to-quarantine.ts";
import { inForce } from "./quarantined-keys.ts";
import { recordEvent } from "./record-event.ts";

/**
 * Lifts a test's quarantine. Only failures of runs created after this count towards its next quarantine.
 * @throws 404 `Test not found`, `Test is not quarantined`
 */
export async function releaseTest(ctx: Context, caller: Caller, actor: Actor, id: string): Promise<void> {
  await ctx.db.withTenant(caller.organizationId, async (tx) => {
    const test = await lockTest(tx, id);
    const lifted = await tx
      .deleteFrom("quarantine")
      .where("org_id", "=", tx.organizationId)
      .where("test_id", "=", id)
      .where(inForce)
      .returning(["source", "reason"])
      .executeTakeFirst();
    if (!lifted) throw notQuarantined();
    await tx
      .updateTable("tests")
      .set({ counts_from: sql<Date>`clock_timestamp()` })
      .where("org_id", "=", tx.organizationId)
      .where("id", "=", id)
      .execute();
    const by = { id: caller.userId, name: caller.name };
    await recordEvent(ctx, tx, {
      projectId: test.project_id,
      testId: id,
      event: "released",
      source: lifted.source,
      reason: lifted.reason,
      by,
    });
    await recordAudit(ctx, tx, actor, { action: "test.released", targetType: "test", targetId: id, details: { name: test.name } });
  });
}
