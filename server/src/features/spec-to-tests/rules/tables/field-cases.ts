import type { Row } from "../../document/document.ts";
import type { DraftCase } from "../../draft/draft-case.ts";
import { boundarySteps } from "../cases/boundary-steps.ts";
import { phrases } from "../cases/phrases.ts";
import type { SourceLocation } from "../cases/source-location.ts";
import type { Section } from "../sections/sections.ts";
import { fieldCase } from "./field-table.ts";
import { remarksOf } from "./remarks.ts";
import { messageColumn, type SituationColumns } from "./situation-columns.ts";
import { situationCases } from "./situation-tables.ts";
import { type Column, columns, isNothing, withoutQuotes } from "./table-columns.ts";
import { withStop, withoutStop } from "../../text/words.ts";

/**
 * The cases of a table of fields. `field`: the column of their names. With `layout`, the message is shown under a condition, and not for every value
 * that breaks a rule.
 */
export function fieldCases(
  rows: readonly Row[],
  header: readonly string[],
  { field, layout: told }: { field: number; layout: SituationColumns | undefined },
  section: Section,
): DraftCase[] {
  const layout = told?.isMessage ? told : undefined;
  const say = phrases[section.language];
  const message = layout?.result ?? messageColumn(rows, header);
  const causes = layout?.causes ?? [];
  const used: readonly Column[] = ["required", "preset"];
  return rows.flatMap((row): DraftCase[] => {
    const place: SourceLocation = { section, paragraph: row.paragraph, quote: row.cells.filter(Boolean).join(" | ") };
    const values = fieldOf(row, header, { field, message });
    const conditions = causes.filter((index) => !isNothing(row.cells[index] ?? ""));
    const isConditional = conditions.length > 0 && !isNothing(row.cells[message] ?? "");
    const draft = fieldCase(isConditional ? { ...values, message: "" } : values, place);
    if (!draft) return layout && isConditional ? situationCases([row], header, layout, section) : [];
    const description = remarksOf(
      row,
      header,
      section.language,
      (name, index) =>
        [field, message].includes(index) ||
        (isConditional && causes.includes(index)) ||
        used.some((column) => columns[column].test(name)) ||
        saysRule(name, row.cells[index] ?? ""),
    );
    if (!isConditional) return [{ ...draft, description }];
    const condition = `${values.name}: ${conditions.map((index) => withoutStop(row.cells[index] ?? "")).join(", ")}`;
    const shown = { ...say.happensIn(condition), expectedResult: withStop(say.shows(values.message)) };
    const around = boundarySteps(`${section.language === "de" ? "wenn" : "if"} ${condition}`, section.language);
    return [{ ...draft, description, steps: [...draft.steps, shown, ...around] }];
  });
}

const saysRule = (name: string, cell: string) =>
  !isNothing(cell) && (columns.rules.test(name) || (columns.remark.test(name) && isRule.test(cell)));

function fieldOf(row: Row, header: readonly string[], { field, message }: { field: number; message: number }) {
  const named = (column: Column) => header.findIndex((text) => columns[column].test(text));
  const required = named("required");
  const isYes = /^(?:y|yes|true|x|required|mandatory|not null|1|ja|j|pflicht|muss|m)\b|^[✓✔✅]/iu.test(row.cells[required]?.trim() ?? "");
  const isNo = /^(?:n|no|false|nein)\b/i.test(row.cells[required]?.trim() ?? "");
  return {
    name: withoutStop(row.cells[field] ?? ""),
    isOptional: isNo && !/^(?:optional|nullable)/i.test(header[required] ?? ""),
    isRequired: /^(?:optional|nullable)/i.test(header[required] ?? "") ? isNo : isYes,
    message: withoutQuotes(row.cells[message] ?? ""),
    preset: withoutQuotes(row.cells[named("preset")] ?? ""),
    rules: row.cells.flatMap((cell, index) =>
      saysRule(header[index] ?? "", cell) ? [{ column: header[index] ?? "", text: withoutStop(cell) }] : [],
    ),
  };
}

/** A remark on a field that limits its values: `not in the future`. */
const isRule =
  /^(?:not|no|must|only|at (?:least|most)|between|unique|valid|up to|max\.?|min\.?|exactly|one|two|three|\d+|nicht|kein|nur|muss|darf|mindestens|höchstens|maximal|eindeutig|gültige?s?|zwischen|genau|ein|zwei|drei)\s.{3,}/iu;
