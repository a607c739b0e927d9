import { folded } from "@gantry/reports/folder/entry-names.ts";
import { archiveLimits } from "@gantry/reports/archive/archive-limits.ts";

const maxPartBytes = 200;

/**
 * Turns the paths that a form gives its files into safe ones below one folder. The folders are kept: a report names its attachments by them, and files of
 * several tests have the same name.
 */
export class UploadNames {
  readonly #taken = new Map<string, "file" | "folder">();
  /** The next number for each path that was taken: many files may get the same one, and their numbers may be taken as well. */
  readonly #numbers = new Map<string, number>();

  /** A path of its own for each file, and the path that was sent. */
  take(sent: string): { path: string; sentPath: string } {
    const parts = safeParts(sent);
    let path = "";
    for (const [index, part] of parts.entries()) {
      const isFile = index === parts.length - 1;
      const before = path === "" ? "" : `${path}/`;
      path = this.#free(before, part, isFile);
      this.#taken.set(folded(path), isFile ? "file" : "folder");
    }
    return { path, sentPath: parts.join("/") };
  }

  #free(before: string, part: string, isFile: boolean): string {
    const plain = `${before}${part}`;
    if (!this.#isTaken(plain, isFile)) return plain;
    const key = folded(plain);
    for (let number = this.#numbers.get(key) ?? 2; ; number++) {
      const path = `${before}${number}-${part}`;
      if (this.#isTaken(path, isFile)) continue;
      this.#numbers.set(key, isFile ? number + 1 : number);
      return path;
    }
  }

  /** Several files may be in one folder. */
  #isTaken(path: string, isFile: boolean): boolean {
    const held = this.#taken.get(folded(path));
    return isFile ? held !== undefined : held === "file";
  }
}

function safeParts(sent: string): string[] {
  const parts = sent
    .replaceAll("\\", "/")
    .replace(/^[A-Za-z]:/, "")
    .replace(/\p{Cc}/gu, "_")
    .split("/")
    .filter((part) => part !== "" && part !== "." && part !== "..")
    .map(shortened)
    .slice(-archiveLimits.maxDepth);
  while (parts.length > 1 && Buffer.byteLength(parts.join("/")) > archiveLimits.maxPathBytes - maxNumberBytes) parts.shift();
  // `C:` would be a drive on some systems.
  return parts.length === 0 ? ["report"] : [parts[0]?.replace(/^([A-Za-z]):/, "$1_") ?? "", ...parts.slice(1)];
}

const maxNumberBytes = 100;

/** The end of a long name is kept, because it tells the format. */
function shortened(part: string): string {
  let kept = part;
  while (Buffer.byteLength(kept) > maxPartBytes) kept = kept.slice(Math.ceil((Buffer.byteLength(kept) - maxPartBytes) / 4));
  // Half of a character may have been cut off.
  return Buffer.from(kept).toString();
}
