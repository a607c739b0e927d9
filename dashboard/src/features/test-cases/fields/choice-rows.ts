import type { CaseField } from "@gantry/contract/test-cases/schemas.ts";

export interface ChoiceRow {
  key: number;
  /** Its name before; `undefined` for a new one. */
  was: string | undefined;
  name: string;
}

let keys = 0;

export const newRow = (): ChoiceRow => ({ key: keys++, was: undefined, name: "" });

export const rowsOf = (field: CaseField): ChoiceRow[] => field.choices.map(({ name }) => ({ key: keys++, was: name, name }));

const isRenamed = ({ was, name }: ChoiceRow): boolean => was !== undefined && name.trim() !== "" && name.trim() !== was;

export const renamedChoices = (rows: readonly ChoiceRow[]): { from: string; to: string }[] =>
  rows.filter(isRenamed).map(({ was = "", name }) => ({ from: was, to: name.trim() }));

/** The choices that would be gone, with the cases that lose a value. */
export function lostValues(field: CaseField, rows: readonly ChoiceRow[]): CaseField["choices"] {
  const kept = new Set(rows.filter(({ name }) => name.trim() !== "").flatMap(({ was, name }) => [was, name.trim()]));
  return field.choices.filter(({ name, cases }) => cases > 0 && !kept.has(name));
}
