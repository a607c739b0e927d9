import { useEffect, useRef, useState } from "react";
import { type Match, findMatches, matchFrom, maxMatches } from "./find-matches.ts";
import type { LogBuffer } from "../lines/log-buffer.ts";

const typingPauseMs = 150;

export interface Search {
  matches: readonly Match[];
  /** Index of the current match; -1 if there is none. */
  now: number;
  /** The text that the matches are of; it follows the field after a short pause. */
  text: string;
  step: (by: 1 | -1) => Match | undefined;
}

/** The matches of a text in a log that grows. `topLine` says where a new search begins. */
export function useSearch(buffer: LogBuffer, stamp: number, typed: string, topLine: () => number): Search {
  const [text, setText] = useState("");
  const [matches, setMatches] = useState<readonly Match[]>([]);
  const [now, setNow] = useState(-1);
  const scanned = useRef({ buffer, text: "", settled: 0, matches: [] as readonly Match[] });

  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), typed.trim() === "" ? 0 : typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    const before = scanned.current;
    const isSame = before.text === text && before.buffer === buffer;
    const from = isSame ? before.settled : 0;
    if (isSame && from >= buffer.lines.length) return;
    const kept = isSame ? before.matches.filter((match) => match.line < from) : [];
    const found = text === "" ? [] : [...kept, ...findMatches(buffer, text, from, maxMatches - kept.length)];
    scanned.current = { buffer, text, settled: buffer.settled, matches: found };
    setMatches(found);
    if (!isSame) setNow(found.length > 0 ? matchFrom(found, topLine()) : -1);
    // `stamp` changes with the buffer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [buffer, stamp, text]);

  const step = (by: 1 | -1) => {
    if (matches.length === 0) return undefined;
    const next = (Math.max(0, now) + (now < 0 ? 0 : by) + matches.length) % matches.length;
    setNow(next);
    return matches[next];
  };
  return { matches, now: Math.min(now, matches.length - 1), text, step };
}
