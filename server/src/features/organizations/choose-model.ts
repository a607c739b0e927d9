import type { ModelChoice, Organization } from "@gantry/contract/organizations/schemas.ts";
import type { ModelSettings } from "@gantry/contract/models/schemas.ts";
import { modelNeeds } from "@gantry/contract/models/constants.ts";
import type { Context } from "../../context.ts";
import { badRequest } from "../../platform/errors.ts";
import { type StoredModel, modelKeyBinding, sameReceiver } from "../../platform/db/stored-model.ts";
import { checkUrl } from "../../platform/outbound/check-url.ts";
import { OutboundError } from "../../platform/outbound/outbound-error.ts";
import type { Actor } from "../audit/record-audit.ts";
import { changeOrganization } from "./change-organization.ts";

/**
 * Sets the organization's own model. Its key is encrypted for the address it is sent to; another address requires its own key.
 * @throws 400 `Validation failed` for an address that is not allowed, 400 `API key required`
 */
export async function chooseModel(ctx: Context, actor: Actor, { apiKey, ...choice }: ModelChoice): Promise<Organization> {
  const settings = neededSettings(choice);
  requireAllowedAddress(ctx, settings.baseUrl);
  return changeOrganization(ctx, actor, (before) => {
    const kept = before.ai.sealedKey && sameReceiver(before.ai, settings) ? before.ai.sealedKey : undefined;
    const sealedKey = apiKey === undefined ? kept : ctx.secrets.encrypt(apiKey, modelKeyBinding(actor.organizationId, settings));
    if (!sealedKey && modelNeeds[settings.provider].apiKey) throw apiKeyRequired(before.ai.sealedKey !== undefined);
    const ai: StoredModel = { ...settings, ...(sealedKey ? { sealedKey } : {}) };
    return {
      set: { ai: JSON.stringify(ai) },
      action: "organization.ai_model_changed",
      details: { ...settings, keyChanged: apiKey !== undefined, hasKey: sealedKey !== undefined },
    };
  });
}

/** Removes the model and its key: the platform's model is used again, or the built-in rules. */
export async function removeModel(ctx: Context, actor: Actor): Promise<Organization> {
  return changeOrganization(ctx, actor, ({ ai }) =>
    ai.provider
      ? { set: { ai: "{}" }, action: "organization.ai_model_removed", details: { provider: ai.provider, model: ai.model ?? null } }
      : undefined,
  );
}

/** The built-in rules have neither a model nor an address. */
function neededSettings({ provider, model, baseUrl }: ModelSettings): ModelSettings {
  if (provider === "builtin") return { provider };
  return { provider, ...(model ? { model } : {}), ...(baseUrl ? { baseUrl } : {}) };
}

function requireAllowedAddress(ctx: Context, baseUrl: string | undefined) {
  if (baseUrl === undefined) return;
  try {
    checkUrl(baseUrl, ctx.config.outboundAllow);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw badRequest("Validation failed", {
      message: error.message,
      code: "ADDRESS_REFUSED",
      issues: [{ path: "baseUrl", message: error.message }],
    });
  }
}

function apiKeyRequired(hadOne: boolean) {
  const message = hadOne
    ? "The stored key belongs to another address and is not sent to this one. Give the key for this address."
    : "This provider needs an API key.";
  return badRequest("API key required", { message, code: "MODEL_KEY_REQUIRED", issues: [{ path: "apiKey", message }] });
}
