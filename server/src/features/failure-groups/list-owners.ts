import { sql } from "kysely";
import type { FailureOwner, FailureOwnersQuery } from "@gantry/contract/failure-groups/schemas.ts";
import type { Context } from "../../context.ts";

const maxOwners = 200;

/** Members and teams that own at least one failure of the organization or project, by name. */
export async function listOwners(
  ctx: Context,
  organizationId: string,
  { project, projectId = project }: FailureOwnersQuery,
): Promise<{ owners: FailureOwner[]; isPartial: boolean }> {
  const { rows } = await ctx.db.withTenant(organizationId, (tx) =>
    sql<FailureOwner>`
      select g.owner_id as "userId", coalesce(u.name, g.owner_team) as name
      from failure_groups g left join users u on u.id = g.owner_id
      where g.org_id = ${organizationId} and coalesce(u.name, g.owner_team) is not null
        and ${projectId ? sql`g.project_id = ${projectId}` : sql`true`}
      group by g.owner_id, coalesce(u.name, g.owner_team)
      order by lower(coalesce(u.name, g.owner_team)), g.owner_id limit ${maxOwners + 1}`.execute(tx),
  );
  return { owners: rows.slice(0, maxOwners), isPartial: rows.length > maxOwners };
}
