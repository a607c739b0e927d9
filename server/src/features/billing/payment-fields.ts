import { z } from "zod";
import { Id } from "@gantry/contract/ids.ts";

/** A customer's id, also where the provider put the whole customer. */
export const CustomerId = z.union([z.string().min(1).max(255), z.object({ id: z.string().min(1).max(255) }).transform(({ id }) => id)]);

/** The organization that whoever made the checkout named, if they did. */
export const NamedOrganization = z
  .object({ organizationId: Id.optional().catch(undefined) })
  .nullish()
  .catch(undefined)
  .transform((metadata) => metadata?.organizationId);
