import { setImmediate } from "node:timers/promises";
import { mayBeginEscape } from "./escape-sequence.ts";
import { type Secret, type SecretForms, secretForms, type Steps } from "./secret-forms.ts";

/**
 * The patterns of a run's secrets, compiled once and shared by its streams: an Aho-Corasick automaton over bytes,
 * with a table of the patterns' first two bytes that lets ordinary text pass at memory speed.
 */
export class SecretPatterns {
  readonly isEmpty: boolean;
  /** Names of the secrets that are not recognized in all usual encodings, because together they are too large. */
  readonly incomplete: readonly string[];
  /** Per state: the child list's head, the next sibling, the byte that leads here, where to go on a mismatch, its depth, the longest pattern ending here. */
  readonly child: Int32Array;
  readonly sibling: Int32Array;
  readonly byte: Uint8Array;
  readonly fail: Int32Array;
  readonly depth: Int32Array;
  readonly matched: Int32Array;
  readonly root = new Int32Array(256);
  readonly pairs = new Uint8Array(65_536);

  private constructor(size: number, isEmpty: boolean, incomplete: readonly string[]) {
    this.isEmpty = isEmpty;
    this.incomplete = incomplete;
    this.child = new Int32Array(size);
    this.sibling = new Int32Array(size);
    this.byte = new Uint8Array(size);
    this.fail = new Int32Array(size);
    this.depth = new Int32Array(size);
    this.matched = new Int32Array(size);
  }

  static *of({ forms, incomplete }: SecretForms): Steps<SecretPatterns> {
    const size = forms.reduce((sum, form) => sum + form.length, 1);
    const patterns = new SecretPatterns(
      size,
      forms.length === 0,
      incomplete.flatMap(({ name }) => name ?? []),
    );
    let states = 1;
    for (const form of forms) {
      states = patterns.#insert(form, states);
      yield;
    }
    yield* patterns.#link(states);
    return patterns;
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

  *#link(states: number): Steps<void> {
    const queue = new Int32Array(states);
    let filled = 1;
    for (let head = 0; head < filled; head += 1) {
      if (head % statesOfStep === 0) yield;
      const state = at(queue, head);
      for (let to = at(this.child, state); to !== 0; to = at(this.sibling, to)) {
        const fail = state === 0 ? 0 : this.step(at(this.fail, state), at(this.byte, to));
        this.fail[to] = fail;
        this.matched[to] = Math.max(at(this.matched, to), at(this.matched, fail));
        queue[filled++] = to;
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

export function at(table: Int32Array | Uint8Array, index: number): number {
  return table[index] ?? 0;
}

const statesOfStep = 10_000;

function* compile(secrets: Iterable<string | Secret>): Steps<SecretPatterns> {
  const named = [...secrets].map((secret) => (typeof secret === "string" ? { value: secret } : secret));
  return yield* SecretPatterns.of(yield* secretForms(named));
}

/** Compiles the secrets of a run. Values below four bytes cannot be masked and are left out. */
export function compileSecrets(secrets: Iterable<string | Secret>): SecretPatterns {
  const steps = compile(secrets);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** How long other work waits. */
const maxMsOfTurn = 10;

/** The same, for a process that serves others meanwhile: large secrets take seconds. */
export async function compileSecretsInTurns(secrets: Iterable<string | Secret>): Promise<SecretPatterns> {
  const steps = compile(secrets);
  for (let until = performance.now() + maxMsOfTurn; ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + maxMsOfTurn;
  }
}
