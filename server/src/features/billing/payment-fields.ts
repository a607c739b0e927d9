import { z } from "zod";
import { Id } from "@gantry/contract/ids.ts";

/** An object's id, also when the provider sends the whole object. */
export const IdOf = z.union([z.string().min(1).max(255), z.object({ id: z.string().min(1).max(255) }).transform(({ id }) => id)]);

/**
 * The payer: a customer, an account, or both. Source: docs.stripe.com/connect/use-accounts-as-customers (Accounts v2: `customer_account` is the
 * account, and `customer` may be null).
 */
export const PayerFields = { customer: IdOf.nullish(), customer_account: IdOf.nullish() };

export interface PayerIds {
  customerId?: string;
  accountId?: string;
}

/** `undefined` when there is no payer. */
export function payerIds(of: { customer?: string | null | undefined; customer_account?: string | null | undefined }): PayerIds | undefined {
  if (!of.customer && !of.customer_account) return undefined;
  return { ...(of.customer ? { customerId: of.customer } : {}), ...(of.customer_account ? { accountId: of.customer_account } : {}) };
}

/** The organization named in the checkout's metadata, if any. */
export const NamedOrganization = z
  .object({ organizationId: Id.optional().catch(undefined) })
  .nullish()
  .catch(undefined)
  .transform((metadata) => metadata?.organizationId);
