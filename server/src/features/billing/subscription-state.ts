import type { BillingState, SubscriptionState } from "../../platform/db/schema.ts";

const most = 20;

/** Of the subscriptions that run, the one that was heard of last. */
export function runningSubscription({ subscriptions = {} }: BillingState): SubscriptionState | undefined {
  return Object.values(subscriptions)
    .filter(({ plan }) => plan !== null)
    .sort(newestFirst)[0];
}

/**
 * What is known after one more event of a subscription; `undefined` when something newer of it is known already. Whatever the order events come
 * in, the same is known in the end: each subscription keeps its newest event, and the newest that runs decides.
 */
export function afterEvent(
  before: BillingState,
  { customerId, subscriptionId, heard }: { customerId: string; subscriptionId: string; heard: SubscriptionState },
): BillingState | undefined {
  const known = before.subscriptions?.[subscriptionId];
  if (known && newestFirst(known, heard) < 0) return undefined;
  const kept = Object.entries({ ...before.subscriptions, [subscriptionId]: heard }).sort(([, a], [, b]) => newestFirst(a, b));
  return { customerId, subscriptions: Object.fromEntries(kept.slice(0, most)) };
}

function newestFirst(a: SubscriptionState, b: SubscriptionState): number {
  return b.at - a.at || b.rank - a.rank;
}
