import { z } from "zod";

const Said = z.union([z.string(), z.array(z.string()).min(1), z.record(z.string(), z.union([z.string(), z.array(z.string())]))]);
type Said = z.infer<typeof Said>;
const maybe = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const nested = z.object({ message: z.string() }).transform((error) => error.message);

/** Where providers put their words, the more telling first. */
const Body = z.object({
  message: maybe(Said),
  error_description: maybe(Said),
  error: maybe(z.union([nested, Said])),
  errorMessages: maybe(Said),
  errors: maybe(Said),
});

/** A provider's own words for what went wrong, in one short printable line; empty when there are none. */
export function errorWords(body: unknown): string {
  const parsed = Body.safeParse(body);
  if (!parsed.success) return "";
  const { message, error_description, error, errorMessages, errors } = parsed.data;
  return oneLine([message, error_description, error, errorMessages, errors].map(flat).find(Boolean) ?? "", 200);
}

function flat(said: Said | undefined): string {
  if (said === undefined || typeof said === "string") return said ?? "";
  if (Array.isArray(said)) return said.join("; ");
  return Object.entries(said)
    .map(([field, words]) => `${field}: ${typeof words === "string" ? words : words.join(", ")}`)
    .join("; ");
}

/** Without control characters and the full stop at its end, at most `max` characters. */
export function oneLine(text: string, max: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .replace(/\.$/, "");
  return line.length > max ? `${line.slice(0, max - 1)}…` : line;
}

const shortestSecret = 8;

/** What a receiver answered, without the parts of its address that are the secret of it: some repeat what they were sent. */
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
