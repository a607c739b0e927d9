import type { Context } from "../../../context.ts";
import { type Deliverer, deliverer, exponentialBackoff, type Topic } from "../../../platform/outbox/topic.ts";
import { deliverToProvider, isGeneralFailure } from "../linked/deliver-to-provider.ts";
import type { SourceHost } from "../providers/api/provider.ts";
import { type Before, postCurrentState, type Posted } from "./post-current-state.ts";
import { type PostSubject, recordPostError } from "../linked/post-errors.ts";

/** A kind of post at a source host: a commit status, a comment. */
interface PostKind<Message> {
  topic: Topic<Message>;
  placeOf: (message: Message) => PostSubject;
  /** Such as `A commit status could not be set (acme/shop, branch main)`. */
  failed: (message: Message) => string;
  /** @throws {Undeliverable} for a message that no provider would accept */
  check?: (message: Message) => void;
  /** Composes and posts the current state; `undefined` when nothing had to be sent. */
  post: (message: Message, target: PostTarget) => Promise<Posted | undefined>;
}

export interface PostTarget extends Before {
  organizationId: string;
  /** `undefined` when the provider is no source host. */
  source: SourceHost | undefined;
}

/** Half a day of attempts, in the end every half hour; a provider may ask for a longer wait. */
const retryAfterMs = exponentialBackoff(32, 5_000, 30 * 60_000);

/** Delivers messages of this kind: one process at a time per post, and errors are recorded next to the provider. */
export function postDelivery<Message>(ctx: Context, { topic, placeOf, failed, check, post }: PostKind<Message>): Deliverer {
  return deliverer({
    topic,
    retryAfterMs,
    async deliver(message, { organizationId = "", attempt }) {
      check?.(message);
      const place = placeOf(message);
      await deliverToProvider(
        ctx,
        organizationId,
        place,
        ({ source }) =>
          postCurrentState(ctx, { organizationId, ...place }, (before) => post(message, { ...before, organizationId, source })),
        attempt,
      );
    },
    async givenUp(message, { organizationId = "" }, reason, cause) {
      const error = `${failed(message)}: ${reason}`;
      await recordPostError(ctx, organizationId, placeOf(message), error, { isFinal: true, isGeneral: isGeneralFailure(cause) });
    },
  });
}
