import { Redactor, type SecretPatterns } from "@gantry/reports/redaction/redact.ts";
import { Utf8Stream } from "./utf8.ts";

/**
 * Processes one of a container's two streams: masks secrets, decodes bytes to text. The result depends only on the bytes, so when the engine sends the
 * output again from its first byte, what has been sent already is skipped by counting.
 */
export class CleanStream {
  readonly #patterns: SecretPatterns;
  #redactor: Redactor;
  #utf8 = new Utf8Stream();
  #producedBytes: number;
  #skipBytes: number;

  /** `storedBytes`: how much of this stream's processed output the server has from a previous process of the worker. */
  constructor(patterns: SecretPatterns, storedBytes: number) {
    this.#patterns = patterns;
    this.#redactor = new Redactor(patterns);
    this.#producedBytes = storedBytes;
    this.#skipBytes = storedBytes;
  }

  push(bytes: Buffer): Buffer[] {
    return this.#redactor.push(bytes).flatMap((piece) => this.#fresh(this.#utf8.push(piece)));
  }

  /** Ends the stream: nothing more will come, not even after a rewind. */
  finish(): Buffer[] {
    return [...this.#redactor.finish().map((piece) => this.#utf8.push(piece)), this.#utf8.finish()].flatMap((piece) => this.#fresh(piece));
  }

  /** After a rewind, less came than before. */
  get isShort(): boolean {
    return this.#skipBytes > 0;
  }

  /** The output starts again from its first byte. */
  rewind(): void {
    this.#redactor = new Redactor(this.#patterns);
    this.#utf8 = new Utf8Stream();
    this.#skipBytes = this.#producedBytes;
  }

  #fresh(piece: Buffer): Buffer[] {
    const skipped = Math.min(this.#skipBytes, piece.length);
    this.#skipBytes -= skipped;
    const fresh = piece.subarray(skipped);
    this.#producedBytes += fresh.length;
    return fresh.length === 0 ? [] : [fresh];
  }
}
