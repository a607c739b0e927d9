import { Redactor } from "@gantry/reports/redaction/redact.ts";
import type { SecretPatterns } from "@gantry/reports/redaction/secret-patterns.ts";
import { findEnd } from "./find-end.ts";
import { OutputTail } from "./output-tail.ts";
import { Utf8Stream } from "./utf8.ts";

/** Enough to recognize where the sent output ends, even if the engine has lost many of its last lines. */
const endBytes = 64 * 1024;
/** How much output of the engine's log may be missing without losing what comes after it. */
const againBytes = 1024 * 1024;

/** How much of a stream the server has, and its last characters. */
export interface StoredOutput {
  bytes: number;
  end: string;
}

/**
 * Processes one of a container's two streams: masks secrets, decodes bytes to text. The result depends only on the bytes, so when the engine sends the
 * output again from its first byte, what has been sent already is skipped by counting. The engine's log may lack output that was sent: then the end of
 * what was sent is searched for.
 */
export class CleanStream {
  readonly #patterns: SecretPatterns;
  #redactor: Redactor;
  #utf8 = new Utf8Stream();
  /** The position in the engine's output at which the sent output ends. */
  #position: number;
  #skipBytes: number;
  readonly #end = new OutputTail<undefined>(endBytes);
  readonly #isEndOfLonger: boolean;
  #again = new OutputTail<undefined>(againBytes);
  #engineLacksOutput = false;

  constructor(patterns: SecretPatterns, stored: StoredOutput) {
    this.#patterns = patterns;
    this.#redactor = new Redactor(patterns);
    this.#position = stored.bytes;
    this.#skipBytes = stored.bytes;
    const end = Buffer.from(stored.end);
    this.#end.push(undefined, end);
    this.#isEndOfLonger = end.length < stored.bytes;
  }

  push(bytes: Buffer): Buffer[] {
    return this.#redactor.push(bytes).flatMap((piece) => this.#fresh(this.#utf8.push(piece)));
  }

  /** Ends the stream: nothing more will come, not even after a rewind. */
  finish(): Buffer[] {
    const rest = [...this.#redactor.finish().map((piece) => this.#utf8.push(piece)), this.#utf8.finish()].flatMap((piece) =>
      this.#fresh(piece),
    );
    if (this.#skipBytes === 0) return rest;
    this.#engineLacksOutput = true;
    return this.#unsent();
  }

  /** The engine's log lacks output that was sent. It may lack more, which was not. */
  get engineLacksOutput(): boolean {
    return this.#engineLacksOutput;
  }

  /** The output starts again from its first byte. */
  rewind(): void {
    this.#redactor = new Redactor(this.#patterns);
    this.#utf8 = new Utf8Stream();
    this.#skipBytes = this.#position;
    this.#again = new OutputTail(againBytes);
  }

  #fresh(piece: Buffer): Buffer[] {
    const skipped = Math.min(this.#skipBytes, piece.length);
    const fresh = [piece.subarray(skipped)];
    if (skipped > 0) {
      this.#again.push(undefined, piece.subarray(0, skipped));
      this.#skipBytes -= skipped;
      if (this.#skipBytes === 0) fresh.unshift(...this.#unsent());
    }
    this.#position += piece.length - skipped;
    for (const bytes of fresh) this.#end.push(undefined, bytes);
    return fresh.filter(({ length }) => length > 0);
  }

  /** What was skipped by counting and never sent. */
  #unsent(): Buffer[] {
    const sent = { bytes: this.#end.bytes(), isWhole: this.#end.droppedBytes === 0 && !this.#isEndOfLonger };
    const again = { bytes: this.#again.bytes(), isWhole: this.#again.droppedBytes === 0 };
    this.#again = new OutputTail(againBytes);
    if (sent.bytes.length === 0 || again.bytes.subarray(-sent.bytes.length).equals(sent.bytes)) return [];
    this.#engineLacksOutput = true;
    return [again.bytes.subarray(findEnd(sent, again))];
  }
}
