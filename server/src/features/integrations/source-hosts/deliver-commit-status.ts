import type { Context } from "../../../context.ts";
import { type Deliverer, deliverer, doubling, Undeliverable } from "../../../platform/outbox/topic.ts";
import { recordDue } from "../../tests/record/record-later.ts";
import { deliverToProvider } from "../deliver-to-provider.ts";
import { recordActivity } from "../record-activity.ts";
import { composeStatus } from "./compose-status.ts";
import { holdPost } from "./hold-post.ts";
import { CommitStatusMessage } from "./messages.ts";
import { shortHash } from "./source-host-answer.ts";
import { standingSuites } from "./standing-suites.ts";

/** Half a day of tries, at the end one every half hour; a provider that asks for a longer wait gets it. */
export const providerRetries = doubling(32, 5_000, 30 * 60_000);

/** Delivers commit statuses. */
export function commitStatusDelivery(ctx: Context): Deliverer {
  return deliverer({
    topic: CommitStatusMessage,
    retryAfterMs: providerRetries,
    async deliver(message, { organizationId = "", attempt }) {
      const short = shortHash(message.commitSha);
      if (short) throw new Undeliverable(short);
      const subject = `status ${message.repository}@${message.commitSha} ${message.projectId}`;
      await deliverToProvider(
        ctx,
        organizationId,
        message.provider,
        ({ source }) =>
          holdPost(ctx, { organizationId, provider: message.provider, subject }, async ({ remoteId, isNew }) => {
            await recordDue(ctx, organizationId, message.projectId);
            const { projectId, repository, commitSha } = message;
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
