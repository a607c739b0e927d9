import type { ModelSettings } from "@gantry/contract/models/schemas.ts";

/** How much a model may write, and its reasoning effort. */
export interface OutputBudget {
  /** The minimum number of output tokens for the first attempt. */
  least: number;
  /** The number of output tokens for the second attempt after a truncated answer. */
  most: number;
  effort: "low" | undefined;
}

/**
 * Reasoning tokens count as output. OpenAI advises to reserve 25,000 for reasoning models (developers.openai.com, "Reasoning models",
 * "Allocating space for reasoning"); one that is cut off while reasoning gives no answer and is billed anyway.
 */
const thinking: OutputBudget = { least: 25_000, most: 25_000, effort: "low" };
/** Small enough for self-hosted servers, which reject a budget that does not fit their context. */
const usual: OutputBudget = { least: 0, most: 16_000, effort: undefined };

/** OpenAI's reasoning models that accept a low effort: o1, o3, o4-mini, gpt-5 and later, without the variants `chat`, `pro`, `preview`. */
const thinkingModel = /^(?:o[134](?:-mini)?|gpt-(?:[5-9]|\d\d)(?:\.\d+)?(?:-(?:mini|nano))?)(?:-\d{4}-\d{2}-\d{2})?$/;

export function outputBudget({ provider, model = "" }: Pick<ModelSettings, "provider" | "model">): OutputBudget {
  return provider === "openai" && thinkingModel.test(model) && model !== "o1-mini" ? thinking : usual;
}
