import { useMemo, useState } from "react";

interface HasId {
  id: string;
}

/** The selected rows of a list, of those that are shown. */
export interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  toggleAll: () => void;
}

/** Rows that are selected to be changed together. `limit`: the most at once; more are not added. */
export function useSelection<Row extends HasId>(rows: readonly Row[], limit: number) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  const clear = () => setIds(new Set());
  /** Rows that were selected while a change of others was under way stay selected. */
  const deselect = (done: readonly HasId[]) =>
    setIds((before) => {
      const left = new Set(before);
      for (const { id } of done) left.delete(id);
      return left;
    });
  const selection: Selection = {
    ids: useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]),
    toggle: (id) =>
      setIds((before) =>
        before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id].slice(0, limit)),
      ),
    toggleAll: () => (chosen.length > 0 ? clear() : setIds(new Set(rows.slice(0, limit).map(({ id }) => id)))),
  };
  return { selection, chosen, clear, deselect };
}
