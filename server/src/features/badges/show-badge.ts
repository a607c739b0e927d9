import type { BadgeQuery } from "@gantry/contract/badges/schemas.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../platform/errors.ts";
import { visible } from "../executions/record/find-execution.ts";
import { badgeState } from "./badge-state.ts";
import { drawBadge } from "./draw-badge.ts";

const fileShape = /^([\w-]{43})\.svg$/;

const badgeNotFound = () =>
  notFound("Badge not found", { message: "There is no badge at this address. It may have been turned off.", code: "BADGE_NOT_FOUND" });

/**
 * The badge at an address, as SVG. The token is looked up across organizations; the runs are read as its organization.
 * @throws 404 `Badge not found`, the same for an unknown or removed one and for a deleted project
 */
export async function showBadge(ctx: Context, file: string, { branch, label }: BadgeQuery): Promise<string> {
  const token = fileShape.exec(file)?.[1];
  const badge =
    token &&
    (await ctx.db.asSystem((tx) =>
      tx.selectFrom("project_badges").select(["org_id", "project_id"]).where("token", "=", token).executeTakeFirst(),
    ));
  if (!badge) throw badgeNotFound();
  const found = await ctx.db.withTenant(badge.org_id, async (tx) => {
    const project = await tx
      .selectFrom("projects")
      .select("id")
      .where("org_id", "=", tx.organizationId)
      .where("id", "=", badge.project_id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (!project) return undefined;
    const run = await visible(tx)
      .select(["verdict", "tests"])
      .where("project_id", "=", project.id)
      .where("flake_check_id", "is", null)
      .$if(Boolean(branch), (q) => q.where("ci_branch", "=", branch ?? ""))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return { run };
  });
  if (!found) throw badgeNotFound();
  return drawBadge(label, badgeState(found.run));
}
