const reference = (character: string) => `&#${character.charCodeAt(0)};`;
const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Markup in any position. */
const always = new Set("{}[]|!*^~");
/** Markup only at the edge of a word: `-deleted-`, `_emphasis_`, `+inserted+`. */
const atEdges = new Set("-_+");
const emoticon = /^(?:\((?:[a-z*!/?+-]|\*[rgby]|on|off|flag|flagoff)\)|[:;]-?[)(PpD])/i;
const lineStart = /^[ \t]*(?:(h)[1-6]\.|(bq)\.|(#+)[ \t])/;

/**
 * Escapes text for Jira's wiki markup and keeps its lines.
 * Source: the notation guide of every Jira server (/secure/WikiRendererHelpAction.jspa?section=all). A backslash escapes a mark. Backslashes in
 * the text, and multi-character markup (emoticons, headings), become character references.
 */
export function escapeWikiMarkup(text: string): string {
  return text.split("\n").map(escapeLine).join("\n");
}

function escapeLine(line: string): string {
  const start = lineStart.exec(line);
  const startAt = start ? line.length - line.trimStart().length : -1;
  return [...line.matchAll(/[^]/g)]
    .map(({ 0: character, index }) => {
      const [before, after] = [line[index - 1], line[index + 1]];
      if (index === startAt) return reference(character);
      if (character === "\\") return reference(character);
      if (character === "&") return after === "#" || isWord(after) ? reference(character) : character;
      if (always.has(character)) return `\\${character}`;
      if (emoticon.test(line.slice(index, index + 9))) return reference(character);
      if (atEdges.has(character)) return isWord(before) && isWord(after) ? character : `\\${character}`;
      // ??citation??
      if (character === "?") return before === "?" || after === "?" ? "\\?" : character;
      return character;
    })
    .join("");
}
