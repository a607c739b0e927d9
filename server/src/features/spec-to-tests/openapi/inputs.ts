import { type Description, type JsonObject, listOf, numberOf, objectOf, textOf } from "./description.ts";

/** A value that a request takes: a parameter, or a field of its body. */
export interface Input {
  /** `the query parameter limit`, `the body field address.city` */
  name: string;
  required: boolean;
  /** A path cannot be called without its parameters. */
  inPath: boolean;
  schema: JsonObject;
}

const maxDepth = 4;
const maxInputs = 200;

/** The inputs of an operation: its parameters, those of its path, and the fields of its body. */
export function inputsOf(description: Description, path: JsonObject, operation: JsonObject): Input[] {
  const inputs = new Map<string, Input>();
  for (const each of [...listOf(path["parameters"]), ...listOf(operation["parameters"])]) {
    const parameter = description.resolve(each);
    const name = textOf(parameter?.["name"]);
    const place = textOf(parameter?.["in"]);
    if (!parameter || name === "" || inputs.size >= maxInputs) continue;
    const content = Object.values(objectOf(parameter["content"]) ?? {})[0];
    const schema = description.resolve(parameter["schema"] ?? objectOf(content)?.["schema"]) ?? {};
    inputs.set(`${place} ${name}`, {
      name: `the ${place} parameter ${name}`,
      required: parameter["required"] === true,
      inPath: place === "path",
      schema: combined(description, schema),
    });
  }
  const found = [...inputs.values()].flatMap((input) => [input, ...itemsOf(description, input)]);
  const body = bodyOf(description, operation);
  if (body) found.push(...wholeBody(description, body));
  if (body) addFields(description, found, body.schema, { prefix: "", required: true, seen: new Set(), depth: 0 });
  return found.slice(0, maxInputs);
}

export interface Body {
  mediaType: string;
  required: boolean;
  schema: unknown;
}

/** The body of a request, in the media type that testers use first. */
export function bodyOf(description: Description, operation: JsonObject): Body | undefined {
  const body = description.resolve(operation["requestBody"]);
  const content = objectOf(body?.["content"]);
  if (!body || !content) return undefined;
  const types = Object.keys(content);
  const mediaType = types.find((type) => /json/i.test(type)) ?? types[0];
  if (mediaType === undefined) return undefined;
  return { mediaType, required: body["required"] === true, schema: objectOf(content[mediaType])?.["schema"] };
}

/** The body itself, if it has a limit of its own: how many fields or items it has. It may be missing, which is another case. */
function wholeBody(description: Description, body: Body): Input[] {
  const resolved = description.resolve(body.schema);
  const schema = resolved && combined(description, resolved);
  if (!schema) return [];
  const input = { name: "the body", required: false, inPath: false, schema };
  return [...(countLimits(schema).length > 0 ? [input] : []), ...itemsOf(description, input)];
}

/** The items of a list, if they have limits of their own. Their choices are tried with the list. */
function itemsOf(description: Description, list: Input, depth = 0): Input[] {
  const items = description.resolve(list.schema["items"]);
  if (!items || depth > maxDepth) return [];
  const { enum: _enum, const: _const, ...schema } = combined(description, items);
  const item = { name: `${list.name}[]`, required: false, inPath: list.inPath, schema };
  return [...(hasChoice(items) || constraintsOf(schema).length === 0 ? [] : [item]), ...itemsOf(description, item, depth + 1)];
}

interface Walk {
  prefix: string;
  /** Everything above is required, too. */
  required: boolean;
  seen: ReadonlySet<JsonObject>;
  depth: number;
}

function addFields(description: Description, found: Input[], schema: unknown, { prefix, required, seen, depth }: Walk): void {
  const resolved = description.resolve(schema);
  // A schema may contain itself.
  if (!resolved || seen.has(resolved) || depth > maxDepth || found.length >= maxInputs) return;
  const whole = combined(description, resolved);
  const inside = new Set(seen).add(resolved);
  const needed = new Set(listOf(whole["required"]).map(String));
  for (const [name, each] of Object.entries(objectOf(whole["properties"]) ?? {})) {
    if (found.length >= maxInputs) return;
    const property = description.resolve(each);
    if (!property || property["readOnly"] === true) continue;
    const field = combined(description, property);
    const isNeeded = required && needed.has(name);
    const input = { name: `the body field ${prefix}${name}`, required: isNeeded, inPath: false, schema: field };
    found.push(input, ...itemsOf(description, input));
    const walk = { required: isNeeded, seen: inside, depth: depth + 1 };
    if (field["items"] !== undefined)
      addFields(description, found, field["items"], { ...walk, prefix: `${prefix}${name}[].`, required: false });
    else addFields(description, found, property, { ...walk, prefix: `${prefix}${name}.` });
  }
}

