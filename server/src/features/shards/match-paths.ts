const ambiguous = Symbol("several files end like this");

/**
 * Finds values by the path of a file, where one side may name folders above that the other leaves out: reports name files relative to the runner's
 * folder, or with the path inside a container.
 */
export class PathIndex {
  readonly #byPath = new Map<string, number>();
  readonly #byEnd = new Map<string, number | typeof ambiguous>();

  constructor(entries: Iterable<readonly [path: string, value: number]>) {
    for (const [path, value] of entries) {
      const normal = normalize(path);
      this.#byPath.set(normal, (this.#byPath.get(normal) ?? 0) + value);
    }
    for (const [path, value] of this.#byPath)
      for (const end of endsOf(path)) this.#byEnd.set(end, this.#byEnd.has(end) ? ambiguous : value);
  }

  /** `undefined`: no file, or several, have this path. */
  find(path: string): number | undefined {
    const normal = normalize(path);
    const exact = this.#byPath.get(normal);
    if (exact !== undefined) return exact;
    for (const end of endsOf(normal)) {
      const found = this.#byPath.get(end);
      if (found !== undefined) return found;
    }
    const longer = this.#byEnd.get(normal);
    return longer === ambiguous ? undefined : longer;
  }
}

const normalize = (path: string): string =>
  path
    .replaceAll("\\", "/")
    .replace(/^(\.\/)+/, "")
    .replace(/^\//, "");

/** `a/b/c` without one or more of its first folders: `b/c`, `c`. */
function endsOf(path: string): string[] {
  const ends: string[] = [];
  for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) ends.push(path.slice(slash + 1));
  return ends;
}
