import type { Context } from "../../context.ts";
import { forbidden } from "../../platform/errors.ts";

/** @throws 403 `Feature not enabled` */
export async function requireFeature(ctx: Context, organizationId: string): Promise<void> {
  const organization = await ctx.db.withTenant(organizationId, (tx) =>
    tx.selectFrom("organizations").select("ai_features").where("id", "=", organizationId).executeTakeFirst(),
  );
  if (organization?.ai_features.specToTest === false)
    throw forbidden("Feature not enabled", {
      message: "Spec-to-tests is switched off for this organization. An admin can switch it on in the settings.",
      code: "FEATURE_DISABLED",
    });
}
