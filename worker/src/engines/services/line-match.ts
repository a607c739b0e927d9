/** Longer lines are searched in parts. */
const maxLineLength = 16_384;

/**
 * Looks in output for a line that contains a text; `*` stands for any characters. The time is linear in the length of the output, whatever the text is, and
 * the memory is bounded.
 */
export class LineMatch {
  readonly #parts: readonly string[];
  readonly #rest = new Map<string, string>();
  #isFound = false;

  constructor(text: string) {
    this.#parts = text.split("*").filter((part) => part !== "");
  }

  get isFound(): boolean {
    return this.#isFound;
  }

  /** Lines of different streams do not mix. */
  push(stream: string, bytes: Buffer): void {
    if (this.#isFound) return;
    const lines = ((this.#rest.get(stream) ?? "") + bytes.toString("utf8")).split("\n");
    const last = lines.at(-1) ?? "";
    this.#isFound = lines.some((line) => this.#matches(line));
    this.#rest.set(stream, last.length > maxLineLength ? "" : last);
  }

  /** The output follows again from its first byte. */
  rewind(): void {
    this.#rest.clear();
  }

  #matches(line: string): boolean {
    let at = 0;
    for (const part of this.#parts) {
      const found = line.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return true;
  }
}
