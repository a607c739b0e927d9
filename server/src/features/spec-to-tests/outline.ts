import type { Block, SpecificationDocument } from "./document/document.ts";
import { skippedParagraphs } from "./rules/sections/sections.ts";

/** A part of a document as a model reads it: `text` numbers its paragraphs, `sources` tells where each of them is. */
export interface Passage {
  text: string;
  sources: Map<number, { heading: string; path: string[]; quote: string }>;
}

/**
 * Splits a document into passages of about `maxCharacters`, at its headings where that is possible, each under the headings
 * it stands below. Sections that are about the document itself or about what is out of scope are left out.
 */
export function passagesOf(document: SpecificationDocument, maxCharacters: number): Passage[] {
  const passages: Passage[] = [];
  const open: { level: number; text: string }[] = [];
  let current: Passage | undefined;
  const skipped = skippedParagraphs(document);
  for (const block of document.blocks) {
    if (block.kind === "heading") {
      while ((open.at(-1)?.level ?? 0) >= block.level) open.pop();
      open.push({ level: block.level, text: block.text });
      if (current && current.text.length > maxCharacters / 2) current = undefined;
      else if (current) current.text += headingLine(block.level, block.text);
      continue;
    }
    if (skipped.has(block.paragraph)) continue;
    const written = `[${block.paragraph}] ${textOf(block)}\n`;
    if (!current || current.text.length + written.length > maxCharacters) {
      current = { text: open.map(({ level, text }) => headingLine(level, text)).join(""), sources: new Map() };
      passages.push(current);
    }
    current.text += written.length > maxCharacters ? `${written.slice(0, maxCharacters)}…\n` : written;
    current.sources.set(block.paragraph, { heading: open.at(-1)?.text ?? "", path: open.map(({ text }) => text), quote: textOf(block) });
  }
  return passages;
}

const headingLine = (level: number, text: string) => `\n${"#".repeat(Math.min(level, 6))} ${text}\n`;

function textOf(block: Exclude<Block, { kind: "heading" }>): string {
  if (block.kind !== "row") return block.text;
  return block.cells.map((cell, index) => (block.header[index] ? `${block.header[index]}: ${cell}` : cell)).join(" | ");
}
