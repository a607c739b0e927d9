import type { Context } from "../../context.ts";
import { chooseModel } from "../../platform/models/choose-model.ts";
import { modelGenerator } from "./ask-for-cases.ts";
import type { SpecificationDocument } from "./documents/document.ts";
import type { DraftCase } from "./draft-case.ts";
import { writeCases } from "./rules/write-cases.ts";

/** What writes test cases from a document. */
export interface Generator {
  /** A model's name, or `builtin-rules`. */
  name: string;
  /** Aborting `signal` ends a model's call. */
  write(document: SpecificationDocument, signal: AbortSignal): Promise<DraftCase[]>;
}

/** The model that the organization's analyses use, too; without one, rules. */
export async function chooseGenerator(ctx: Context, organizationId: string): Promise<Generator> {
  const model = await chooseModel(ctx, organizationId);
  return model ? modelGenerator(model, ctx.config.ai) : builtinRules;
}

const builtinRules: Generator = {
  name: "builtin-rules",
  write: async (document) => writeCases(document),
};
