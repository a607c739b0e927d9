import type { Context } from "../../context.ts";
import type { Actor } from "../audit/record-audit.ts";
import { changeOrganization } from "../organizations/change-organization.ts";

/** Whether runs of the organization start on its own workers only. Runs that are in progress stay where they are. */
export async function changeSettings(ctx: Context, actor: Actor, { ownOnly }: { ownOnly: boolean }): Promise<{ ownOnly: boolean }> {
  // A claim takes the same lock, and reads the setting under it.
  await changeOrganization(ctx, actor, () => ({
    set: { own_workers_only: ownOnly },
    action: "organization.workers_changed",
    details: { ownOnly },
  }));
  ctx.queueNotifier.notify(actor.organizationId);
  return { ownOnly };
}
