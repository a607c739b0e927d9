import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Building2, FolderKanban, Layers, LogOut, Monitor, Moon, Play, Search, Sun, Terminal } from "lucide-react";
import type { PaletteAction, PaletteGroup } from "../../ui/overlays/CommandPalette.tsx";
import { Kbd } from "../../ui/text/Kbd.tsx";
import { StatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { chooseTheme } from "../../ui/theme.ts";
import { useMayWrite, useMe } from "../auth/queries.ts";
import { matrixRunsTogether } from "../executions/first-runs.ts";
import { matrixRunOf } from "../runs-page/matrix-row.ts";
import { runsQuery } from "../executions/queries.ts";
import { MatrixStatus } from "../matrix-runs/MatrixStatus.tsx";
import { useSwitchOrganization } from "../organizations/use-switch-organization.ts";
import { useCurrentProject } from "../projects/current-project.ts";
import { everyProject } from "../projects/every-project.ts";
import { findSettings } from "./settings-index.ts";
import { leave } from "./UserMenu.tsx";
import { useNavigation } from "./use-navigation.ts";

const recentRuns = 6;
/** The action that is chosen while the server searches. */
export const searchRuns = "search-runs";

/** What the palette offers without asking the server for the typed text; `open`: whether it is shown. */
export function usePaletteGroups(typed: string, open: boolean): PaletteGroup[] {
  return [
    { heading: "Find", actions: useFind(typed.trim()) },
    { heading: "Go to", actions: usePages() },
    { heading: "Settings", actions: useSettings(typed) },
    { heading: "Do", actions: useActions() },
    { heading: "Latest runs", actions: useLatestRuns(open && typed.trim() === "") },
    { heading: "Switch organization", actions: useOtherOrganizations() },
    { heading: "Switch project", actions: useProjects() },
  ];
}

function useFind(wanted: string): PaletteAction[] {
  const navigate = useNavigate();
  if (!wanted) return [];
  const search: PaletteAction = {
    id: searchRuns,
    label: `Search the runs for “${wanted}”`,
    icon: <Search aria-hidden="true" />,
    score: 0.75,
    run: () => navigate({ to: "/runs", search: { text: wanted } }),
  };
  if (!/^[0-9a-f]{24}$/i.test(wanted)) return [search];
  const openRun: PaletteAction = {
    id: "open-run",
    label: `Open run ${wanted}`,
    icon: <Terminal aria-hidden="true" />,
    score: 1,
    run: () => navigate({ to: "/runs/$id", params: { id: wanted.toLowerCase() } }),
  };
  return [openRun, search];
}

function usePages(): PaletteAction[] {
  const navigate = useNavigate();
  const { all } = useNavigation();
  const matrixRuns: PaletteAction = {
    id: "page /matrix-runs",
    label: "Matrix runs and split suites",
    icon: <Layers aria-hidden="true" />,
    run: () => navigate({ to: "/matrix-runs" }),
  };
  const pages = all.map((entry) => ({
    id: `page ${entry.to}`,
    label: entry.label,
    icon: <entry.icon aria-hidden="true" />,
    hint: <Keys keys={entry.keys} />,
    run: () => navigate({ to: entry.to }),
  }));
  return [...pages, matrixRuns];
}

/** Single settings, on the page of the current project if they belong to one. */
function useSettings(typed: string): PaletteAction[] {
  const navigate = useNavigate();
  const { settings } = useNavigation();
  const { project } = useCurrentProject();
  return findSettings(typed).flatMap(({ label, page, ofProject, score }) => {
    const entry = settings.find(({ to }) => to === page);
    if (!entry) return [];
    const place = ofProject ? (project?.name ?? "Choose a project") : entry.label;
    const action: PaletteAction = {
      id: `setting ${page} ${label}`,
      label,
      icon: <entry.icon aria-hidden="true" />,
      hint: <span className="max-w-[45%] truncate text-xs text-ink-soft">{visibleText(place)}</span>,
      score,
      run: () => (ofProject && project ? navigate({ to: "/settings/projects/$id", params: { id: project.id } }) : navigate({ to: page })),
    };
    return [action];
  });
}

function useActions(): PaletteAction[] {
  const navigate = useNavigate();
  const newRun: PaletteAction = {
    id: "new-run",
    label: "New run",
    icon: <Play aria-hidden="true" />,
    hint: <Keys keys="n" />,
    keywords: ["start"],
    run: () => navigate({ to: "/runs", search: { new: "1" } }),
  };
  return [
    ...(useMayWrite() ? [newRun] : []),
    { id: "theme-light", label: "Light theme", icon: <Sun aria-hidden="true" />, run: () => chooseTheme("light") },
    { id: "theme-dark", label: "Dark theme", icon: <Moon aria-hidden="true" />, run: () => chooseTheme("dark") },
    { id: "theme-system", label: "Use system theme", icon: <Monitor aria-hidden="true" />, run: () => chooseTheme("system") },
    { id: "sign-out", label: "Sign out", icon: <LogOut aria-hidden="true" />, keywords: ["log out"], run: leave },
  ];
}

/** Until someone types: the search finds all runs then. */
function useLatestRuns(open: boolean): PaletteAction[] {
  const navigate = useNavigate();
  const page = useInfiniteQuery({ ...runsQuery(matrixRunsTogether), enabled: open }).data?.pages[0];
  return ((open && page?.data.slice(0, recentRuns)) || []).map((run) => {
    const matrixRun = matrixRunOf(run, page?.matrixRuns ?? []);
    const action = {
      id: `run ${run.id}`,
      label: run.image,
      icon: <Terminal aria-hidden="true" />,
      keywords: [run.id, run.folder, run.groupName ?? ""],
    };
    return matrixRun
      ? {
          ...action,
          hint: <MatrixStatus matrixRun={matrixRun} isShort />,
          run: () => navigate({ to: "/matrix-runs/$id", params: { id: matrixRun.id } }),
        }
      : {
          ...action,
          hint: <StatusBadge status={run.status} verdict={run.verdict} error={run.error} />,
          run: () => navigate({ to: "/runs/$id", params: { id: run.id } }),
        };
  });
}

function useOtherOrganizations(): PaletteAction[] {
  const me = useMe();
  const changeOrganization = useSwitchOrganization();
  return (me?.organizations ?? [])
    .filter(({ id }) => id !== me?.organization.id)
    .map((organization) => ({
      id: `organization ${organization.id}`,
      label: organization.name,
      icon: <Building2 aria-hidden="true" />,
      run: () => changeOrganization.mutate(organization.id),
    }));
}

function useProjects(): PaletteAction[] {
  const { projects, choose } = useCurrentProject();
  const each = projects.map((project) => ({
    id: `project ${project.id}`,
    label: project.name,
    icon: <FolderKanban aria-hidden="true" />,
    run: () => choose(project.id),
  }));
  if (projects.length < 2) return each;
  return [...each, { id: "project all", label: "All projects", icon: <Layers aria-hidden="true" />, run: () => choose(everyProject) }];
}

/** Not on a phone, which has no such keys. */
function Keys({ keys }: { keys: string }) {
  return (
    <span className="flex gap-1 max-md:hidden">
      {keys.split(" ").map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
