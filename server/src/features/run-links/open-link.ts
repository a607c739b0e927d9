import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { hashToken } from "../../platform/crypto/random-token.ts";
import { notFound } from "../../platform/errors.ts";

/** The run that a valid link shows, and what else the link allows. */
export interface OpenLink {
  organizationId: string;
  executionId: string;
  projectName: string;
  includesLog: boolean;
  expiresAt: Date;
}

/** The response to every link that shows nothing, whatever the reason. */
export const linkNotFound = () =>
  notFound("Link not found", {
    message: "There is no such link. It may have expired, or the run's owner has revoked it.",
    code: "LINK_NOT_FOUND",
  });

/** The format of tokens; anything else is not looked up. */
const tokenShape = /^[\w-]{43}$/;

/**
 * Finds the run of a link by the hash of its token. The only look-up across organizations: the rest is read as the link's organization, with
 * row-level security.
 * @throws 404 `Link not found`, the same for an unknown, expired or revoked link, for links that are off, and for a deleted run or project
 */
export async function openLink(ctx: Context, token: string): Promise<OpenLink> {
  if (!tokenShape.test(token)) throw linkNotFound();
  const hash = hashToken(token);
  const owner = await ctx.db.asSystem((tx) =>
    tx.selectFrom("run_links").select("org_id").where("token_hash", "=", hash).executeTakeFirst(),
  );
  const link = owner && (await findLink(ctx, owner.org_id, hash));
  if (!link) throw linkNotFound();
  return link;
}

function findLink(ctx: Context, organizationId: string, hash: Buffer): Promise<OpenLink | undefined> {
  return ctx.db.withTenant(organizationId, (tx) =>
    tx
      .selectFrom("run_links as l")
      .innerJoin("organizations as o", "o.id", "l.org_id")
      .innerJoin("executions as e", (on) => on.onRef("e.org_id", "=", "l.org_id").onRef("e.id", "=", "l.execution_id"))
      .innerJoin("projects as p", (on) => on.onRef("p.org_id", "=", "e.org_id").onRef("p.id", "=", "e.project_id"))
      .select([
        "l.org_id as organizationId",
        "l.execution_id as executionId",
        "p.name as projectName",
        "l.includes_log as includesLog",
        "l.expires_at as expiresAt",
      ])
      .where("l.org_id", "=", organizationId)
      .where("l.token_hash", "=", hash)
      .where("l.expires_at", ">", sql<Date>`clock_timestamp()`)
      .where("o.run_links_enabled", "=", true)
      .where("e.deleted_at", "is", null)
      .where("p.deleted_at", "is", null)
      .executeTakeFirst(),
  );
}
