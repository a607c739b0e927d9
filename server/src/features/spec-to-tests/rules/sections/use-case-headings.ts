import type { Block, Heading, Row, TextBlock } from "../../document/document.ts";
import { isCircumstance, labelOfUseCase } from "./use-case-labels.ts";

/**
 * A use case whose parts are headings (`Preconditions`, `Main flow`, `Alternative flow 2a: …`) as one section, with its parts as labels. Headings
 * with such a name that have no flow next to them stay headings.
 */
export function withUseCaseHeadings(all: readonly Block[]): readonly Block[] {
  const { blocks, tables } = withTablesOfParts(all);
  const parents = parentsOf(blocks);
  const flows = new Set<Heading | undefined>();
  const others = new Set<Heading | undefined>(tables);
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
    // `Data:` next to `Main flow:` is a part, too.
    const isNamed = labelOfUseCase(block.text) !== undefined || block.text.endsWith(":") || isIntroduction.test(block.text);
    const isPart = parents.has(block) && flows.has(parent) && others.has(parent) && isNamed;
    return isPart ? label(block, paragraph) : block;
  });
}

/** `Brief` next to `Main flow` is a part, too, and not what the use case is called. */
const isIntroduction = /^(?:brief|(?:brief |short )?(?:description|summary)|scope|goal(?: in context)?|(?:kurz)?beschreibung)$/iu;

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

/**
 * A table of a use case's parts (`Precondition | The device is on loan`) above a heading or label such as `Main flow`, as lines with labels. `tables`: the
 * headings below which such tables stand.
 */
function withTablesOfParts(all: readonly Block[]): { blocks: readonly Block[]; tables: Set<Heading | undefined> } {
  const tables = new Set<Heading | undefined>();
  const blocks: Block[] = [];
  let heading: Heading | undefined;
  for (let at = 0; at < all.length; at += 1) {
    const block = all[at];
    if (!block) continue;
    if (block.kind === "heading") heading = block;
    const rows = block.kind === "row" ? rowsOf(all, at, block.table) : [];
    const next = all[at + rows.length];
    if (rows.length > 0 && beginsFlow(next) && areParts(rows)) {
      tables.add(heading);
      blocks.push(...rows.flatMap(lineOfPart));
    } else blocks.push(...(rows.length > 0 ? rows : [block]));
    at += Math.max(0, rows.length - 1);
  }
  return { blocks, tables };
}

function rowsOf(all: readonly Block[], from: number, table: number): Row[] {
  const rows: Row[] = [];
  for (let at = from; at < all.length; at += 1) {
    const block = all[at];
    if (block?.kind !== "row" || block.table !== table) break;
    rows.push(block);
  }
  return rows;
}

const beginsFlow = (block: Block | undefined) =>
  (block?.kind === "heading" || block?.kind === "paragraph") && labelOfUseCase(block.text)?.part === "flow";

const partOf = ({ cells }: Row) => labelOfUseCase(`${cells[0] ?? ""}:`)?.part;

/** At least one of them is a condition; none of them is the flow. */
const areParts = (rows: readonly Row[]) =>
  rows.every((row) => row.cells.length === 2 && partOf(row) !== "flow") &&
  rows.some((row) => partOf(row) === "precondition" || partOf(row) === "postcondition") &&
  rows.every((row) => partOf(row) !== undefined || isCircumstance(row.cells[0] ?? ""));

/** Names, levels and the like are left out. */
function lineOfPart(row: Row): TextBlock[] {
  const [name = "", text = ""] = row.cells;
  if (partOf(row) === undefined) return [];
  return [{ kind: "paragraph", text: `${name}: ${text}`, depth: 0, ordered: false, list: 0, paragraph: row.paragraph }];
}
