const announces =
  /^\W{0,4}(?:(?:possible|common|likely|potential|usual) (?:reasons?|causes?|problems?|solutions?|fixes)\b|troubleshooting\b|(?:this|it) (?:usually|probably|often|typically|may|might|could) (?:means?|be (?:caused|because|due)|happens?|indicates?)\b)/i;
/** At the end of a sentence about the error itself. */
const endsWithColon = (text: string) => text.trimEnd().endsWith(":");
const announcesBelow =
  /\S.{0,300}\b(?:possible|common|likely|potential|usual) (?:reasons?|causes?|problems?|solutions?|fixes)\b[^.]{0,40}:\s*$/i;
const ofList = /^(?:\s|[*•·-] |\d+[.)] )/;
const maxLines = 20;

/**
 * The indexes of lines in which a tool tells what might be wrong: a sentence such as `This usually means that …`, or a list below `Possible reasons:`. They
 * name causes that did not happen.
 */
export function possibleReasons(lines: readonly { text: string }[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, { text }] of lines.entries()) {
    const isWhole = announces.test(text);
    // Few lines end like this, and the pattern is slow.
    if (!isWhole && !(endsWithColon(text) && announcesBelow.test(text))) continue;
    if (isWhole) found.add(at);
    for (let next = at + 1; next < Math.min(lines.length, at + maxLines) && ofList.test(lines[next]?.text ?? ""); next++) found.add(next);
  }
  return found;
}
