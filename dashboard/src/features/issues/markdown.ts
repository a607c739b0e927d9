import { visibleText } from "../../ui/text/visible-text.ts";
import { plainText } from "../logs/ansi/plain-text.ts";

const maxCharacters = 2_000;
const maxLines = 30;

const oneLine = (from: string) => visibleText(from).replace(/\s+/g, " ").trim();

/** Text that Markdown and HTML leave alone. */
export const text = (from: string) => oneLine(from).replace(/[\\`*_{}[\]<>#|~@]|&(?=#?\w+;)/g, "\\$&");

/** Text as code in a line. */
export const code = (from: string) => {
  const shown = oneLine(from);
  const fence = fenceFor(shown, 1);
  return `${fence}${/^`|`$/.test(shown) ? ` ${shown} ` : shown}${fence}`;
};

/** An error message as a block, without colors and cut where it is very long. */
export function fenced(message: string): string {
  const all = message.trimEnd().slice(0, maxCharacters).split("\n");
  const isCut = message.trimEnd().length > maxCharacters || all.length > maxLines;
  const lines = all.slice(0, maxLines).map(plainText).join("\n").trimEnd();
  const fence = fenceFor(lines, 3);
  return `${fence}\n${lines}${isCut ? "\n…" : ""}\n${fence}`;
}

/** Longer than any run of backticks inside. */
function fenceFor(inside: string, shortest: number): string {
  const longest = Math.max(0, ...(inside.match(/`+/g) ?? []).map((run) => run.length));
  return "`".repeat(Math.max(shortest, longest + 1));
}
