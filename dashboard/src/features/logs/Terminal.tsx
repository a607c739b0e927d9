import { useVirtualizer } from "@tanstack/react-virtual";
import { ArrowDownToLine, ChevronDown, ChevronUp, Clock, Download, Link2, LoaderCircle, Search, WrapText, X } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { errorText } from "../../api/api-error.ts";
import { callForBlob } from "../../api/client.ts";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/cn.ts";
import { copyText } from "../../ui/text/copy-text.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { saveBlob } from "../../ui/save-blob.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { useHotkeys } from "../../ui/use-hotkeys.ts";
import { useStoredFlag } from "../../ui/use-stored-flag.ts";
import { type Match, mostMatches } from "./find-matches.ts";
import { type LinkedLines, readLineLink, writeLineLink } from "./line-link.ts";
import { LogRow, rowHeight } from "./LogRow.tsx";
import { type RunLog, runLogOf } from "./run-log.ts";
import { useSearch } from "./use-search.ts";

interface TerminalProps {
  id: string;
  /** The run is under way: the view follows its end, and a last look is taken when it is over. */
  isLive: boolean;
  /** What to say while there is no output. */
  empty: ReactNode;
  hash: string;
  onHash: (hash: string) => void;
}

const bottomSlackPx = 12;

export function Terminal({ id, isLive, empty, hash, onHash }: TerminalProps) {
  const log = useMemo(() => runLogOf(id), [id]);
  const stamp = useSyncExternalStore(log.subscribe, log.readStamp);
  useEffect(() => log.start(), [log]);
  const wasLive = useRef(isLive);
  useEffect(() => {
    // The last pieces may have gone by before this page listened.
    if (wasLive.current && !isLive) void log.fetchMissing();
    wasLive.current = isLive;
  }, [isLive, log]);

  const linked = readLineLink(hash);
  const [follow, setFollow] = useState(isLive && !linked);
  const [wrap, setWrap] = useStoredFlag("gantry.terminal.wrap", false);
  const [times, setTimes] = useStoredFlag("gantry.terminal.times", false);
  const [typed, setTyped] = useState("");
  const scroller = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const lastTop = useRef(0);
  const { buffer } = log;
  const count = buffer.lines.length;

  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 24,
    paddingStart: 8,
    paddingEnd: 8,
  });
  const items = virtualizer.getVirtualItems();
  const topLine = () => virtualizer.getVirtualItemForOffset(scroller.current?.scrollTop ?? 0)?.index ?? 0;
  const search = useSearch(buffer, stamp, typed, topLine);
  const current = search.matches[search.now];

  useEffect(() => virtualizer.measure(), [wrap, virtualizer]);
  useEffect(() => {
    if (follow && count > 0) virtualizer.scrollToIndex(count - 1, { align: "end" });
  }, [follow, count, stamp, virtualizer]);
  useEffect(() => {
    if (!current) return;
    setFollow(false);
    virtualizer.scrollToIndex(current.line, { align: "center" });
    // Only stepping scrolls, not every redrawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [current?.line, current?.start, search.text]);

  const shownLink = useRef("");
  useEffect(() => {
    if (!linked || shownLink.current === hash || linked.first > count) return;
    shownLink.current = hash;
    setFollow(false);
    virtualizer.scrollToIndex(linked.first - 1, { align: "center" });
  }, [linked, hash, count, virtualizer]);

  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < bottomSlackPx;
    // Only the reader scrolls up; new lines only push down.
    if (element.scrollTop < lastTop.current - 2 && !isAtEnd) setFollow(false);
    else if (isAtEnd && isLive && !follow && element.scrollTop > lastTop.current) setFollow(true);
    lastTop.current = element.scrollTop;
  };

  const link = useCallback(
    (lines: LinkedLines) => {
      const next = writeLineLink(lines);
      shownLink.current = next;
      onHash(next);
    },
    [onHash],
  );
  const linkedRef = useRef(linked);
  linkedRef.current = linked;
  const onLink = useCallback(
    (index: number, event: MouseEvent) => {
      event.preventDefault();
      const before = linkedRef.current;
      const line = index + 1;
      link(
        event.shiftKey && before
          ? { first: Math.min(before.first, line), last: Math.max(before.first, line) }
          : { first: line, last: line },
      );
    },
    [link],
  );

  useHotkeys({
    "/": () => searchField.current?.focus(),
    f: () => setFollow(!follow),
    w: () => setWrap(!wrap),
    t: () => setTimes(!times),
    l: () => link({ first: (current?.line ?? topLine()) + 1, last: (current?.line ?? topLine()) + 1 }),
  });

  const byLine = useMemo(() => groupByLine(search.matches), [search.matches]);
  const digits = String(Math.max(count, 100)).length;
  const isFirstLoad = log.state.kind === "loading" && count === 0;

  return (
    <section aria-label="Console output" className="flex min-h-[24rem] flex-1 flex-col bg-term text-term-ink">
      <div className="flex flex-wrap items-center gap-1 border-b border-term-edge px-2 py-1.5 sm:px-4">
        <SearchField
          field={searchField}
          typed={typed}
          onTyped={setTyped}
          found={search.matches.length}
          now={search.now}
          isCurrent={search.text === typed.trim()}
          onStep={search.step}
          onLeave={() => scroller.current?.focus({ preventScroll: true })}
        />
        <span className="flex-1" />
        <LogCount count={count} isLoading={log.state.kind === "loading"} />
        <BarButton label={follow ? "Stop following" : "Follow output"} keys="f" pressed={follow} onClick={() => setFollow(!follow)}>
          <ArrowDownToLine aria-hidden="true" />
        </BarButton>
        <BarButton label="Wrap long lines" keys="w" pressed={wrap} onClick={() => setWrap(!wrap)}>
          <WrapText aria-hidden="true" />
        </BarButton>
        <BarButton label="Times" keys="t" pressed={times} onClick={() => setTimes(!times)}>
          <Clock aria-hidden="true" />
        </BarButton>
        <DownloadButton id={id} disabled={count === 0} />
      </div>
      {linked && <LinkedBar linked={linked} isThere={linked.first <= count || log.state.kind === "loading"} onClear={() => onHash("")} />}
      {count === 0 && !isFirstLoad && log.state.kind !== "failed" ? (
        <div className="grid flex-1 place-items-center p-6 text-center text-sm text-term-soft">{empty}</div>
      ) : (
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
      )}
      <LogTail log={log} />
    </section>
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

interface SearchFieldProps {
  field: React.RefObject<HTMLInputElement | null>;
  typed: string;
  onTyped: (typed: string) => void;
  found: number;
  now: number;
  isCurrent: boolean;
  onStep: (by: 1 | -1) => unknown;
  /** Moves the keyboard focus to the output. */
  onLeave: () => void;
}

function SearchField({ field, typed, onTyped, found, now, isCurrent, onStep, onLeave }: SearchFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      onStep(event.shiftKey ? -1 : 1);
    } else if (event.key === "Escape") {
      onTyped("");
      onLeave();
    }
  };
  const most = found >= mostMatches ? `${mostMatches.toLocaleString("en")}+` : found.toLocaleString("en");
  return (
    <div role="search" className="flex min-w-0 items-center gap-0.5">
      <div className="relative">
        <Search className="pointer-events-none absolute top-1.5 left-2 size-4 text-term-soft" aria-hidden="true" />
        <input
          ref={field}
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder="Search the output"
          aria-label="Search the output"
          spellCheck={false}
          autoComplete="off"
          className="h-7 w-40 rounded-md border border-term-soft/70 bg-term-raised pr-2 pl-7.5 text-xs text-term-ink placeholder:text-term-soft focus:w-56 sm:w-56"
        />
      </div>
      {typed.trim() !== "" && (
        <>
          <span role="status" className="tabular px-1.5 text-xs whitespace-nowrap text-term-soft">
            {!isCurrent ? "…" : found === 0 ? "No match" : `${(now + 1).toLocaleString("en")} of ${most}`}
          </span>
          <BarButton label="Previous match" keys="Shift Enter" disabled={found === 0} onClick={() => onStep(-1)}>
            <ChevronUp aria-hidden="true" />
          </BarButton>
          <BarButton label="Next match" keys="Enter" disabled={found === 0} onClick={() => onStep(1)}>
            <ChevronDown aria-hidden="true" />
          </BarButton>
        </>
      )}
    </div>
  );
}

