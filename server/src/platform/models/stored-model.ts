import type { ModelSettings } from "@gantry/contract/models.ts";
import type { Sealed } from "../crypto/seal.ts";

/** How an organization's model is kept (`organizations.ai`): the key sealed, bound to the organization. `{}`: the platform's model. */
export interface StoredModel extends Partial<ModelSettings> {
  sealedKey?: Sealed;
}

type Receiver = Partial<Pick<ModelSettings, "provider" | "baseUrl">>;

/** Who gets the key: the provider's own servers, or one server of somebody's. */
const receiverOf = ({ provider = "builtin", baseUrl }: Receiver) => `${provider} ${baseUrl === undefined ? "" : new URL(baseUrl).origin}`;

export const sameReceiver = (one: Receiver, other: Receiver): boolean => receiverOf(one) === receiverOf(other);

/** What the sealed key of an organization's model is bound to: beside the organization the receiver, so that it opens for no other. */
export const modelKeyBinding = (organizationId: string, receiver: Receiver): readonly string[] => [
  "organizations",
  organizationId,
  "ai",
  receiverOf(receiver),
];
