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

/** Every kind of quotation marks, except single ones, which may be apostrophes. */
export const quotation = /"[^"]*"|“[^”“]*”|„[^“”]*[“”]|«[^»]*»|»[^«]*«|‚[^‘’]*[‘’]/gu;

/**
 * A sentence with `_` for what a screen or a person says in quotation marks: that tells nothing about the sentence. One that is a quotation as a whole
 * stays as it is.
 */
export function unquoted(sentence: string): string {
  if (!/["“„«»‚]/u.test(sentence)) return sentence;
  const rest = sentence.replace(quotation, "_");
  return /\p{L}{2,}\s+\P{L}*\p{L}{2,}/u.test(rest.replace(/_/gu, "")) ? rest : sentence;
}
