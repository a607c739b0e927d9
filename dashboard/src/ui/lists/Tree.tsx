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

/** Rows that open and close. Only the visible ones are rendered. ↑ ↓ move, ← → close and open, Enter chooses. */
export function Tree({ rows, label, selectedId, onSelect, onToggle, onInSight, rowHeight = 32, className }: TreeProps) {
  const base = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string>();
  useEffect(() => setActiveId(undefined), [selectedId]);
  const active = Math.max(
    0,
    rows.findIndex((row) => row.id === (activeId ?? selectedId)),
  );
  // The compiler is not used, so its functions are not memoized.
  // eslint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const scrollTo = (index: number) => virtualizer.scrollToIndex(index, { align: "auto" });
  const selectedIndex = rows.findIndex((row) => row.id === selectedId);
  const moveOn = useKeepInSight(selectedId, selectedIndex, scrollTo);
  const items = virtualizer.getVirtualItems();
  useInSight(
    items.flatMap((item) => rows[item.index] ?? []),
    onInSight,
  );

  const press = (row: TreeRow) => (row.isOpen === undefined ? onSelect(row) : onToggle(row, !row.isOpen));
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    const to = row && targetOf(event.key, rows, active);
    if (row && (event.key === "Enter" || event.key === " ")) press(row);
    else if (row && opensOrCloses(event.key, row)) onToggle(row, !row.isOpen);
    else if (to !== undefined) {
      setActiveId(rows[to]?.id);
      scrollTo(to);
    } else return;
    moveOn();
    event.preventDefault();
  };

  return (
    <div
      ref={scroller}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={items.some((item) => item.index === active) ? `${base}-${active}` : undefined}
      onKeyDown={onKeyDown}
      onWheel={moveOn}
      onTouchMove={moveOn}
      onPointerDown={moveOn}
      className={cn("thin-scroll group/tree min-h-0 flex-1 overflow-auto -outline-offset-2", className)}
    >
      <div role="presentation" className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
        {items.map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          return (
            <TreeItem
              key={row.id}
              id={`${base}-${item.index}`}
              row={row}
              isSelected={row.id === selectedId}
              isActive={item.index === active}
              height={rowHeight}
              top={item.start}
              onPress={() => {
                setActiveId(row.id);
                press(row);
              }}
            />
          );
        })}
      </div>
    </div>
  );
}

/**
 * Keeps the selected row in sight when rows arrive above it.
 * @returns to be called when the reader moves on: from then until the next selection, nothing scrolls
 */
function useKeepInSight(selectedId: string | undefined, selectedIndex: number, scrollTo: (index: number) => void): () => void {
  const hasMovedOn = useRef(false);
  useEffect(() => {
    hasMovedOn.current = false;
  }, [selectedId]);
  useEffect(() => {
    if (selectedIndex >= 0 && !hasMovedOn.current) scrollTo(selectedIndex);
    // `scrollTo` does the same in every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [selectedId, selectedIndex]);
  return () => {
    hasMovedOn.current = true;
  };
}

/** Reports the rows that came into sight. */
function useInSight(inSight: readonly TreeRow[], onInSight: TreeProps["onInSight"]): void {
  const ids = inSight.map((row) => row.id).join(" ");
  useEffect(() => {
    onInSight?.(inSight);
    // Only for other rows, not when the same ones are rendered again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ids]);
}

interface TreeItemProps {
  id: string;
  row: TreeRow;
  isSelected: boolean;
  /** The keyboard is on it. */
  isActive: boolean;
  height: number;
  top: number;
  onPress: () => void;
}

function TreeItem({ id, row, isSelected, isActive, height, top, onPress }: TreeItemProps) {
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={row.depth + 1}
      aria-expanded={row.isOpen}
      aria-selected={isSelected}
      onClick={onPress}
      className={cn(
        "absolute top-0 left-0 flex w-full cursor-pointer items-center gap-1.5 pr-4 text-sm hover:bg-hover",
        isSelected && "bg-accent-soft hover:bg-accent-soft",
        isActive && "group-focus-visible/tree:shadow-[inset_2px_0_0_var(--ring)]",
      )}
      style={{ height, transform: `translateY(${top}px)`, paddingLeft: 12 + row.depth * 16 }}
    >
      {row.isOpen === undefined ? (
        <span className="w-4 shrink-0" />
      ) : (
        <ChevronRight aria-hidden="true" className={cn("size-4 shrink-0 text-ink-soft transition-transform", row.isOpen && "rotate-90")} />
      )}
      {row.content}
    </div>
  );
}

const opensOrCloses = (key: string, row: TreeRow): boolean =>
  (key === "ArrowRight" && row.isOpen === false) || (key === "ArrowLeft" && row.isOpen === true);

/** The row that a key moves to; `undefined` for a key that moves nowhere. */
function targetOf(key: string, rows: readonly TreeRow[], active: number): number | undefined {
  const last = rows.length - 1;
  if (key === "ArrowDown" || key === "ArrowRight") return Math.min(last, active + 1);
  if (key === "ArrowUp") return Math.max(0, active - 1);
  if (key === "ArrowLeft") return parentOf(rows, active);
  if (key === "Home") return 0;
  return key === "End" ? last : undefined;
}

function parentOf(rows: readonly TreeRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  for (let above = index - 1; above >= 0; above -= 1) {
    if ((rows[above]?.depth ?? 0) < depth) return above;
  }
  return index;
}
