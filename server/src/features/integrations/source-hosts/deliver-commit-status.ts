import type { Context } from "../../../context.ts";
import { type Deliverer, deliverer, doubling, Undeliverable } from "../../../platform/outbox/topic.ts";
import { recordAllDue } from "../../tests/record/record-later.ts";
import { deliverToProvider, isGeneralFailure } from "../deliver-to-provider.ts";
import { composeStatus } from "./compose-status.ts";
import { holdPost } from "./hold-post.ts";
import { CommitStatusMessage } from "./messages.ts";
import { recordPostError, statusPlace } from "./post-errors.ts";
import { shortHash } from "./source-host-answer.ts";
import { standingSuites } from "./standing-suites.ts";

/** Half a day of attempts, in the end every half hour; a provider may ask for a longer wait. */
export const providerRetries = doubling(32, 5_000, 30 * 60_000);

export function commitStatusDelivery(ctx: Context): Deliverer {
  return deliverer({
    topic: CommitStatusMessage,
    retryAfterMs: providerRetries,
    async deliver(message, { organizationId = "", attempt }) {
      const short = shortHash(message.commitSha);
      if (short) throw new Undeliverable(short);
      const place = statusPlace(message);
      await deliverToProvider(
        ctx,
        organizationId,
        place,
        ({ source }) =>
          holdPost(ctx, { organizationId, ...place }, async ({ remoteId, isNew }) => {
            await recordAllDue(ctx, organizationId, message.projectId);
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
    async givenUp(message, { organizationId = "" }, reason, cause) {
      const place = statusPlace(message);
      const error = `A commit status could not be set (${place.repository}, ${place.scope}): ${reason}`;
      await recordPostError(ctx, organizationId, place, error, { isFinal: true, isGeneral: isGeneralFailure(cause) });
    },
  });
}
