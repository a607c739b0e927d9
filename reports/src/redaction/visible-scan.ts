import { afterByte, mayBeginEscape, noEscape, notAnEscape } from "./escape-sequence.ts";
import type { SecretPatterns } from "./secret-patterns.ts";

/** A secret that escape sequences stretch over more bytes is not masked: bytes that may belong to one are buffered. */
const maxHeldBytes = 1024 * 1024;
/** A longer escape sequence counts as text: colors take a few bytes, links some hundreds. */
const maxEscapeBytes = 512;
/** Bytes that only looked like an escape sequence are read again as text, up to this number: repeating more would take too long. */
const maxReadAgain = 16;
const maxPositions = 4096;
/** How far {@link VisibleScan.goesOn} reads; colors, several in a row, take less. */
const maxBytesAhead = 64;

type Found = (start: number, end: number) => void;

/**
 * Searches the text that a terminal shows, which leaves out escape sequences, for secrets. It is active only while it may find
 * something that the scan of all bytes cannot: from an escape sequence in the middle of what may be a secret until both have come to the
 * same state.
 */
export class VisibleScan {
  readonly #patterns: SecretPatterns;
  #state = 0;
  /** Positions of the last visible bytes, at least as many as the state is deep. */
  #positions: number[] = [];
  /** The state of the open escape sequence, its length and its first bytes. */
  #escape = noEscape;
  #escapeBytes = 0;
  readonly #escapeBegin = new Uint8Array(maxReadAgain);

  readonly #prefersEscape: boolean;

  /**
   * @param prefersEscape - whether a byte that may continue a pattern, or begin an escape sequence, is the latter: the `\\` of `\u001b[1m` and of `\"`.
   *   What turns out to be none is text again.
   */
  constructor(patterns: SecretPatterns, prefersEscape: boolean) {
    this.#patterns = patterns;
    this.#prefersEscape = prefersEscape;
  }

  get isActive(): boolean {
    return this.#state !== 0;
  }

  /** The position from which bytes may belong to a secret. */
  get heldFrom(): number {
    return this.#positions[this.#positions.length - this.#depth()] ?? Number.POSITIVE_INFINITY;
  }

  /** The beginning of a secret that the stream ends with. */
  get openMatch(): { start: number; end: number; length: number } | undefined {
    const last = this.#positions.at(-1);
    return this.isActive && last !== undefined ? { start: this.heldFrom, end: last + 1, length: this.#depth() } : undefined;
  }

  /** Whether to begin when the scan of all bytes is in `state` and this byte comes next. */
  shouldBegin(state: number, byte: number): boolean {
    return state !== 0 && this.#state === 0 && this.#mayBegin(state, byte);
  }

  /**
   * Whether the text after the escape sequences that begin at `from` may continue what `state` has matched. Most text does not, and is left to the
   * scan of all bytes, which is several times faster. True when that cannot be seen in this chunk.
   */
  goesOn(state: number, chunk: Buffer, from: number): boolean {
    const end = Math.min(chunk.length, from + maxBytesAhead);
    let begin = from;
    let escape = noEscape;
    for (let at = from; at < end; at += 1) {
      const byte = chunk[at] ?? 0;
      if (escape === noEscape) {
        begin = at;
        if (!this.#mayBegin(state, byte)) return this.#spans(this.#patterns.step(state, byte));
      }
      escape = afterByte(escape, byte);
      if (escape !== notAnEscape) continue;
      if (at - begin >= maxReadAgain) return true;
      // It is text. At `from` there was no escape sequence at all.
      return begin > from && this.#spans(this.#patterns.step(state, chunk[begin] ?? 0));
    }
    return true;
  }

  #mayBegin(state: number, byte: number): boolean {
    // Bytes of Latin-1 are also parts of UTF-8's characters.
    return mayBeginEscape[byte] === 1 && ((this.#prefersEscape && byte < 0x80) || this.#patterns.childOf(state, byte) === 0);
  }

  /** Whether a match began before the last visible byte. One that begins with it is the other scan's, too. */
  #spans(state: number): boolean {
    return (this.#patterns.depth[state] ?? 0) > 1;
  }

  /** @param position - of the byte that is taken next */
  begin(state: number, position: number): void {
    this.#state = state;
    for (let at = position - this.#depth(); at < position; at += 1) this.#positions.push(at);
  }

  /** @param rawState - of the scan of all bytes, after this byte */
  take(byte: number, position: number, rawState: number, found: Found): void {
    this.#take(byte, position, found);
    const isAlike = this.#state === rawState && this.#escape === noEscape;
    if (isAlike || position - this.heldFrom > maxHeldBytes) this.#state = 0;
    if (this.#state !== 0) return;
    this.#positions.length = 0;
    this.#escape = noEscape;
    this.#escapeBytes = 0;
  }

  /**
   * The stream is over: a sequence that is still open may be text.
   * @param last - the position of the last byte
   */
  end(last: number, found: Found): void {
    while (this.#escapeBytes > 0) this.#readAgain(last, found);
  }

  #take(byte: number, position: number, found: Found): void {
    if (this.#escape === noEscape && !this.#mayBegin(this.#state, byte)) {
      this.#see(byte, position, found);
      return;
    }
    if (this.#escapeBytes < maxReadAgain) this.#escapeBegin[this.#escapeBytes] = byte;
    this.#escapeBytes += 1;
    this.#escape = this.#escapeBytes > maxEscapeBytes ? notAnEscape : afterByte(this.#escape, byte);
    if (this.#escape === notAnEscape) this.#readAgain(position, found);
    else if (this.#escape === noEscape) this.#escapeBytes = 0;
  }

  /** @param last - the position of the last byte of what was no escape sequence */
  #readAgain(last: number, found: Found): void {
    const count = this.#escapeBytes;
    this.#escape = noEscape;
    this.#escapeBytes = 0;
    if (count > maxReadAgain) {
      this.#state = 0;
      return;
    }
    const bytes = this.#escapeBegin.slice(0, count);
    for (const [index, byte] of bytes.entries()) {
      const position = last - count + 1 + index;
      if (this.#state === 0) return;
      if (index === 0) this.#see(byte, position, found);
      else this.#take(byte, position, found);
    }
  }

  #see(byte: number, position: number, found: Found): void {
    this.#state = this.#patterns.step(this.#state, byte);
    this.#positions.push(position);
    const length = this.#patterns.matched[this.#state] ?? 0;
    if (length > 0) found(this.#positions.at(-length) ?? position, position + 1);
    if (!this.#spans(this.#state)) this.#state = 0;
    if (this.#positions.length > maxPositions && this.#positions.length > 2 * this.#depth())
      this.#positions = this.#positions.slice(this.#positions.length - this.#depth());
  }

  #depth(): number {
    return this.#patterns.depth[this.#state] ?? 0;
  }
}
