import type { XmlReader } from "./xml.ts";

/** An open element, its text so far, and the results of its children. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  parent: XmlElement | undefined;
  /** Closed children that were kept, in order. */
  children: XmlElement[];
}

const textLimit = 100_000;
const maxChildren = 1_000;

/**
 * Elements with their parents, for formats whose tests are small trees. `onClose` decides for every element whether its parent keeps it; others are
 * dropped, so that a report of any length needs little memory.
 */
export class XmlElements implements XmlReader {
  #current: XmlElement | undefined;
  readonly #onClose: (element: XmlElement) => "keep" | "forget";
  readonly #onOpen: ((element: XmlElement) => void) | undefined;

  constructor(onClose: (element: XmlElement) => "keep" | "forget", onOpen?: (element: XmlElement) => void) {
    this.#onClose = onClose;
    this.#onOpen = onOpen;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#current = { name, attributes, text: "", parent: this.#current, children: [] };
    this.#onOpen?.(this.#current);
  }

  text(text: string): void {
    if (this.#current && this.#current.text.length < textLimit) this.#current.text += text;
  }

  close(): void {
    const closed = this.#current;
    if (!closed) return;
    this.#current = closed.parent;
    if (this.#onClose(closed) === "keep" && closed.parent && closed.parent.children.length < maxChildren)
      closed.parent.children.push(closed);
  }
}

/** The first child of a name, by a path of names. */
export function child(element: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  let found = element;
  for (const name of names) found = found?.children.find((candidate) => candidate.name === name);
  return found;
}

export function childText(element: XmlElement, ...names: string[]): string | undefined {
  return child(element, ...names)?.text.trim() || undefined;
}

/** A whole number of an attribute; 0 when it is missing or something else. */
export function count(attributes: Readonly<Record<string, string>> | undefined, name: string): number {
  const value = Number(attributes?.[name] ?? 0);
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** Seconds with a fraction, as milliseconds. */
export function secondsToMs(text: string | undefined): number {
  const seconds = Number((text ?? "0").replaceAll(",", ""));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}
