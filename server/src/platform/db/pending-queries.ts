/** Queries that wait for their response. They can be rejected together, when no response will come. */
export class PendingQueries {
  readonly #rejects = new Set<(reason: Error) => void>();

  /** Resolves and rejects as `query` does, or rejects with `rejectAll`; `tooLate` then gets what `query` resolves to. */
  add<T>(query: Promise<T>, tooLate: (value: T) => void): Promise<T> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const giveUp = (reason: Error) => {
        isLate = true;
        reject(reason);
      };
      this.#rejects.add(giveUp);
      query.then(
        (value) => {
          this.#rejects.delete(giveUp);
          if (isLate) tooLate(value);
          else resolve(value);
        },
        (error: unknown) => {
          this.#rejects.delete(giveUp);
          reject(error);
        },
      );
    });
  }

  rejectAll(reason: Error): void {
    for (const reject of this.#rejects) reject(reason);
    this.#rejects.clear();
  }
}
