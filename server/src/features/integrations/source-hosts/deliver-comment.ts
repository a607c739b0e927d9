import type { Context } from "../../../context.ts";
import type { Deliverer } from "../../../platform/outbox/topic.ts";
import { recordAllDue } from "../../tests/record/record-later.ts";
import { ProviderError } from "../providers/api/provider-error.ts";
import type { PullRequest, SourceHost } from "../providers/api/provider.ts";
import { type CommentOptions, composeComment } from "./compose-comment.ts";
import { listFailures } from "./failures.ts";
import { CommentMessage } from "../linked/messages.ts";
import { postDelivery } from "./post-delivery.ts";
import { subjectOfComment } from "../linked/post-errors.ts";
import { currentSuites } from "./current-suites.ts";

/** Keeps the one comment under a pull request up to date. */
export function commentDelivery(ctx: Context): Deliverer {
  return postDelivery(ctx, {
    topic: CommentMessage,
    placeOf: subjectOfComment,
    failed: ({ repository, prNumber }) => `A pull request could not be commented (${repository}#${prNumber})`,
    async post(message, { organizationId, source, remoteId, isNew }) {
      if (!source) return undefined;
      const marker = `gantry-report:${organizationId}`;
      const text = await compose(ctx, organizationId, message, { markdown: source.markdown, limit: source.commentLimit, marker });
      if (text === undefined || !isNew(text)) return undefined;
      const pull = { repository: message.repository, number: message.prNumber };
      return { remoteId: await put(source, pull, { remoteId, marker, text }), content: text };
    },
  });
}

async function compose(
  ctx: Context,
  organizationId: string,
  message: CommentMessage,
  options: Omit<CommentOptions, "link">,
): Promise<string | undefined> {
  await recordAllDue(ctx, organizationId);
  return ctx.db.withTenant(organizationId, async (tx) => {
    const suites = await currentSuites(ctx, tx, { repository: message.repository, prNumber: message.prNumber });
    if (suites.length === 0) return undefined;
    return composeComment(suites, await listFailures(tx, suites, message), { ...options, link: ctx.dashboardLink });
  });
}

/** Anybody can write the marker, so only this many comments are tried. */
const maxTried = 5;

/**
 * Updates the stored comment, or else the newest other one with the marker that can be edited; creates one if there is none. Comments of other
 * accounts cannot be edited, so a new bot account creates its own. @returns the comment's id.
 */
async function put(
  source: SourceHost,
  pull: PullRequest,
  { remoteId, marker, text }: { remoteId: string | null; marker: string; text: string },
): Promise<string> {
  if (remoteId !== null && (await update(source, pull, remoteId, text))) return remoteId;
  const others = (await source.findComments(pull, marker)).filter((id) => id !== remoteId).reverse();
  for (const id of others.slice(0, maxTried)) if (await update(source, pull, id, text)) return id;
  return source.createComment(pull, text);
}

/** @returns false when the comment was deleted or belongs to another account. */
async function update(source: SourceHost, pull: PullRequest, id: string, text: string): Promise<boolean> {
  try {
    await source.updateComment(pull, id, text);
    return true;
  } catch (error) {
    if (error instanceof ProviderError && (error.kind === "not_found" || error.kind === "refused")) return false;
    throw error;
  }
}
