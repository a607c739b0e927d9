import { z } from "zod";
import { descriptions } from "@gantry/contract/descriptions.ts";

/** Comments of the contract, by the schema, route or record that they describe. */
interface Texts {
  /** Of schemas and of routes. */
  whole: Map<unknown, string>;
  /** Of the fields of a record. */
  fields: Map<z.ZodObject, Map<string, string>>;
  /** Of a field's own schema, by the field's name: also found in records made with `extend`, `pick`, `partial` or a spread. */
  inherited: Map<unknown, Map<string, string>>;
}

const texts = readTexts();
/** Names the fields' texts in a JSON Schema until it is complete: until then, several places share one object. */
const mark = "x-field-texts";

/** The comment on a route, or "". */
export const textOfRoute = (route: unknown): string => texts.whole.get(route) ?? "";

/** JSON Schema (draft 2020-12) of a schema of the contract, with the contract's comments as descriptions. */
export function describeSchema(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
    override: ({ zodSchema, jsonSchema }) => {
      const text = texts.whole.get(zodSchema);
      if (text !== undefined) jsonSchema.description = text;
      if (zodSchema instanceof z.ZodObject) jsonSchema[mark] = Object.fromEntries(textsOfFields(zodSchema));
    },
  });
  placeTexts(described);
  return described;
}

function textsOfFields(record: z.ZodObject): Map<string, string> {
  const found = new Map(texts.fields.get(record));
  for (const [name, field] of Object.entries(record.shape)) {
    const text = layersOf(field)
      .map((layer) => texts.inherited.get(layer)?.get(name))
      .find((one) => one !== undefined);
    if (text !== undefined && !found.has(name)) found.set(name, text);
  }
  return found;
}

function placeTexts(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  const schema = node as Record<string, unknown>;
  const properties = (schema["properties"] ?? {}) as Record<string, Record<string, unknown>>;
  for (const [name, text] of Object.entries(schema[mark] ?? {})) if (properties[name]) properties[name]["description"] = text;
  delete schema[mark];
  for (const inner of Object.values(schema)) placeTexts(inner);
}

function readTexts(): Texts {
  const found: Texts = { whole: new Map(), fields: new Map(), inherited: new Map() };
  const named = new Set<unknown>(descriptions.flatMap(({ exports }) => Object.values(exports)));
  for (const { exports, texts: byPath } of descriptions)
    for (const [path, text] of Object.entries(byPath)) addText(found, named, exports, path, text);
  return found;
}

/** @param named schemas that several fields may share, so that a text for one field must not be found through them. */
function addText(found: Texts, named: ReadonlySet<unknown>, exports: object, path: string, text: string): void {
  const names = path.split(".");
  const last = names.pop() ?? "";
  const parent = names.reduce<unknown>(stepInto, exports);
  const target = stepInto(parent, last);
  if (target === undefined) return;
  const record = isSchema(parent) ? recordWith(parent, last) : undefined;
  if (!record) return void found.whole.set(target, text);
  found.fields.set(record, (found.fields.get(record) ?? new Map()).set(last, text));
  if (!named.has(target)) found.inherited.set(target, (found.inherited.get(target) ?? new Map()).set(last, text));
}

function stepInto(value: unknown, name: string): unknown {
  if (isSchema(value)) return recordWith(value, name)?.shape[name];
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function isSchema(value: unknown): value is z.ZodType {
  return value instanceof z.ZodType;
}

/** The record with this field: the schema itself, or one inside of it, since `ok(…)` and `page(…)` put records into an envelope. */
function recordWith(schema: z.core.$ZodType, name: string): z.ZodObject | undefined {
  const records = layersOf(schema).filter((layer) => layer instanceof z.ZodObject);
  const inner = () => records.flatMap(({ shape }) => Object.values(shape)).map((field) => recordWith(field, name));
  return records.find(({ shape }) => name in shape) ?? inner().find((record) => record !== undefined);
}

/** A schema and those that it wraps: the type of an optional value, the items of a list, the members of a union. */
function layersOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { innerType, element, valueType, options, in: from, out } = schema._zod.def as unknown as Record<string, unknown>;
  const inner = [innerType, element, valueType, from, out, ...(Array.isArray(options) ? options : [])];
  return [schema, ...inner.filter((one) => one instanceof z.core.$ZodType).flatMap(layersOf)];
}
