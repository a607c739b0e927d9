import type { Context } from "../../../context.ts";
import { type Deliverer, Undeliverable } from "../../../platform/outbox/topic.ts";
import { recordAllDue } from "../../tests/record/record-later.ts";
import { composeStatus } from "./compose-status.ts";
import { CommitStatusMessage } from "../linked/messages.ts";
import { postDelivery } from "./post-delivery.ts";
import { subjectOfStatus } from "../linked/post-errors.ts";
import { shortHash } from "./source-host-result.ts";
import { currentSuites } from "./current-suites.ts";

/** Sets the status of a commit for one project. */
export function commitStatusDelivery(ctx: Context): Deliverer {
  return postDelivery(ctx, {
    topic: CommitStatusMessage,
    placeOf: subjectOfStatus,
    failed: (message) => `A commit status could not be set (${message.repository}, ${subjectOfStatus(message).scope})`,
    check({ commitSha }) {
      const short = shortHash(commitSha);
      if (short) throw new Undeliverable(short);
    },
    async post({ projectId, repository, commitSha }, { organizationId, source, remoteId, isNew }) {
      await recordAllDue(ctx, organizationId, projectId);
      const suites = await ctx.db.withTenant(organizationId, (tx) => currentSuites(ctx, tx, { projectId, repository, commitSha }));
      const status = composeStatus(suites, ctx.dashboardLink);
      const content = JSON.stringify(status);
      if (!status || !isNew(content)) return undefined;
      await source?.setCommitStatus({ ...status, repository, commitSha });
      return { remoteId, content };
    },
  });
}
