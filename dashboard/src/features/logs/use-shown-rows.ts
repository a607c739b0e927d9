import { useMemo } from "react";
import { mostMatches } from "./find-matches.ts";
import { foldedRows, theseRows } from "./log-rows.ts";
import { rowHeight, titleHeight } from "./LogRow.tsx";
import type { Groups } from "./use-groups.ts";
import type { Search } from "./use-search.ts";

/** The rows of the terminal: all lines without the folded ones or, with a filter, the lines with a match. */
export function useShownRows(count: number, { outline, isFolded }: Groups, { matches, text }: Search, isFilter: boolean) {
  const isFiltered = isFilter && text !== "";
  const rows = useMemo(
    () => (isFiltered ? theseRows([...new Set(matches.map(({ line }) => line))]) : foldedRows(count, outline, isFolded)),
    [isFiltered, matches, count, outline, isFolded],
  );
  const heightOf = (line: number) => (!isFiltered && outline.groups.has(line) ? titleHeight : rowHeight);
  return { rows, heightOf, isFiltered, isCut: isFiltered && matches.length >= mostMatches };
}
