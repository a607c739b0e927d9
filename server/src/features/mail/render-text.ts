import type { Block, Content, Part } from "./content.ts";

/** The plain-text part of a mail. */
export function renderText(content: Content): string {
  return `${[content.heading, ...content.blocks.map(blockText), `-- \nGantry. ${content.reason}`].filter((text) => text !== "").join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "text":
    case "note":
      return wrap(joined(block.parts));
    case "button":
      return `${block.label}:\n${block.link}`;
    case "facts":
      return block.facts.map(([name, value]) => `${name}: ${value}`).join("\n");
    case "bar":
      return "";
  }
}

const joined = (parts: readonly Part[]) => parts.map((part) => part.text).join("");

const width = 76;

function wrap(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join("\n");
}