const maxParts = 30;

/** A schema with the parts of its `allOf`, and the first of its alternatives, put together. */
export function combined(description: Description, schema: JsonObject, depth = 0): JsonObject {
  const parts = [...listOf(schema["allOf"]), ...listOf(schema["oneOf"]).slice(0, 1), ...listOf(schema["anyOf"]).slice(0, 1)];
  if (parts.length === 0 || depth > maxDepth) return schema;
  let whole: Record<string, unknown> = {};
  for (const part of parts.slice(0, maxParts)) {
    const resolved = description.resolve(part);
    if (resolved && resolved !== schema) whole = merged(whole, combined(description, resolved, depth + 1));
  }
  return merged(whole, schema);
}

function merged(one: Readonly<Record<string, unknown>>, other: JsonObject): Record<string, unknown> {
  return {
    ...one,
    ...other,
    properties: { ...objectOf(one["properties"]), ...objectOf(other["properties"]) },
    required: [...listOf(one["required"]), ...listOf(other["required"])],
  };
}

/** A value to send, and whether the schema allows it. */
export interface Probe {
  value: string;
  valid: boolean;
}

export interface Constraint {
  /** `from 1 to 100`, `at most 50 characters` */
  rule: string;
  probes: Probe[];
}

/** Formats of JSON Schema and OpenAPI, each with a value that breaks it. */
const formats: Readonly<Record<string, [name: string, broken: string]>> = {
  email: ["an email address", "“not-an-address”"],
  uuid: ["a UUID", "“123”"],
  date: ["a date (YYYY-MM-DD)", "“31.12.2026”"],
  "date-time": ["a date and time (RFC 3339)", "“2026-12-31 25:00”"],
  time: ["a time", "“25:00”"],
  uri: ["a URI", "“not a uri”"],
  url: ["a URL", "“not a url”"],
  ipv4: ["an IPv4 address", "“256.0.0.1”"],
  ipv6: ["an IPv6 address", "“::zz”"],
  hostname: ["a host name", "“-host-”"],
};

/** What a schema demands of a value, each with values on both sides. */
export function constraintsOf(schema: JsonObject): Constraint[] {
  return [
    numbers(schema),
    length(schema, "Length", "character"),
    ...countLimits(schema),
    choice(schema),
    format(schema),
    pattern(schema),
    uniqueness(schema),
  ].filter((one) => one !== undefined);
}

/** How many items a list has, and how many fields an object. */
const countLimits = (schema: JsonObject): Constraint[] =>
  [length(schema, "Items", "item"), length(schema, "Properties", "field")].filter((one) => one !== undefined);

const typesOf = (schema: JsonObject) => (schema["type"] === undefined ? [] : [schema["type"], ...listOf(schema["type"])].map(textOf));
const isOf = (schema: JsonObject, ...types: string[]) => {
  const own = typesOf(schema).filter((type) => type !== "" && type !== "null");
  return own.length === 0 || own.some((type) => types.includes(type));
};

