import type { Context } from "../../../context.ts";
import { type Deliverer, deliverer } from "../../../platform/outbox/topic.ts";
import { settleDue } from "../../quarantine/settle-later.ts";
import { deliverToProvider } from "../deliver-to-provider.ts";
import { ProviderError } from "../providers/provider-error.ts";
import type { PullRequest, SourceHost } from "../providers/provider.ts";
import { recordActivity } from "../record-activity.ts";
import { composeComment } from "./compose-comment.ts";
import { providerRetries } from "./deliver-commit-status.ts";
import { listFailures } from "./failures.ts";
import { holdPost } from "./hold-post.ts";
import { CommentLetter } from "./letters.ts";
import { standingSuites } from "./standing-suites.ts";

/** Keeps the one comment under a pull request up to date. */
export function commentDelivery(ctx: Context): Deliverer {
  return deliverer({
    topic: CommentLetter,
    retryAfterMs: providerRetries,
    async deliver(letter, { organizationId = "" }) {
      const subject = `comment ${letter.repository}#${letter.prNumber}`;
      const marker = `gantry-report:${organizationId}`;
      await deliverToProvider(ctx, organizationId, letter.provider, ({ source }) =>
        holdPost(ctx, { organizationId, provider: letter.provider, subject }, async ({ remoteId, isNew }) => {
          if (!source) return undefined;
          const text = await compose(ctx, organizationId, letter, { markdown: source.markdown, marker });
          if (text === undefined || !isNew(text)) return undefined;
          const pull = { repository: letter.repository, number: letter.prNumber };
          return { remoteId: await put(source, pull, { remoteId, marker, text }), content: text };
        }),
      );
    },
    async givenUp({ provider }, { organizationId = "" }, reason) {
      await recordActivity(ctx, organizationId, provider, `A pull request could not be commented: ${reason}`);
    },
  });
}

async function compose(
  ctx: Context,
  organizationId: string,
  letter: CommentLetter,
  options: { markdown: SourceHost["markdown"]; marker: string },
): Promise<string | undefined> {
  await settleDue(ctx, organizationId);
  return ctx.db.withTenant(organizationId, async (tx) => {
    const suites = await standingSuites(ctx, tx, { repository: letter.repository, prNumber: letter.prNumber });
    if (suites.length === 0) return undefined;
    return composeComment(suites, await listFailures(tx, suites, letter), { ...options, link: ctx.dashboardLink });
  });
}

/** The comment we know of is changed; one we do not know of is looked for; where there is none, one is made. @returns its id. */
async function put(
  source: SourceHost,
  pull: PullRequest,
  { remoteId, marker, text }: { remoteId: string | null; marker: string; text: string },
): Promise<string> {
  if (remoteId !== null && (await update(source, pull, remoteId, text, ["not_found"]))) return remoteId;
  const found = await source.findComment(pull, marker);
  // Anybody can write our marker: a comment that is not ours cannot be changed, and is left alone.
  if (found !== undefined && found !== remoteId && (await update(source, pull, found, text, ["not_found", "refused"]))) return found;
  return source.createComment(pull, text);
}

async function update(source: SourceHost, pull: PullRequest, id: string, text: string, passedOver: readonly string[]): Promise<boolean> {
  try {
    await source.updateComment(pull, id, text);
    return true;
  } catch (error) {
    if (error instanceof ProviderError && passedOver.includes(error.kind)) return false;
    throw error;
  }
}
