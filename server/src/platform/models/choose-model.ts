import type { ModelSettings } from "@gantry/contract/models/schemas.ts";
import { modelNeeds } from "@gantry/contract/models/constants.ts";
import type { Config } from "../../config.ts";
import type { SecretBox } from "../crypto/encrypt.ts";
import type { Database } from "../db/database.ts";
import { operatorFetch } from "../outbound/operator-fetch.ts";
import type { SafeFetch } from "../outbound/safe-fetch.ts";
import type { Model } from "./model.ts";
import { outputBudget } from "./output-budget.ts";
import { type StoredModel, modelKeyBinding } from "../db/stored-model.ts";

interface World {
  config: Pick<Config, "ai">;
  db: Database;
  secrets: SecretBox;
  safeFetch: SafeFetch;
}

/**
 * The model used for an organization: its own, or else the platform's; `undefined`: the built-in rules.
 * A key is sent only to the address it was configured for: the platform's key never goes to an organization's address.
 */
export async function chooseModel(world: World, organizationId: string): Promise<Model | undefined> {
  const row = await world.db.withTenant(organizationId, (tx) =>
    tx.selectFrom("organizations").select("ai").where("id", "=", organizationId).executeTakeFirst(),
  );
  const own: StoredModel = row?.ai ?? {};
  if (own.provider === "builtin") return undefined;
  if (own.provider) {
    const apiKey = own.sealedKey ? world.secrets.decrypt(own.sealedKey, modelKeyBinding(organizationId, own)) : undefined;
    return usable({ ...own, provider: own.provider }, apiKey, world.safeFetch);
  }
  const { apiKey, ...platform } = world.config.ai;
  return platform.provider ? usable({ ...platform, provider: platform.provider }, apiKey, operatorFetch) : undefined;
}

/** Incomplete settings count as no model: the built-in rules are used. */
async function usable(settings: ModelSettings, apiKey: string | undefined, fetch: SafeFetch): Promise<Model | undefined> {
  const needs = modelNeeds[settings.provider];
  const { model } = settings;
  if (!model || (needs.baseUrl && !settings.baseUrl) || (needs.apiKey && !apiKey)) return undefined;
  // The libraries take a seventh of the server's start, and many installations have no model.
  const [{ languageModel }, { modelOf }] = await Promise.all([import("./language-model.ts"), import("./ask-model.ts")]);
  return modelOf(model, languageModel({ ...settings, model }, apiKey, fetch), outputBudget(settings));
}
