import { type ProviderId, providerIds } from "@gantry/contract/integration-settings.ts";
import { badRequest } from "../../platform/http/errors.ts";

/** @throws 400 `Provider not supported` for a word that is none of the eight. */
export function findProvider(word: string): ProviderId {
  const provider = providerIds.find((id) => id === word);
  if (!provider)
    throw badRequest("Provider not supported", { message: `Use one of ${providerIds.join(", ")}.`, code: "PROVIDER_NOT_SUPPORTED" });
  return provider;
}
