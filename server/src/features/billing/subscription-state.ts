import type { BillingState, SubscriptionState } from "../../platform/db/schema.ts";
import { lastPlan } from "./last-plan.ts";
import type { PayerIds } from "./payment-fields.ts";

const most = 20;
const maxMoves = 50;

/** The most recently updated active subscription. */
export function runningSubscription({ subscriptions = {} }: BillingState): SubscriptionState | undefined {
  return Object.values(subscriptions)
    .filter(({ plan }) => plan !== null)
    .sort(newestFirst)[0];
}

/** One event of a subscription. `from`: the plan before it, if an update contains it. */
export interface SubscriptionChange extends Pick<SubscriptionState, "at" | "rank" | "plan"> {
  from: SubscriptionState["plan"] | undefined;
}

/**
 * The state after another event of a subscription; `undefined` when a newer event of it was applied already. The result does not depend on the
 * order of events: each subscription keeps its newest event, and the newest active one decides. Event times are whole seconds: updates within
 * one second are ordered by what each changed. Where that is unknown, the last to arrive counts.
 */
export function afterEvent(
  before: BillingState,
  { payer, subscriptionId, change }: { payer: PayerIds; subscriptionId: string; change: SubscriptionChange },
): BillingState | undefined {
  const known = before.subscriptions?.[subscriptionId];
  if (known && newestFirst(known, change) < 0) return undefined;
  const state = stateAfter(known, change);
  const kept = Object.entries({ ...before.subscriptions, [subscriptionId]: state }).sort(([, a], [, b]) => newestFirst(a, b));
  const { customerId, accountId } = { ...before, ...payer };
  return {
    ...(customerId ? { customerId } : {}),
    ...(accountId ? { accountId } : {}),
    subscriptions: Object.fromEntries(kept.slice(0, most)),
  };
}

function stateAfter(known: SubscriptionState | undefined, { from, ...change }: SubscriptionChange): SubscriptionState {
  if (from === undefined) return change;
  const move = { from, to: change.plan };
  const isSameSecond = known && newestFirst(known, change) === 0;
  if (!isSameSecond) return { ...change, moves: [move], start: known?.plan ?? null };
  // An event of that second did not contain what it changed.
  if (!known.moves) return change;
  const moves = [...known.moves, move].slice(-maxMoves);
  const plan = lastPlan(moves, known.start);
  return { ...known, moves, plan: plan === undefined ? change.plan : plan };
}

type Placed = Pick<SubscriptionState, "at" | "rank">;

function newestFirst(a: Placed, b: Placed): number {
  return b.at - a.at || b.rank - a.rank;
}
