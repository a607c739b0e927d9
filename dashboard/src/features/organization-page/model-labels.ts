import type { ModelProvider } from "@gantry/contract/models/schemas.ts";

export const providerLabels: Record<ModelProvider, string> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  "openai-compatible": "OpenAI-compatible server",
  builtin: "Built-in rules, no model",
};

/** How a provider names its models. */
export const modelExamples: Record<ModelProvider, string> = {
  openai: "gpt-5-mini",
  anthropic: "claude-sonnet-4-5",
  "openai-compatible": "llama3.1:8b",
  builtin: "",
};
