import type { ModelSettings } from "@gantry/contract/models.ts";

/** How much a model may say, and how hard it should think about it. */
export interface OutputBudget {
  /** At least this many output tokens are allowed in the first question. */
  least: number;
  /** An answer that was cut off is asked for once more with this many. */
  most: number;
  effort: "low" | undefined;
}

/**
 * Tokens of thinking count as output. OpenAI advises to reserve 25,000 for models that think (developers.openai.com, "Reasoning models",
 * "Allocating space for reasoning"); one that is cut off while it thinks answers nothing and is paid all the same.
 */
const thinking: OutputBudget = { least: 25_000, most: 25_000, effort: "low" };
/** Small enough for servers of one's own, which refuse a budget that does not fit their context. */
const usual: OutputBudget = { least: 0, most: 16_000, effort: undefined };

/** OpenAI's models that think and take a low effort: o1, o3, o4-mini, gpt-5 and later, without the variants `chat`, `pro`, `preview`. */
const thinkingModel = /^(?:o[134](?:-mini)?|gpt-(?:[5-9]|\d\d)(?:\.\d+)?(?:-(?:mini|nano))?)(?:-\d{4}-\d{2}-\d{2})?$/;

export function outputBudget({ provider, model = "" }: Pick<ModelSettings, "provider" | "model">): OutputBudget {
  return provider === "openai" && thinkingModel.test(model) && model !== "o1-mini" ? thinking : usual;
}
