import { type Virtualizer, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { LogRows } from "./log-rows.ts";

interface FollowOptions {
  rows: LogRows;
  /** The height in pixels of a line that is not wrapped. */
  heightOf: (line: number) => number;
  /** Makes a line visible that is in a folded group. */
  reveal: (line: number) => void;
  /** Changes with the output. */
  stamp: unknown;
  isLive: boolean;
  /** Whether long lines are wrapped, which changes their heights. */
  wrap: boolean;
  startsFollowing: boolean;
}

export interface Following {
  scroller: RefObject<HTMLDivElement | null>;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  follow: boolean;
  setFollow: (follow: boolean) => void;
  /** Scrolls to a line, which ends the following. */
  show: (index: number) => void;
  /** The first visible line. */
  topLine: () => number;
  onScroll: () => void;
}

const bottomSlackPx = 12;

/** Scrolls to the end as output arrives, until the reader scrolls up. */
export function useFollow({ rows, heightOf, reveal, stamp, isLive, wrap, startsFollowing }: FollowOptions): Following {
  const [follow, setFollow] = useState(startsFollowing);
  const [target, setTarget] = useState<{ line: number }>();
  const scroller = useRef<HTMLDivElement>(null);
  const lastTop = useRef(0);
  const { count } = rows;
  // The compiler is not used, so its functions are not memoized.
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (row) => heightOf(rows.lineOf(row)),
    // The heights of wrapped lines are kept by line: folding moves lines to other rows.
    getItemKey: rows.lineOf,
    overscan: 24,
    paddingStart: 8,
    paddingEnd: 8,
  });
  useEffect(() => virtualizer.measure(), [wrap, virtualizer]);
  useEffect(() => {
    if (follow && count > 0) virtualizer.scrollToIndex(count - 1, { align: "end" });
  }, [follow, count, stamp, virtualizer]);
  const show = useCallback(
    (line: number) => {
      setFollow(false);
      reveal(line);
      setTarget({ line });
    },
    [reveal],
  );
  useEffect(() => {
    if (target) virtualizer.scrollToIndex(rows.rowOf(target.line), { align: "center" });
    // Scrolls once, after the rendering that opened the folded groups.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [target, virtualizer]);
  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < bottomSlackPx;
    // Only the reader scrolls up; new lines only push down.
    if (element.scrollTop < lastTop.current - 2 && !isAtEnd) setFollow(false);
    else if (isAtEnd && isLive && !follow && element.scrollTop > lastTop.current) setFollow(true);
    lastTop.current = element.scrollTop;
  };
  const topLine = () => rows.lineOf(virtualizer.getVirtualItemForOffset(scroller.current?.scrollTop ?? 0)?.index ?? 0);
  return { scroller, virtualizer, follow, setFollow, show, topLine, onScroll };
}
