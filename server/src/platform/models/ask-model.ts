import { APICallError } from "@ai-sdk/provider";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import { generateText, type ModelMessage } from "ai";
import { z } from "zod";
import { OutboundError } from "../outbound/outbound-error.ts";
import { extractJson } from "./extract-json.ts";
import { RejectedAnswer, type Model, ModelError, type Question } from "./model.ts";
import type { OutputBudget } from "./output-budget.ts";
import { modelErrorText } from "./model-error-text.ts";
import { retryModelRequest } from "./retry-model-request.ts";

/** On the second attempt the model is shown what was wrong with the first answer. */
const turns = 2;

/**
 * Asks for JSON in the prompt, which works with every server of these protocols, and validates the answer. The protocols' own ways to force a
 * schema differ, and many local servers reject them.
 */
export function modelOf(name: string, model: LanguageModelV3, budget: OutputBudget): Model {
  return {
    name,
    async ask(question) {
      const deadline = AbortSignal.timeout(question.timeoutMs);
      const signal = question.signal ? AbortSignal.any([question.signal, deadline]) : deadline;
      try {
        return await converse({ name, model, budget }, question, signal);
      } catch (error) {
        if (question.signal?.aborted) throw question.signal.reason;
        throw inWords(error, name, deadline.aborted ? question.timeoutMs : undefined);
      }
    },
  };
}

interface Asked {
  name: string;
  model: LanguageModelV3;
  budget: OutputBudget;
}

async function converse<T>({ name, model, budget }: Asked, question: Question<T>, signal: AbortSignal): Promise<T> {
  const endsAt = Date.now() + question.timeoutMs;
  const messages: ModelMessage[] = [{ role: "user", content: question.prompt }];
  let maxOutputTokens = Math.max(question.maxOutputTokens ?? 4_000, budget.least);
  const mostOutputTokens = Math.max(maxOutputTokens, budget.most);
  let reason = "";
  let forUser = "";
  let cutOff: ModelError | undefined;
  for (let turn = 0; turn < turns; turn++) {
    const ask = () =>
      generateText({
        model,
        system: `${question.system}\n\nAnswer with one JSON object and nothing else. It must match this JSON Schema:\n${schemaText(question.describedAs ?? question.schema)}`,
        messages,
        maxOutputTokens,
        maxRetries: 0,
        abortSignal: signal,
        ...(budget.effort ? { providerOptions: { openai: { reasoningEffort: budget.effort } } } : {}),
      });
    const { text, finishReason } = await retryModelRequest(ask, { endsAt, signal }).catch((error: unknown) => {
      // The server cannot fit the larger budget: report the truncated answer instead.
      throw cutOff && isBadRequest(error) ? cutOff : error;
    });
    const read = readAnswer(question, text);
    if ("answer" in read) return read.answer;
    if (finishReason === "length") {
      cutOff = new ModelError("MODEL_ANSWER_UNUSABLE", cutOffWords(name, maxOutputTokens, text));
      // The same question with the same budget would be cut off again.
      if (maxOutputTokens >= mostOutputTokens) throw cutOff;
      maxOutputTokens = mostOutputTokens;
      continue;
    }
    cutOff = undefined;
    ({ reason, forUser } = read);
    messages.push(
      { role: "assistant", content: text.slice(0, 20_000) || "(nothing)" },
      { role: "user", content: `That cannot be used: ${reason}\nAnswer again with the corrected JSON object alone.` },
    );
  }
  throw cutOff ?? new ModelError("MODEL_ANSWER_UNUSABLE", `The model's answer could not be used: ${forUser}`, { cause: new Error(reason) });
}

const isBadRequest = (error: unknown) => APICallError.isInstance(error) && [400, 413, 422].includes(error.statusCode ?? 0);

function cutOffWords(name: string, tokens: number, text: string): string {
  const limit = `${tokens.toLocaleString("en")} output tokens`;
  if (text.trim() !== "") return `The answer of the model ${name} was cut off after ${limit}. Choose a model that answers more briefly.`;
  return `The model ${name} spent all of its ${limit} on thinking and gave no answer. Choose a model that thinks less.`;
}

const schemaText = (schema: z.ZodType) => JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));

/** A validator's message about a schema is for the model; people get this instead. */
const wrongForm = "it did not have the requested form.";

function readAnswer<T>(
  { schema, check, read = extractJson }: Question<T>,
  text: string,
): { answer: T } | { reason: string; forUser: string } {
  const found = read(text);
  if (found === undefined) return { reason: "it holds no JSON object.", forUser: wrongForm };
  const parsed = schema.safeParse(found);
  if (!parsed.success) return { reason: z.prettifyError(parsed.error).slice(0, 1_000), forUser: wrongForm };
  try {
    return { answer: check ? check(parsed.data) : parsed.data };
  } catch (error) {
    if (error instanceof RejectedAnswer) return { reason: error.message, forUser: error.forUser };
    throw error;
  }
}

function inWords(error: unknown, name: string, timedOutAfterMs: number | undefined): ModelError {
  if (error instanceof ModelError) return error;
  if (timedOutAfterMs !== undefined)
    return new ModelError("MODEL_TIMEOUT", `The model ${name} did not answer within ${timedOutAfterMs / 1000} s.`, { cause: error });
  const last = causeOf(error);
  if (last instanceof OutboundError) return new ModelError("MODEL_UNREACHABLE", last.message, { cause: error });
  if (APICallError.isInstance(last) && (last.statusCode ?? 0) >= 400)
    return new ModelError("MODEL_REFUSED", modelErrorText(last, name), { cause: error });
  return new ModelError("MODEL_ANSWER_UNUSABLE", "The model's server answered something that is not of its protocol.", { cause: error });
}

/** The error that the library wrapped. */
function causeOf(error: unknown): unknown {
  if (APICallError.isInstance(error) && error.statusCode === undefined && error.cause instanceof Error) return causeOf(error.cause);
  if (error instanceof Error && error.cause instanceof OutboundError) return error.cause;
  return error;
}
