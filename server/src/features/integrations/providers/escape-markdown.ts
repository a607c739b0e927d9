/** Every mark of CommonMark and its common extensions that works inside of a line. */
const marks = /[\\`*_{}[\]()<>#|~&!^$:@]/g;
/** What makes a line a list, a heading's underline or a rule: the mark itself, or what stands behind a number. */
const lineStart = /^(\d{0,9})([-+=.])/;

/**
 * Text that shows in Markdown as it is; lines stay lines. Source: CommonMark 0.31, 2.4 (a backslash before punctuation), 6.7 (two spaces make a
 * line break), 4.4 (four spaces at the start of a line would make it code).
 */
export function escapeMarkdown(text: string): string {
  const lines = text.split("\n").map((line) => {
    const words = line.trimStart();
    const indent = line.slice(0, line.length - words.length).replaceAll("\t", "    ");
    // Parentheses are escaped wherever they stand, so that `1)` is no list either.
    return "\u00a0".repeat(indent.length) + words.trimEnd().replace(marks, "\\$&").replace(lineStart, "$1\\$2");
  });
  return lines.map((line, index) => (line !== "" && lines[index + 1] ? `${line}  ` : line)).join("\n");
}
