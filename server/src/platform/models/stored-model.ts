import type { ModelSettings } from "@gantry/contract/models.ts";
import type { Sealed } from "../crypto/seal.ts";

/** How an organization's model is kept (`organizations.ai`): the key sealed, bound to the organization. `{}`: the platform's model. */
export interface StoredModel extends Partial<ModelSettings> {
  sealedKey?: Sealed;
}

/** What the sealed key of an organization's model is bound to. */
export const modelKeyBinding = (organizationId: string): readonly string[] => ["organizations", organizationId, "ai"];
