/** The text in at most `longest` UTF-16 units, with “…” if something is missing. Never inside of a surrogate pair: the database takes whole characters. */
export const cutText = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
