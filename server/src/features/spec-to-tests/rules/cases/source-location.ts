import type { DraftCase } from "../../draft/draft-case.ts";
import type { TextBlock } from "../../document/document.ts";
import type { Section } from "../sections/sections.ts";
import { shortened } from "../../text/words.ts";

/** Where in a document a case comes from. */
export interface SourceLocation {
  section: Section;
  paragraph: number;
  quote: string;
  /** An item of a list, which is one case however many sentences it has. */
  isItem?: boolean;
  /** What it refers to is in the case before. */
  follows?: boolean;
  /** The sentence before it in its section, outside its own text. */
  before?: string | undefined;
}

export function locationOf(block: TextBlock & { lead?: string }, section: Section): SourceLocation {
  const own = block.lead === undefined ? section : { ...section, heading: block.lead, path: [...section.path, block.lead] };
  return { section: own, paragraph: block.paragraph, quote: block.text };
}

/** What every case of a place has in common. */
export function fieldsOfLocation({ section, paragraph, quote }: SourceLocation): Pick<DraftCase, "suite" | "source" | "language"> {
  return {
    language: section.language,
    suite: shortened(section.path.join(" / "), 200),
    source: { heading: section.heading, paragraph, quote: shortened(quote, 400) },
  };
}
