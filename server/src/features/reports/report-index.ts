import { reportFolders } from "@gantry/contract/results/constants.ts";

/**
 * The page shown at a report's root:
 *
 * 1. An `index.html` at the top.
 * 2. The `index.html` of a report folder: first folders that Gantry does not know (the project's own choice), then the known folders in the order in
 *    which a worker searches them; coverage comes last. Within a folder, the page closest to the top.
 * 3. The only HTML page of the report, such as `reports/report.html` of pytest or `mochawesome.html`.
 *
 * @returns its path in the report; `null` when there is none, and a listing of the files is served.
 */
export function reportIndexOf(paths: readonly string[]): string | null {
  const pages = paths.filter((path) => /\.html?$/i.test(path));
  const [index] = pages.filter((path) => /(^|\/)index\.html?$/i.test(path)).sort(compare);
  return index ?? (pages.length === 1 ? (pages[0] ?? null) : null);
}

function compare(a: string, b: string): number {
  const [left, right] = [rankOf(a), rankOf(b)];
  return left.isCoverage - right.isCoverage || left.folder - right.folder || left.depth - right.depth || (a < b ? -1 : 1);
}

function rankOf(path: string) {
  const folders = path.split("/").slice(0, -1);
  const known = reportFolders.findIndex((folder) => `${path.toLowerCase()}/`.startsWith(`${folder}/`));
  return {
    isCoverage: folders.some((folder) => /^(l?cov|coverage)/i.test(folder)) ? 1 : 0,
    folder: folders.length === 0 ? -2 : known,
    depth: folders.length,
  };
}
