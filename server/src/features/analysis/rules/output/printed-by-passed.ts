const begins = /^test \S+ \.\.\. (?!(?:ok|FAILED|bench:.*|ignored.*)$)/;
const another = /^test \S+ \.\.\. |^test result: /;

/**
 * The indexes of the lines that passed tests printed. With `--nocapture`, cargo prints the name of a test, what the test prints, and `ok` in a line of
 * its own. Empty for other runners.
 */
export function printedByPassed(texts: readonly string[]): ReadonlySet<number> {
  const printed = new Set<number>();
  let open: number | undefined;
  for (const [index, text] of texts.entries()) {
    if (open !== undefined && text === "ok") for (let at = open; at <= index; at++) printed.add(at);
    if (text === "ok" || another.test(text) || text.includes(" panicked at ")) open = undefined;
    if (begins.test(text)) open = index;
  }
  return printed;
}
