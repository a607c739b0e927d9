import { z } from "zod";
import { Id } from "@gantry/contract/ids.ts";

/** An object's id, also where the provider put the whole object. */
export const IdOf = z.union([z.string().min(1).max(255), z.object({ id: z.string().min(1).max(255) }).transform(({ id }) => id)]);

/**
 * Who pays: a customer, an account, or both. Source: docs.stripe.com/connect/use-accounts-as-customers (Accounts v2: `customer_account` names the
 * account, and `customer` may be null).
 */
export const PayerFields = { customer: IdOf.nullish(), customer_account: IdOf.nullish() };

export interface PayerIds {
  customerId?: string;
  accountId?: string;
}

/** `undefined` when nobody is named. */
export function payerIds(of: { customer?: string | null | undefined; customer_account?: string | null | undefined }): PayerIds | undefined {
  if (!of.customer && !of.customer_account) return undefined;
  return { ...(of.customer ? { customerId: of.customer } : {}), ...(of.customer_account ? { accountId: of.customer_account } : {}) };
}

/** The organization that whoever made the checkout named, if they did. */
export const NamedOrganization = z
  .object({ organizationId: Id.optional().catch(undefined) })
  .nullish()
  .catch(undefined)
  .transform((metadata) => metadata?.organizationId);
