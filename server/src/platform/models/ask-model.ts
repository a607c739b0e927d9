import { APICallError } from "@ai-sdk/provider";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import { RetryError, generateText, type ModelMessage } from "ai";
import { z } from "zod";
import { OutboundError } from "../outbound/outbound-error.ts";
import { jsonIn } from "./json-in.ts";
import { AnswerRefused, type Model, ModelError, type Question } from "./model.ts";

/** The second time, the model is told what was wrong with the first answer. */
const turns = 2;

/**
 * Asks for JSON in words, which every server of these protocols understands, and checks what comes; the protocols' own ways to force a shape
 * differ and many local servers refuse them.
 */
export function modelOf(name: string, model: LanguageModelV3): Model {
  return {
    name,
    async ask(question) {
      const deadline = AbortSignal.timeout(question.timeoutMs);
      const signal = question.signal ? AbortSignal.any([question.signal, deadline]) : deadline;
      try {
        return await converse(model, question, signal);
      } catch (error) {
        if (question.signal?.aborted) throw question.signal.reason;
        throw inWords(error, name, deadline.aborted ? question.timeoutMs : undefined);
      }
    },
  };
}

async function converse<T>(model: LanguageModelV3, question: Question<T>, signal: AbortSignal): Promise<T> {
  const messages: ModelMessage[] = [{ role: "user", content: question.prompt }];
  let reason = "";
  for (let turn = 0; turn < turns; turn++) {
    const { text } = await generateText({
      model,
      system: `${question.system}\n\nAnswer with one JSON object and nothing else. It must match this JSON Schema:\n${schemaText(question.schema)}`,
      messages,
      maxOutputTokens: question.maxOutputTokens ?? 4_000,
      maxRetries: 2,
      abortSignal: signal,
    });
    const read = readAnswer(question, text);
    if ("answer" in read) return read.answer;
    reason = read.reason;
    messages.push(
      { role: "assistant", content: text.slice(0, 20_000) || "(nothing)" },
      { role: "user", content: `That cannot be used: ${reason}\nAnswer again with the corrected JSON object alone.` },
    );
  }
  throw new ModelError("MODEL_ANSWER_UNUSABLE", `The model's answer could not be used: ${reason}`);
}

const schemaText = (schema: z.ZodType) => JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));

function readAnswer<T>({ schema, check }: Question<T>, text: string): { answer: T } | { reason: string } {
  const found = jsonIn(text);
  if (found === undefined) return { reason: "it holds no JSON object." };
  const parsed = schema.safeParse(found);
  if (!parsed.success) return { reason: z.prettifyError(parsed.error).slice(0, 1_000) };
  try {
    return { answer: check ? check(parsed.data) : parsed.data };
  } catch (error) {
    if (error instanceof AnswerRefused) return { reason: error.message };
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
    return new ModelError("MODEL_REFUSED", `The model's server answered ${last.statusCode}${hints[last.statusCode ?? 0] ?? ""}.`, {
      cause: error,
    });
  return new ModelError("MODEL_ANSWER_UNUSABLE", "The model's server answered something that is not of its protocol.", { cause: error });
}

/** What the library wrapped. */
function causeOf(error: unknown): unknown {
  if (RetryError.isInstance(error)) return causeOf(error.lastError);
  if (APICallError.isInstance(error) && error.statusCode === undefined && error.cause instanceof Error) return causeOf(error.cause);
  if (error instanceof Error && error.cause instanceof OutboundError) return error.cause;
  return error;
}

const hints: Readonly<Record<number, string>> = {
  401: ": the API key is not accepted",
  403: ": the API key may not use this model",
  404: ": it does not know this model, or the base URL lacks its path (usually /v1)",
  429: ": too many requests, or the account's quota is used up",
};
