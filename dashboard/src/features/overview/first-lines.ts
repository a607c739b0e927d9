const maxLines = 8;
const maxCharacters = 1_200;

/** The start of an error message: without blank lines at its ends, and with a mark where it is cut. */
export function firstLines(message: string): string {
  const whole = message.replace(/^\s*\n/, "").trimEnd();
  const lines = whole.slice(0, maxCharacters).split("\n");
  const isCut = whole.length > maxCharacters || lines.length > maxLines;
  return lines.slice(0, maxLines).join("\n") + (isCut ? "\n…" : "");
}
