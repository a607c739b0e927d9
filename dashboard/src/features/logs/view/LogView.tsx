import { ChevronsDownUp, ChevronsUpDown, CircleAlert, LoaderCircle } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { cn } from "../../../ui/cn.ts";
import { useHotkeys } from "../../../ui/use-hotkeys.ts";
import { useStoredFlag } from "../../../ui/use-stored-flag.ts";
import { BarButton } from "../bar/BarButton.tsx";
import { FilterBar } from "../bar/FilterBar.tsx";
import { type LinkedLines, readLineLink } from "../lines/line-link.ts";
import { LinkedBar } from "../bar/LinkedBar.tsx";
import { LogLines } from "./LogLines.tsx";
import { nextError } from "../lines/log-outline.ts";
import { LogTail } from "./LogTail.tsx";
import type { ShownLog } from "../lines/run-log.ts";
import { SearchField } from "../bar/SearchField.tsx";
import { useFollow } from "./use-follow.ts";
import { type Groups, useGroups } from "./use-groups.ts";
import { useLinkedLines } from "../bar/use-linked-lines.ts";
import { useSearch } from "../search/use-search.ts";
import { useShownRows } from "./use-shown-rows.ts";
import { ViewButtons } from "../bar/ViewButtons.tsx";
import { formatCounted } from "../../../ui/text/format.ts";

interface LogViewProps {
  /** The accessible name. */
  label: string;
  log: ShownLog;
  /** The run, or its service, whose output can be downloaded. */
  download?: { id: string; service: string | undefined } | undefined;
  /** What linked lines are called; left out: by their numbers. */
  nameOf?: ((linked: LinkedLines) => string | undefined) | undefined;
  /** More output comes: the view follows it. */
  isLive: boolean;
  /** What to say while there is no output. */
  empty: ReactNode;
  hash: string;
  /** The URL links to lines that are not there yet. */
  isLinked?: boolean;
  onHash: (hash: string) => void;
}

/** Output with groups to fold, search, a filter, links to lines and a download. */
export function LogView({ label, log, download, nameOf, empty, onHash, ...shown }: LogViewProps) {
  const view = useLogView({ ...shown, log, onHash });
  const { count, isFiltered, following, linked, search, groups, typed, filter, scroller } = view;
  const isLoading = log.state.kind === "loading";
  const isFirstLoad = isLoading && count === 0;
  return (
    <section aria-label={label} className="flex min-h-[24rem] flex-1 flex-col bg-term text-term-ink">
      <div className="flex flex-wrap items-center gap-1 border-b border-term-edge px-2 py-1.5 sm:px-4">
        <SearchField
          field={view.searchField}
          typed={typed}
          onTyped={view.setTyped}
          found={search.matches.length}
          now={search.now}
          isCurrent={search.text === typed.trim()}
          isFilter={filter}
          onFilter={view.setFilter}
          onStep={search.step}
          onLeave={() => scroller.current?.focus({ preventScroll: true })}
        />
        <span className="flex-1 max-sm:hidden" />
        {/* On a phone, the matches of a search are shown here instead. */}
        <div className={cn("flex items-center gap-1", typed.trim() !== "" && "max-sm:hidden")}>
          {(count > 0 || isLoading) && <LogCount count={log.written?.count ?? count} isLoading={isLoading} />}
          {count > 0 && <OutlineButtons groups={groups} isFiltered={isFiltered} linked={linked} onError={view.goToError} />}
        </div>
        <ViewButtons {...view} download={download} isEmpty={count === 0} follow={following.follow} setFollow={following.setFollow} />
      </div>
      {isFiltered && <FilterBar shown={view.matching.length} text={search.text} isCut={view.isCut} onClear={() => view.setFilter(false)} />}
      {linked && (
        <LinkedBar linked={linked} name={nameOf?.(linked)} isThere={linked.first <= count || isLoading} onClear={() => onHash("")} />
      )}
      {count === 0 && !isFirstLoad && log.state.kind !== "failed" ? (
        <div className="grid flex-1 place-items-center p-6 text-center text-sm text-term-soft">{empty}</div>
      ) : (
        <LogLines {...view} log={log} isFirstLoad={isFirstLoad} />
      )}
      <LogTail log={log} />
    </section>
  );
}

