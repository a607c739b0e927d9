import { useHotkeys } from "../use-hotkeys.ts";
import { useActiveRow } from "./use-active-row.ts";

/** `j` and `k` move through rows that have their id as `data-row`. The focus follows, so Enter opens the row. @returns the id of the active row */
export function useRowKeys(rows: readonly { id: string }[]): string | undefined {
  const { activeId, move } = useActiveRow(rows, "data-row");
  useHotkeys({ j: () => move(1), k: () => move(-1) });
  return activeId;
}
