import { stripVTControlCharacters } from "node:util";

const longest = 1_000;
/** Wider than any indent. Patterns are tried at every blank, so a line of blanks would take quadratic time. */
const maxBlankLength = 60;
const longBlank = /[ \t]{61,}/g;
/** How pytest writes the start of a color into XML, which cannot contain the character itself. */
const escaped = /#x1B\[/gi;
/** Links and titles up to BEL or ST. Node 20 removes only those that end with BEL, and leaves parts of the others' addresses. */
const links = /\u001b\][^\u0007\u001b\u009c]{0,4096}(?:\u0007|\u001b\\|\u009c)/g;

/** Removes color codes that lack their first character, because XML cannot contain it: `[31mfailed[39m`. A single one may be text. */
function withoutRemains(text: string): string {
  const remains = /\[\d{1,3}(?:;\d{1,3}){0,4}m/g;
  return (text.match(remains)?.length ?? 0) > 1 ? text.replace(remains, "") : text;
}

/** Many lines, each cleaned. */
export const cleanText = (text: string) => text.split("\n").map(cleanLine).join("\n");

/** A console line as text: without colors, control characters and text that a progress bar overwrote. */
export function cleanLine(raw: string): string {
  const shown = raw.length > longest * 8 ? raw.slice(0, longest * 8) : raw;
  const last = shown.replace(/\r+$/, "").split("\r").at(-1) ?? "";
  const text = withoutRemains(
    stripVTControlCharacters(last.replace(escaped, "\u001b[").replace(links, "")).replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ""),
  );
  const compact = text.trimEnd().replace(longBlank, (blank) => blank.slice(0, maxBlankLength));
  return compact.length > longest ? `${compact.slice(0, longest)}…` : compact;
}
