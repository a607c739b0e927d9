import type { AnalysisContent } from "@gantry/contract/analysis/schemas.ts";
import { builtinRules } from "@gantry/contract/models/constants.ts";
import type { Context } from "../../context.ts";
import { chooseModel } from "../../platform/models/choose-model.ts";
import { type Model, ModelError } from "../../platform/models/model.ts";
import type { Material } from "./material/material.ts";
import { redact } from "./material/redact.ts";
import { explainByModel } from "./model/explain-by-model.ts";
import type { ModelPlaces } from "./model-places.ts";
import { type Explanation, explainByRules } from "./rules/explain-by-rules.ts";
import type { Failure } from "./rules/find-failures.ts";

/** The result of the built-in rules. */
export function explainAtOnce(material: Material, failures: readonly Failure[]): AnalysisContent {
  return toContent(material, explainByRules(material, failures), builtinRules);
}

export interface Limits {
  places: ModelPlaces;
  /** Time for the model in ms, including its wait for a slot; 0: none left. */
  timeMs: number;
  /** Aborts when the server closes. */
  closing: AbortSignal;
}

/**
 * Explains a run with the organization's model, else the platform's. Falls back to the built-in rules if there is no model or no answer in time.
 * @param byRules gets the reason why the model's answer is missing, as soon as a model is asked.
 * @throws only the reason of `closing`.
 */
export async function explain(
  ctx: Context,
  organizationId: string,
  material: Material,
  byRules: AnalysisContent,
  limits: Limits,
): Promise<AnalysisContent> {
  try {
    const model = await chooseModel(ctx, organizationId);
    if (!model) return byRules;
    byRules.missing = { code: "MODEL_TIMEOUT", message: `The model ${model.name} did not answer in time.` };
    return toContent(material, await askInTurn(ctx, organizationId, model, material, limits), model.name);
  } catch (error) {
    limits.closing.throwIfAborted();
    ctx.log.warn({ err: error, organizationId }, "a model did not explain a failure; the built-in rules do");
    return { ...byRules, missing: whyMissing(error) };
  }
}

async function askInTurn(ctx: Context, organizationId: string, model: Model, material: Material, limits: Limits): Promise<Explanation> {
  const { places, timeMs, closing } = limits;
  if (timeMs <= 0) throw new Missing("ANALYSIS_INTERRUPTED", "The server was interrupted while the model was being asked.");
  const deadline = performance.now() + timeMs;
  const giveBack = await places.take(organizationId, AbortSignal.any([closing, AbortSignal.timeout(Math.ceil(timeMs))]));
  const busy = new Missing("MODEL_BUSY", `The model was busy with other runs for ${Math.round(timeMs / 1000)} seconds.`);
  if (!giveBack) throw busy;
  try {
    // No time left after waiting for a slot.
    if (deadline - performance.now() < timeMs / 10) throw busy;
    const { maxInputTokens } = ctx.config.ai;
    const leftMs = Math.max(1, Math.round(deadline - performance.now()));
    return await explainByModel(model, material, { maxInputTokens, timeoutMs: leftMs, signal: closing });
  } finally {
    giveBack();
  }
}

/** Why no model was used, for the organization's users. */
class Missing extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

function whyMissing(error: unknown): NonNullable<AnalysisContent["missing"]> {
  if (error instanceof ModelError || error instanceof Missing) return { code: error.code, message: redact(error.message).slice(0, 1_000) };
  return { code: "MODEL_NOT_ASKED", message: "The model could not be asked. The server's log says why." };
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
