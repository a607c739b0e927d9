import { statfs } from "node:fs/promises";

const GiB = 1024 ** 3;
/** Less of it free is almost full: this share of the disk, or 1 GiB if that is less. */
const lowShare = 0.02;
/** A run is blamed only if it occupies as much, or if the disk lost as much while it ran. */
const blamedBytes = 64 * 1024 * 1024;

interface Noted {
  folder: string;
  used: number;
  freeAtFirst: number;
}

/** Finds the run to stop when the disk with the containers' files is almost full, whatever the runs were measured to occupy. */
export class LowDisk {
  readonly #noted = new Map<string, Noted>();

  /** @param folder on the disk; `undefined` when this process cannot see it */
  async note(id: string, folder: string | undefined, used: number | undefined): Promise<void> {
    if (folder === undefined) return;
    const known = this.#noted.get(id);
    const freeAtFirst = known?.freeAtFirst ?? (await spaceOf(folder))?.free;
    if (freeAtFirst !== undefined) this.#noted.set(id, { folder, used: used ?? known?.used ?? 0, freeAtFirst });
  }

  forget(id: string): void {
    this.#noted.delete(id);
  }

  /** The run that occupies most on a disk that is almost full. */
  async largest(): Promise<string | undefined> {
    const bySize = [...this.#noted].sort(([, a], [, b]) => b.used - a.used);
    for (const [id, { folder, used, freeAtFirst }] of bySize) {
      const space = await spaceOf(folder);
      if (space === undefined || space.free >= Math.min(GiB, space.size * lowShare)) continue;
      if (used >= blamedBytes || freeAtFirst - space.free >= blamedBytes) return id;
    }
    return undefined;
  }
}

/** In bytes. */
async function spaceOf(folder: string): Promise<{ free: number; size: number } | undefined> {
  const { bavail, blocks, bsize } = await statfs(folder).catch(() => ({ bavail: -1, blocks: 0, bsize: 0 }));
  return bavail < 0 ? undefined : { free: bavail * bsize, size: blocks * bsize };
}
