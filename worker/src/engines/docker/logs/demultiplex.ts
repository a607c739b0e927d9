import type { LogPiece } from "../../engine.ts";

type Output = Extract<LogPiece, { bytes: Buffer }>;

const headerBytes = 8;
const errorStream = 3;
/** Smaller frames are joined, so that a suite that prints byte by byte does not cost one round per byte. */
const joinBelowBytes = 4096;

/**
 * Parses the engine's frames: one byte stream number, three zero bytes, four bytes length, payload.
 * Yields the content of each read in order; adjacent frames of one stream are joined. Throws when the source ends inside a frame, and when the engine
 * reports an error of its own in it.
 * @param onFrame - called once for each frame
 */
export async function* demultiplex(
  source: AsyncIterable<Buffer> | Iterable<Buffer>,
  onFrame: () => void = () => {},
): AsyncGenerator<Output[]> {
  const frames = new Frames(onFrame);
  for await (const chunk of source) {
    const pieces = joinNeighbours(frames.read(chunk));
    if (pieces.length > 0) yield pieces;
    if (frames.hasError) throw new Error("the engine could not read the output");
  }
  if (!frames.atBoundary) throw new Error("the engine's output broke off inside a frame");
}

class Frames {
  #stream: Output["stream"] = "stdout";
  #left = 0;
  #header = Buffer.alloc(0);
  /** The engine's own words are not output of the suite. */
  hasError = false;
  readonly #onFrame: () => void;

  constructor(onFrame: () => void) {
    this.#onFrame = onFrame;
  }

  get atBoundary(): boolean {
    return this.#left === 0 && this.#header.length === 0;
  }

  read(chunk: Buffer): Output[] {
    const pieces: Output[] = [];
    let at = 0;
    while (at < chunk.length && !this.hasError) {
      if (this.#left === 0) {
        at = this.#readHeader(chunk, at);
        continue;
      }
      const bytes = chunk.subarray(at, at + this.#left);
      pieces.push({ stream: this.#stream, bytes });
      at += bytes.length;
      this.#left -= bytes.length;
    }
    return pieces;
  }

  #readHeader(chunk: Buffer, at: number): number {
    const part = chunk.subarray(at, at + headerBytes - this.#header.length);
    const header = this.#header.length === 0 ? part : Buffer.concat([this.#header, part]);
    if (header.length < headerBytes) {
      this.#header = Buffer.from(header);
      return at + part.length;
    }
    this.#header = Buffer.alloc(0);
    this.hasError = header[0] === errorStream;
    this.#onFrame();
    this.#stream = header[0] === 2 ? "stderr" : "stdout";
    this.#left = header.readUInt32BE(4);
    return at + part.length;
  }
}

function joinNeighbours(pieces: Output[]): Output[] {
  const joined: Output[] = [];
  let run: Output[] = [];
  const close = () => {
    const [first] = run;
    if (first) joined.push(run.length === 1 ? first : { stream: first.stream, bytes: Buffer.concat(run.map((piece) => piece.bytes)) });
    run = [];
  };
  for (const piece of pieces) {
    const [first] = run;
    if (first && (first.stream !== piece.stream || piece.bytes.length > joinBelowBytes)) close();
    run.push(piece);
    if (piece.bytes.length > joinBelowBytes) close();
  }
  close();
  return joined;
}
