import { stripVTControlCharacters } from "node:util";

const longest = 1_000;
/** As pytest writes the beginning of a colour into XML, which cannot hold the character itself. */
const escaped = /#x1B\[/gi;

/** A console line as text: no colours, no control characters, what a progress bar wrote over is gone. */
export function cleanLine(raw: string): string {
  const shown = raw.length > longest * 8 ? raw.slice(0, longest * 8) : raw;
  const last = shown.replace(/\r+$/, "").split("\r").at(-1) ?? "";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  const text = stripVTControlCharacters(last.replace(escaped, "\u001b[")).replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
