import type { AnalysisContent } from "@gantry/contract/analysis.ts";
import { builtinRules } from "@gantry/contract/models.ts";
import type { Context } from "../../context.ts";
import { chooseModel } from "../../platform/models/choose-model.ts";
import { ModelError } from "../../platform/models/model.ts";
import type { Material } from "./material/material.ts";
import { redact } from "./material/redact.ts";
import { explainByModel } from "./model/explain-by-model.ts";
import { type Explanation, explainByRules } from "./rules/explain-by-rules.ts";

/** By the organization's model or the platform's; without one, or when it fails, by the built-in rules. */
export async function explain(ctx: Context, organizationId: string, material: Material, signal: AbortSignal): Promise<AnalysisContent> {
  const { maxInputTokens, timeoutMs } = ctx.config.ai;
  try {
    const model = await chooseModel(ctx, organizationId);
    if (!model) return toContent(material, explainByRules(material), builtinRules);
    return toContent(material, await explainByModel(model, material, { maxInputTokens, timeoutMs, signal }), model.name);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    ctx.log.warn({ err: error, organizationId }, "a model did not explain a failure; the built-in rules do");
    const missing = { code: error.code, message: redact(error.message).slice(0, 1_000) };
    return { ...toContent(material, explainByRules(material), builtinRules), missing };
  }
}

function toContent(material: Material, explanation: Explanation, model: string): AnalysisContent {
  return {
    summary: redact(explanation.summary),
    category: explanation.category,
    rootCause: redact(explanation.rootCause),
    evidence: explanation.evidence.map((evidence) => ({ ...evidence, text: redact(evidence.text) })),
    suggestions: explanation.suggestions.map(redact),
    confidence: explanation.confidence,
    model,
    missing: null,
    sinceLastPass: material.sinceLastPass,
  };
}
