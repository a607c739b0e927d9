/** Maximum concurrent model requests per server process and per organization. */
const atOnce = 16;
const perOrganization = 4;

interface Waiting {
  organizationId: string;
  begin(): void;
}

/** Limits concurrent model requests, so that one organization or a slow model does not block the others. */
export class ModelSlots {
  readonly #taken = new Map<string, number>();
  readonly #waiting: Waiting[] = [];
  #total = 0;

  /** Resolves to a function that releases the slot; to `undefined` if none was free before the signal. */
  take(organizationId: string, signal: AbortSignal): Promise<(() => void) | undefined> {
    if (signal.aborted) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const giveUp = () => {
        const at = this.#waiting.indexOf(entry);
        if (at >= 0) this.#waiting.splice(at, 1);
        resolve(undefined);
      };
      const entry: Waiting = {
        organizationId,
        begin: () => {
          signal.removeEventListener("abort", giveUp);
          resolve(() => this.#release(organizationId));
        },
      };
      signal.addEventListener("abort", giveUp, { once: true });
      this.#waiting.push(entry);
      this.#admit();
    });
  }

  /** First come, first served among organizations below their limit. */
  #admit(): void {
    while (this.#total < atOnce) {
      const at = this.#waiting.findIndex((entry) => this.#takenBy(entry.organizationId) < perOrganization);
      const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
      if (!next) return;
      this.#total++;
      this.#taken.set(next.organizationId, this.#takenBy(next.organizationId) + 1);
      next.begin();
    }
  }

  #release(organizationId: string): void {
    this.#total--;
    const left = this.#takenBy(organizationId) - 1;
    if (left > 0) this.#taken.set(organizationId, left);
    else this.#taken.delete(organizationId);
    this.#admit();
  }

  #takenBy(organizationId: string): number {
    return this.#taken.get(organizationId) ?? 0;
  }
}
