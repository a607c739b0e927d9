import { type KeyboardEvent, type MouseEvent, useMemo } from "react";
import { cn } from "../../../ui/cn.ts";
import type { Match } from "../search/find-matches.ts";
import type { LinkedLines } from "../lines/line-link.ts";
import { formatCounted, formatDuration } from "../../../ui/text/format.ts";
import { readMarks } from "../lines/group-marks.ts";
import type { LogBuffer } from "../lines/log-buffer.ts";
import type { LineGroup } from "../lines/log-outline.ts";
import type { LogRows } from "./log-rows.ts";
import { deepest, LogRow } from "./LogRow.tsx";
import type { ShownLog } from "../lines/run-log.ts";
import type { Following } from "./use-follow.ts";
import type { Groups } from "./use-groups.ts";
import type { Search } from "../search/use-search.ts";

interface LogLinesProps {
  log: ShownLog;
  rows: LogRows;
  groups: Groups;
  /** Only some lines are shown, whatever their groups. */
  isFiltered: boolean;
  following: Following;
  search: Search;
  linked: LinkedLines | undefined;
  wrap: boolean;
  times: boolean;
  /** Nothing has arrived yet. */
  isFirstLoad: boolean;
  onLink: (index: number, event: MouseEvent) => void;
  /** Shows all lines of the run that a heading names. */
  onOpenRun: (heading: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The lines of the output. Only the visible ones are rendered. */
export function LogLines(props: LogLinesProps) {
  const { following, wrap, isFirstLoad, onKeyDown } = props;
  const { buffer } = props.log;
  const { scroller, virtualizer, onScroll } = following;
  const first = virtualizer.getVirtualItems()[0];
  const columns = columnsOf(props);
  return (
    <div
      ref={scroller}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      tabIndex={0}
      role="group"
      aria-label={`Output, ${props.log.written?.count ?? buffer.lines.length} lines`}
      className="min-h-0 flex-1 basis-0 overflow-auto font-mono text-xs leading-5 -outline-offset-2 [font-variant-ligatures:none] [scrollbar-color:var(--term-soft)_transparent] [scrollbar-width:thin]"
    >
      {isFirstLoad && <FirstLines />}
      {/* With reduced motion every change is a very short transition; a late height would cut a scroll to a line off. */}
      <div
        className="relative transition-none"
        style={{ height: virtualizer.getTotalSize(), minWidth: wrap ? undefined : `${Math.min(buffer.longest, 4100) + columns.before}ch` }}
      >
        <div className="absolute top-0 left-0 w-full" style={{ transform: `translateY(${first?.start ?? 0}px)` }}>
          <VisibleLines {...props} {...columns} />
        </div>
      </div>
    </div>
  );
}

interface Columns {
  /** The number of digits of the longest line number. */
  digits: number;
  hasGroups: boolean;
  /** Characters before the text of a line. */
  before: number;
}

function columnsOf({ log, groups, isFiltered, times }: LogLinesProps): Columns {
  const digits = String(Math.max(log.buffer.lines.length, 100)).length;
  const hasGroups = !isFiltered && groups.outline.groups.size > 0;
  return { digits, hasGroups, before: digits + (times ? 18 : 4) + (hasGroups ? 3 + 2 * deepest : 0) };
}

function VisibleLines({
  log,
  rows,
  groups,
  isFiltered,
  following,
  search,
  linked,
  wrap,
  times,
  onLink,
  onOpenRun,
  ...columns
}: LogLinesProps & Columns) {
  const { buffer, written } = log;
  const { virtualizer } = following;
  const current = search.matches[search.now];
  const byLine = useMemo(() => groupByLine(search.matches), [search.matches]);
  const depthOf = useDepths(groups);
  return virtualizer.getVirtualItems().map((item) => {
    const index = rows.lineOf(item.index);
    const line = buffer.lines[index];
    if (!line) return null;
    const group = isFiltered ? undefined : groups.outline.groups.get(index);
    const isHeading = isFiltered && log.headings?.includes(index) === true;
    return (
      <div key={item.key} data-index={item.index} ref={wrap ? virtualizer.measureElement : undefined}>
        <LogRow
          index={index}
          number={written ? written.numberOf(index) : index + 1}
          raw={readMarks(line.raw).text}
          carry={line.carry}
          stream={line.stream}
          onOpen={isHeading ? onOpenRun : undefined}
          at={line.at}
          wrap={wrap}
          times={times}
          isLinked={linked !== undefined && index + 1 >= linked.first && index + 1 <= linked.last}
          starts={byLine.get(index) ?? ""}
          length={search.text.length}
          now={current?.line === index ? current.start : undefined}
          digits={columns.digits}
          hasGroups={columns.hasGroups}
          depth={columns.hasGroups ? depthOf(index) : 0}
          fold={group && (groups.isFolded(group) ? "folded" : "open")}
          name={group?.name || "Group"}
          folded={group ? describe(group, buffer) : ""}
          onLink={onLink}
          onFold={groups.toggle}
        />
      </div>
    );
  });
}

function groupByLine(matches: readonly Match[]): Map<number, string> {
  const grouped = new Map<number, string>();
  for (const { line, start } of matches) {
    const before = grouped.get(line);
    grouped.set(line, before === undefined ? String(start) : `${before},${start}`);
  }
  return grouped;
}

/** How many groups a line is in; the title of a group is not in it. */
function useDepths({ outline }: Groups): (line: number) => number {
  return useMemo(() => {
    const all = [...outline.groups.values()];
    return (line) => {
      let depth = 0;
      for (const group of all) {
        if (group.line >= line) break;
        if (line <= group.last) depth = group.depth + 1;
      }
      return depth;
    };
  }, [outline]);
}

function describe(group: LineGroup, buffer: LogBuffer): string {
  const inside = Math.max(0, group.last - group.line - (group.hasEndLine ? 1 : 0));
  const tookMs = Date.parse(buffer.lines[group.last]?.at ?? "") - Date.parse(buffer.lines[group.line]?.at ?? "");
  const lines = formatCounted(inside, "line");
  return tookMs >= 1000 ? `${lines}, ${formatDuration(tookMs)}` : lines;
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
