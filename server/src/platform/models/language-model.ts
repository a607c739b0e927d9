import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { ModelProvider, ModelSettings } from "@gantry/contract/models/schemas.ts";
import type { SafeFetch } from "../outbound/safe-fetch.ts";

/** Models respond more slowly and at greater length than other services. The question's own time limit is the shorter one. */
const limits = { timeoutMs: 120_000, maxBytes: 8 * 1024 * 1024 };

interface Access {
  model: string;
  /** Without a trailing slash. */
  baseURL: string | undefined;
  apiKey: string | undefined;
  fetch: typeof globalThis.fetch;
}

// Always pass address and key: if omitted, the libraries take them from the server's environment.
const providers = {
  "openai-compatible": ({ model, baseURL = "", apiKey, fetch }) =>
    createOpenAICompatible({ name: "openai-compatible", baseURL, fetch, ...(apiKey ? { apiKey } : {}) }).chatModel(model),
  openai: ({ model, baseURL = "https://api.openai.com/v1", apiKey = "", fetch }) => createOpenAI({ baseURL, apiKey, fetch }).chat(model),
  anthropic: ({ model, baseURL = "https://api.anthropic.com/v1", apiKey = "", fetch }) =>
    createAnthropic({ baseURL, apiKey, fetch }).languageModel(model),
} satisfies Record<Exclude<ModelProvider, "builtin">, (access: Access) => LanguageModelV3>;

/** The library's object for a model. All its requests go through `fetch`. */
export function languageModel(settings: ModelSettings & { model: string }, apiKey: string | undefined, fetch: SafeFetch): LanguageModelV3 {
  if (settings.provider === "builtin") throw new Error("the built-in rules are not a model");
  return providers[settings.provider]({
    model: settings.model,
    baseURL: settings.baseUrl?.replace(/\/+$/, ""),
    apiKey,
    fetch: (input, init) => fetch(input, { ...init, ...limits }),
  });
}
