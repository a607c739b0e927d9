/** What a shard's report says about the files that the shard was given. */
export interface FilesFound {
  /** The files that have no result, in the order of the list. */
  missing: string[];
  /** The report also names files that are not in the list: a file may be there under another name. */
  hasOthers: boolean;
}

/** Longer and deeper paths are not compared: no one has such folders, and a report can contain any number of them. */
const maxPathLength = 1000;
const maxParts = 40;

/**
 * The files of a list without any result. Reports may name files with more folders above them, or fewer: the rest of the path must be the
 * same. Entries that may stand for several files, such as folders and patterns, are not compared.
 * @param reported the paths that results name; the time is linear in their number
 * @returns `undefined` if this cannot be determined: the report names no files, or none as the list does
 */
export function filesWithoutResults(listed: readonly string[], reported: Iterable<string>): FilesFound | undefined {
  const files = listed.filter(isFile).map((path) => ({ path, normal: normalize(path) }));
  const whole = new Map(files.map(({ normal }) => [normal, false]));
  const ends = new Map<string, string[]>();
  for (const { normal } of files)
    for (const end of endsOf(normal)) {
      const same = ends.get(end);
      if (same) same.push(normal);
      else ends.set(end, [normal]);
    }
  let hasOthers = false;
  for (const path of new Set([...reported].map((each) => normalize(each.slice(0, maxPathLength + 1))))) {
    const named = [...endsOf(path).filter((end) => whole.has(end)), ...(ends.get(path) ?? [])];
    for (const normal of named) whole.set(normal, true);
    ends.delete(path);
    if (named.length === 0) hasOthers = true;
  }
  const missing = files.filter(({ normal }) => !whole.get(normal)).map(({ path }) => path);
  return missing.length === files.length ? undefined : { missing, hasOthers };
}

/** The last part of a file's name has a dot; `a.spec.ts:12`, `a_test.py::name` and `*.spec.ts` are no files. */
const isFile = (path: string) => /\.[^./\\]+$/.test(path) && !/[*?[\]{}:|<>]/.test(path.replace(/^[a-z]:/i, ""));

/** `c`, `b/c`, `a/b/c` */
function endsOf(path: string): string[] {
  const ends: string[] = [];
  for (let at = path.lastIndexOf("/"); ends.length < maxParts; at = path.lastIndexOf("/", at - 1)) {
    ends.push(path.slice(at + 1));
    if (at <= 0) break;
  }
  if (ends.length < maxParts && ends.at(-1) !== path) ends.push(path);
  return ends;
}

const normalize = (path: string): string =>
  path
    .replaceAll("\\", "/")
    .replace(/^(\.\/)+/, "")
    .replace(/^\//, "");
