import type { AnalysisContent } from "@gantry/contract/analysis/schemas.ts";
import type { Context } from "../../context.ts";
import { type Model, ModelError } from "../../platform/models/model.ts";
import type { Material } from "./material/material.ts";
import { redact } from "./material/redact.ts";
import { explainByModel } from "./model/explain-by-model.ts";
import type { ModelSlots } from "./model-slots.ts";
import type { Explanation } from "./rules/explain-by-rules.ts";
import { toContent } from "./explain-at-once.ts";

export interface Limits {
  places: ModelSlots;
  /** Time for the model in ms, including its wait for a slot; 0: none left. */
  timeMs: number;
  /** Aborts when the server closes. */
  closing: AbortSignal;
}

/** Why the answer of a model is missing until it is asked. */
export const notAskedYet: MissingAnswer = {
  code: "MODEL_NOT_ASKED",
  message: "The run's time for its analysis was over before the model could be asked. Ask for the analysis again.",
};

/**
 * Explains a run with the organization's model, else the platform's. Falls back to the built-in rules if there is no model or no answer in time.
 * @param chosen the model, of `chooseModel`.
 * @param byRules gets the reason why the model's answer is missing so far.
 * @throws only the reason of `closing`.
 */
export async function explain(
  ctx: Context,
  organizationId: string,
  chosen: Promise<Model | undefined>,
  material: Material,
  byRules: AnalysisContent,
  limits: Limits,
): Promise<AnalysisContent> {
  try {
    const model = await chosen;
    if (!model) return byRules;
    const answer = await askInTurn(ctx, { organizationId, model, material, limits }, (missing) => {
      byRules.missing = missing;
    });
    return toContent(material, answer, model.name);
  } catch (error) {
    limits.closing.throwIfAborted();
    ctx.log.warn({ err: error, organizationId }, "the model did not explain a failure; falling back to the built-in rules");
    return { ...byRules, missing: whyMissing(error) };
  }
}

interface Question {
  organizationId: string;
  model: Model;
  material: Material;
  limits: Limits;
}

/** @param meanwhile is called with the reason why the model's response is missing so far */
async function askInTurn(
  ctx: Context,
  { organizationId, model, material, limits: { places, timeMs, closing } }: Question,
  meanwhile: (missing: MissingAnswer) => void,
): Promise<Explanation> {
  if (timeMs <= 0) throw new Missing("ANALYSIS_INTERRUPTED", "The server was stopped while it waited for the model's response.");
  const deadline = performance.now() + timeMs;
  const busy = new Missing("MODEL_BUSY", `The model was busy with other runs for ${Math.round(timeMs / 1000)} seconds.`);
  meanwhile({ code: busy.code, message: busy.message });
  const release = await places.take(organizationId, AbortSignal.any([closing, AbortSignal.timeout(Math.ceil(timeMs))]));
  if (!release) throw busy;
  try {
    // No time left after waiting for a slot.
    if (deadline - performance.now() < timeMs / 10) throw busy;
    meanwhile({ code: "MODEL_TIMEOUT", message: `The model ${model.name} did not answer in time.` });
    const { maxInputTokens } = ctx.config.ai;
    const leftMs = Math.max(1, Math.round(deadline - performance.now()));
    return await explainByModel(model, material, { maxInputTokens, timeoutMs: leftMs, signal: closing });
  } finally {
    release();
  }
}

type MissingAnswer = NonNullable<AnalysisContent["missing"]>;

/** Why no model was used, for the organization's users. */
class Missing extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

function whyMissing(error: unknown): MissingAnswer {
  if (error instanceof ModelError || error instanceof Missing) return { code: error.code, message: redact(error.message).slice(0, 1_000) };
  return { code: "MODEL_NOT_ASKED", message: "The model could not be asked. The server's log says why." };
}
