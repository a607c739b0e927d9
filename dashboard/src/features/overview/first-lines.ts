const mostLines = 8;
const mostCharacters = 1_200;

/** The start of an error message: without blank lines at its ends, and with a mark where it is cut. */
export function firstLines(message: string): string {
  const whole = message.replace(/^\s*\n/, "").trimEnd();
  const lines = whole.slice(0, mostCharacters).split("\n");
  const isCut = whole.length > mostCharacters || lines.length > mostLines;
  return lines.slice(0, mostLines).join("\n") + (isCut ? "\n…" : "");
}
