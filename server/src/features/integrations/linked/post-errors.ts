import { sql } from "kysely";
import type { ProviderId } from "@gantry/contract/integrations/constants.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { CommentMessage, CommitStatusMessage } from "./messages.ts";

/** A commit status or comment, and the scope of its permissions at the host. */
export interface PostSubject {
  provider: ProviderId;
  /** As in `source_host_posts`. */
  subject: string;
  kind: "status" | "comment";
  repository: string;
  /** Protection rules differ between branches, so a success on one branch says nothing about another. Empty: the whole repository. */
  scope: string;
}

/** How long an error is shown when nothing in its scope succeeds: the branch may have been deleted. */
export const shownDays = 30;

export const statusSubject = ({ repository, commitSha, projectId }: Pick<CommitStatusMessage, "repository" | "commitSha" | "projectId">) =>
  `status ${repository}@${commitSha} ${projectId}`;

export function subjectOfStatus(message: CommitStatusMessage): PostSubject {
  const { provider, repository, commitSha, branch, prNumber } = message;
  const scope = prNumber ? `pull request ${prNumber}` : branch ? `branch ${branch}` : `commit ${commitSha}`;
  return { provider, subject: statusSubject(message), kind: "status", repository, scope };
}

export const subjectOfComment = ({ provider, repository, prNumber }: CommentMessage): PostSubject => ({
  provider,
  subject: `comment ${repository}#${prNumber}`,
  kind: "comment",
  repository,
  scope: "",
});

/**
 * Stores why a post failed. `isFinal`: it is not retried, so the error is shown next to the provider. `isGeneral`: it is about the credentials or the
 * provider's address, not about this post. Does nothing when the provider was unlinked in the meantime.
 */
export async function recordPostError(
  ctx: Pick<Context, "db">,
  organizationId: string,
  { provider, subject, kind, repository, scope }: PostSubject,
  message: string,
  { isFinal, isGeneral }: { isFinal: boolean; isGeneral: boolean },
): Promise<void> {
  await ctx.db.withTenant(organizationId, async (tx) => {
    await sql`
      insert into source_host_errors as known (org_id, provider, subject, kind, repository, scope, message, shown, is_general)
      select id, ${provider}::text, ${subject}, ${kind}, repository_key(${repository}), ${scope}, ${message}, ${isFinal}, ${isGeneral}
      from organizations where id = ${organizationId} and jsonb_exists(integrations, ${provider}::text)
      for key share
      on conflict (org_id, provider, subject) do update set
        scope = excluded.scope, message = excluded.message, shown = known.shown or excluded.shown, is_general = excluded.is_general, at = clock_timestamp()`.execute(
      tx,
    );
    await sql`
      delete from source_host_errors
      where org_id = ${organizationId} and at < clock_timestamp() - make_interval(days => ${shownDays})`.execute(tx);
  });
}

/** A post succeeded: deletes its own error and hides those of the same scope and general ones. Their posts are still missing. */
export async function recordPostSuccess(
  ctx: Pick<Context, "db">,
  organizationId: string,
  { provider, subject, kind, repository, scope }: PostSubject,
): Promise<void> {
  await ctx.db.withTenant(organizationId, async (tx) => {
    await sql`
      delete from source_host_errors
      where org_id = ${organizationId} and provider = ${provider} and subject = ${subject}`.execute(tx);
    await sql`
      update source_host_errors set shown = false
      where org_id = ${organizationId} and provider = ${provider} and shown
        and (is_general or kind = ${kind} and repository = repository_key(${repository}) and scope = ${scope})`.execute(tx);
  });
}

/** The credentials work: hides the errors that this disproves. Their posts are still missing. */
export async function hideGeneralErrors(ctx: Pick<Context, "db">, organizationId: string, provider: ProviderId): Promise<void> {
  await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .updateTable("source_host_errors")
      .set({ shown: false })
      .where("org_id", "=", organizationId)
      .where("provider", "=", provider)
      .where("is_general", "=", true)
      .execute(),
  );
}

/** Why the last attempt to set this status failed; `undefined` when it did not. */
export async function statusError(
  tx: TenantTransaction,
  provider: ProviderId,
  status: Parameters<typeof statusSubject>[0],
): Promise<string | undefined> {
  const row = await tx
    .selectFrom("source_host_errors")
    .select("message")
    .where("org_id", "=", tx.organizationId)
    .where("provider", "=", provider)
    .where("subject", "=", statusSubject(status))
    .executeTakeFirst();
  return row?.message;
}
