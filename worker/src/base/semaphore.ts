/** At most `size` holders at a time; the others wait in line. */
export class Semaphore {
  #free: number;
  readonly #line: (() => void)[] = [];

  constructor(size: number) {
    this.#free = size;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#exit();
    }
  }

  /** For a holder: lets another one in during `work`, and waits in line again after it. */
  async runOutside<T>(work: () => Promise<T>): Promise<T> {
    this.#exit();
    try {
      return await work();
    } finally {
      await this.#enter();
    }
  }

  async #enter(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#line.push(resolve));
  }

  #exit(): void {
    const next = this.#line.shift();
    if (next) next();
    else this.#free += 1;
  }
}
