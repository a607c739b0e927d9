const expected = /^\s*expected: \(/;
const received = /^(\s*actual: )(?:[\w$-]{1,60}\.){1,8}[A-Z][\w$]{1,80}(?::|\s*$)/;
const wantsError = /\bthrown(?:-with-msg)?\?/;
const maxLines = 12;

/** The index of the line with the error that was thrown in an assertion of clojure.test which expected none; the assertion has not compared anything then. */
function thrownIn(texts: readonly string[], index: number): number | undefined {
  const text = texts[index] ?? "";
  if (!expected.test(text) || wantsError.test(text)) return undefined;
  for (let at = index + 1; at < texts.length && at - index < maxLines; at++) {
    const line = texts[at] ?? "";
    if (wantsError.test(line) || line.trim() === "") return undefined;
    if (/^\s*actual: /.test(line)) return received.test(line) ? at : undefined;
  }
  return undefined;
}

/**
 * The line as an error and not as a value, if it shows the error that was thrown in an assertion of clojure.test. The lines with the assertion's code
 * say nothing. Other lines stay as they are.
 */
export function withoutLabelOfError(texts: readonly string[], index: number): string {
  const text = texts[index] ?? "";
  if (thrownIn(texts, index) !== undefined) return "";
  if (!received.test(text)) return text;
  for (let at = index - 1; at >= 0 && index - at < maxLines; at--)
    if (thrownIn(texts, at) === index) return text.replace(received, (whole, label: string) => whole.slice(label.length));
  return text;
}
