import type Docker from "dockerode";
import type { DiskStop } from "../../engine.ts";
import { Semaphore } from "../../../semaphore.ts";
import { LowDisk } from "./low-disk.ts";
import { measure } from "./measure.ts";
import { type Places, placesOf } from "./places.ts";

const everyMs = 5_000;
/** A run with so many files that measuring takes long is measured less often. */
const longestPauseMs = 30_000;
const unknownForMs = 120_000;

interface Watched {
  /** Fetched with the first measurement, because most runs have ended before. */
  places: Promise<Places> | undefined;
  stop: (why: DiskStop) => void;
  /** The time of the next measurement; infinite during one. */
  dueAt: number;
  unknownSince: number | undefined;
}

/**
 * Measures what each running container occupies on the engine's disk and stops those above the limit, those that cannot be measured for two minutes, and, when
 * the disk is almost full, the largest. The engine's own quota needs a file system that few have.
 */
export class DiskWatch {
  readonly #docker: Docker;
  readonly #isHere: boolean;
  readonly #limitBytes: number;
  readonly #watched = new Map<string, Watched>();
  readonly #atOnce = new Semaphore(2);
  readonly #low = new LowDisk();
  #timer: NodeJS.Timeout | undefined;

  /** @param isHere the engine may be on this machine */
  constructor(docker: Docker, isHere: boolean, limitBytes: number) {
    this.#docker = docker;
    this.#isHere = isHere;
    this.#limitBytes = limitBytes;
  }

  /** Calls `stop` once when the container must be stopped, until the returned function is called. */
  watch(containerId: string, stop: (why: DiskStop) => void): () => void {
    this.#watched.set(containerId, { places: undefined, stop, dueAt: 0, unknownSince: undefined });
    this.#timer ??= setInterval(() => void this.#measureDue(), everyMs).unref();
    return () => this.#forget(containerId);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #measureDue(): Promise<void> {
    const due = [...this.#watched].filter(([, { dueAt }]) => dueAt <= Date.now());
    for (const [, watched] of due) watched.dueAt = Number.POSITIVE_INFINITY;
    await Promise.all(due.map(([id, watched]) => this.#atOnce.hold(() => this.#look(id, watched))));
    const largest = await this.#low.largest();
    if (largest !== undefined) this.#act(largest, "engine");
  }

  async #look(id: string, watched: Watched): Promise<void> {
    if (!this.#watched.has(id)) return;
    const startedAt = Date.now();
    try {
      const places = await this.#placesOf(id, watched);
      const used = await measure(this.#docker, id, places);
      if (!this.#watched.has(id)) return;
      await this.#low.note(id, places.layer, used);
      this.#judge(id, watched, used);
    } catch {
      // The engine does not answer, or the container is gone. Says nothing about the run.
    } finally {
      watched.dueAt = Date.now() + Math.min(2 * (Date.now() - startedAt), longestPauseMs);
    }
  }

  #judge(id: string, watched: Watched, used: number | undefined): void {
    if (used !== undefined) watched.unknownSince = undefined;
    else watched.unknownSince ??= Date.now();
    if (used !== undefined && used > this.#limitBytes) this.#act(id, "limit");
    else if (watched.unknownSince !== undefined && Date.now() - watched.unknownSince > unknownForMs) this.#act(id, "unmeasured");
  }

  #placesOf(id: string, watched: Watched): Promise<Places> {
    watched.places ??= this.#docker
      .getContainer(id)
      .inspect()
      .then((info) => placesOf(info, this.#isHere))
      .catch((error: unknown) => {
        // Fetched again with the next measurement.
        watched.places = undefined;
        throw error;
      });
    return watched.places;
  }

  #act(id: string, why: DiskStop): void {
    const watched = this.#watched.get(id);
    this.#forget(id);
    watched?.stop(why);
  }

  #forget(id: string): void {
    this.#watched.delete(id);
    this.#low.forget(id);
  }
}
