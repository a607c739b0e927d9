import type { ModelSettings } from "@gantry/contract/models/schemas.ts";
import type { Encrypted } from "../crypto/encrypt.ts";

/** An organization's model as stored in `organizations.ai`: the key is encrypted and bound to the organization. `{}`: the platform's model. */
export interface StoredModel extends Partial<ModelSettings> {
  sealedKey?: Encrypted;
}

type Receiver = Partial<Pick<ModelSettings, "provider" | "baseUrl">>;

/** The server that gets the key: the provider's own, or a custom base URL. */
const receiverOf = ({ provider = "builtin", baseUrl }: Receiver) => `${provider} ${baseUrl === undefined ? "" : new URL(baseUrl).origin}`;

export const sameReceiver = (one: Receiver, other: Receiver): boolean => receiverOf(one) === receiverOf(other);

/** The associated data of the encrypted key: the organization and the receiver, so that it cannot be opened for another one. */
export const modelKeyBinding = (organizationId: string, receiver: Receiver): readonly string[] => [
  "organizations",
  organizationId,
  "ai",
  receiverOf(receiver),
];
