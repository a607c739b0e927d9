import { isDeepStrictEqual } from "node:util";
import { tableText } from "@gantry/contract/test-cases/data-table.ts";
import { type CaseChange, DataTable } from "@gantry/contract/test-cases/schemas.ts";
import { cutText } from "../../../platform/cut-text.ts";

const longest = 2000;

/** The fields that differ, as texts for people: lists with commas, steps one per line, cut to 2,000 characters. */
export function fieldChanges<Content extends Record<string, unknown>>(before: Content, after: Content): CaseChange["changes"] {
  return Object.keys(after)
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }));
}

function textOf(value: unknown): string {
  const table = DataTable.safeParse(value).data;
  if (table) return cut(tableText(table));
  if (!Array.isArray(value)) return cut(String(value ?? ""));
  return cut(value.every((entry) => typeof entry === "string") ? value.join(", ") : value.map(stepLine).join("\n"));
}

function stepLine(step: { action: string; expectedResult: string }, at: number): string {
  return `${at + 1}. ${step.action}${step.expectedResult && ` => ${step.expectedResult}`}`;
}

const cut = (text: string) => cutText(text, longest);
