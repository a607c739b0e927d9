import type { Block } from "../../document/document.ts";
import type { RuleLanguage } from "../../text/language.ts";
import { isMetadataName } from "../statements/metadata-names.ts";
import { hasModal, hasVerb } from "../statements/read-statement.ts";

const line = /^(\p{Lu}[^:]{1,40}?)\s?:\s*(.*)$/su;
const maxValue = 120;

/** The name of `Status: Draft`; `undefined` for a line whose value is a sentence. */
function nameOf(text: string, language: RuleLanguage): string | undefined {
  const [, name = "", value = ""] = line.exec(text) ?? [];
  const isShort = value.length <= maxValue && name.split(" ").length <= 4;
  return name !== "" && isShort && !hasModal(value, language) && !(hasVerb(value, language) && value.split(" ").length > 4)
    ? name
    : undefined;
}

/**
 * The lines and tables that describe the document, a ticket or a meeting: `Status: Draft`, `Requested by | Retail banking`. Next to a name that is
 * known, the lines that look like it belong to it.
 */
export function metadataBlocks(blocks: readonly Block[], language: RuleLanguage): ReadonlySet<Block> {
  const found = new Set<Block>();
  let run: Block[] = [];
  let known = 0;
  const close = () => {
    if (known > 0 && (run.length === known || run.length >= 3)) for (const block of run) found.add(block);
    [run, known] = [[], 0];
  };
  for (const block of blocks) {
    const name =
      block.kind === "row"
        ? block.cells.length === 2 && nameOf(`${block.cells[0]}: ${block.cells[1]}`, language)
        : block.kind === "paragraph" || block.kind === "item"
          ? nameOf(block.text, language)
          : undefined;
    if (!name || block.kind !== (run[0]?.kind ?? block.kind)) close();
    if (!name) continue;
    run.push(block);
    if (isMetadataName(name)) known += 1;
  }
  close();
  return found;
}
