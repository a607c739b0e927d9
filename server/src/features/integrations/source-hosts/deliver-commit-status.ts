import type { Context } from "../../../context.ts";
import { type Deliverer, deliverer, doubling, Undeliverable } from "../../../platform/outbox/topic.ts";
import { recordDue } from "../../tests/record/record-later.ts";
import { deliverToProvider } from "../deliver-to-provider.ts";
import { recordActivity } from "../record-activity.ts";
import { composeStatus } from "./compose-status.ts";
import { holdPost } from "./hold-post.ts";
import { CommitStatusLetter } from "./letters.ts";
import { shortHash } from "./source-host-answer.ts";
import { standingSuites } from "./standing-suites.ts";

/** Half a day of tries, at the end one every half hour; a provider that asks for a longer wait gets it. */
export const providerRetries = doubling(32, 5_000, 30 * 60_000);

/** Delivers commit statuses. */
export function commitStatusDelivery(ctx: Context): Deliverer {
  return deliverer({
    topic: CommitStatusLetter,
    retryAfterMs: providerRetries,
    async deliver(letter, { organizationId = "", attempt }) {
      const short = shortHash(letter.commitSha);
      if (short) throw new Undeliverable(short);
      const subject = `status ${letter.repository}@${letter.commitSha} ${letter.projectId}`;
      await deliverToProvider(
        ctx,
        organizationId,
        letter.provider,
        ({ source }) =>
          holdPost(ctx, { organizationId, provider: letter.provider, subject }, async ({ remoteId, isNew }) => {
            await recordDue(ctx, organizationId, letter.projectId);
            const { projectId, repository, commitSha } = letter;
            const suites = await ctx.db.withTenant(organizationId, (tx) => standingSuites(ctx, tx, { projectId, repository, commitSha }));
            const status = composeStatus(suites, ctx.dashboardLink);
            const content = JSON.stringify(status);
            if (!status || !isNew(content)) return undefined;
            await source?.setCommitStatus({ ...status, repository, commitSha });
            return { remoteId, content };
          }),
        attempt,
      );
    },
    async givenUp({ provider }, { organizationId = "" }, reason) {
      await recordActivity(ctx, organizationId, provider, `A commit status could not be set: ${reason}`);
    },
  });
}
