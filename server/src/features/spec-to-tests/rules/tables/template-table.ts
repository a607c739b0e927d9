import type { Row, TextBlock } from "../../document/document.ts";
import type { DraftCase } from "../../draft/draft-case.ts";
import { phrases } from "../cases/phrases.ts";
import { type SourceLocation, fieldsOfLocation } from "../cases/source-location.ts";
import { casesOfUseCase } from "../forms/use-case-cases.ts";
import { isCircumstance } from "../sections/use-case-labels.ts";
import { findUseCases } from "../sections/use-cases.ts";
import { maxTitle } from "../cases/statement-cases.ts";
import { capitalised, shortened, withoutStop } from "../../text/words.ts";

/** A table that is one use case, with a name in front of each of its parts: `Trigger | The user signs in`. */
export const isTemplate = (rows: readonly Row[]) => rows.filter(({ cells }) => isCircumstance(cells[0] ?? "")).length >= 3;

/** How a cell lists the steps of a flow: `1. The guest pays. 2. The kiosk prints a ticket.` */
const nextStep =
  /(?<=[.:;!?]\s)(?=(?:(?:\d{1,2}(?:[a-z]\d{0,2})?|[EA]\d{1,2})[.)]|\d{1,2}\.\d{1,2}\.?)\s+\p{L}|(?:At|In|Bei|In) (?:step|Schritt) \d{1,2}(?:,|\s))/u;

/** `At step 2, the bank refuses.` and what follows, `2.1 The cashier …`, with the numbers that alternatives have elsewhere. */
function withStepNumbers(texts: readonly string[]): string[] {
  let [open, count] = ["", 0];
  return texts.map((text) => {
    const [, step, condition] = /^(?:at|in|bei) (?:step|schritt) (\d{1,2})[,:]?\s+(\S.*)$/isu.exec(text) ?? [];
    if (step && condition) {
      open = `${step}${String.fromCharCode(97 + (count++ % 26))}`;
      return `${open}. ${capitalised(condition)}`;
    }
    const [, part, rest] = (open !== "" && /^\d{1,2}\.(\d{1,2})\.?\s+(\S.*)$/su.exec(text)) || [];
    return part && rest ? `${open}${part}. ${rest}` : text;
  });
}

/** The cases of a template whose rows are the parts of a use case. */
function templateUseCases(rows: readonly Row[], place: (row: Row) => SourceLocation): DraftCase[] {
  const [first] = rows;
  if (!first) return [];
  const { section } = place(first);
  const lines = rows.flatMap(({ cells: [name = "", ...told], paragraph }) =>
    [`${withoutStop(name)}:`, ...withStepNumbers(told.flatMap((cell) => cell.split(nextStep).map((text) => text.trim())))].map(
      (text): TextBlock => ({ kind: "paragraph", text: text.trim(), paragraph, depth: 0, ordered: false, list: 0 }),
    ),
  );
  return findUseCases(lines, section.language).useCases.flatMap((useCase) => casesOfUseCase(useCase, section));
}

/** One case; each part that says what happens is a step. */
export function templateCase(rows: readonly Row[], header: readonly string[], place: (row: Row) => SourceLocation): DraftCase[] {
  const useCases = templateUseCases(rows, place);
  if (useCases.length > 0) return useCases;
  const named = rows.find(({ cells }) => /^(?:(?:use case )?(?:name|title)|titel)$/iu.test(cells[0] ?? ""))?.cells[1];
  const parts = rows.filter(({ cells: [name = "", ...told] }) => !isCircumstance(name) && told.some((cell) => cell.includes(" ")));
  const [first] = parts;
  if (!first) return [];
  const say = phrases[place(first).section.language];
  const title = named ?? (header.at(-1) || place(first).section.heading);
  return [
    {
      ...fieldsOfLocation(place(first)),
      title: shortened(title.replace(/^name:\s/iu, "") || "—", maxTitle),
      description: "",
      preconditions: [],
      steps: parts.map(({ cells }) => ({
        ...say.quotes("entry", cells.filter(Boolean).map(withoutStop).join(": ")),
        expectedResult: say.meets.entry,
      })),
      priority: "HIGH",
    },
  ];
}
