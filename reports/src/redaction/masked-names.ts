import { redactText } from "./redact.ts";
import type { SecretPatterns } from "./secret-patterns.ts";
import type { ArchivedFile } from "../archive/archive-limits.ts";

/** Names for the files of a report with secrets masked, which clash with no other file or folder of it. */
export class MaskedNames {
  readonly #secrets: SecretPatterns;
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();
  /** The last number for each masked name: many files may get the same one. */
  readonly #numbers = new Map<string, number>();
  /** By path: asking again gives the same name. */
  readonly #given = new Map<string, string>();

  constructor(files: readonly ArchivedFile[], secrets: SecretPatterns) {
    this.#secrets = secrets;
    for (const { path } of files) this.#take(path);
  }

  /** `reports/****\/a.txt`; of two files that would get one name, the second one is in `reports/****-2`. */
  of(path: string): string {
    const given = this.#given.get(path) ?? this.#choose(path);
    this.#given.set(path, given);
    return given;
  }

  #choose(path: string): string {
    const masked = redactText(this.#secrets, path);
    if (masked === path) return path;
    for (let number = (this.#numbers.get(masked) ?? 0) + 1; ; number += 1) {
      const name = number === 1 ? masked : masked.replace("****", `****-${number}`);
      if (this.#isFree(name)) {
        this.#numbers.set(masked, number);
        this.#take(name);
        return name;
      }
    }
  }

  #isFree(path: string): boolean {
    return (
      !this.#files.has(folded(path)) &&
      !this.#folders.has(folded(path)) &&
      foldersOf(path).every((folder) => !this.#files.has(folded(folder)))
    );
  }

  #take(path: string): void {
    this.#files.add(folded(path));
    for (const folder of foldersOf(path)) this.#folders.add(folded(folder));
  }
}

function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** File systems and archives that do not tell cases apart must not join two files. */
const folded = (path: string): string => path.normalize("NFC").toLowerCase();
