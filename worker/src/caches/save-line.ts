import type { Attempt } from "@gantry/contract/dispatch/schemas.ts";
import { Semaphore } from "../base/semaphore.ts";

/**
 * Runs whose containers are kept until their caches are saved. One after another, because reading a folder needs a processor; and not many, because their
 * containers occupy the disk.
 */
export class SaveLine {
  readonly #turn = new Semaphore(1);
  readonly #most: number;
  readonly #inside = new Set<Attempt>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Resolves to `false` if too many are waiting; then `work` is not called. */
  async enter({ taskId, attempt }: Attempt, work: () => Promise<void>): Promise<boolean> {
    if (this.#inside.size >= this.#most) return false;
    const entry = { taskId, attempt };
    this.#inside.add(entry);
    try {
      await this.#turn.run(work);
      return true;
    } finally {
      this.#inside.delete(entry);
    }
  }

  /** The attempts whose containers are still needed. */
  attempts(): Attempt[] {
    return [...this.#inside];
  }
}