/** What is shown and what the keys do. */
function useLogView({ log, isLive, hash, isLinked, onHash }: Pick<LogViewProps, "log" | "isLive" | "hash" | "isLinked" | "onHash">) {
  const { buffer } = log;
  // Read here, with each rendering: a stamp of the component around it is older than the buffer when a key is pressed.
  const stamp = useSyncExternalStore(log.subscribe, log.readStamp);
  const count = buffer.lines.length;
  const [wrap, setWrap] = useStoredFlag("gantry.terminal.wrap", false);
  const [times, setTimes] = useStoredFlag("gantry.terminal.times", false);
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const topLine = useRef((): number => 0);
  const search = useSearch(buffer, stamp, typed, () => topLine.current());
  const groups = useGroups(buffer, stamp);
  const { rows, heightOf, isFiltered, isCut, matching } = useShownRows(count, groups, search, filter, log.headings);
  const startsFollowing = isLive && !isLinked && !readLineLink(hash);
  const following = useFollow({ rows, heightOf, reveal: groups.reveal, stamp, isLive, wrap, startsFollowing });
  const { scroller, follow, setFollow, show } = following;
  useEffect(() => {
    topLine.current = following.topLine;
  });
  const { linked, link, onLink, onKeyDown } = useLinkedLines({ hash, onHash, count, show });
  const current = search.matches[search.now];
  const wasFiltered = useRef(isFiltered);
  const opened = useRef<number>(undefined);
  useEffect(() => {
    // Without the filter, the linked line is at another position.
    const line = opened.current ?? current?.line ?? (wasFiltered.current && !isFiltered && linked ? linked.first - 1 : undefined);
    wasFiltered.current = isFiltered;
    opened.current = undefined;
    if (line !== undefined) show(line);
    // Only stepping and the filter scroll, not every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [current?.line, current?.start, search.text, isFiltered]);

  const onOpenRun = useCallback((heading: number) => {
    opened.current = heading;
    setFilter(false);
  }, []);
  const goToError = (by: 1 | -1) => {
    const line = nextError(groups.outline.errors, linked && linked.first - 1, by);
    if (line === undefined) return;
    setFilter(false);
    link({ first: line + 1, last: line + 1 });
    show(line);
  };
  useHotkeys({
    "/": () => searchField.current?.focus(),
    f: () => setFollow(!follow),
    w: () => setWrap(!wrap),
    t: () => setTimes(!times),
    m: () => setFilter(!filter),
    e: (event) => goToError(event.shiftKey ? -1 : 1),
    z: groups.foldAll,
    l: () => {
      const line = (current?.line ?? following.topLine()) + 1;
      link(current || !linked ? { first: line, last: line } : linked);
      // There, Shift and an arrow extend the range.
      scroller.current?.focus({ preventScroll: true });
    },
  });
  const shown = { count, rows, isFiltered, isCut, matching, groups, following, scroller, wrap, times };
  const chosen = { search, searchField, typed, filter, linked };
  return { ...shown, ...chosen, setTyped, setFilter, setWrap, setTimes, onLink, onOpenRun, onKeyDown, goToError };
}

interface OutlineButtonsProps {
  groups: Groups;
  isFiltered: boolean;
  linked: LinkedLines | undefined;
  onError: (by: 1 | -1) => void;
}

/** Ways through the output: its errors and its groups. */
function OutlineButtons({ groups, isFiltered, linked, onError }: OutlineButtonsProps) {
  const { errors } = groups.outline;
  const isAtError = linked !== undefined && errors.includes(linked.first - 1);
  const label = errors.length === 0 ? "No errors found" : isAtError ? "Next error" : "First error";
  return (
    <>
      {groups.outline.groups.size > 0 && (
        <BarButton
          label={groups.areAllFolded ? "Open all groups" : "Fold all groups"}
          word={groups.areAllFolded ? "Open all" : "Fold all"}
          keys="z"
          disabled={isFiltered}
          onClick={groups.foldAll}
        >
          {groups.areAllFolded ? <ChevronsUpDown aria-hidden="true" /> : <ChevronsDownUp aria-hidden="true" />}
        </BarButton>
      )}
      <BarButton
        label={label}
        word={errors.length === 0 ? "No errors" : label}
        keys="e"
        disabled={errors.length === 0}
        onClick={() => onError(1)}
      >
        <CircleAlert aria-hidden="true" />
      </BarButton>
    </>
  );
}

function LogCount({ count, isLoading }: { count: number; isLoading: boolean }) {
  return (
    <span className="tabular flex items-center gap-1.5 px-1.5 text-xs text-term-soft">
      {isLoading && <LoaderCircle className="size-3.5 animate-spin" aria-hidden="true" />}
      {isLoading && count === 0 ? "Loading…" : formatCounted(count, "line")}
    </span>
  );
}
