import { largestFieldNumber } from "@gantry/contract/test-cases/constants.ts";
import type { CaseContent, CustomFields } from "@gantry/contract/test-cases/schemas.ts";
import { z } from "zod";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { invalidField } from "../../../platform/errors.ts";
import { type FieldRow, lockFields } from "./field-store.ts";

export type FieldValue = string | number;

/** Values by the id of their field; `null` removes one. */
export type FieldUpdate = Record<string, FieldValue | null>;

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Finds fields by id, or by name ignoring case. */
export function fieldFinder(fields: readonly FieldRow[]): (idOrName: string) => FieldRow | undefined {
  const named = new Map(fields.map((field) => [field.name.toLowerCase(), field]));
  const byId = new Map(fields.map((field) => [field.id, field]));
  return (idOrName) => byId.get(idOrName.trim().toLowerCase()) ?? named.get(idOrName.trim().toLowerCase());
}

/** A value as its field stores it. `problem` continues a sentence about the value: `must be a number`. */
export function readValue(field: FieldRow, given: FieldValue | null): { value: FieldValue | null } | { problem: string } {
  const text = String(given ?? "").trim();
  if (text === "") return { value: null };
  switch (field.type) {
    case "text":
      return { value: text };
    case "number": {
      const value = typeof given === "number" ? given : decimal.test(text) ? Number(text) : Number.NaN;
      if (!Number.isFinite(value)) return { problem: "must be a number" };
      return Math.abs(value) <= largestFieldNumber ? { value } : { problem: "must be between -1,000,000,000,000 and 1,000,000,000,000" };
    }
    case "date":
      return z.iso.date().safeParse(text).success ? { value: text } : { problem: "must be a date such as 2026-01-31" };
    case "choice": {
      const choice = field.choices.find((name) => name === text) ?? field.choices.find((name) => name.toLowerCase() === text.toLowerCase());
      return choice === undefined ? { problem: `must be one of the choices of the field: ${listed(field.choices)}` } : { value: choice };
    }
  }
}

const listed = (names: readonly string[]) => (names.length > 10 ? `${names.slice(0, 10).join(", ")}, and others` : names.join(", "));

/** The values by the ids of their fields. `path` is that of the values in the request. @throws 400 naming the field */
export function valuesById(fields: readonly FieldRow[], given: CustomFields, path: string): FieldUpdate {
  const find = fieldFinder(fields);
  const values: FieldUpdate = {};
  for (const [name, value] of Object.entries(given)) {
    const field = find(name);
    if (!field) throw invalidField(`${path}.${name}`, "is not a custom field of the project");
    const read = readValue(field, value);
    if ("problem" in read) throw invalidField(`${path}.${field.name}`, read.problem);
    values[field.id] = read.value;
  }
  return values;
}

/** The cases with their values by the ids of the fields. `pathOf` is that of a case's values in the request. @throws 400 */
export async function withFieldIds(
  tx: TenantTransaction,
  projectId: string,
  contents: readonly CaseContent[],
  pathOf: (place: number) => string,
): Promise<CaseContent[]> {
  if (contents.every(({ customFields }) => Object.keys(customFields).length === 0)) return [...contents];
  const fields = await lockFields(tx, projectId);
  return contents.map((content, place) => ({ ...content, customFields: valuesById(fields, content.customFields, pathOf(place)) }));
}

export function mergeValues(before: Readonly<Record<string, FieldValue>>, update: FieldUpdate): Record<string, FieldValue> {
  const after: Record<string, FieldValue> = {};
  for (const [id, value] of Object.entries({ ...before, ...update })) if (value !== null) after[id] = value;
  return after;
}
