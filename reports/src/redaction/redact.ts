import { mayBeginEscape } from "./escape-sequence.ts";
import { at, type SecretPatterns } from "./secret-patterns.ts";
import { VisibleScan } from "./visible-scan.ts";

const mask = Buffer.from("****");
const nothing = Buffer.alloc(0);
/** A secret that the stream ends in the middle of is masked from this length on. */
const maskedPrefixBytes = 6;

/**
 * Replaces secrets by `****` in one stream of bytes. The result is the same however the stream is cut into chunks:
 * occurrences that overlap become one mask, and only bytes that may still turn out to be the beginning of a secret are held back.
 */
export class Redactor {
  readonly #patterns: SecretPatterns;
  /** Next to the scan of all bytes: a secret may have escape sequences of a terminal inside. */
  readonly #visible: readonly [VisibleScan, VisibleScan];
  #state = 0;
  /** Positions count bytes of the whole stream. `#held` are the bytes from `#from` on that are not decided yet. */
  #held = nothing;
  #from = 0;
  /** Up to here a written mask reaches. */
  #maskedTo = 0;
  /** Found, not written yet; in order, never overlapping. */
  #found: { start: number; end: number }[] = [];

  constructor(patterns: SecretPatterns) {
    this.#patterns = patterns;
    this.#visible = [new VisibleScan(patterns, false), new VisibleScan(patterns, true)];
  }

  /** The decided output that these bytes bring; pieces of the input are handed through without copying. */
  push(chunk: Buffer): Buffer[] {
    if (this.#patterns.isEmpty) return chunk.length === 0 ? [] : [chunk];
    const end = this.#from + this.#held.length + chunk.length;
    this.#scan(chunk, end - chunk.length);
    const bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    return this.#write(bytes, Math.min(end - at(this.#patterns.depth, this.#state), this.#visible[0].heldFrom, this.#visible[1].heldFrom));
  }

  /** The rest. A beginning of a secret of at least six bytes is masked. */
  finish(): Buffer[] {
    const end = this.#from + this.#held.length;
    for (const scan of this.#visible) {
      scan.end(end - 1, (start, to) => this.#add(start, to));
      const open = scan.openMatch;
      if (open && open.length >= maskedPrefixBytes) this.#add(open.start, open.end);
    }
    const depth = at(this.#patterns.depth, this.#state);
    if (depth >= maskedPrefixBytes) this.#add(end - depth, end);
    this.#state = 0;
    return this.#write(this.#held, end);
  }

  // Every index lies within tables made for all of its values; a check in this loop would halve its speed.
  /* oxlint-disable typescript/no-non-null-assertion */
  #scan(chunk: Buffer, base: number): void {
    const { pairs, matched } = this.#patterns;
    const last = chunk.length - 1;
    const [text, escapes] = this.#visible;
    const add = (start: number, end: number) => this.#add(start, end);
    let state = this.#state;
    for (let i = 0; i <= last; i += 1) {
      if (state === 0 && !text.isActive && !escapes.isActive) {
        while (i < last && pairs[chunk[i]! * 256 + chunk[i + 1]!] === 0) i += 1;
      }
      const byte = chunk[i]!;
      if (state !== 0 && mayBeginEscape[byte] === 1) {
        if (text.shouldBegin(state, byte) && text.goesOn(state, chunk, i)) text.begin(state, base + i);
        if (escapes.shouldBegin(state, byte) && escapes.goesOn(state, chunk, i)) escapes.begin(state, base + i);
      }
      state = this.#patterns.step(state, byte);
      const length = matched[state]!;
      if (length > 0) this.#add(base + i + 1 - length, base + i + 1);
      if (text.isActive) text.take(byte, base + i, state, add);
      if (escapes.isActive) escapes.take(byte, base + i, state, add);
    }
    this.#state = state;
  }
  /* oxlint-enable typescript/no-non-null-assertion */

  #add(start: number, end: number): void {
    let [from, to] = [start, end];
    for (let last = this.#found.at(-1); last !== undefined && last.end > from; last = this.#found.at(-1)) {
      [from, to] = [Math.min(from, last.start), Math.max(to, last.end)];
      this.#found.pop();
    }
    this.#found.push({ start: from, end: to });
  }

  /** Writes what lies before `to`; `bytes` begin at `#from`. */
  #write(bytes: Buffer, to: number): Buffer[] {
    const out: Buffer[] = [];
    let position = this.#from;
    const plain = (until: number) => {
      const start = Math.max(position, this.#maskedTo);
      if (until > start) out.push(bytes.subarray(start - this.#from, until - this.#from));
      position = Math.max(position, until);
    };
    let decided = 0;
    for (const { start, end } of this.#found) {
      if (start >= to) break;
      decided += 1;
      plain(start);
      if (start >= this.#maskedTo) out.push(mask);
      this.#maskedTo = Math.max(this.#maskedTo, end);
    }
    if (decided > 0) this.#found = this.#found.slice(decided);
    plain(to);
    // A copy, so that a few held bytes do not keep a whole chunk in memory.
    this.#held = to - this.#from < bytes.length ? Buffer.from(bytes.subarray(to - this.#from)) : nothing;
    this.#from = to;
    return out;
  }
}

/** Masks a whole text at once: error messages, variables in notes. */
export function redactText(patterns: SecretPatterns, text: string): string {
  if (patterns.isEmpty) return text;
  const redactor = new Redactor(patterns);
  return Buffer.concat([...redactor.push(Buffer.from(text)), ...redactor.finish()]).toString();
}
