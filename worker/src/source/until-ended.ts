import { PassThrough } from "node:stream";

/** Passes bytes on, and ends when `confirm` has resolved; fails with its error. */
export class UntilEnded extends PassThrough {
  readonly #confirm: () => Promise<void>;

  constructor(confirm: () => Promise<void>) {
    super();
    this.#confirm = confirm;
  }

  override _flush(done: (error?: Error | null) => void): void {
    this.#confirm().then(() => done(), done);
  }
}
