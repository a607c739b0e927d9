import { maxSearchLength, shortestSearch } from "@gantry/contract/search/constants.ts";
import type { SearchKind, SearchResult } from "@gantry/contract/search/schemas.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Bug, ClipboardList, FlaskConical, ListTodo, type LucideIcon, Terminal } from "lucide-react";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import type { PaletteAction, PaletteGroup } from "../../ui/overlays/CommandPalette.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useDebounced } from "../../ui/use-debounced.ts";
import { useCurrentProject } from "../projects/current-project.ts";

const typingPauseMs = 200;
/** Below a page whose name was typed, above what only has the letters. */
const foundScore = 0.8;
/** Added to the score of results in the chosen project, so that they come first among equal ones. */
const ofCurrentProject = 0.01;

/** What has the typed text as its number or title comes first, then what begins with it. */
function scoreFound(name: string, { title }: SearchResult, typed: string): number {
  const [wanted, ...names] = [typed, name, title].map((text) => text.toLowerCase());
  if (names.some((one) => one === wanted || one.startsWith(`${wanted} `))) return 0.96;
  return names.some((one) => one.startsWith(wanted ?? "")) ? 0.85 : foundScore;
}

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
export function useFound(text: string): { groups: PaletteGroup[]; note: string | undefined } {
  const open = useOpen();
  const { project } = useCurrentProject();
  // Shorter than a search may be, but the number of a run.
  const typed = /^\d$/.test(text.trim()) ? `#${text.trim()}` : text;
  const wanted = useDebounced(typed.trim(), typingPauseMs);
  // Enter must not open what was found for an earlier text.
  const isAsked = wanted === typed.trim() && wanted.length >= shortestSearch && wanted.length <= maxSearchLength;
  const found = useQuery({ ...searchQuery(wanted), enabled: isAsked });
  if (typed.trim().length < shortestSearch) return { groups: [], note: undefined };
  if (typed.trim().length > maxSearchLength) return { groups: [], note: `A search has at most ${maxSearchLength} characters.` };
  const results = isAsked ? (found.data ?? []) : [];
  const severalProjects = new Set(results.map(({ projectId }) => projectId)).size > 1;
  const groups = Object.entries(kinds).map(([kind, { heading }]) => ({
    heading,
    actions: results
      .filter((result) => result.kind === kind)
      .map((result) =>
        actionOf(result, {
          severalProjects,
          isOfProject: result.projectId === project?.id,
          typed: wanted,
          run: () => open(result),
        }),
      ),
  }));
  if (found.isError) return { groups, note: `The search failed: ${errorText(found.error)}` };
  return { groups, note: found.isFetching || wanted !== typed.trim() ? "Searching…" : undefined };
}

interface Shown {
  severalProjects: boolean;
  /** Whether it belongs to the project that is chosen. */
  isOfProject: boolean;
  typed: string;
  run: () => unknown;
}

function actionOf(result: SearchResult, { severalProjects, isOfProject, typed, run }: Shown): PaletteAction {
  const { icon: Icon, prefix } = kinds[result.kind];
  const name = result.number === null ? result.title : `${prefix}${result.number} ${result.title}`;
  const detail = [severalProjects ? result.projectName : null, result.detail === result.title ? null : result.detail].filter(Boolean);
  const status = statusWord(result);
  return {
    id: `found ${result.kind} ${result.id}`,
    label: visibleText(result.variant ? `${name} (${result.variant})` : name),
    icon: <Icon aria-hidden="true" />,
    // Its status is read even when the rest has no room.
    detail: (
      <span className="flex items-baseline text-xs text-ink-soft sm:max-w-[55%]">
        <span className="min-w-0 truncate">{visibleText(detail.join(" · "))}</span>
        {status && (
          <span className="max-w-48 shrink-0 truncate whitespace-pre">
            {detail.length > 0 && " · "}
            {visibleText(status)}
          </span>
        )}
      </span>
    ),
    score: scoreFound(name, result, typed) + (isOfProject ? ofCurrentProject : 0),
    run,
  };
}

/** `FAILED` as `Failed`, of a test with the branch of its last run; for a cycle, the same words as on its page. */
function statusWord({ kind, status, branch }: SearchResult): string | null {
  if (kind === "testCycle" && status === "PENDING") return "Not started";
  const word = status && status.charAt(0).toUpperCase() + status.slice(1).toLowerCase();
  return word && branch ? `${word} on ${branch}` : word;
}

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
