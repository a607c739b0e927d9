/** A condition on a custom field; an empty value: the case has none. */
export interface FieldCondition {
  fieldId: string;
  value: string;
}

const maxConditions = 20;
const condition = /^([0-9a-f]{24}):([^]*)$/i;

const decoded = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

const partsOf = (text: string): string[] => text.split(",").filter((part) => part.trim() !== "");

/** Why a text of conditions cannot be read; `undefined` if it can. */
export function conditionsProblem(text: string): string | undefined {
  const parts = partsOf(text);
  if (parts.length > maxConditions) return `must have at most ${maxConditions} conditions`;
  const wrong = parts.some((part) => decoded(condition.exec(part.trim())?.[2] ?? "%") === undefined);
  return wrong ? "must be conditions such as `<field id>:<value>`, separated by commas. Write `%2C` for a comma in a value" : undefined;
}

/** `<id>:<value>,<id>:<value>`; parts that cannot be read are left out. */
export function parseConditions(text: string): FieldCondition[] {
  return partsOf(text).flatMap((part) => {
    const [, fieldId, value = ""] = condition.exec(part.trim()) ?? [];
    const read = decoded(value);
    return fieldId && read !== undefined ? [{ fieldId: fieldId.toLowerCase(), value: read }] : [];
  });
}

export const conditionsText = (conditions: readonly FieldCondition[]): string =>
  conditions.map(({ fieldId, value }) => `${fieldId}:${value.replace(/[%,]/g, encodeURIComponent)}`).join(",");

/** `10..20`, `10..` or `..20` as its two ends; `undefined` for a single value. */
export function rangeOf(value: string): { from: string; to: string } | undefined {
  const at = value.indexOf("..");
  return at < 0 ? undefined : { from: value.slice(0, at).trim(), to: value.slice(at + 2).trim() };
}
