/** Escapes text for a `like` or `ilike` pattern: `%`, `_` and `\` are not wildcards. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
