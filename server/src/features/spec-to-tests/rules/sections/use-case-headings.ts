import type { Block, Heading, TextBlock } from "../../documents/document.ts";
import { labelOfUseCase } from "./use-case-labels.ts";

/**
 * A use case whose parts are headings (`Preconditions`, `Main flow`, `Alternative flow 2a: …`) as one section, with its parts as labels. Headings
 * with such a name that have no flow beside them stay headings.
 */
export function withUseCaseHeadings(blocks: readonly Block[]): readonly Block[] {
  const parents = parentsOf(blocks);
  const flows = new Set<Heading | undefined>();
  const others = new Set<Heading | undefined>();
  for (const [block, parent] of parents) {
    const part = labelOfUseCase(block.text)?.part;
    if (part === "flow") flows.add(parent);
    else if (part !== undefined) others.add(parent);
  }
  if (flows.size === 0) return blocks;
  let paragraph = 1;
  return blocks.map((block): Block => {
    if (block.kind !== "heading") {
      paragraph = block.paragraph;
      return block;
    }
    const parent = parents.get(block);
    // `Data:` beside `Main flow:` is a part, too.
    const isNamed = labelOfUseCase(block.text) !== undefined || block.text.endsWith(":");
    const isPart = parents.has(block) && flows.has(parent) && others.has(parent) && isNamed;
    return isPart ? label(block, paragraph) : block;
  });
}

const label = ({ text }: Heading, paragraph: number): TextBlock => ({
  kind: "paragraph",
  text: text.includes(":") ? text : `${text}:`,
  depth: 0,
  ordered: false,
  list: 0,
  paragraph,
});

/** Each heading with the one above it. */
function parentsOf(blocks: readonly Block[]): Map<Heading, Heading | undefined> {
  const parents = new Map<Heading, Heading | undefined>();
  const open: Heading[] = [];
  for (const block of blocks) {
    if (block.kind !== "heading") continue;
    while ((open.at(-1)?.level ?? 0) >= block.level) open.pop();
    parents.set(block, open.at(-1));
    open.push(block);
  }
  return parents;
}
