import type { TestDetail } from "@gantry/contract/tests/schemas.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { readTest } from "./reads/find-test.ts";
import { visibleTests } from "./history/present-test.ts";

/** Sets the owner of a test; `null` or empty removes it. @throws 404 `Test not found` */
export async function changeOwner(
  ctx: Context,
  actor: Actor,
  organizationId: string,
  id: string,
  owner: string | null,
): Promise<TestDetail> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const before = await visibleTests(tx).select(["tests.owner", "tests.name"]).where("tests.id", "=", id).executeTakeFirst();
    if (!before) throw notFound("Test not found");
    await tx
      .updateTable("tests")
      .set({ owner: owner || null })
      .where("org_id", "=", organizationId)
      .where("id", "=", id)
      .execute();
    const details = { name: before.name, oldOwner: before.owner, newOwner: owner || null };
    await recordAudit(ctx, tx, actor, { action: "test.owner_changed", targetType: "test", targetId: id, details });
    return readTest(ctx, tx, id);
  });
}
