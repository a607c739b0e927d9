import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "../../../api/api-error.ts";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { formatCount } from "../../../ui/text/format.ts";

const typingPauseMs = 200;

interface Search<Row> {
  /** What is searched, for the cache. */
  key: readonly string[];
  /** For people: `tests`. */
  noun: string;
  ask: (text: string, signal: AbortSignal) => Promise<{ data: Row[]; pagination: { total: number } }>;
}

/** What the server finds for the typed text, once the typing pauses, and what to say about the search. */
export function useSearch<Row>({ key, noun, ask }: Search<Row>) {
  const [typed, setTyped] = useState("");
  const wanted = useDebounced(typed.trim(), typingPauseMs);
  const query = useQuery({
    queryKey: [...key, wanted],
    queryFn: ({ signal }) => ask(wanted, signal),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.data ?? [];
  const more = (query.data?.pagination.total ?? 0) - rows.length;
  const note = query.isError
    ? `The search failed: ${errorText(query.error)}`
    : query.isFetching || wanted !== typed.trim()
      ? "Searching…"
      : rows.length === 0
        ? `No ${noun} found.`
        : more > 0
          ? `${formatCount(more)} more. Type to find them.`
          : undefined;
  return { typed, setTyped, rows, note };
}
