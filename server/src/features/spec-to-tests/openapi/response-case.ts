import type { DraftCase } from "../draft/draft-case.ts";
import { capitalised, shortened, withStop } from "../text/words.ts";
import { caseOfCall, sent } from "./call-case.ts";
import { type Description, type JsonObject, listOf, objectOf } from "./description.ts";
import { combined, shown } from "./inputs.ts";
import type { Request } from "./situations.ts";

export function responseCase(
  description: Description,
  request: Request,
  { status, words, situation }: { status: string; words: string; situation: string },
  response: JsonObject,
  secured: boolean,
): Omit<DraftCase, "suite" | "source"> {
  const isGood = /^[123]/.test(status);
  const priority = /^40[13]$/.test(status) ? "CRITICAL" : isGood || status.startsWith("4") ? "HIGH" : "MEDIUM";
  const expected = [
    `Status ${/^\d{3}$/.test(status) ? status : status === "default" ? "and body are those of the documented error response" : status}`,
    words && !/^default|unexpected error$/i.test(words) ? capitalised(words) : "",
  ]
    .filter(Boolean)
    .map(withStop)
    .join(" ");
  const body = [headersOf(response), isGood ? contentOf(description, response) : errorBodyOf(description, response)]
    .filter(Boolean)
    .join(" ");
  return {
    ...caseOfCall(`${request.call}: ${status}${words ? ` ${shortened(words, 80)}` : ""}`, priority, secured),
    steps: [sent(situation, [expected, body].filter(Boolean).join(" "))],
  };
}

/** The headers that are documented for a response; its content type is part of its body. */
function headersOf(response: JsonObject): string {
  const names = Object.keys(objectOf(response["headers"]) ?? {}).filter((name) => !/^content-type$/i.test(name));
  return names.length === 0 ? "" : `The response has the documented header${names.length === 1 ? "" : "s"} ${names.join(", ")}.`;
}

function contentOf(description: Description, response: JsonObject): string {
  const content = Object.entries(objectOf(response["content"]) ?? {});
  const [type, media] = content.find(([name]) => /json/i.test(name)) ?? content[0] ?? [];
  if (type === undefined) return "";
  return `The body is ${type}${fieldsOf(description, objectOf(media)?.["schema"])}.`;
}

function errorBodyOf(description: Description, response: JsonObject): string {
  const content = contentOf(description, response);
  return content === "" ? "Nothing is changed." : `${content} Nothing is changed.`;
}

/** ` with the fields id, name`, or ` and holds a list`: the fields that are required. */
function fieldsOf(description: Description, schema: unknown): string {
  const resolved = description.resolve(schema);
  if (!resolved) return "";
  const whole = combined(description, resolved);
  const items = whole["items"] === undefined ? undefined : description.resolve(whole["items"]);
  const own = items ? combined(description, items) : whole;
  const needed = new Set(listOf(own["required"]).map(String));
  const properties = Object.entries(objectOf(own["properties"]) ?? {})
    .filter(([name]) => needed.has(name))
    .map(([name, property]) => `${name}${constantOf(description, property)}`);
  const names = properties.length > 0 ? ` with the fields ${properties.slice(0, 12).join(", ")}${properties.length > 12 ? ", …" : ""}` : "";
  return items ? ` and holds a list${names ? `; each entry is an object${names}` : ""}` : names;
}

/** ` (always “free”)` for a field that has one value only. */
function constantOf(description: Description, property: unknown): string {
  const schema = description.resolve(property);
  return schema && "const" in schema ? ` (always ${shown(schema["const"])})` : "";
}
