import { inOneLine } from "@gantry/contract/text.ts";

/** The content of a mail, before it is rendered as HTML or plain text. */
export interface Content {
  subject: string;
  /** Shown next to the subject in a mailbox. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** Why this person gets this mail. */
  reason: string;
  /** The address that stops such mails when mail programs send a POST request to it. */
  unsubscribe?: string;
}

export type Block =
  | { kind: "text"; parts: readonly Part[] }
  | { kind: "button"; label: string; link: string }
  | { kind: "facts"; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: "bar"; percent: number }
  | { kind: "note"; parts: readonly Part[] };

/** Part of a sentence. Text written by people is emphasized. */
export interface Part {
  text: string;
  strong: boolean;
}

const longest = 100;

/**
 * Names that people chose (of people, organizations, plans), made safe for a mail: one line, no marks that change the direction of writing, at most
 * 100 characters, and nothing that mail programs turn into a link.
 */
export function userText(text: string): string {
  const plain = inOneLine(text).slice(0, longest * 2);
  const short = [...plain].length > longest ? `${[...plain].slice(0, longest - 1).join("")}…` : plain;
  return short.replace(/(:\/)(?=\/)|([.@])(?=\p{L}{2,})/gu, "$&\u200b");
}

/** The same for a subject line, where nothing becomes a link. */
export function userTextInSubject(text: string): string {
  return userText(text).replaceAll("\u200b", "");
}

/** A sentence with emphasized values. */
export function sentence(ours: TemplateStringsArray, ...theirs: readonly string[]): Part[] {
  const parts: Part[] = [];
  ours.forEach((text, index) => {
    if (text !== "") parts.push({ text, strong: false });
    const value = theirs[index];
    if (value !== undefined) parts.push({ text: userText(value), strong: true });
  });
  return parts;
}

export const paragraph = (ours: TemplateStringsArray, ...theirs: readonly string[]): Block => ({
  kind: "text",
  parts: sentence(ours, ...theirs),
});
export const note = (ours: TemplateStringsArray, ...theirs: readonly string[]): Block => ({
  kind: "note",
  parts: sentence(ours, ...theirs),
});
export const button = (label: string, link: string): Block => ({ kind: "button", label, link });
export const facts = (...pairs: readonly (readonly [name: string, value: string])[]): Block => ({
  kind: "facts",
  facts: pairs.map(([name, value]) => [name, userText(value)] as const),
});