/** Bounds and steps of a number together: what is just inside a bound has to be a whole number or a multiple where the schema says so. */
function numbers(schema: JsonObject): Constraint | undefined {
  if (!isOf(schema, "number", "integer") || hasChoice(schema)) return undefined;
  const low = bound(schema, "minimum", "exclusiveMinimum");
  const high = bound(schema, "maximum", "exclusiveMaximum");
  const declared = numberOf(schema["multipleOf"]);
  const of = declared !== undefined && declared > 0 ? declared : undefined;
  if (!low && !high && of === undefined) return undefined;
  const whole = typesOf(schema).includes("integer");
  const decimals = Math.max(2, ...[low, high].map((one) => String(one?.value ?? 0).split(".")[1]?.length ?? 0));
  const size = of !== undefined && (!whole || Number.isInteger(of)) ? of : whole ? 1 : 1 / 10 ** Math.min(decimals, 12);
  const exact = (value: number) => Number(value.toPrecision(12));
  // Multiples counted from 0; a bound that is one itself may come out a little next to it.
  const index = (value: number) => exact(value / size);
  const least = low && (low.exclusive ? Math.floor(index(low.value)) + 1 : Math.ceil(index(low.value)));
  const most = high && (high.exclusive ? Math.ceil(index(high.value)) - 1 : Math.floor(index(high.value)));
  if (least !== undefined && most !== undefined && least > most) return undefined;
  const at = (step: number) => String(exact(step * size));
  const probes: Probe[] = [];
  if (low && least !== undefined) {
    if (low.exclusive && Number.isInteger(index(low.value))) probes.push({ value: at(least - 2), valid: false });
    probes.push({ value: at(least - 1), valid: false }, { value: at(least), valid: true });
  }
  if (high && most !== undefined) {
    probes.push({ value: at(most), valid: true }, { value: at(most + 1), valid: false });
    if (high.exclusive && Number.isInteger(index(high.value))) probes.push({ value: at(most + 2), valid: false });
  }
  if (of !== undefined) {
    const some = least ?? (most === undefined ? 2 : most - 1);
    if (!low && !high) probes.push({ value: at(some), valid: true });
    const between = whole ? exact(some * size + 1) : exact((some + 0.5) * size);
    const isInside = high === undefined || between < high.value;
    if (isInside && (!whole || size > 1)) probes.push({ value: String(between), valid: false });
  }
  const lower = low && (low.exclusive ? `more than ${low.value}` : `at least ${low.value}`);
  const upper = high && (high.exclusive ? `less than ${high.value}` : `at most ${high.value}`);
  const bounds = [lower, upper].filter(Boolean).join(" and ");
  return { rule: [bounds, of === undefined ? "" : `a multiple of ${of}`].filter(Boolean).join("; "), probes: consistent(probes) };
}

const hasChoice = (schema: JsonObject) => "const" in schema || listOf(schema["enum"]).length > 0;

/** Numbers too large for their step come out equal on both sides of a bound: they show nothing. */
function consistent(probes: readonly Probe[]): Probe[] {
  return unique(probes).filter(({ value, valid }) => probes.every((other) => other.value !== value || other.valid === valid));
}

/** In OpenAPI 3.0 `exclusiveMinimum` is a switch, in 3.1 it is the number. */
function bound(schema: JsonObject, inclusive: string, exclusive: string): { value: number; exclusive: boolean } | undefined {
  const strict = numberOf(schema[exclusive]);
  const value = strict ?? numberOf(schema[inclusive]);
  return value === undefined ? undefined : { value, exclusive: strict !== undefined || schema[exclusive] === true };
}

const typeWith = { Length: "string", Items: "array", Properties: "object" } as const;

