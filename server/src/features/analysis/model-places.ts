/** So many questions to models are under way in one server process at once, and so many of them for one organization. */
const atOnce = 16;
const perOrganization = 4;

interface Waiting {
  organizationId: string;
  begin(): void;
}

/**
 * Who may ask a model now. An organization with many failed runs, or a slow model, keeps no other one waiting, and no process holds
 * more connections than it should.
 */
export class ModelPlaces {
  readonly #taken = new Map<string, number>();
  readonly #waiting: Waiting[] = [];
  #total = 0;

  /** Resolves to what gives the place back; to `undefined` when none was free before the signal. */
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
          resolve(() => this.#giveBack(organizationId));
        },
      };
      signal.addEventListener("abort", giveUp, { once: true });
      this.#waiting.push(entry);
      this.#admit();
    });
  }

  /** Those who came first, of organizations that have a place left. */
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

  #giveBack(organizationId: string): void {
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
