/** The last bytes of a stream, in order; the cost does not grow with the stream. */
export class OutputTail<Tag> {
  readonly #limitBytes: number;
  readonly #parts: { tag: Tag; bytes: Buffer }[] = [];
  #sizeBytes = 0;
  #droppedBytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  get droppedBytes(): number {
    return this.#droppedBytes;
  }

  push(tag: Tag, bytes: Buffer): void {
    const kept = bytes.subarray(Math.max(0, bytes.length - this.#limitBytes));
    this.#droppedBytes += bytes.length - kept.length;
    const last = this.#parts.at(-1);
    // Small pieces are joined, so that a million short lines are not a million buffers.
    if (last && last.tag === tag && last.bytes.length + kept.length <= 4096) last.bytes = Buffer.concat([last.bytes, kept]);
    else this.#parts.push({ tag, bytes: Buffer.from(kept) });
    this.#sizeBytes += kept.length;
    this.#shrink();
  }

  #shrink(): void {
    for (let [first] = this.#parts; first && this.#sizeBytes > this.#limitBytes; [first] = this.#parts) {
      const excess = Math.min(first.bytes.length, this.#sizeBytes - this.#limitBytes);
      first.bytes = first.bytes.subarray(excess);
      this.#sizeBytes -= excess;
      this.#droppedBytes += excess;
      if (first.bytes.length > 0) return;
      this.#parts.shift();
    }
  }

  parts(): readonly { tag: Tag; bytes: Buffer }[] {
    return this.#parts;
  }

  bytes(): Buffer {
    return Buffer.concat(this.#parts.map(({ bytes }) => bytes));
  }

  text(): string {
    return this.bytes().toString();
  }
}
