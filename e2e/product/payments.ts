import { createHmac, randomBytes } from "node:crypto";

/** A subscription's event as the payment provider sends it. */
export function paymentEvent(organizationId: string, price: string) {
  return {
    id: `evt_${randomBytes(12).toString("hex")}`,
    object: "event",
    type: "customer.subscription.updated",
    created: Math.floor(Date.now() / 1000),
    data: {
      object: {
        id: `sub_${organizationId}`,
        object: "subscription",
        customer: `cus_${organizationId}`,
        status: "active",
        metadata: { organizationId },
        items: { data: [{ price: { id: price } }] },
      },
    },
  };
}

/** The header `t=<unix>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signPayment(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;
}
