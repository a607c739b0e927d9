import { z } from "zod";
import { builtinRules } from "@gantry/contract/models/constants.ts";
import type { Context } from "../../context.ts";
import { badRequest } from "../../platform/errors.ts";
import { chooseModel } from "../../platform/models/choose-model.ts";
import { ModelError } from "../../platform/models/model.ts";

const Ready = z.object({ ready: z.literal(true) });
/** Shorter than a request may take. */
const longestMs = 30_000;

/** Asks the organization's model, or the platform's, one short question. @throws 400 `Model check failed` with the reason. */
export async function testModel(ctx: Context, organizationId: string): Promise<{ model: string; durationMs: number }> {
  const startedAt = ctx.now();
  const model = await chooseModel(ctx, organizationId);
  if (!model) return { model: builtinRules, durationMs: 0 };
  try {
    await model.ask({
      system: "You are asked whether you can be reached.",
      prompt: "Answer that you are ready.",
      schema: Ready,
      timeoutMs: Math.min(longestMs, ctx.config.ai.timeoutMs),
    });
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    throw badRequest("Model check failed", { message: error.message, code: error.code });
  }
  return { model: model.name, durationMs: Math.max(0, ctx.now() - startedAt) };
}
