/**
 * The model's provider. `openai-compatible`: any server with that protocol, including local ones, at `baseUrl`; `builtin`: no model but the built-in
 * rules, even if the platform has a model.
 */
export const modelProviders = ["openai-compatible", "openai", "anthropic", "builtin"] as const;

/** The name recorded in place of a model's name for the built-in rules. */
export const builtinRules = "builtin-rules";

/** What a provider needs in addition to its name. */
export const modelNeeds: Readonly<Record<(typeof modelProviders)[number], { model: boolean; baseUrl: boolean; apiKey: boolean }>> = {
  "openai-compatible": { model: true, baseUrl: true, apiKey: false },
  openai: { model: true, baseUrl: false, apiKey: true },
  anthropic: { model: true, baseUrl: false, apiKey: true },
  builtin: { model: false, baseUrl: false, apiKey: false },
};
