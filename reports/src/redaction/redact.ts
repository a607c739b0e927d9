import { mayBeginEscape } from "./escape-sequence.ts";
import { secretForms } from "./secret-forms.ts";
import { VisibleScan } from "./visible-scan.ts";

const mask = Buffer.from("****");
/** A secret that the stream ends in the middle of is masked from this length on. */
const maskedPrefixBytes = 6;

/**
 * The patterns of a run's secrets, compiled once and shared by its streams: an Aho-Corasick automaton over bytes,
 * with a table of the patterns' first two bytes that lets ordinary text pass at memory speed.
 */
export class SecretPatterns {
  readonly isEmpty: boolean;
  /** Per state: the child list's head, the next sibling, the byte that leads here, where to go on a mismatch, its depth, the longest pattern ending here. */
  readonly child: Int32Array;
  readonly sibling: Int32Array;
  readonly byte: Uint8Array;
  readonly fail: Int32Array;
  readonly depth: Int32Array;
  readonly matched: Int32Array;
  readonly root = new Int32Array(256);
  readonly pairs = new Uint8Array(65_536);

  constructor(forms: readonly Buffer[]) {
    const size = forms.reduce((sum, form) => sum + form.length, 1);
    this.isEmpty = forms.length === 0;
    this.child = new Int32Array(size);
    this.sibling = new Int32Array(size);
    this.byte = new Uint8Array(size);
    this.fail = new Int32Array(size);
    this.depth = new Int32Array(size);
    this.matched = new Int32Array(size);
    let states = 1;
    for (const form of forms) states = this.#insert(form, states);
    this.#link();
  }

  #insert(form: Buffer, states: number): number {
    let next = states;
    let state = 0;
    for (const byte of form) {
      let to = this.childOf(state, byte);
      if (to === 0) {
        to = next++;
        this.byte[to] = byte;
        this.depth[to] = at(this.depth, state) + 1;
        this.sibling[to] = at(this.child, state);
        this.child[state] = to;
        if (state === 0) this.root[byte] = to;
      }
      state = to;
    }
    this.matched[state] = form.length;
    const first = (form[0] ?? 0) * 256;
    this.pairs[first + (form[1] ?? 0)] = 1;
    // An escape sequence may come between.
    for (let byte = 0; byte < 256; byte += 1) if (mayBeginEscape[byte] === 1) this.pairs[first + byte] = 1;
    return next;
  }

  #link(): void {
    const queue = [0];
    for (let head = 0; head < queue.length; head += 1) {
      const state = queue[head] ?? 0;
      for (let to = at(this.child, state); to !== 0; to = at(this.sibling, to)) {
        const fail = state === 0 ? 0 : this.step(at(this.fail, state), at(this.byte, to));
        this.fail[to] = fail;
        this.matched[to] = Math.max(at(this.matched, to), at(this.matched, fail));
        queue.push(to);
      }
    }
  }

  childOf(state: number, byte: number): number {
    if (state === 0) return at(this.root, byte);
    let to = at(this.child, state);
    while (to !== 0 && this.byte[to] !== byte) to = at(this.sibling, to);
    return to;
  }

  step(from: number, byte: number): number {
    let state = from;
    for (;;) {
      const to = this.childOf(state, byte);
      if (to !== 0 || state === 0) return to;
      state = at(this.fail, state);
    }
  }
}

function at(table: Int32Array | Uint8Array, index: number): number {
  return table[index] ?? 0;
}

/** Compiles the secrets of a run. Values below four bytes cannot be masked and are left out. */
export function compileSecrets(secrets: Iterable<string>): SecretPatterns {
  return new SecretPatterns(secretForms(secrets));
}

/**
 * Replaces secrets by `****` in one stream of bytes. The result is the same however the stream is cut into chunks:
 * occurrences that overlap become one mask, and only bytes that may still turn out to be the beginning of a secret are held back.
 */
export class Redactor {
  readonly #patterns: SecretPatterns;
  /** Beside the scan of all bytes: a secret may have escape sequences of a terminal inside. */
  readonly #visible: readonly [VisibleScan, VisibleScan];
  #state = 0;
  /** Positions count bytes of the whole stream. `#held` are the bytes from `#from` on that are not decided yet. */
  #held = Buffer.alloc(0);
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
    return this.#write(bytes, Math.min(end - at(this.#patterns.depth, this.#state), ...this.#visible.map(({ heldFrom }) => heldFrom)));
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
    this.#found = this.#found.slice(decided);
    plain(to);
    // A copy, so that a few held bytes do not keep a whole chunk in memory.
    this.#held = Buffer.from(bytes.subarray(to - this.#from));
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