function length(schema: JsonObject, what: keyof typeof typeWith, noun: string): Constraint | undefined {
  const low = numberOf(schema[`min${what}`]);
  const most = mostOf(schema, what);
  const high = [numberOf(schema[`max${what}`])].find((one) => one !== undefined && one < most);
  if (low !== undefined && low > most) return undefined;
  if (!isOf(schema, typeWith[what]) || (what === "Length" && (hasChoice(schema) || fixedLength.has(textOf(schema["format"])))))
    return undefined;
  const kind = what === "Length" ? ofItsKind(schema) : "";
  const sent = (number: number) => (kind === "" ? count(number) : `${kind} of ${count(number)}`);
  const count = (number: number) => `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
  const probes: Probe[] = [];
  if (low !== undefined && low > 0) probes.push({ value: sent(low - 1), valid: false }, { value: sent(low), valid: true });
  if (high !== undefined) probes.push({ value: sent(high), valid: true }, { value: sent(high + 1), valid: false });
  if (probes.length === 0) return undefined;
  const lower = low !== undefined && low > 0 ? `at least ${count(low)}` : "";
  return { rule: [lower, high === undefined ? "" : `at most ${count(high)}`].filter(Boolean).join(" and "), probes: unique(probes) };
}

/** A list without repeated items cannot be longer than the values that they can have, and an object without unknown fields than its fields. */
function mostOf(schema: JsonObject, what: keyof typeof typeWith): number {
  if (what === "Items") return differentItems(schema);
  const isClosed = what === "Properties" && schema["additionalProperties"] === false && schema["patternProperties"] === undefined;
  return isClosed ? Object.keys(objectOf(schema["properties"]) ?? {}).length : Infinity;
}

/** How many different items a list without repeated ones can have: as many as its items have values. */
function differentItems(schema: JsonObject): number {
  const items = objectOf(schema["items"]);
  if (schema["uniqueItems"] !== true || !items) return Infinity;
  if ("const" in items) return 1;
  return listOf(items["enum"]).length || (textOf(items["type"]) === "boolean" ? 2 : Infinity);
}

/** Formats whose values have the length that the format gives them. */
const fixedLength: ReadonlySet<string> = new Set(["uuid", "date", "date-time", "time", "ipv4", "ipv6"]);

/** What a value has to be apart from its length: `an email address`. */
function ofItsKind(schema: JsonObject): string {
  const name = textOf(schema["format"]);
  if (Object.hasOwn(formats, name)) return formats[name]?.[0] ?? "";
  return textOf(schema["pattern"]) === "" ? "" : "a value that matches the pattern,";
}

/** A value of a schema, as a step names it. */
export const shown = (value: unknown) =>
  typeof value === "string" ? `“${value.slice(0, 60)}”` : String(JSON.stringify(value)).slice(0, 60);

function choice(schema: JsonObject): Constraint | undefined {
  const ofItems = listOf(objectOf(schema["items"])?.["enum"]);
  const isList = ofItems.length > 0;
  const values = "const" in schema ? [schema["const"]] : isList ? ofItems : listOf(schema["enum"]);
  if (values.length === 0) return undefined;
  const few = values.slice(0, 12).map(shown);
  return {
    rule: `${isList ? "each item " : ""}one of ${few.join(", ")}${values.length > few.length ? `, … (${values.length} values)` : ""}`,
    probes: [
      ...few.map((value) => ({ value: isList ? `[${value}]` : value, valid: true })),
      { value: isList ? "a list with a value that is not allowed" : "a value that is not in the list", valid: false },
    ],
  };
}

function format(schema: JsonObject): Constraint | undefined {
  const name = textOf(schema["format"]);
  const known = Object.hasOwn(formats, name) ? formats[name] : undefined;
  return (
    known && {
      rule: known[0],
      probes: [
        { value: `${known[0]}`, valid: true },
        { value: known[1], valid: false },
      ],
    }
  );
}

function pattern(schema: JsonObject): Constraint | undefined {
  const source = textOf(schema["pattern"]);
  if (source === "") return undefined;
  const words = `the pattern ${source.slice(0, 120)}`;
  return {
    rule: words,
    probes: [
      { value: `a value that matches ${words}`, valid: true },
      { value: `a value that does not match ${words}`, valid: false },
    ],
  };
}

function uniqueness(schema: JsonObject): Constraint | undefined {
  if (schema["uniqueItems"] !== true || !isOf(schema, "array")) return undefined;
  return {
    rule: "no item twice",
    probes: [{ value: "a list with the same item twice", valid: false }],
  };
}

/** Null is tried where the schema names it among the types: many programs do not handle it. */
export function nullability(schema: JsonObject): Constraint | undefined {
  const isNamed = typesOf(schema).includes("null") || (schema["nullable"] === true && textOf(schema["type"]) !== "");
  // An enumeration has to name null, too.
  if (!isNamed || (hasChoice(schema) && !listOf(schema["enum"]).includes(null))) return undefined;
  return { rule: "null is allowed", probes: [{ value: "null", valid: true }] };
}

/** Whether the schema says that a value is not null. */
export const refusesNull = (schema: JsonObject) =>
  schema["nullable"] !== true &&
  typesOf(schema).some((type) => type !== "") &&
  !typesOf(schema).includes("null") &&
  !listOf(schema["enum"]).includes(null);

const unique = (probes: readonly Probe[]) => [...new Map(probes.map((probe) => [probe.value, probe])).values()];
