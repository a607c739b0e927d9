import type { Row } from "../../document/document.ts";
import type { DraftCase } from "../../draft/draft-case.ts";
import { cellLimitSteps } from "../cases/boundary-steps.ts";
import type { SourceLocation } from "../cases/source-location.ts";
import { quotedCase } from "../cases/statement-cases.ts";
import { hasVerb } from "../statements/read-statement.ts";
import { columns, isNothing } from "./table-columns.ts";
import { withoutStop } from "../../text/words.ts";

/** A row of any other table, as what its columns say. */
export function entryCase(
  row: Row,
  header: readonly string[],
  place: SourceLocation,
  limits: ReadonlySet<number> = new Set(),
): DraftCase | undefined {
  const facts = row.cells.flatMap((cell, index) =>
    isNothing(cell) || (columns.id.test(header[index] ?? "") && /^\d+$/.test(cell))
      ? []
      : [
          {
            name: header[index] ?? "",
            value: columns.message.test(header[index] ?? "") ? cell.trim() : withoutStop(cell),
            isLimit: limits.has(index),
          },
        ],
  );
  if (facts.length < 2) return undefined;
  const text = facts.map(({ name, value }) => (name ? `${name}: ${value}` : value)).join("; ");
  const [first, ...others] = facts;
  const draft = quotedCase(
    "entry",
    text,
    `${first?.value}: ${others.map(({ name, value }) => `${name} ${value}`.trim()).join(", ")}`,
    place,
  );
  // Names next to names are no demand. Without words in its header, nothing says what a table lists.
  const isHeaded = header.every((name) => name === "" || /\p{L}/u.test(name));
  const saysMuch = isHeaded && facts.some(({ value }) => /\d/u.test(value) || hasVerb(value, place.section.language));
  return {
    ...draft,
    ...(saysMuch ? {} : { doubt: "entry" as const }),
    steps: [...draft.steps, ...facts.flatMap(({ name, value, isLimit }) => cellLimitSteps(name, value, place.section.language, isLimit))],
  };
}
