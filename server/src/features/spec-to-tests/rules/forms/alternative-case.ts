import type { DraftCase } from "../../draft-case.ts";
import { phrases } from "../cases/phrases.ts";
import { type Place, placed } from "../cases/place.ts";
import { maxTitle } from "../cases/statement-cases.ts";
import type { Alternative } from "../sections/use-cases.ts";
import { capitalised, shortened, withStop } from "../text/words.ts";

/** The case of an alternative: its condition, and what happens then. */
export function alternativeCase({ label, condition, outcome }: Alternative, place: Place, preconditions: readonly string[]): DraftCase {
  return {
    ...placed(place),
    title: shortened(`${capitalised(label)}: ${condition}`, maxTitle),
    description: "",
    preconditions: [...preconditions],
    steps: [{ ...phrases[place.section.language].happensIn(condition), expectedResult: outcome.map(withStop).map(capitalised).join(" ") }],
    priority: "HIGH",
  };
}