interface BarButtonProps {
  label: string;
  keys?: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function BarButton({ label, keys, pressed, disabled = false, onClick, children }: BarButtonProps) {
  return (
    <IconButton
      label={label}
      hint={keys && <span className="opacity-75">{keys}</span>}
      size="sm"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
      className={cn(
        "text-term-soft hover:not-disabled:bg-term-raised hover:not-disabled:text-term-ink",
        pressed && "bg-term-edge text-term-ink",
      )}
    >
      {children}
    </IconButton>
  );
}

function LogCount({ count, isLoading }: { count: number; isLoading: boolean }) {
  return (
    <span className="tabular flex items-center gap-1.5 px-1.5 text-xs text-term-soft">
      {isLoading && <LoaderCircle className="size-3.5 animate-spin" aria-label="Loading" />}
      {count.toLocaleString("en")} {count === 1 ? "line" : "lines"}
    </span>
  );
}

function LinkedBar({ linked, isThere, onClear }: { linked: LinkedLines; isThere: boolean; onClear: () => void }) {
  const label = linked.first === linked.last ? `Line ${linked.first}` : `Lines ${linked.first} to ${linked.last}`;
  const copy = async () => {
    if (await copyText(location.href)) toast.success("Link copied");
    else toast.error("The browser does not allow copying here. Copy the address instead.");
  };
  return (
    <div className="flex items-center gap-2 border-b border-term-edge bg-term-raised px-3 py-1 text-xs sm:px-5">
      <span>{isThere ? label : `${label}: the output is shorter than that`}</span>
      <BarButton label="Copy the link" onClick={() => void copy()}>
        <Link2 aria-hidden="true" />
      </BarButton>
      <BarButton label="Clear selection" onClick={onClear}>
        <X aria-hidden="true" />
      </BarButton>
    </div>
  );
}

function DownloadButton({ id, disabled }: { id: string; disabled: boolean }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveBlob(await callForBlob("GET /api/executions/:id/logs/download", { params: { id } }), `gantry-${id}.log`);
    } catch (error) {
      toast.error(`Could not download the output. ${errorText(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <BarButton label="Download the output" disabled={disabled || busy} onClick={() => void download()}>
      {busy ? <LoaderCircle className="animate-spin" aria-hidden="true" /> : <Download aria-hidden="true" />}
    </BarButton>
  );
}

/** Shown under the last line: a gap that is being fetched, or an error with a button to retry. */
function LogTail({ log }: { log: RunLog }) {
  const gap = log.buffer.gap;
  if (log.state.kind === "failed") {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 border-t border-term-edge bg-[oklch(0.29_0.07_25)] px-4 py-2 text-sm">
        <span className="min-w-0 flex-1">Could not load the whole output. {errorText(log.state.error)}</span>
        <Button size="sm" onClick={() => void log.fetchMissing()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!gap) return null;
  return (
    <div role="status" className="flex items-center gap-2 border-t border-term-edge bg-[oklch(0.3_0.06_70)] px-4 py-1.5 text-xs">
      <LoaderCircle className="size-3.5 animate-spin" aria-hidden="true" />
      Output is missing here (pieces {gap.from} to {gap.to}); it is being fetched, and what came after it waits.
    </div>
  );
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
