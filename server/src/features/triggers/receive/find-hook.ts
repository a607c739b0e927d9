import type { GitHost } from "@gantry/contract/triggers/constants.ts";
import type { PatternFilter } from "@gantry/contract/triggers/schemas.ts";
import type { Context } from "../../../context.ts";
import { inExistingProject } from "../../projects/record/in-existing-project.ts";
import { secretBinding } from "../record/secret-binding.ts";

/** The trigger of an address, as far as it is needed to verify and read a delivery. */
export interface Hook {
  organizationId: string;
  projectId: string;
  triggerId: string;
  host: GitHost;
  paths: PatternFilter;
  secret: string;
}

/** The format of tokens; anything else is not looked up. */
const tokenShape = /^[\w-]{43}$/;

/** The only look-up across organizations: the rest happens as the trigger's organization. `undefined` for an unknown address, also of a deleted project. */
export async function findHook(ctx: Context, token: string): Promise<Hook | undefined> {
  if (!tokenShape.test(token)) return undefined;
  const row = await ctx.db.asSystem((tx) =>
    tx
      .selectFrom("run_triggers")
      .select(["org_id", "id", "project_id", "host", "paths", "sealed_secret"])
      .where("token", "=", token)
      .where(inExistingProject("run_triggers"))
      .executeTakeFirst(),
  );
  if (!row) return undefined;
  const { org_id: organizationId, id: triggerId, host, paths } = row;
  const secret = ctx.secrets.decrypt(row.sealed_secret, secretBinding(organizationId, triggerId));
  return { organizationId, projectId: row.project_id, triggerId, host, paths, secret };
}
