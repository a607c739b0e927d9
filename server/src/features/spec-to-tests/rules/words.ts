/** A sentence's first letter as a sentence begins. */
export function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** As it stands inside a sentence; names and abbreviations keep their capitals. */
export function uncapitalised(text: string): string {
  return /^(?:I\b|\p{Lu}[\p{Lu}\d]|\p{Lu}\p{Ll}+\p{Lu})/u.test(text) ? text : text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/** Without the full stop, for titles and for what goes on. */
export function withoutStop(text: string): string {
  return text.trim().replace(/[\s.;:,]+$/u, "");
}

export function withStop(text: string): string {
  return /[.!?…]["”“»]?$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}

/** At most `max` characters, cut between words. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/\p{Cs}$/u, "").replace(/[\s,;:.–-]+$/u, "")}…`;
}

/** `3.2.1 Sign-in` and `A. Sign-in` are `Sign-in`. */
export function withoutNumber(heading: string): string {
  return (
    heading.replace(/^(?:(?:section|chapter|part|appendix)\s+)?(?:\d{1,3}(?:\.\d{1,3})*[.):]?|[A-Z][.):])\s+(?=\S)/iu, "").trim() ||
    heading.trim()
  );
}

const people =
  "user|customer|visitor|admin(?:istrator)?|member|caller|client|guest|operator|owner|manager|developer|viewer|shopper|buyer|seller|patient|doctor|student|teacher|employee|agent|person|attacker|tester|reviewer|editor|author|applicant|subscriber|driver|passenger|player|merchant|moderator|approver|supervisor|borrower|lender|reader|librarian|recipient|sender|host|tenant|cashier|clerk|analyst|auditor|staff|child(?:ren)?|parent|pupil|minor|adult|senior|resident|citizen|tenant|worker|nurse|trainer|passenger|participant|organi[sz]er|instructor|accountant|waiter|chef|courier|dispatcher|technician|volunteer|donor|investor|trader|bidder|vendor|supplier|resident|coach|anyone|anybody|someone|nobody|no one|everyone|everybody|people|users?";

/** Who acts, when a sentence begins with a person: `A signed-in user`. */
export const actor = new RegExp(
  `^((?:(?:an?|the|any|each|every|all|only|no|both|other|another)\\s+)?(?:[\\p{L}-]+\\s+){0,3}?(?:${people})s?)\\s+`,
  "iu",
);

/** `enters` is `enter`. */
export function baseForm(verb: string): string {
  const irregular: Readonly<Record<string, string>> = { has: "have", does: "do", is: "be", goes: "go" };
  const lower = verb.toLowerCase();
  if (Object.hasOwn(irregular, lower)) return irregular[lower] ?? verb;
  if (/[^aeiou]ies$/.test(lower)) return lower.replace(/ies$/, "y");
  if (/(ss|sh|ch|x|zz|o)es$/.test(lower)) return lower.replace(/es$/, "");
  return /[^siu]s$/.test(lower) ? lower.slice(0, -1) : lower;
}
