/** Text for a pattern of `like` or `ilike` that stands for itself: `%`, `_` and `\` are no wildcards. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
