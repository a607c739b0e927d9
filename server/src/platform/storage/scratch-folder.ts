import { mkdtempSync } from "node:fs";
import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { newId } from "../crypto/ids.ts";
import { isLeftBehind, scratchName } from "./scratch-owner.ts";

const touchEveryMs = 60_000;

/** The folder for unfinished files, which server processes and backups share. */
export class ScratchFolder {
  readonly #path: string;
  /** Directories of this process. Their modification times show processes elsewhere that it is alive. */
  readonly #own = new Set<string>();

  constructor(path: string) {
    this.#path = path;
    setInterval(() => void this.#touch(), touchEveryMs).unref();
  }

  /** A path for a new entry. */
  newPath(): string {
    return join(this.#path, scratchName(newId()));
  }

  /** Creates a directory. */
  directory(): string {
    const path = mkdtempSync(join(this.#path, scratchName("report-")));
    this.#own.add(path);
    return path;
  }

  /** Removes entries of ended processes, and those that were not changed for this long. @returns how many */
  async clear(olderThanMs: number): Promise<number> {
    let cleared = 0;
    for (const name of await readdir(this.#path)) {
      const path = join(this.#path, name);
      const found = await stat(path).catch(() => undefined);
      if (!found || (!isLeftBehind(name) && Date.now() - found.ctimeMs < olderThanMs)) continue;
      // A reader process exits shortly after its parent.
      await rm(path, { recursive: true, force: true, maxRetries: 5 });
      cleared++;
    }
    return cleared;
  }

  async #touch(): Promise<void> {
    const now = new Date();
    for (const path of this.#own) await utimes(path, now, now).catch(() => this.#own.delete(path));
  }
}
