import { useEffect, useState } from "react";

/**
 * The row that keys act on; `move` goes to the next or previous one, scrolls it into sight and
 * focuses its link, so that screen readers announce it.
 * @param attribute of the row's element, with the row's id
 */
export function useActiveRow(rows: readonly { id: string }[], attribute: `data-${string}`) {
  const [activeId, setActiveId] = useState<string>();
  const index = rows.findIndex(({ id }) => id === activeId);
  const move = (step: number) => setActiveId(rows[Math.max(0, Math.min(rows.length - 1, index < 0 ? 0 : index + step))]?.id);
  useEffect(() => {
    if (!activeId) return;
    const row = document.querySelector(`[${attribute}="${activeId}"]`);
    row?.scrollIntoView({ block: "nearest" });
    row?.querySelector<HTMLElement>("a, button:not([role=checkbox], [data-opens])")?.focus({ preventScroll: true });
  }, [activeId, attribute]);
  return { activeId, setActiveId, move };
}
