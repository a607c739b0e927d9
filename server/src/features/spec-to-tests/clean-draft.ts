import { tidy } from "./document/document.ts";
import type { DraftCase } from "./draft/draft-case.ts";

/** A text of one or more lines without control characters, invisible characters and halves of surrogate pairs. */
export const tidyLines = (text: string) => text.split("\n").map(tidy).filter(Boolean).join("\n");

/** Every text of a case as it can be stored; whatever wrote it, nothing reads it before. */
export function cleanDraft({ title, description, suite, preconditions, steps, source, ...rest }: DraftCase): DraftCase {
  return {
    ...rest,
    title: tidy(title),
    description: tidyLines(description),
    suite: tidy(suite),
    preconditions: preconditions.map(tidy).filter(Boolean),
    steps: steps.map(({ action, event, expectedResult }) => ({
      action: tidyLines(action),
      ...(event === undefined ? {} : { event: tidyLines(event) }),
      expectedResult: tidyLines(expectedResult),
    })),
    source: { ...source, heading: tidy(source.heading), quote: tidyLines(source.quote) },
  };
}
