import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef } from "react";
import { type LinkedLines, readLineLink, writeLineLink } from "../lines/line-link.ts";

interface LinkedLinesOptions {
  hash: string;
  onHash: (hash: string) => void;
  /** The number of lines. */
  count: number;
  /** Scrolls to a line. */
  show: (index: number) => void;
}

/** The lines that the URL links to. They are shown once, as soon as they have arrived. */
export function useLinkedLines({ hash, onHash, count, show }: LinkedLinesOptions) {
  const linked = useMemo(() => readLineLink(hash), [hash]);
  const shown = useRef("");
  useEffect(() => {
    if (!linked || shown.current === hash || linked.first > count) return;
    shown.current = hash;
    show(linked.first - 1);
  }, [linked, hash, count, show]);

  const link = useCallback(
    (lines: LinkedLines) => {
      const next = writeLineLink(lines);
      shown.current = next;
      onHash(next);
    },
    [onHash],
  );
  /** Links to a line; with Shift, to all from the linked one to this one. */
  const onLink = useCallback(
    (index: number, event: MouseEvent) => {
      event.preventDefault();
      const line = index + 1;
      link(
        event.shiftKey && linked
          ? { first: Math.min(linked.first, line), last: Math.max(linked.first, line) }
          : { first: line, last: line },
      );
    },
    [link, linked],
  );
  /** Shift with an arrow key adds a line at the end of the linked ones, or takes one away. */
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (!linked || !event.shiftKey || by === 0) return;
    event.preventDefault();
    link({ first: linked.first, last: Math.min(count, Math.max(linked.first, linked.last + by)) });
  };
  return { linked, link, onLink, onKeyDown };
}
