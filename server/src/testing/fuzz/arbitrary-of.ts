import fc from "fast-check";
import { z } from "zod";
import { hostileText, hostileValue } from "./hostile.ts";

type Json = Record<string, unknown>;
type Field = fc.Arbitrary<unknown>;

/** Values for a schema: mostly valid, at its limits and beyond them, sometimes unrelated. */
export function arbitraryOf(schema: z.ZodType): Field {
  const described: Json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return valueOf(described, isRecord(described["$defs"]) ? described["$defs"] : {}, 0);
}

function valueOf(schema: Json, definitions: Json, depth: number): Field {
  if (depth > 6) return hostileValue;
  const reference = typeof schema["$ref"] === "string" ? schema["$ref"].split("/").at(-1) : undefined;
  if (reference !== undefined) return valueOf(recordIn(definitions, reference), definitions, depth + 1);
  const choices = ["anyOf", "oneOf", "allOf"].flatMap((key) => (Array.isArray(schema[key]) ? schema[key].filter(isRecord) : []));
  if (choices.length > 0) return mostly(fc.oneof(...choices.map((choice) => valueOf(choice, definitions, depth + 1))));
  if ("const" in schema) return mostly(fc.constant(schema["const"]));
  if (Array.isArray(schema["enum"])) return mostly(fc.constantFrom(...schema["enum"]));
  return mostly(plainValue(schema, definitions, depth));
}

function plainValue(schema: Json, definitions: Json, depth: number): Field {
  switch (schema["type"]) {
    case "string":
      return textOf(schema);
    case "integer":
    case "number":
      return numberOf(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return arrayOf(schema, definitions, depth);
    case "object":
      return objectOf(schema, definitions, depth);
    default:
      return hostileValue;
  }
}

/** One in eight is something else. */
const mostly = (arbitrary: Field): Field => fc.oneof({ arbitrary, weight: 7 }, { arbitrary: hostileValue, weight: 1 });

function textOf(schema: Json): Field {
  const maxLength = Math.min(numberIn(schema, "maxLength") ?? 40, 5000);
  const minLength = Math.min(numberIn(schema, "minLength") ?? 0, maxLength);
  const lengths = fc.constantFrom(minLength, maxLength, maxLength + 1).map((length) => "a".repeat(length));
  return fc.oneof(patternOf(schema), fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: "grapheme" }), lengths, hostileText);
}

function patternOf(schema: Json): Field {
  const { pattern, format } = schema;
  if (format === "email") return fc.emailAddress();
  if (format === "uri") return fc.webUrl();
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (typeof pattern !== "string") return fc.string();
  try {
    return fc.stringMatching(new RegExp(pattern, "u"));
  } catch {
    // Values cannot be generated for every pattern.
    return fc.string();
  }
}

function numberOf(schema: Json): Field {
  const min = Math.max(numberIn(schema, "minimum") ?? -1e6, -1e12);
  const max = Math.min(numberIn(schema, "maximum") ?? 1e6, 1e12);
  return fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(Math.max(min, max)) }),
    fc.constantFrom(min, max, min - 1, max + 1, 0.5),
  );
}

function arrayOf(schema: Json, definitions: Json, depth: number): Field {
  const item = isRecord(schema["items"]) ? valueOf(schema["items"], definitions, depth + 1) : hostileValue;
  return fc.oneof({ arbitrary: fc.array(item, { maxLength: 3 }), weight: 6 }, { arbitrary: fc.constant(Array(101).fill("x")), weight: 1 });
}

function objectOf(schema: Json, definitions: Json, depth: number): Field {
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {};
  const required = Array.isArray(schema["required"]) ? schema["required"].map(String) : [];
  const fields = Object.keys(properties).map((name) => [name, valueOf(recordIn(properties, name), definitions, depth + 1)] as const);
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => Object.hasOwn(properties, name)) });
  if (fields.length > 0) return whole;
  const value = isRecord(schema["additionalProperties"]) ? valueOf(schema["additionalProperties"], definitions, depth + 1) : hostileValue;
  return fc.dictionary(fc.oneof(fc.string(), hostileText), value, { maxKeys: 3 });
}

function recordIn(record: Json, name: string): Json {
  const value = record[name];
  return isRecord(value) ? value : {};
}

function numberIn(schema: Json, name: string): number | undefined {
  const value = schema[name];
  return typeof value === "number" ? value : undefined;
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
