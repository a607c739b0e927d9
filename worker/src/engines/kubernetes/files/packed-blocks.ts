import { deflateRawSync, inflateRawSync } from "node:zlib";

/** What is compressed at once. */
const batchBytes = 512 * 1024;

/** Blocks that are needed later. Headers of tar are mostly zeros: a quarter of a million of them has some megabytes. */
export class PackedBlocks {
  readonly #packed: Buffer[] = [];
  #open: Buffer[] = [];
  #openBytes = 0;

  add(blocks: readonly Buffer[]): void {
    for (const block of blocks) {
      this.#open.push(block);
      this.#openBytes += block.length;
    }
    if (this.#openBytes < batchBytes) return;
    this.#packed.push(deflateRawSync(Buffer.concat(this.#open), { level: 1 }));
    this.#open = [];
    this.#openBytes = 0;
  }

  /** All, in their order. */
  *read(): Generator<Buffer> {
    for (const packed of this.#packed) yield inflateRawSync(packed);
    yield* this.#open;
  }
}
