import type { Span } from "./ansi.ts";

export interface MarkedSpan extends Span {
  /** `now` is the match that is stepped to. */
  mark?: "found" | "now";
}

/**
 * Cuts a line's spans at the matches of a search. `starts` rise and do not overlap; `length` is that of the query.
 * Both count characters of the line's plain text, which is the spans' text put together.
 */
export function markSpans(spans: readonly Span[], starts: readonly number[], length: number, now: number | undefined): MarkedSpan[] {
  if (starts.length === 0) return [...spans];
  const marked: MarkedSpan[] = [];
  let offset = 0;
  let next = 0;
  for (const span of spans) {
    let from = 0;
    while (from < span.text.length) {
      const start = starts[next];
      const at = offset + from;
      if (start === undefined || start >= offset + span.text.length) {
        marked.push({ ...span, text: span.text.slice(from) });
        break;
      }
      if (at < start) {
        marked.push({ ...span, text: span.text.slice(from, start - offset) });
        from = start - offset;
        continue;
      }
      const end = Math.min(span.text.length, start + length - offset);
      marked.push({ ...span, text: span.text.slice(from, end), mark: start === now ? "now" : "found" });
      from = end;
      if (offset + end >= start + length) next += 1;
    }
    offset += span.text.length;
  }
  return marked;
}
