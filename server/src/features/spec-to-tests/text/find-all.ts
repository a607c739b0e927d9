/**
 * All matches of a pattern with the flag `g`, in order. `matchAll` makes a copy of the pattern on each call, and the engine soon compiles such copies
 * again: milliseconds for a large pattern.
 */
export function findAll(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    // Not into the middle of a character, from where it would step back.
    if (match[0] === "") pattern.lastIndex += (text.codePointAt(pattern.lastIndex) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}
