import type { DirectoryIndex } from "./directory-index.ts";

/** About 20 MB. */
const maxFiles = 100_000;

/** The directories read last. A stored index never changes under the same version. */
export class IndexCache {
  readonly #indexes = new Map<string, DirectoryIndex>();
  #files = 0;

  /** `read` is called for an index that is not here. */
  async get(key: string, version: string, read: () => Promise<DirectoryIndex | undefined>): Promise<DirectoryIndex | undefined> {
    const name = `${version} ${key}`;
    const index = this.#take(name) ?? (await read());
    if (index) this.#add(name, index);
    return index;
  }

  #take(name: string): DirectoryIndex | undefined {
    const index = this.#indexes.get(name);
    if (!index) return undefined;
    this.#indexes.delete(name);
    this.#files -= index.files.size;
    return index;
  }

  #add(name: string, index: DirectoryIndex): void {
    this.#take(name);
    this.#indexes.set(name, index);
    this.#files += index.files.size;
    for (const oldest of this.#indexes.keys()) {
      if (this.#files <= maxFiles || oldest === name) break;
      this.#take(oldest);
    }
  }
}
