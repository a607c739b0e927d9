import { useCallback, useMemo, useState } from "react";
import type { LogBuffer } from "../lines/log-buffer.ts";
import { type LineGroup, LogOutline } from "../lines/log-outline.ts";

interface Folding {
  /** What the reader chose for all groups; `undefined` = each as its mark says. */
  all?: boolean;
  /** What the reader chose since, by the group's first line: true = folded. */
  chosen: ReadonlyMap<number, boolean>;
}

/** The groups and errors of a log that grows, and which groups are folded. `stamp` changes with the log. */
export function useGroups(buffer: LogBuffer, stamp: number) {
  const scanner = useMemo(() => new LogOutline(buffer), [buffer]);
  // `stamp` is what says that the buffer has changed.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const outline = useMemo(() => scanner.read(), [scanner, stamp]);
  const [folding, setFolding] = useState<Folding>({ chosen: new Map() });
  const isFolded = useCallback((group: LineGroup) => folding.chosen.get(group.line) ?? folding.all ?? group.startsFolded, [folding]);
  const fold = useCallback(
    (lines: readonly number[], isFolded: boolean) =>
      setFolding(({ chosen, ...rest }) => ({ ...rest, chosen: new Map([...chosen, ...lines.map((line) => [line, isFolded] as const)]) })),
    [],
  );
  /** Folds or opens the group that starts at a line. */
  const toggle = useCallback(
    (line: number) => {
      const group = outline.groups.get(line);
      if (group) fold([line], !isFolded(group));
    },
    [outline, isFolded, fold],
  );
  /** Opens the groups around a line, and keeps those open that would fold when they end. */
  const reveal = useCallback(
    (line: number) => {
      const around = [...outline.groups.values()].filter(
        (group) => group.line < line && line <= group.last && (isFolded(group) || !group.isClosed),
      );
      if (around.length > 0)
        fold(
          around.map((group) => group.line),
          false,
        );
    },
    [outline, isFolded, fold],
  );
  const areAllFolded = useMemo(() => [...outline.groups.values()].every(isFolded), [outline, isFolded]);
  const foldAll = () => setFolding({ all: !areAllFolded, chosen: new Map() });
  return { outline, isFolded, toggle, reveal, areAllFolded, foldAll };
}

export type Groups = ReturnType<typeof useGroups>;
