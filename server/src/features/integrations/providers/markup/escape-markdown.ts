/** Every character of CommonMark and its common extensions with an inline meaning. */
const marks = /[\\`*_{}[\]()<>#|~&!^$:@]/g;
/** The start of a list item, a setext heading or a thematic break: the mark itself, or what follows a number. */
const lineStart = /^(\d{0,9})([-+=.])/;

/**
 * Escapes text for Markdown and keeps its lines. Source: CommonMark 0.31, 2.4 (a backslash before punctuation), 6.7 (two spaces make a line break),
 * 4.4 (four spaces at the start of a line would make it code).
 */
export function escapeMarkdown(text: string): string {
  const lines = text.split("\n").map((line) => {
    const words = line.trimStart();
    const indent = line.slice(0, line.length - words.length).replaceAll("\t", "    ");
    // Parentheses are always escaped, so that `1)` does not start a list.
    return "\u00a0".repeat(indent.length) + words.trimEnd().replace(marks, "\\$&").replace(lineStart, "$1\\$2");
  });
  return lines.map((line, index) => (line !== "" && lines[index + 1] ? `${line}  ` : line)).join("\n");
}
