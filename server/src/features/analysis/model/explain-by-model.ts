import type { Model } from "../../../platform/models/model.ts";
import type { Material } from "../material/material.ts";
import type { Explanation } from "../rules/explain-by-rules.ts";
import { Answer, toExplanation } from "./answer.ts";
import { composePrompt } from "./compose-prompt.ts";

/**
 * Explains a failure with a model. It sees only selected, redacted evidence, and may only cite that.
 * @throws ModelError if there is no usable answer.
 */
export async function explainByModel(
  model: Model,
  material: Material,
  limits: { maxInputTokens: number; timeoutMs: number; signal: AbortSignal },
): Promise<Explanation> {
  const { system, prompt, shown } = composePrompt(material, limits.maxInputTokens);
  const response = await model.ask({
    system,
    prompt,
    schema: Answer,
    check: (given) => {
      toExplanation(given, shown);
      return given;
    },
    maxOutputTokens: 4_000,
    timeoutMs: limits.timeoutMs,
    signal: limits.signal,
  });
  return toExplanation(response, shown);
}
