/** A folder or file in the asked paths, read from their ends: the node of `b/c` is below that of `c`. */
interface Node {
  readonly below: Map<string, Node>;
  /** The sum of the entries with exactly this path. */
  exact?: number;
  /** An entry that has more folders above; `null`: several. */
  longer?: number | null;
}

/** Paths with more are not matched: no one has such folders, and a report can contain any number of them. */
const maxParts = 40;

/**
 * The value of each asked path, where one side may name folders above that the other leaves out: reports name files relative to the
 * runner's folder, or with the path inside a container. `undefined`: no entry, or several, have the path. The time is linear in the length
 * of all paths together.
 */
export function matchPaths(asked: readonly string[], entries: Iterable<readonly [path: string, value: number]>): (number | undefined)[] {
  const root: Node = { below: new Map() };
  const ways = asked.map((path) => addPath(root, path));
  const ends = new Set(ways.map((way) => way.at(-1)));
  for (const [path, value] of joined(entries)) {
    if (isDeep(path)) continue;
    const { way, isWhole } = follow(root, path);
    const last = way.at(-1);
    if (isWhole && last) last.exact = value;
    for (const node of isWhole ? way.slice(0, -1) : way) if (ends.has(node)) node.longer = node.longer === undefined ? value : null;
  }
  return ways.map((way) => way.findLast(({ exact }) => exact !== undefined)?.exact ?? way.at(-1)?.longer ?? undefined);
}

/** Different spellings of one path are one entry. */
function joined(entries: Iterable<readonly [path: string, value: number]>): Map<string, number> {
  const values = new Map<string, number>();
  for (const [path, value] of entries) {
    const normal = normalize(path);
    values.set(normal, (values.get(normal) ?? 0) + value);
  }
  return values;
}

function isDeep(path: string): boolean {
  let parts = 1;
  for (let slash = path.indexOf("/"); slash !== -1 && parts <= maxParts; slash = path.indexOf("/", slash + 1)) parts++;
  return parts > maxParts;
}

/** @returns the nodes from the file to its first folder */
function addPath(root: Node, path: string): Node[] {
  let node = root;
  const parts = normalize(path).split("/");
  if (parts.length > maxParts) return [];
  return parts.reverse().map((part) => {
    const next: Node = node.below.get(part) ?? { below: new Map() };
    node.below.set(part, next);
    node = next;
    return next;
  });
}

/** The nodes that the end of the path leads along, and whether it ends at one of them. */
function follow(root: Node, path: string): { way: Node[]; isWhole: boolean } {
  const way: Node[] = [];
  let node: Node | undefined = root;
  for (let end = path.length; end >= 0; ) {
    const slash = end === 0 ? -1 : path.lastIndexOf("/", end - 1);
    node = node.below.get(path.slice(slash + 1, end));
    if (node === undefined) return { way, isWhole: false };
    way.push(node);
    end = slash;
  }
  return { way, isWhole: true };
}

const normalize = (path: string): string =>
  path
    .replaceAll("\\", "/")
    .replace(/^(\.\/)+/, "")
    .replace(/^\//, "");
