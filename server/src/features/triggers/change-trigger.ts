import type { ChangeRunTrigger, RunTrigger } from "@gantry/contract/triggers/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { presentTrigger } from "./present.ts";
import { requireCommand } from "./require-command.ts";
import { lockTrigger, type TriggerAt } from "./record/store.ts";

/** Changes the given fields. @throws 404 `Project not found` or `Trigger not found`; 400 without a command */
export async function changeTrigger(ctx: Context, actor: Actor, at: TriggerAt, change: ChangeRunTrigger): Promise<RunTrigger> {
  const row = await ctx.db.withTenant(actor.organizationId, async (tx) => {
    const before = await lockTrigger(tx, at);
    if (change.run) requireCommand(change.run);
    const paused = change.paused ?? before.paused;
    const { repository = before.repository, forks = before.forks, name = before.name } = change;
    await recordAudit(ctx, tx, actor, {
      action: paused === before.paused ? "trigger.changed" : paused ? "trigger.paused" : "trigger.resumed",
      targetType: "trigger",
      targetId: before.id,
      details: { name, repository, forks, projectId: at.projectId, changed: Object.keys(change) },
    });
    return tx
      .updateTable("run_triggers")
      .set({
        name,
        repository,
        events: change.events ?? before.events,
        ...(change.branches ? { branches: JSON.stringify(change.branches) } : {}),
        ...(change.paths ? { paths: JSON.stringify(change.paths) } : {}),
        forks,
        ...(change.run ? { run: JSON.stringify(change.run) } : {}),
        paused,
        updated_at: sql<Date>`clock_timestamp()`,
      })
      .where("org_id", "=", actor.organizationId)
      .where("id", "=", before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return presentTrigger(ctx, row);
}
