/** The positions from which `*` or `**` is tried again if the rest did not match. */
interface Retry {
  pattern: number;
  text: number;
}

/**
 * Whether a list of parts matches a list of pattern parts, of which `isAny` ones stand for any number of parts. Only the last of them is tried again, so the
 * time is the product of the lengths, whatever the pattern is: for an earlier one, a later match of what follows is never better than the first.
 */
function matchesParts<P, T>(
  pattern: ArrayLike<P>,
  text: ArrayLike<T>,
  isAny: (part: P) => boolean,
  isMatch: (part: P, of: T) => boolean,
): boolean {
  let at: Retry = { pattern: 0, text: 0 };
  let retry: Retry | undefined;
  while (at.text < text.length) {
    const part = pattern[at.pattern] as P;
    if (at.pattern < pattern.length && isAny(part)) {
      retry = { ...at };
      at = { pattern: at.pattern + 1, text: at.text };
    } else if (at.pattern < pattern.length && isMatch(part, text[at.text] as T)) {
      at = { pattern: at.pattern + 1, text: at.text + 1 };
    } else if (retry) {
      retry.text += 1;
      at = { pattern: retry.pattern + 1, text: retry.text };
    } else return false;
  }
  while (at.pattern < pattern.length && isAny(pattern[at.pattern] as P)) at.pattern += 1;
  return at.pattern === pattern.length;
}

/** A text without characters outside of the basic plane, or the list of its characters. */
type Name = ArrayLike<string>;

const matchesName = (pattern: Name, name: Name): boolean =>
  matchesParts(
    pattern,
    name,
    (character) => character === "*",
    (character, of) => character === "?" || character === of,
  );

/** A pattern of paths, or of branches: `*` stands for any characters but slashes, a part `**` for any parts, `?` for one character, the others for themselves. */
export function compilePattern(pattern: string): (parts: readonly Name[]) => boolean {
  // `docs/` is everything below `docs`.
  const names = splitPath(pattern.replace(/\/$/, "/**"));
  const isAny = (name: Name) => name.length === 2 && name[0] === "*" && name[1] === "*";
  return (parts) => matchesParts(names, parts, isAny, matchesName);
}

/** The parts of a path. */
export const splitPath = (path: string): Name[] => path.split("/").map((name) => (/[\ud800-\udfff]/.test(name) ? Array.from(name) : name));
