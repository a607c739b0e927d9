import { inOneLine } from "@gantry/contract/text.ts";
import type { APICallError } from "@ai-sdk/provider";
import { z } from "zod";

const longest = 300;

const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().catch(undefined);
/** OpenAI: `error: { message, type, code }`; Anthropic: `error: { type, message }`; other servers: `message`, `detail` or `error` as text. */
const Body = z.object({
  error: maybe(z.union([z.string(), z.object({ message: maybe(z.string()), type: maybe(z.string()), code: maybe(z.string()) })])),
  message: maybe(z.string()),
  detail: maybe(z.string()),
});

const quota = /insufficient_quota|exceeded your current quota|credit balance|billing|payment required|out of credits/i;
const context =
  /context_length_exceeded|context (?:length|window|size)|prompt is too long|input is too long|too many (?:input )?tokens|maximum (?:number of )?tokens/i;
const unknownModel =
  /model_not_found|(?:model|deployment)\b.{0,120}\b(?:does not exist|not exist|not found|unknown|not available|not supported)|(?:unknown|invalid|no such) model/i;

/** The account has no quota or credit left. */
export function isUsedUp({ statusCode = 0, responseBody = "" }: APICallError): boolean {
  const { words, codes } = messageIn(responseBody);
  return statusCode === 402 || ([400, 403, 429].includes(statusCode) && quota.test(`${codes} ${words}`));
}

/**
 * Why a model's server returned an error, in a sentence for the admin that quotes the server: one line, shortened, without anything like a key.
 * Sources: developers.openai.com "Error codes"; docs.anthropic.com/en/api/errors.
 */
export function modelErrorText(error: APICallError, model: string): string {
  const { statusCode: status = 0 } = error;
  const { words, codes } = messageIn(error.responseBody ?? "");
  const all = `${codes} ${words}`;
  const serverMessage = words ? ` The server says: ${words}` : "";
  if (isUsedUp(error)) return `The quota or credit of the model's account is used up (${status}).${serverMessage}`;
  if (status === 429) return `The model's server takes no more requests for the moment (429).${serverMessage}`;
  if (status === 413 || context.test(all))
    return `The material is too long for the model ${model} (${status}). Choose one with a larger context.${serverMessage}`;
  if (
    (status === 400 || status === 404 || status === 422) &&
    (unknownModel.test(all) || (codes.includes("not_found_error") && /model/i.test(words)))
  )
    return `The model's server does not know the model ${model} (${status}). Check its name.${serverMessage}`;
  const hint = hints[status];
  return `The model's server answered ${status}${hint ? `: ${hint}` : ""}.${serverMessage}`;
}

const hints: Readonly<Record<number, string>> = {
  401: "the API key is not accepted",
  403: "the API key may not use this model",
  404: "it does not know this model, or the base URL lacks its path (usually /v1)",
};

function messageIn(body: string): { words: string; codes: string } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    // A proxy's HTML page contains nothing useful.
    return { words: "", codes: "" };
  }
  const { error, message, detail } = Body.safeParse(parsed).data ?? {};
  const nested = typeof error === "object" ? error : undefined;
  const words = nested?.message ?? (typeof error === "string" ? error : undefined) ?? message ?? detail ?? "";
  return { words: shown(words), codes: [nested?.type, nested?.code].filter(Boolean).join(" ") };
}

/** Some servers repeat the key they were sent, or most of it. */
const likeKey = /\b(?:sk|pk|rk|key|api)[-_][\w*-]{6,}|\bBearer\s+\S+|\b[A-Za-z0-9_*-]{32,}/gi;

function shown(words: string): string {
  const line = inOneLine(words).replace(likeKey, "****");
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
