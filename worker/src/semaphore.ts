/** At most `size` holders at a time; the others wait in line. */
export class Semaphore {
  #free: number;
  readonly #line: (() => void)[] = [];

  constructor(size: number) {
    this.#free = size;
  }

  async hold<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#line.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
