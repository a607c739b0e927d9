/**
 * A line that begins something of its own, although no empty line stands in front of it: an identifier (`BR-1:`, `LDC-010 When …`, `[SRS-10]`,
 * `/F10/`), the number of a paragraph (`(2)`) or of a use case's alternative (`3a.`, `3a1.`, `E1.`).
 */
const identifier =
  /^(?:[[(/]?(?:\p{Lu}{1,6}[-_ ]?){1,3}\d{1,5}(?:[.-]\d{1,3})*[a-z]?[\])/]?\s*[:.–—-]?\s|(?:\d{1,2}[a-z](?:\.?\d{1,2})?|\*[a-z])\s?[.:)]\s|\(\d{1,2}\)\s)(?=\s*["'“„(]?[\p{L}\d])/u;

/** `Status: Draft`, `Alternative flows:`: at most four words and a colon. */
const label = /^\p{Lu}[^\s.:!?;,]*(?:\s[^\s.:!?;,]+){0,3}\s?:(?:\s|$)/u;

/** What certainly ends the line before. */
const stop = /[.!?:;…]["”“»)\]]?$/u;

/** With a colon, an identifier needs nothing in front of it: `R 4.2: The button …` */
const surely = /^[[(/]?(?:\p{Lu}{1,6}[-_ ]?){1,3}\d{1,5}(?:[.-]\d{1,3})*[a-z]?[\])/]?\s*:\s/u;

/** A heading in a text that was set apart by spaces: `4.1 Sign-in`. */
const numberedHeading = /^\d{1,2}(?:\.\d{1,2})+\.?\s+\p{Lu}[^.!?:;,]{2,60}$/u;

/** The first line of a mail stands for itself. */
const greeting =
  /^(?:hi|hello|dear|good (?:morning|afternoon)|hallo|liebe[rs]?|guten (?:tag|morgen)|moin|servus|sehr geehrte[rs]?)(?!\p{L}).{0,60}[,!]$/iu;

/** A line of a list's item that does not belong to the item. */
const startsUseCasePart =
  /^(?:(?:main|basic|normal|alternative|alternate|exception|error)\s(?:success\s)?(?:flows?|paths?|scenarios?|courses?)(?: of events)?|alternatives?|exceptions?|extensions?|post-?conditions?|pre-?conditions?|business rules|alternativ(?:e|en|ablauf|abläufe)|alternative abläufe|ausnahmen?|erweiterungen|nachbedingung(?:en)?|vorbedingung(?:en)?|geschäftsregeln)(?:\s[a-z]?\d{1,2}[a-z]?)?\s?:|^(?:\d{1,2}[a-z](?:\.?\d{1,2})?|[EA]\d{1,2})\s?[.:)]\s/iu;

/**
 * The parts of a paragraph that was written line by line, such as the header of a ticket or the alternatives of a use case. Lines that only go on
 * with a sentence stay together.
 */
export function partsOfParagraph(text: string): string[] {
  return joinLines(
    text,
    (line, before) =>
      greeting.test(before) ||
      surely.test(line) ||
      numberedHeading.test(line) ||
      numberedHeading.test(before) ||
      ((identifier.test(line) || label.test(line)) && (stop.test(before) || label.test(before))),
  );
}

/** The text of a list's item, and what was written right below it without belonging to it. */
export function partsOfItem(text: string): string[] {
  let isBelow = false;
  return joinLines(text, (line, before) => {
    isBelow ||= startsUseCasePart.test(line);
    return startsUseCasePart.test(line) || (isBelow && identifier.test(line) && stop.test(before));
  });
}

function joinLines(text: string, begins: (line: string, before: string) => boolean): string[] {
  const parts: string[][] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (line === "") continue;
    if (part && before !== undefined && !begins(line, before)) part.push(line);
    else parts.push([line]);
  }
  return parts.map((part) => part.join(" "));
}
