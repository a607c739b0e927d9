import { type MouseEvent, useMemo } from "react";
import { cn } from "../../ui/cn.ts";
import type { Match } from "./find-matches.ts";
import type { LinkedLines } from "./line-link.ts";
import { LogRow } from "./LogRow.tsx";
import type { RunLog } from "./run-log.ts";
import type { Following } from "./use-follow.ts";
import type { Search } from "./use-search.ts";

interface LogLinesProps {
  log: RunLog;
  following: Following;
  search: Search;
  linked: LinkedLines | undefined;
  wrap: boolean;
  times: boolean;
  /** Nothing has arrived yet. */
  isFirstLoad: boolean;
  onLink: (index: number, event: MouseEvent) => void;
}

/** The lines of the output. Only the visible ones are rendered. */
export function LogLines({ log: { buffer }, following, search, linked, wrap, times, isFirstLoad, onLink }: LogLinesProps) {
  const { scroller, virtualizer, onScroll } = following;
  const current = search.matches[search.now];
  const byLine = useMemo(() => groupByLine(search.matches), [search.matches]);
  const items = virtualizer.getVirtualItems();
  const count = buffer.lines.length;
  const digits = String(Math.max(count, 100)).length;
  return (
    <div
      ref={scroller}
      onScroll={onScroll}
      tabIndex={0}
      role="group"
      aria-label={`Output, ${count} lines`}
      className="min-h-0 flex-1 basis-0 overflow-auto font-mono text-xs leading-5 -outline-offset-2 [font-variant-ligatures:none] [scrollbar-color:var(--term-soft)_transparent] [scrollbar-width:thin]"
    >
      {isFirstLoad && <FirstLines />}
      <div
        className="relative"
        style={{
          height: virtualizer.getTotalSize(),
          minWidth: wrap ? undefined : `${Math.min(buffer.longest, 4100) + digits + (times ? 18 : 4)}ch`,
        }}
      >
        <div className="absolute top-0 left-0 w-full" style={{ transform: `translateY(${items[0]?.start ?? 0}px)` }}>
          {items.map((item) => {
            const line = buffer.lines[item.index];
            if (!line) return null;
            return (
              <div key={item.key} data-index={item.index} ref={wrap ? virtualizer.measureElement : undefined}>
                <LogRow
                  index={item.index}
                  raw={line.raw}
                  carry={line.carry}
                  stream={line.stream}
                  at={line.at}
                  wrap={wrap}
                  times={times}
                  isLinked={linked !== undefined && item.index + 1 >= linked.first && item.index + 1 <= linked.last}
                  starts={byLine.get(item.index) ?? ""}
                  length={search.text.length}
                  now={current?.line === item.index ? current.start : undefined}
                  digits={digits}
                  onLink={onLink}
                />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function groupByLine(matches: readonly Match[]): Map<number, string> {
  const grouped = new Map<number, string>();
  for (const { line, start } of matches) {
    const before = grouped.get(line);
    grouped.set(line, before === undefined ? String(start) : `${before},${start}`);
  }
  return grouped;
}

const widths = ["w-64", "w-96", "w-40", "w-80", "w-56", "w-72"];

function FirstLines() {
  return (
    <div role="status" aria-label="Loading the output" className="grid gap-2 p-4">
      {widths.map((width) => (
        <span key={width} className={cn("block h-3 max-w-full animate-shimmer rounded bg-term-edge", width)} />
      ))}
    </div>
  );
}
