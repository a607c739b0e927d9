import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";

/** Where uploaded reports come from, as the server asks for it. */
export interface SentFrom {
  /** The absolute path of the repository; `undefined` outside one. */
  checkout: string | undefined;
  /** The folder in which the names of the files begin: relative to the repository, or absolute if it is outside. */
  uploadFolder: string;
}

/**
 * The repository that the command was called in, or that the reports are in. Without one, no folder is known that a test's path begins with
 * in each run.
 * @param parent the folder in which the names of the files begin; absolute, without links
 */
export function sentFrom(parent: string, folder: string): SentFrom {
  const checkout = repositoryAround(folder) ?? repositoryAround(parent);
  const below = checkout === undefined ? parent : relative(checkout, parent);
  const isOutside = /^\.\.(?:[\\/]|$)/.test(below) || isAbsolute(below);
  return { checkout, uploadFolder: (isOutside ? parent : below || ".").replaceAll("\\", "/") };
}

/** In a worktree and in a submodule, `.git` is a file. */
function repositoryAround(folder: string): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    if (existsSync(join(current, ".git"))) return current;
    if (dirname(current) === current) return undefined;
  }
}
