import { join } from "node:path";
import { type DiskSpace, type FreeSpace, readSpace, shortageOf } from "../../../base/disk-space.ts";

/** A disk with less free space counts as almost full. */
const minFree: FreeSpace = { share: 0.02, maxBytes: 1024 ** 3 };
/** A run is stopped only if it occupies this much, or if the disk lost this much while it ran. */
const blamedBytes = 64 * 1024 * 1024;
/** The engine needs time to remove what the last stopped run wrote. */
const betweenStopsMs = 3_000;

interface Noted {
  /** On the engine's disk. */
  folder: string;
  used: number;
  freeAtFirst: number;
  /** The disk was almost full at some time since then. */
  wasLow: boolean;
}

/** `isMeasured: false`: the disk lost space while it ran, and nothing says that the run occupies it. */
export interface StoppedForDisk {
  id: string;
  isMeasured: boolean;
}

/** Finds the run to stop when the disk with the containers' files is almost full, regardless of how much the runs are measured to occupy. */
export class LowDisk {
  readonly #noted = new Map<string, Noted>();
  #quietUntil = 0;

  /**
   * @param layer the container's; `undefined` when this process cannot see it
   * @param used in bytes; `undefined` when it is not measured yet
   */
  async note(id: string, layer: string | undefined, used: number | undefined): Promise<void> {
    const known = this.#noted.get(id);
    if (known !== undefined) known.used = used ?? known.used;
    if (known !== undefined || layer === undefined) return;
    // The layer and the folder around it have the quota of the container.
    const folder = join(layer, "../..");
    const space = await spaceOf(folder);
    if (space !== undefined) this.#noted.set(id, { folder, used: used ?? 0, freeAtFirst: space.free, wasLow: isLow(space) });
  }

  remove(id: string): void {
    this.#noted.delete(id);
  }

  /** Whether the disk is or was almost full during the run. */
  async wasLow(id: string): Promise<boolean> {
    const noted = this.#noted.get(id);
    if (noted === undefined || noted.wasLow) return noted !== undefined;
    const space = await spaceOf(noted.folder);
    return space !== undefined && isLow(space);
  }

  /** The run that occupies most on a disk that is almost full. */
  async blamed(): Promise<StoppedForDisk | undefined> {
    if (Date.now() < this.#quietUntil) return undefined;
    const bySize = [...this.#noted].sort(([, a], [, b]) => b.used - a.used);
    for (const [id, noted] of bySize) {
      const { folder, used, freeAtFirst } = noted;
      const space = await spaceOf(folder);
      if (space === undefined || !isLow(space)) continue;
      noted.wasLow = true;
      const isMeasured = used >= blamedBytes;
      if (!isMeasured && freeAtFirst - space.free < blamedBytes) continue;
      if (Date.now() < this.#quietUntil) return undefined;
      this.#quietUntil = Date.now() + betweenStopsMs;
      return { id, isMeasured };
    }
    return undefined;
  }
}

const isLow = (space: DiskSpace): boolean => shortageOf(minFree, space) !== undefined;

const spaceOf = (folder: string): Promise<DiskSpace | undefined> => readSpace(folder).catch(() => undefined);
