import type { Organization } from "@gantry/contract/organizations/schemas.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../audit/record-audit.ts";
import { changeOrganization } from "../organizations/change-organization.ts";

/** Allows or forbids public links of the organization's runs. Forbidding deletes all links, so that allowing them later revives none. */
export function switchLinks(ctx: Context, actor: Actor, enabled: boolean): Promise<Organization> {
  return changeOrganization(ctx, actor, (before) =>
    before.run_links_enabled === enabled
      ? undefined
      : {
          set: { run_links_enabled: enabled },
          action: "organization.run_links_changed",
          details: { enabled },
          async also(tx) {
            if (enabled) return {};
            const { numDeletedRows } = await tx.deleteFrom("run_links").where("org_id", "=", tx.organizationId).executeTakeFirstOrThrow();
            return { endedLinks: Number(numDeletedRows) };
          },
        },
  );
}
