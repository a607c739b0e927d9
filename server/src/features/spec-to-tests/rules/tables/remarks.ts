import type { Row } from "../../document/document.ts";
import type { RuleLanguage } from "../../text/language.ts";
import { phrases } from "../cases/phrases.ts";
import { namedPriority } from "../cases/priority.ts";
import { columns, isNothing } from "./table-columns.ts";
import { withoutStop } from "../../text/words.ts";

/** The identifier of a row, and what its cells say that is in no step, such as `Code: E17`: the description of its case. */
export function remarksOf(
  row: Row,
  header: readonly string[],
  language: RuleLanguage,
  isKnown: (name: string, index: number) => boolean,
): string {
  const lines = row.cells.flatMap((cell, index) => {
    const name = header[index] ?? "";
    if (isNothing(cell)) return [];
    if (columns.id.test(name)) return /\p{L}/u.test(cell) ? [phrases[language].requirement(cell)] : [];
    const isUsed = columns.title.test(name) || (columns.priority.test(name) && namedPriority(cell) !== undefined) || isKnown(name, index);
    return isUsed ? [] : [name === "" ? withoutStop(cell) : `${name}: ${withoutStop(cell)}`];
  });
  return lines.join("\n");
}
