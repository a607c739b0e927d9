import { maxTriggers } from "@gantry/contract/triggers/constants.ts";
import type { CreatedRunTrigger, CreateRunTrigger } from "@gantry/contract/triggers/schemas.ts";
import type { Context } from "../../context.ts";
import { newToken } from "../../platform/crypto/random-token.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { presentTrigger } from "./present.ts";
import { requireCommand } from "./require-command.ts";
import { secretBinding } from "./record/secret-binding.ts";
import { triggersOf } from "./record/store.ts";

/**
 * Creates a trigger with its own address and secret; the secret is stored encrypted and only returned here.
 * @throws 404 `Project not found`; 400 without a command; 409 at {@link maxTriggers} triggers
 */
export async function createTrigger(
  ctx: Context,
  actor: Actor,
  { projectId, createdBy }: { projectId: string; createdBy: { id: string; name: string } },
  wanted: CreateRunTrigger,
): Promise<CreatedRunTrigger> {
  const secret = newToken();
  const row = await ctx.db.withTenant(actor.organizationId, async (tx) => {
    // Counting and inserting must not interleave.
    await lockOrganization(tx);
    await requireProject(tx, projectId);
    requireCommand(wanted.run);
    await requireRoom(tx, projectId);
    const id = ctx.newId();
    const { name, host, repository, events, forks } = wanted;
    await recordAudit(ctx, tx, actor, {
      action: "trigger.created",
      targetType: "trigger",
      targetId: id,
      details: { name, host, repository, events, forks, projectId },
    });
    return tx
      .insertInto("run_triggers")
      .values({
        org_id: actor.organizationId,
        id,
        project_id: projectId,
        name,
        host,
        repository,
        events,
        branches: JSON.stringify(wanted.branches),
        paths: JSON.stringify(wanted.paths),
        forks,
        run: JSON.stringify(wanted.run),
        paused: wanted.paused,
        token: newToken(),
        sealed_secret: JSON.stringify(ctx.secrets.encrypt(secret, secretBinding(actor.organizationId, id))),
        created_by: JSON.stringify(createdBy),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return { ...presentTrigger(ctx, row), secret };
}

async function requireRoom(tx: TenantTransaction, projectId: string): Promise<void> {
  const { count } = await triggersOf(tx, projectId)
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= maxTriggers)
    throw conflict("Too many triggers", {
      message: `A project has at most ${maxTriggers} triggers. Delete one that is no longer needed.`,
      code: "TOO_MANY_TRIGGERS",
    });
}
