import type { Block, Heading, SpecificationDocument } from "../documents/document.ts";
import { withoutNumber } from "./words.ts";

/** Everything below one heading, up to the next. */
export interface Section {
  /** The headings above it, the document's own title left out. */
  path: string[];
  heading: string;
  role: SectionRole;
  blocks: Exclude<Block, Heading>[];
}

/**
 * What a section's words are: `criteria` says how it must be, line by line; `flow` says what one does; `background` tells why
 * and counts only where it says must; `skipped` is about the document itself, or about what is left out.
 */
type SectionRole = "plain" | "criteria" | "flow" | "background" | "skipped";

const roles: readonly [SectionRole, RegExp][] = [
  [
    "skipped",
    /^(table of contents|contents|glossary|definitions?|terms|abbreviations|acronyms|references|bibliography|revision|change ?log|document (history|control)|version history|history|authors?|acknowledge?ments|out of scope|not in scope|non-goals|future work|open (questions|issues)|sign-?off|approvals?|todo)\b/i,
  ],
  [
    "criteria",
    /\b(acceptance criteria|criteria|requirements?|business rules|rules|validations?|constraints|expected( results?| behaviou?r)?|must|limits?|errors?|permissions?|policy|policies)\b/i,
  ],
  ["flow", /\b(flow|steps|procedure|walk-?through|how to|use case|journey|scenario|instructions|process)\b/i],
  [
    "background",
    /^(introduction|overview|purpose|scope|background|context|about|summary|abstract|motivation|goals?|objectives?|vision|stakeholders?|assumptions|audience|description)\b/i,
  ],
];

export function sectionsOf(document: SpecificationDocument): Section[] {
  const sections: Section[] = [];
  const open: { level: number; heading: string; role: SectionRole }[] = [];
  const title = documentTitle(document.blocks);
  let current: Section = { path: [], heading: "", role: "plain", blocks: [] };
  sections.push(current);
  for (const block of document.blocks) {
    if (block.kind !== "heading") {
      current.blocks.push(block);
      continue;
    }
    while ((open.at(-1)?.level ?? 0) >= block.level) open.pop();
    const heading = withoutNumber(block.text);
    const above = open.at(-1)?.role ?? "plain";
    const own = block === title ? "plain" : roleOf(heading);
    const role = above === "skipped" ? "skipped" : own === "plain" ? (above === "background" ? "plain" : above) : own;
    open.push({ level: block.level, heading, role });
    const path = (
      block === title || open.length === 1 ? open : open.filter((part) => part.heading !== withoutNumber(title?.text ?? ""))
    ).map((part) => part.heading);
    current = { path, heading, role, blocks: [] };
    sections.push(current);
  }
  return sections.filter((section) => section.blocks.length > 0 && section.role !== "skipped");
}

/** The only heading of the highest level, when it comes first. */
function documentTitle(blocks: readonly Block[]): Heading | undefined {
  const headings = blocks.filter((block) => block.kind === "heading");
  const [first] = headings;
  if (!first || headings.length < 2) return undefined;
  return headings.every((heading) => heading === first || heading.level > first.level) ? first : undefined;
}

function roleOf(heading: string): SectionRole {
  return roles.find(([, words]) => words.test(heading))?.[0] ?? "plain";
}
