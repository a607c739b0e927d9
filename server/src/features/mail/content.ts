/** What a mail says, before it is HTML or plain text. */
export interface Content {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** Why this person gets this mail. */
  reason: string;
}

export type Block =
  | { kind: "text"; parts: readonly Part[] }
  | { kind: "button"; label: string; link: string }
  | { kind: "facts"; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: "bar"; percent: number }
  | { kind: "note"; parts: readonly Part[] };

/** A piece of a sentence. What a person wrote stands out from our own words. */
export interface Part {
  text: string;
  strong: boolean;
}

const longest = 100;

/**
 * Words that somebody chose (names of people, organizations, plans) as they may stand in a mail: one line, no marks that turn the direction of
 * writing, at most 100 characters, and nothing that a mail program would make a link of.
 */
export function chosenWords(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, longest * 2);
  const short = [...plain].length > longest ? `${[...plain].slice(0, longest - 1).join("")}…` : plain;
  return short.replace(/(:\/)(?=\/)|([.@])(?=\p{L}{2,})/gu, "$&\u200b");
}

/** The same for a subject line, where nothing becomes a link. */
export function chosenWordsInSubject(text: string): string {
  return chosenWords(text).replaceAll("\u200b", "");
}

/** A sentence: what is put into it stands out. */
export function say(ours: TemplateStringsArray, ...theirs: readonly string[]): Part[] {
  const parts: Part[] = [];
  ours.forEach((text, index) => {
    if (text !== "") parts.push({ text, strong: false });
    const value = theirs[index];
    if (value !== undefined) parts.push({ text: chosenWords(value), strong: true });
  });
  return parts;
}

export const paragraph = (ours: TemplateStringsArray, ...theirs: readonly string[]): Block => ({
  kind: "text",
  parts: say(ours, ...theirs),
});
export const note = (ours: TemplateStringsArray, ...theirs: readonly string[]): Block => ({ kind: "note", parts: say(ours, ...theirs) });
export const button = (label: string, link: string): Block => ({ kind: "button", label, link });
export const facts = (...pairs: readonly (readonly [name: string, value: string])[]): Block => ({
  kind: "facts",
  facts: pairs.map(([name, value]) => [name, chosenWords(value)] as const),
});
