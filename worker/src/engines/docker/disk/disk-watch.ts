import type Docker from "dockerode";
import type { DiskStop } from "../../engine.ts";
import { Semaphore } from "../../../base/semaphore.ts";
import { imageContentBytes } from "./image-content.ts";
import { LowDisk } from "./low-disk.ts";
import { measure } from "./measure.ts";
import { measureByEngine } from "./measure-by-engine.ts";
import type { Measured } from "./named-files.ts";
import { type WritablePaths, writablePathsOf } from "./writable-paths.ts";
import { quotaUsage } from "./quota-usage.ts";

/** For what can be read from the file system immediately. */
const glanceEveryMs = 1_000;
const firstMeasuredAfterMs = 2_500;
const measuredEveryMs = 5_000;
/** A run with so many files that measuring takes long is measured less often. */
const maxPauseMs = 30_000;
const unknownForMs = 120_000;

interface Watched {
  hasQuota: boolean;
  /** Fetched with the first glance, because most runs have ended before. */
  places: Promise<WritablePaths> | undefined;
  /** The image's own files in its volumes, which do not count for the run. */
  imageBytes: Promise<number> | undefined;
  stop: (why: DiskStop) => void;
  isGlancing: boolean;
  /** The time of the next measurement; infinite during one. */
  dueAt: number;
  unknownSince: number | undefined;
}

/**
 * Finds out what each running container occupies on the engine's disk and stops those above the limit, those that cannot be measured for two minutes, and,
 * when the disk is almost full, the largest. What the engine's file system does not limit is measured.
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

  /**
   * Calls `stop` once when the container must be stopped, until `forget`.
   * @param hasQuota the engine's file system limits what it writes
   */
  watch(containerId: string, hasQuota: boolean, stop: (why: DiskStop) => void): void {
    const dueAt = Date.now() + firstMeasuredAfterMs;
    const unknown = { places: undefined, imageBytes: undefined, unknownSince: undefined };
    this.#watched.set(containerId, { ...unknown, hasQuota, stop, isGlancing: false, dueAt });
    this.#timer ??= setInterval(() => this.#tick(), glanceEveryMs).unref();
  }

  unwatch(containerId: string): void {
    this.#watched.delete(containerId);
    this.#low.remove(containerId);
  }

  /** Whether an ended container occupies as much as its file system let it write. */
  async isFull(containerId: string): Promise<boolean> {
    const watched = this.#watched.get(containerId);
    if (!watched?.hasQuota) return false;
    const places = await this.#placesOf(containerId, watched);
    const used = (await quotaUsage(places)) ?? (await measureByEngine(this.#docker, containerId, places)) ?? 0;
    return used - (await this.#imageBytes(watched, places)) > this.#limitBytes;
  }

  /** Whether the engine's disk was almost full at some time while the container ran. */
  wasLow(containerId: string): Promise<boolean> {
    return this.#low.wasLow(containerId);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    const now = Date.now();
    for (const [id, watched] of this.#watched) {
      if (!watched.isGlancing) void this.#glance(id, watched);
      if (watched.dueAt > now) continue;
      watched.dueAt = Number.POSITIVE_INFINITY;
      void this.#atOnce.run(() => this.#look(id, watched));
    }
    void this.#low.blamed().then((blamed) => blamed && this.#act(blamed.id, blamed.isMeasured ? "engine" : "suspected"));
  }

  /** What the file system knows without reading each file. */
  async #glance(id: string, watched: Watched): Promise<void> {
    watched.isGlancing = true;
    try {
      const places = await this.#placesOf(id, watched);
      const counted = await quotaUsage(places);
      const used = counted === undefined ? undefined : counted - (await this.#imageBytes(watched, places));
      if (!this.#watched.has(id)) return;
      await this.#low.note(id, places.layer, used);
      if (used !== undefined && used > this.#limitBytes) this.#act(id, "limit");
    } catch {
      // The engine does not respond, or the container is gone. This says nothing about the run.
    } finally {
      watched.isGlancing = false;
    }
  }

  async #look(id: string, watched: Watched): Promise<void> {
    if (!this.#watched.has(id)) return;
    const startedAt = Date.now();
    try {
      const places = await this.#placesOf(id, watched);
      const notIts = await this.#imageBytes(watched, places);
      const { bytes, isComplete } = await measure(this.#docker, id, places, this.#limitBytes + notIts);
      const used = bytes - notIts;
      if (!this.#watched.has(id)) return;
      await this.#low.note(id, places.layer, used);
      this.#evaluate(id, watched, { bytes: used, isComplete });
    } catch {
      // The engine does not respond, or the container is gone. This says nothing about the run.
    } finally {
      const pauseMs = 2 * (Date.now() - startedAt);
      watched.dueAt = Date.now() + Math.min(Math.max(pauseMs, measuredEveryMs), maxPauseMs);
    }
  }

  #evaluate(id: string, watched: Watched, { bytes, isComplete }: Measured): void {
    if (isComplete) watched.unknownSince = undefined;
    else watched.unknownSince ??= Date.now();
    if (bytes > this.#limitBytes) this.#act(id, "limit");
    else if (watched.unknownSince !== undefined && Date.now() - watched.unknownSince > unknownForMs) this.#act(id, "unmeasured");
  }

  #placesOf(id: string, watched: Watched): Promise<WritablePaths> {
    watched.places ??= this.#docker
      .getContainer(id)
      .inspect()
      .then((info) => writablePathsOf(info, this.#isHere))
      .catch((error: unknown) => {
        // Fetched again with the next glance.
        watched.places = undefined;
        throw error;
      });
    return watched.places;
  }

  #imageBytes(watched: Watched, places: WritablePaths): Promise<number> {
    watched.imageBytes ??= imageContentBytes(places);
    return watched.imageBytes;
  }

  #act(id: string, why: DiskStop): void {
    const watched = this.#watched.get(id);
    this.unwatch(id);
    watched?.stop(why);
  }
}
