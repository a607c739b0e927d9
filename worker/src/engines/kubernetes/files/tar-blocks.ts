/** The archive is no tar that the worker has written, or only a part of one. */
export class ArchiveDamaged extends Error {
  constructor(why: string) {
    super(`the archive is damaged: ${why}`);
  }
}

export const blockBytes = 512;

/** Reads a stream in pieces of the wanted size. */
export class BlockReader {
  readonly #pieces: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(pieces: AsyncIterable<Buffer>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** @returns `undefined` at the end of the stream */
  async exactly(size: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    for await (const part of this.body(size)) parts.push(part);
    const [first, ...others] = parts;
    return others.length === 0 ? first : Buffer.concat(parts);
  }

  /** The next `size` bytes as they come; fewer only where the stream ends before the first of them. */
  async *body(size: number): AsyncGenerator<Buffer> {
    for (let missing = size; missing > 0; ) {
      if (this.#rest.length === 0) {
        const next = await this.#pieces.next();
        if (next.done) {
          if (missing === size) return;
          throw new ArchiveDamaged("it ends too early");
        }
        this.#rest = next.value;
        continue;
      }
      const part = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(part.length);
      missing -= part.length;
      yield part;
    }
  }

  /** Reads what is left, so that the writer of the stream can end. */
  async drain(): Promise<void> {
    this.#rest = Buffer.alloc(0);
    while (!(await this.#pieces.next()).done);
  }

  async close(): Promise<void> {
    await this.#pieces.return?.();
  }
}

export const padding = (size: number): number => (blockBytes - (size % blockBytes)) % blockBytes;

/** The type of an entry: a character such as `0` (a file), `5` (a folder) or `x` (attributes of the next entry). */
export const typeOf = (header: Buffer): string => String.fromCharCode(header[156] ?? 0);
export const modeOf = (header: Buffer): number => Number.parseInt(header.toString("latin1", 100, 107), 8) || 0;

/** @throws {ArchiveDamaged} when it is no header */
export function requireHeader(header: Buffer): void {
  if (Number.parseInt(header.toString("latin1", 148, 156), 8) !== sumOf(header)) throw new ArchiveDamaged("a header has a wrong sum");
}

/** @throws {ArchiveDamaged} */
export function sizeOf(header: Buffer): number {
  // A number that is too large for digits.
  const size =
    (header[124] ?? 0) >= 0x80 ? Number(header.readBigUInt64BE(128)) : Number.parseInt(header.toString("latin1", 124, 136) || "0", 8);
  if (!Number.isSafeInteger(size) || size < 0) throw new ArchiveDamaged("an entry has no size");
  return size;
}

/** A copy with other fields. `name` and `link` are cut to what a header can have. */
export function changed(header: Buffer, fields: { name?: Buffer; link?: Buffer; size?: number; mode?: number; type?: string }): Buffer {
  const copy = Buffer.from(header);
  const { name, link, size, mode, type } = fields;
  if (name !== undefined) {
    copy.fill(0, 0, 100).fill(0, 345, 500);
    name.copy(copy, 0, 0, 100);
  }
  if (link !== undefined) {
    copy.fill(0, 157, 257);
    link.copy(copy, 157, 0, 100);
  }
  if (size !== undefined) writeSize(copy, size);
  if (mode !== undefined) copy.write(`${mode.toString(8).padStart(7, "0")}\0`, 100, "latin1");
  if (type !== undefined) copy.write(type, 156, "latin1");
  copy.write(`${sumOf(copy).toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return copy;
}

function writeSize(header: Buffer, size: number): void {
  if (size < 8 ** 11) return void header.write(`${size.toString(8).padStart(11, "0")}\0`, 124, "latin1");
  header.fill(0, 124, 136);
  header[124] = 0x80;
  header.writeBigUInt64BE(BigInt(size), 128);
}

/** With its own field counted as spaces. */
function sumOf(header: Buffer): number {
  let sum = 8 * 0x20;
  for (let index = 0; index < blockBytes; index += 1) if (index < 148 || index >= 156) sum += header[index] ?? 0;
  return sum;
}
