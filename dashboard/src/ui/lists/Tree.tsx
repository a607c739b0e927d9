import { useVirtualizer } from "@tanstack/react-virtual";
import { ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cn } from "../cn.ts";

export interface TreeRow {
  id: string;
  /** 0 for the roots. */
  depth: number;
  /** `undefined` for a leaf. */
  isOpen?: boolean | undefined;
  content: ReactNode;
}

interface TreeProps {
  rows: readonly TreeRow[];
  label: string;
  selectedId: string | undefined;
  onSelect: (row: TreeRow) => void;
  onToggle: (row: TreeRow, open: boolean) => void;
  /** The rows that came into sight. */
  onInSight?: (rows: readonly TreeRow[]) => void;
  rowHeight?: number;
  className?: string;
}

/** Rows that open and close, as many as there are: only those in sight are drawn. ↑ ↓ move, ← → close and open, Enter chooses. */
export function Tree({ rows, label, selectedId, onSelect, onToggle, onInSight, rowHeight = 32, className }: TreeProps) {
  const base = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const active = Math.max(
    0,
    rows.findIndex((row) => row.id === (activeId ?? selectedId)),
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });

  // Rows that arrive above the selected one must not push it out of sight, unless the reader has moved on since it was selected.
  const hasMovedOn = useRef(false);
  useEffect(() => {
    hasMovedOn.current = false;
  }, [selectedId]);
  const selectedIndex = rows.findIndex((row) => row.id === selectedId);
  useEffect(() => {
    if (selectedIndex >= 0 && !hasMovedOn.current) virtualizer.scrollToIndex(selectedIndex, { align: "auto" });
    // The virtualizer is the same object in every drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [selectedId, selectedIndex]);
  const moveOn = () => {
    hasMovedOn.current = true;
  };
  useEffect(() => setActiveId(undefined), [selectedId]);

  const items = virtualizer.getVirtualItems();
  const inSight = items.flatMap((item) => rows[item.index] ?? []);
  const inSightIds = inSight.map((row) => row.id).join(" ");
  useEffect(() => {
    onInSight?.(inSight);
    // Called for other rows, not for the same ones drawn again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [inSightIds]);

  const goTo = (index: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (!row) return;
    setActiveId(row.id);
    virtualizer.scrollToIndex(rows.indexOf(row), { align: "auto" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    if (!row) return;
    const actions: Record<string, () => void> = {
      ArrowDown: () => goTo(active + 1),
      ArrowUp: () => goTo(active - 1),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      ArrowRight: () => (row.isOpen === false ? onToggle(row, true) : goTo(active + 1)),
      ArrowLeft: () => (row.isOpen ? onToggle(row, false) : goTo(parentOf(rows, active))),
      Enter: () => (row.isOpen === undefined ? onSelect(row) : onToggle(row, !row.isOpen)),
      " ": () => (row.isOpen === undefined ? onSelect(row) : onToggle(row, !row.isOpen)),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <div
      ref={scroller}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={items.some((item) => item.index === active) ? `${base}-${active}` : undefined}
      onKeyDown={(event) => {
        moveOn();
        onKeyDown(event);
      }}
      onWheel={moveOn}
      onTouchMove={moveOn}
      onPointerDown={moveOn}
      className={cn("thin-scroll group/tree min-h-0 flex-1 overflow-auto -outline-offset-2", className)}
    >
      <div role="presentation" className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
        {items.map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          const isLeaf = row.isOpen === undefined;
          return (
            <div
              key={row.id}
              id={`${base}-${item.index}`}
              role="treeitem"
              aria-level={row.depth + 1}
              aria-expanded={row.isOpen}
              aria-selected={row.id === selectedId}
              onClick={() => {
                setActiveId(row.id);
                if (isLeaf) onSelect(row);
                else onToggle(row, !row.isOpen);
              }}
              className={cn(
                "absolute top-0 left-0 flex w-full cursor-pointer items-center gap-1.5 pr-4 text-sm hover:bg-hover",
                row.id === selectedId && "bg-accent-soft hover:bg-accent-soft",
                item.index === active && "group-focus-visible/tree:shadow-[inset_2px_0_0_var(--ring)]",
              )}
              style={{ height: rowHeight, transform: `translateY(${item.start}px)`, paddingLeft: 12 + row.depth * 16 }}
            >
              {isLeaf ? (
                <span className="w-4 shrink-0" />
              ) : (
                <ChevronRight
                  aria-hidden="true"
                  className={cn("size-4 shrink-0 text-ink-soft transition-transform", row.isOpen && "rotate-90")}
                />
              )}
              {row.content}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function parentOf(rows: readonly TreeRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  for (let above = index - 1; above >= 0; above -= 1) {
    if ((rows[above]?.depth ?? 0) < depth) return above;
  }
  return index;
}
