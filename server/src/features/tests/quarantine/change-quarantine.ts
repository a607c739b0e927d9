import type { QuarantineNote, QuarantinedTest } from "@gantry/contract/quarantine/schemas.ts";
import type { Context } from "../../../context.ts";
import type { Caller } from "../../../platform/http/caller.ts";
import { badRequest, notQuarantined } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { lockTest } from "./add-to-quarantine.ts";
import { inQuarantine, presentQuarantine } from "./present.ts";
import { recordEvent } from "./record-event.ts";
import { resolveExpiry } from "./resolve-expiry.ts";

/**
 * Changes reason, owner or end of a quarantine; omitted fields are kept. @throws 404 `Test not found`, `Test is not quarantined`; 400 for an end in
 * the past.
 */
export async function changeQuarantine(
  ctx: Context,
  caller: Caller,
  actor: Actor,
  id: string,
  note: QuarantineNote,
): Promise<QuarantinedTest> {
  return ctx.db.withTenant(caller.organizationId, async (tx) => {
    const test = await lockTest(tx, id);
    const entry = inQuarantine(tx).where("quarantine.test_id", "=", id);
    const before = await entry.executeTakeFirst();
    if (!before) throw notQuarantined();
    if (note.keepUntil && before.source === "auto")
      throw badRequest("Validation failed", {
        message: "Only a manual quarantine can be kept until a time. Quarantine this test manually: POST /api/quarantine.",
        code: "VALIDATION_FAILED",
        issues: [{ path: "keepUntil", message: "Only a manual quarantine can be kept until a time." }],
      });
    const expiry = await resolveExpiry(tx, note, before);
    const reason = note.reason ?? before.reason;
    await tx
      .updateTable("quarantine")
      .set({
        reason,
        ...(note.owner === undefined ? {} : { owner: note.owner || null }),
        expires_at: expiry.expires_at,
        keep: expiry.keep,
      })
      .where("org_id", "=", tx.organizationId)
      .where("test_id", "=", id)
      .execute();
    const by = { id: caller.userId, name: caller.name };
    await recordEvent(ctx, tx, { projectId: test.project_id, testId: id, event: "changed", source: before.source, reason, by });
    await recordAudit(ctx, tx, actor, {
      action: "test.quarantine_changed",
      targetType: "test",
      targetId: id,
      details: { name: test.name, ...note },
    });
    return presentQuarantine(await entry.executeTakeFirstOrThrow());
  });
}
