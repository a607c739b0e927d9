import { useMemo } from "react";
import { maxMatches } from "../search/find-matches.ts";
import { foldedRows, theseRows, withHeadings } from "./log-rows.ts";
import { rowHeight, titleHeight } from "./LogRow.tsx";
import type { Groups } from "./use-groups.ts";
import type { Search } from "../search/use-search.ts";

/**
 * The rows of the terminal: all lines without the folded ones or, with a filter, the lines with a match; in a log of several runs with the headings of these
 * runs.
 */
export function useShownRows(
  count: number,
  { outline, isFolded }: Groups,
  { matches, text }: Search,
  isFilter: boolean,
  headings: readonly number[] = [],
) {
  const isFiltered = isFilter && text !== "";
  const matching = useMemo(() => [...new Set(matches.map(({ line }) => line))], [matches]);
  const rows = useMemo(
    () => (isFiltered ? theseRows(withHeadings(matching, headings)) : foldedRows(count, outline, isFolded)),
    [isFiltered, matching, headings, count, outline, isFolded],
  );
  const heightOf = (line: number) => (!isFiltered && outline.groups.has(line) ? titleHeight : rowHeight);
  return { rows, heightOf, isFiltered, matching, isCut: isFiltered && matches.length >= maxMatches };
}
