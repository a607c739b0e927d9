import { sql } from "kysely";
import type { QuarantinedTest, QuarantineRequest } from "@gantry/contract/quarantine/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { Caller } from "../../../platform/http/caller.ts";
import { badRequest, conflict, notFound } from "../../../platform/errors.ts";
import { isOutsideTests } from "@gantry/contract/results/constants.ts";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { lockHistory } from "../base/lock-history.ts";
import { testId } from "../base/test-id.ts";
import { expireQuarantine } from "./expire-quarantine.ts";
import { inQuarantine, presentQuarantine } from "./present.ts";
import { recordEvent } from "./record-event.ts";
import { resolveExpiry } from "./resolve-expiry.ts";

/**
 * Quarantines a test manually, until its next pass, `expiresAt` or a manual release; with `keepUntil` a pass does not end it. An automatic quarantine
 * becomes manual.
 * @throws 404 `Test not found`; 400 for an end in the past, and `Not a test` for a failure outside of any test; 409 if the test is already quarantined manually.
 */
export async function addToQuarantine(ctx: Context, caller: Caller, actor: Actor, wanted: QuarantineRequest): Promise<QuarantinedTest> {
  return ctx.db.withTenant(caller.organizationId, async (tx) => {
    const test = await lockTest(tx, wanted.testId ?? testId(wanted.projectId ?? "", wanted.testKey ?? ""));
    if (isOutsideTests(test))
      throw badRequest("Not a test", {
        message: `“${test.name}” is a failure outside of any test, which may have another cause each time. It cannot be quarantined.`,
        code: "NOT_A_TEST",
      });
    const expiry = await resolveExpiry(tx, wanted);
    await expireQuarantine(ctx, tx, test.project_id);
    const by = { id: caller.userId, name: caller.name };
    const entry = {
      source: "manual" as const,
      reason: wanted.reason ?? "",
      owner: wanted.owner || test.owner,
      quarantined_by: JSON.stringify(by),
      ...expiry,
    };
    const added = await tx
      .insertInto("quarantine")
      .values({ org_id: tx.organizationId, test_id: test.id, project_id: test.project_id, test_key: test.test_key, ...entry })
      .onConflict((at) =>
        at
          .columns(["org_id", "test_id"])
          .doUpdateSet({ ...entry, created_at: sql<Date>`clock_timestamp()` })
          .where("quarantine.source", "=", "auto"),
      )
      .returning("test_id")
      .executeTakeFirst();
    if (!added)
      throw conflict("Test already quarantined", {
        message: "It was put into quarantine manually. Change that entry, or lift it first.",
        code: "ALREADY_QUARANTINED",
      });
    await recordEvent(ctx, tx, {
      projectId: test.project_id,
      testId: test.id,
      event: "quarantined",
      source: "manual",
      reason: entry.reason,
      by,
    });
    await recordAudit(ctx, tx, actor, {
      action: "test.quarantined",
      targetType: "test",
      targetId: test.id,
      details: { name: test.name, reason: entry.reason, owner: entry.owner, expiresAt: entry.expires_at, keep: entry.keep },
    });
    return presentQuarantine(await inQuarantine(tx).where("quarantine.test_id", "=", test.id).executeTakeFirstOrThrow());
  });
}

/** A test and its project's history, locked. @throws 404 `Test not found` */
export async function lockTest(tx: TenantTransaction, id: string) {
  const found = await tx
    .selectFrom("tests")
    .select(["id", "project_id", "test_key", "name", "kind", "owner"])
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found || !(await lockHistory(tx, found.project_id))) throw notFound("Test not found");
  return found;
}
