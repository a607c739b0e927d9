import type { DraftCase } from "../../draft/draft-case.ts";
import { phrases } from "../cases/phrases.ts";
import { type SourceLocation, fieldsOfLocation } from "../cases/source-location.ts";
import { maxTitle, quotedCase } from "../cases/statement-cases.ts";
import type { Alternative } from "../sections/use-cases.ts";
import { capitalised, shortened, withStop } from "../../text/words.ts";

/** The case of an alternative: its condition, and what happens then. Without an outcome it is not certain which of both it says. */
export function alternativeCase(
  { label, condition, outcome }: Alternative,
  place: SourceLocation,
  preconditions: readonly string[],
): DraftCase {
  const title = shortened(label === "" ? capitalised(condition) : `${capitalised(label)}: ${condition}`, maxTitle);
  if (outcome.length === 0)
    return { ...quotedCase("requirement", condition, title, place), preconditions: [...preconditions], doubt: "reference" };
  return {
    ...fieldsOfLocation(place),
    title,
    description: "",
    preconditions: [...preconditions],
    steps: [{ ...phrases[place.section.language].happensIn(condition), expectedResult: outcome.map(withStop).map(capitalised).join(" ") }],
    priority: "HIGH",
  };
}
