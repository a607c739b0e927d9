import type { DraftCase } from "../draft-case.ts";
import { phrases } from "./phrases.ts";
import type { Section } from "./sections.ts";
import { shortened } from "./words.ts";

/** Where in a document a case comes from. */
export interface Place {
  section: Section;
  paragraph: number;
  quote: string;
}

/** What every case of a place has in common. */
export function placed({ section, paragraph, quote }: Place): Pick<DraftCase, "suite" | "source" | "language"> {
  return {
    language: section.language,
    suite: shortened(section.path.join(" / "), 200),
    source: { heading: section.heading, paragraph, quote: shortened(quote, 400) },
  };
}

/** What the case is about, when its sentence does not say. */
export function partUnderTest(section: Section): string {
  return section.heading === "" ? phrases[section.language].product : phrases[section.language].part(shortened(section.heading, 80));
}

/** The precondition that every case has. */
export function readyFor(section: Section): string {
  return section.heading === "" ? phrases[section.language].running : phrases[section.language].reachable(partUnderTest(section));
}
