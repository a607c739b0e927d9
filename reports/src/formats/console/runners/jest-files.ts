/** A file that failed outside its tests, by Jest's output. */
export interface BrokenFile {
  path: string;
  /** The first paragraph below its heading; empty if there is none. */
  reason: string;
}

const heading = "  ● Test suite failed to run";
const maxReason = 20;

/** The files below whose line `FAIL` Jest says that the suite failed to run, each time that it says so. */
export function brokenJestFiles(lines: readonly string[]): BrokenFile[] {
  return lines.flatMap((line, index) => {
    const path = /^ ?FAIL {1,4}(\S.*)$/.exec(line)?.[1];
    const below = path === undefined ? -1 : lines.slice(index + 1, index + 3).indexOf(heading);
    if (path === undefined || below < 0) return [];
    return [{ path: path.replace(/ \([\d.]{1,12} m?s\)$/, "").replace(/^\.\//, ""), reason: reasonBelow(lines, index + 1 + below) }];
  });
}

function reasonBelow(lines: readonly string[], at: number): string {
  const below = lines.slice(at + 1, at + 2 + maxReason);
  const text = below[0] === "" ? below.slice(1) : below;
  const end = text.findIndex((line) => !line.startsWith("    ") || /^ +(?:at |>? *\d+ \|)/.test(line));
  return text
    .slice(0, end < 0 ? text.length : end)
    .map((line) => line.trim())
    .join("\n");
}
