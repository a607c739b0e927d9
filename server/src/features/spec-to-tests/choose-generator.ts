import type { Context } from "../../context.ts";
import { chooseModel } from "../../platform/models/choose-model.ts";
import { modelGenerator } from "./ask-for-cases.ts";
import { DocumentError } from "./document/document.ts";
import { builtinRulesName, type Generator } from "./generator.ts";

/** The model that the organization's analyses use, too; without one, rules. */
export async function chooseGenerator(ctx: Context, organizationId: string): Promise<Generator> {
  const model = await chooseModel(ctx, organizationId);
  return model ? modelGenerator(model, ctx.config.ai) : builtinRules;
}

const builtinRules: Generator = {
  name: builtinRulesName,
  async write({ language, drafts, leftOut }) {
    if (!language.rules)
      throw new DocumentError(
        `The document seems to be written in ${language.name}. The built-in rules read English and German; for other languages, set up a model in the organization's settings.`,
      );
    return { drafts, writtenBy: builtinRulesName, notes: leftOut };
  },
};
