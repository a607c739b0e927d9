import { z } from "zod";
import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import { mailAdmins } from "../organizations/mail-admins.ts";
import { changePlan } from "./change-plan.ts";
import { findPayer } from "./find-payer.ts";
import { NamedOrganization, PayerFields, payerIds } from "./payment-fields.ts";
import { type EventHandler, failed, ignored } from "./outcome.ts";
import type { PaymentEvent } from "./verify-event.ts";
import { afterEvent, runningSubscription } from "./subscription-state.ts";

const Price = z.object({ id: z.string() });
const Subscription = z.object({
  id: z.string().optional(),
  ...PayerFields,
  status: z.string().optional(),
  metadata: NamedOrganization,
  items: z.object({ data: z.array(z.object({ price: Price.nullish() })) }).nullish(),
  /** In older API versions. */
  plan: Price.nullish(),
});
type Subscription = z.infer<typeof Subscription>;
type Prices = ReadonlyMap<string, PlanName>;

/** The order of events within one second, in which a subscription is often created, changed and deleted. */
const rank = { "customer.subscription.created": 0, "customer.subscription.updated": 1, "customer.subscription.deleted": 2 } as const;
type SubscriptionEventType = keyof typeof rank;

/** Not paid yet: entering a card does not buy a plan. */
const notBegun = new Set(["incomplete"]);
const over = new Set(["canceled", "incomplete_expired", "unpaid", "paused"]);

/** Handles events of a subscription. The newest event decides, in any order of arrival. */
export function onSubscription(type: SubscriptionEventType): EventHandler {
  return async (ctx, tx, event) => {
    const parsed = Subscription.safeParse(event.data.object);
    const ids = parsed.success ? payerIds(parsed.data) : undefined;
    if (!parsed.success || !ids) return failed("the event contains no subscription with a customer");
    const subscription = parsed.data;
    const payer = await findPayer(tx, ids, subscription.metadata);
    if (!payer) return ignored("no organization has this customer");
    if (notBegun.has(subscription.status ?? "")) return ignored("not paid for yet", payer.id);
    const { prices } = ctx.config.billing;
    const bought = type === "customer.subscription.deleted" ? null : planOf(prices, subscription);
    if (bought === undefined) return failed(`no plan has the price ${pricesOf(subscription).join(", ") || "(none)"}`, payer.id);
    const change = { at: event.created, rank: rank[type], plan: bought, from: planBefore(prices, event) };
    const billing = afterEvent(payer.billing, { payer: ids, subscriptionId: subscription.id ?? "", change });
    if (!billing) return ignored("older than the last applied event", payer.id);
    const running = runningSubscription(billing);
    const plan = running?.plan ?? "free";
    await changePlan(ctx, tx, { payer, plan, billing, event: event.id });
    if (type === "customer.subscription.deleted" && !running)
      await mailAdmins(ctx, tx, payer, {
        type: "subscription-canceled",
        key: event.id,
        data: { organizationName: payer.name, formerPlan: payer.plan, plan, link: ctx.dashboardLink("/settings/plan") },
      });
    return { status: "success", organizationId: payer.id };
  };
}

function pricesOf(subscription: Subscription): string[] {
  const prices = (subscription.items?.data ?? []).map(({ price }) => price?.id);
  return [...prices, subscription.plan?.id].filter((id) => id !== undefined);
}

/** `null`: no plan, because it has not started or has ended; `undefined`: its price is not configured. */
function planOf(prices: Prices, subscription: Subscription): PlanName | null | undefined {
  const status = subscription.status ?? "";
  if (over.has(status) || notBegun.has(status)) return null;
  return pricesOf(subscription)
    .map((price) => prices.get(price))
    .find((plan) => plan !== undefined);
}

/** The plan before an update; `undefined` when the event does not contain it. Source: docs.stripe.com/api/events/object. */
function planBefore(prices: Prices, { data: { object, previous_attributes: previous } }: PaymentEvent): PlanName | null | undefined {
  if (!previous) return undefined;
  const before = Subscription.safeParse({ ...object, ...previous });
  return before.success ? planOf(prices, before.data) : undefined;
}
