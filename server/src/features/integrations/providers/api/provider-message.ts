import { inOneLine } from "@gantry/contract/text.ts";
import { cutText } from "../../../../platform/cut-text.ts";

/**
 * Where providers put their error messages, the most specific first. GitHub: `message` with `errors: [{ resource, field, code, message? }]`; GitLab:
 * `message` as text or by field; Bitbucket: `error: { message, detail }`, with the missing scopes; Jira: `errorMessages` and `errors` by field;
 * Azure DevOps: `message`.
 */
const places = ["message", "error_description", "error", "errorMessages"] as const;

/** A provider's own error message as one short printable line; empty when there is none. */
export function providerMessage(body: unknown): string {
  if (!isRecord(body)) return "";
  const message = places.map((place) => wordsOf(body[place])).find(Boolean) ?? "";
  const details = wordsOf(body["errors"]);
  return oneLine([message, details].filter(Boolean).join(": "), 300);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).slice(0, 5).join("; ");
  if (!isRecord(value)) return "";
  const { message, detail, field, code } = value;
  if (typeof message === "string") return [message, wordsOf(detail)].filter(Boolean).join(": ");
  if (typeof code === "string") return [field, code].filter((part) => typeof part === "string").join(" ");
  return Object.entries(value)
    .map(([key, words]) => [key, Array.isArray(words) ? words.map(wordsOf).filter(Boolean).join(", ") : wordsOf(words)])
    .filter(([, words]) => words)
    .map(([key, words]) => `${key}: ${words}`)
    .join("; ");
}

/** Removes control characters and the final full stop, and cuts to `max` characters. */
export function oneLine(text: string, max: number): string {
  return cutText(inOneLine(text).replace(/\.$/, ""), max);
}

const shortestSecret = 8;

/** A receiver's response without the secret parts of its address, which some repeat. */
export function withoutAddress(text: string, address: string): string {
  const { pathname, search } = new URL(address);
  const parts = [...pathname.split("/"), ...search.slice(1).split(/[&=]/)].filter((part) => part.length >= shortestSecret);
  return parts.reduce((hidden, part) => hidden.replaceAll(part, "****").replaceAll(decoded(part), "****"), text);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
