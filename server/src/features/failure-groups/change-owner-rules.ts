import { sql } from "kysely";
import type { OwnerRules } from "@gantry/contract/failure-groups/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { readOwnerRules } from "./owner-rules.ts";

const present = (rules: string): OwnerRules => ({ rules, problems: readOwnerRules(rules).problems });

/** @throws 404 `Project not found` */
export async function getOwnerRules(ctx: Context, organizationId: string, projectId: string): Promise<OwnerRules> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    await requireProject(tx, projectId);
    return present(await rulesOf(tx, projectId));
  });
}

/** Replaces the rules; failures that have an owner keep it. @throws 404 `Project not found` */
export async function setOwnerRules(ctx: Context, actor: Actor, projectId: string, rules: string): Promise<OwnerRules> {
  return ctx.db.withTenant(actor.organizationId, async (tx) => {
    await requireProject(tx, projectId);
    await sql`
      insert into owner_rules (org_id, project_id, rules) values (${tx.organizationId}, ${projectId}, ${rules})
      on conflict (org_id, project_id) do update set rules = excluded.rules, updated_at = clock_timestamp()`.execute(tx);
    const details = { lines: rules.split("\n").filter((line) => line.trim() !== "").length };
    await recordAudit(ctx, tx, actor, { action: "project.owner_rules_changed", targetType: "project", targetId: projectId, details });
    return present(rules);
  });
}

/** The text of a project's rules; empty if it has none. */
export async function rulesOf(tx: TenantTransaction, projectId: string): Promise<string> {
  const row = await tx
    .selectFrom("owner_rules")
    .select("rules")
    .where("org_id", "=", tx.organizationId)
    .where("project_id", "=", projectId)
    .executeTakeFirst();
  return row?.rules ?? "";
}
