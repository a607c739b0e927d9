import { z } from "zod";
import { Line } from "./text.ts";

/**
 * The model's provider. `openai-compatible`: any server with that protocol, including local ones, at `baseUrl`; `builtin`: no model but the built-in
 * rules, even if the platform has a model.
 */
export const modelProviders = ["openai-compatible", "openai", "anthropic", "builtin"] as const;
export const ModelProvider = z.enum(modelProviders);
export type ModelProvider = z.infer<typeof ModelProvider>;

/** The name recorded in place of a model's name for the built-in rules. */
export const builtinRules = "builtin-rules";

/** A configured model. The key is stored separately and never shown. */
export const ModelSettings = z.object({
  provider: ModelProvider,
  /** The provider's name for it: `gpt-5-mini`, `claude-sonnet-4-5`, `llama3.1:8b`. */
  model: Line(200).min(1).optional(),
  /** Up to and including the version: `https://models.example.com/v1`. */
  baseUrl: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .max(2000)
    .regex(/^[^\s\p{Cc}]*$/u, "must not contain spaces or control characters")
    .optional(),
});
export type ModelSettings = z.infer<typeof ModelSettings>;

/** What a provider needs in addition to its name. */
export const modelNeeds: Readonly<Record<ModelProvider, { model: boolean; baseUrl: boolean; apiKey: boolean }>> = {
  "openai-compatible": { model: true, baseUrl: true, apiKey: false },
  openai: { model: true, baseUrl: false, apiKey: true },
  anthropic: { model: true, baseUrl: false, apiKey: true },
  builtin: { model: false, baseUrl: false, apiKey: false },
};
