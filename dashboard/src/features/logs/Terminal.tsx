import { ArrowDownToLine, Clock, LoaderCircle, WrapText } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useHotkeys } from "../../ui/use-hotkeys.ts";
import { useStoredFlag } from "../../ui/use-stored-flag.ts";
import { BarButton } from "./BarButton.tsx";
import { DownloadButton } from "./DownloadButton.tsx";
import { readLineLink } from "./line-link.ts";
import { LinkedBar } from "./LinkedBar.tsx";
import { LogLines } from "./LogLines.tsx";
import { LogTail } from "./LogTail.tsx";
import { SearchField } from "./SearchField.tsx";
import { useFollow } from "./use-follow.ts";
import { useLinkedLines } from "./use-linked-lines.ts";
import { useRunLog } from "./use-run-log.ts";
import { useSearch } from "./use-search.ts";

interface TerminalProps {
  id: string;
  /** The run is under way: the view follows the output, and fetches what is missing when the run has ended. */
  isLive: boolean;
  /** What to say while there is no output. */
  empty: ReactNode;
  hash: string;
  onHash: (hash: string) => void;
}

/** The console output of a run, with search, links to lines and a download. */
export function Terminal({ id, isLive, empty, hash, onHash }: TerminalProps) {
  const { log, stamp } = useRunLog(id, isLive);
  const count = log.buffer.lines.length;
  const [wrap, setWrap] = useStoredFlag("gantry.terminal.wrap", false);
  const [times, setTimes] = useStoredFlag("gantry.terminal.times", false);
  const following = useFollow({ count, stamp, isLive, wrap, startsFollowing: isLive && !readLineLink(hash) });
  const { scroller, follow, setFollow, show, topLine } = following;
  const { linked, link, onLink } = useLinkedLines({ hash, onHash, count, show });
  const [typed, setTyped] = useState("");
  const searchField = useRef<HTMLInputElement>(null);
  const search = useSearch(log.buffer, stamp, typed, topLine);
  const current = search.matches[search.now];
  useEffect(() => {
    if (current) show(current.line);
    // Only stepping scrolls, not every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [current?.line, current?.start, search.text]);

  const linkCurrentLine = () => {
    const line = (current?.line ?? topLine()) + 1;
    link({ first: line, last: line });
  };
  useHotkeys({
    "/": () => searchField.current?.focus(),
    f: () => setFollow(!follow),
    w: () => setWrap(!wrap),
    t: () => setTimes(!times),
    l: linkCurrentLine,
  });

  const isLoading = log.state.kind === "loading";
  const isFirstLoad = isLoading && count === 0;
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
        <LogCount count={count} isLoading={isLoading} />
        <ViewButtons {...{ follow, setFollow, wrap, setWrap, times, setTimes }} />
        <DownloadButton id={id} disabled={count === 0} />
      </div>
      {linked && <LinkedBar linked={linked} isThere={linked.first <= count || isLoading} onClear={() => onHash("")} />}
      {count === 0 && !isFirstLoad && log.state.kind !== "failed" ? (
        <div className="grid flex-1 place-items-center p-6 text-center text-sm text-term-soft">{empty}</div>
      ) : (
        <LogLines {...{ log, following, search, linked, wrap, times, isFirstLoad, onLink }} />
      )}
      <LogTail log={log} />
    </section>
  );
}

interface ViewButtonsProps {
  follow: boolean;
  setFollow: (follow: boolean) => void;
  wrap: boolean;
  setWrap: (wrap: boolean) => void;
  times: boolean;
  setTimes: (times: boolean) => void;
}

/** How the output is shown. */
function ViewButtons({ follow, setFollow, wrap, setWrap, times, setTimes }: ViewButtonsProps) {
  return (
    <>
      <BarButton label={follow ? "Stop following" : "Follow output"} keys="f" pressed={follow} onClick={() => setFollow(!follow)}>
        <ArrowDownToLine aria-hidden="true" />
      </BarButton>
      <BarButton label="Wrap long lines" keys="w" pressed={wrap} onClick={() => setWrap(!wrap)}>
        <WrapText aria-hidden="true" />
      </BarButton>
      <BarButton label="Times" keys="t" pressed={times} onClick={() => setTimes(!times)}>
        <Clock aria-hidden="true" />
      </BarButton>
    </>
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
