import { longestSearch, shortestSearch } from "@gantry/contract/search/constants.ts";
import type { SearchKind, SearchResult } from "@gantry/contract/search/schemas.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Bug, ClipboardList, FlaskConical, ListTodo, type LucideIcon, Terminal } from "lucide-react";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import type { PaletteAction, PaletteGroup } from "../../ui/overlays/CommandPalette.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useDebounced } from "../../ui/use-debounced.ts";

const typingPauseMs = 200;
/** Below a page whose name was typed, above what only has the letters. */
const foundScore = 0.8;

const kinds: Record<SearchKind, { heading: string; icon: LucideIcon; prefix: string }> = {
  run: { heading: "Runs", icon: Terminal, prefix: "#" },
  test: { heading: "Tests", icon: FlaskConical, prefix: "" },
  testCase: { heading: "Test cases", icon: ClipboardList, prefix: "TC-" },
  testCycle: { heading: "Test cycles", icon: ListTodo, prefix: "" },
  failure: { heading: "Failures", icon: Bug, prefix: "" },
};

const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ["search", text],
    queryFn: async ({ signal }) => (await call("GET /api/search", { query: { q: text }, signal })).data,
  });

/** What the server finds for the typed text, once the typing pauses, and what to say about the search. */
export function useFound(typed: string): { groups: PaletteGroup[]; note: string | undefined } {
  const open = useOpen();
  const wanted = useDebounced(typed.trim(), typingPauseMs);
  // Enter must not open what was found for an earlier text.
  const isAsked = wanted === typed.trim() && wanted.length >= shortestSearch && wanted.length <= longestSearch;
  const found = useQuery({ ...searchQuery(wanted), enabled: isAsked });
  if (typed.trim().length < shortestSearch) return { groups: [], note: undefined };
  if (typed.trim().length > longestSearch) return { groups: [], note: `A search has at most ${longestSearch} characters.` };
  const results = isAsked ? (found.data ?? []) : [];
  const severalProjects = new Set(results.map(({ projectId }) => projectId)).size > 1;
  const groups = Object.entries(kinds).map(([kind, { heading }]) => ({
    heading,
    actions: results
      .filter((result) => result.kind === kind)
      .map((result) => actionOf(result, { severalProjects, run: () => open(result) })),
  }));
  if (found.isError) return { groups, note: `The search failed: ${errorText(found.error)}` };
  return { groups, note: found.isFetching || wanted !== typed.trim() ? "Searching…" : undefined };
}

interface Shown {
  severalProjects: boolean;
  run: () => unknown;
}

function actionOf(result: SearchResult, { severalProjects, run }: Shown): PaletteAction {
  const { icon: Icon, prefix } = kinds[result.kind];
  const name = result.number === null ? result.title : `${prefix}${result.number} ${result.title}`;
  const detail = [severalProjects ? result.projectName : null, result.detail === result.title ? null : result.detail, statusWord(result)];
  return {
    id: `found ${result.kind} ${result.id}`,
    label: visibleText(name),
    icon: <Icon aria-hidden="true" />,
    hint: <span className="max-w-[45%] truncate text-xs text-ink-soft">{visibleText(detail.filter(Boolean).join(" · "))}</span>,
    score: foundScore,
    run,
  };
}

/** `FAILED` as `Failed`. */
const statusWord = ({ status }: SearchResult) => status && status.charAt(0).toUpperCase() + status.slice(1).toLowerCase();

function useOpen(): (result: SearchResult) => unknown {
  const navigate = useNavigate();
  return ({ kind, id, projectId }) => {
    const params = { id };
    switch (kind) {
      case "run":
        return navigate({ to: "/runs/$id", params });
      case "test":
        return navigate({ to: "/tests/$id", params });
      case "testCase":
        return navigate({ to: "/test-cases/$id", params });
      case "testCycle":
        return navigate({ to: "/test-cycles/$id", params });
      case "failure":
        return navigate({ to: "/failures", search: { project: projectId, failure: id, days: 90 } });
    }
  };
}
