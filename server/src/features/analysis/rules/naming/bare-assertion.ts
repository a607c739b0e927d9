/** What pytest says of an assertion about a single value. */
const bare = /^(?:E\s+)?assert (?:not )?(?:True|False|None|0|\[\]|\{\}|\(\)|''|set\(\))$/;
const where = /^(?:E\s+|\s+)\+\s+where (\S.*)$/;
const statement = /^>\s+assert (\S.*)$/;
const maxLinesAbove = 40;

export const isBareAssertion = (text: string) => bare.test(text);

/**
 * `assert False` is the same for all tests: the value's origin, as pytest shows it below, or else the statement above. `undefined` if the line at the
 * index is no such assertion, or nothing more is shown.
 */
export function valueOfBareAssertion(texts: readonly string[], at: number): { text: string; at: number } | undefined {
  const line = texts[at] ?? "";
  if (!bare.test(line)) return undefined;
  const assertion = line.replace(/^E\s+/, "");
  const [, origin] = where.exec(texts[at + 1] ?? "") ?? [];
  if (origin) return { text: `${assertion}, where ${origin}`, at: at + 1 };
  const above = texts.slice(Math.max(0, at - maxLinesAbove), at);
  const index = above.findLastIndex((text) => statement.test(text) || /^_{3,} /.test(text));
  const [, asserted] = statement.exec(above[index] ?? "") ?? [];
  return asserted ? { text: `assert ${asserted}`, at: at - above.length + index } : undefined;
}
