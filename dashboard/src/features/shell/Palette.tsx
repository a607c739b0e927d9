import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Building2, FolderKanban, Layers, LogOut, Monitor, Moon, Play, Search, Sun, Terminal } from "lucide-react";
import { useState } from "react";
import { CommandPalette, type PaletteAction, type PaletteGroup } from "../../ui/overlays/CommandPalette.tsx";
import { Kbd } from "../../ui/text/Kbd.tsx";
import { StatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { chooseTheme } from "../../ui/theme.ts";
import { useMayWrite, useMe } from "../auth/queries.ts";
import { runsQuery } from "../executions/queries.ts";
import { useSwitchOrganization } from "../organizations/use-switch-organization.ts";
import { everyProject, useCurrentProject } from "../projects/current-project.ts";
import { leave } from "./UserMenu.tsx";
import { useNavigation } from "./use-navigation.ts";

const recentRuns = 6;

export function Palette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [query, setQuery] = useState("");
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  const { all } = useNavigation();
  const me = useMe();
  const changeOrganization = useSwitchOrganization();
  const { projects, choose } = useCurrentProject();
  const recent = useInfiniteQuery({ ...runsQuery({}), enabled: open }).data?.pages[0]?.data.slice(0, recentRuns) ?? [];
  const doing = (action: () => unknown) => () => {
    onOpenChange(false);
    setQuery("");
    action();
  };
  const wanted = query.trim();

  const found: PaletteAction[] = [];
  if (/^[0-9a-f]{24}$/i.test(wanted)) {
    found.push({
      id: "open-run",
      label: `Open run ${wanted}`,
      icon: <Terminal aria-hidden="true" />,
      keywords: [wanted],
      run: doing(() => navigate({ to: "/runs/$id", params: { id: wanted.toLowerCase() } })),
    });
  }
  if (wanted) {
    found.push({
      id: "search-runs",
      label: `Search the runs for “${wanted}”`,
      icon: <Search aria-hidden="true" />,
      keywords: [wanted],
      run: doing(() => navigate({ to: "/runs", search: { text: wanted } })),
    });
  }
  const actions: PaletteAction[] = [
    ...(mayWrite
      ? [
          {
            id: "new-run",
            label: "New run",
            icon: <Play aria-hidden="true" />,
            hint: <Kbd>n</Kbd>,
            keywords: ["start"],
            run: doing(() => navigate({ to: "/runs", search: { new: "1" } })),
          },
        ]
      : []),
    { id: "theme-light", label: "Light theme", icon: <Sun aria-hidden="true" />, run: doing(() => chooseTheme("light")) },
    { id: "theme-dark", label: "Dark theme", icon: <Moon aria-hidden="true" />, run: doing(() => chooseTheme("dark")) },
    { id: "theme-system", label: "Use system theme", icon: <Monitor aria-hidden="true" />, run: doing(() => chooseTheme("system")) },
    { id: "sign-out", label: "Sign out", icon: <LogOut aria-hidden="true" />, keywords: ["log out"], run: doing(leave) },
  ];
  const groups: PaletteGroup[] = [
    { heading: "Find", actions: found },
    {
      heading: "Go to",
      actions: all.map((entry) => ({
        id: `page ${entry.to}`,
        label: entry.label,
        icon: <entry.icon aria-hidden="true" />,
        hint: <Keys keys={entry.keys} />,
        run: doing(() => navigate({ to: entry.to })),
      })),
    },
    { heading: "Do", actions },
    {
      heading: "Latest runs",
      actions: recent.map((run) => ({
        id: `run ${run.id}`,
        label: run.image,
        icon: <Terminal aria-hidden="true" />,
        hint: <StatusBadge status={run.status} verdict={run.verdict} />,
        keywords: [run.id, run.folder, run.groupName ?? ""],
        run: doing(() => navigate({ to: "/runs/$id", params: { id: run.id } })),
      })),
    },
    {
      heading: "Switch organization",
      actions: (me?.organizations ?? [])
        .filter(({ id }) => id !== me?.organization.id)
        .map((organization) => ({
          id: `organization ${organization.id}`,
          label: organization.name,
          icon: <Building2 aria-hidden="true" />,
          run: doing(() => changeOrganization.mutate(organization.id)),
        })),
    },
    {
      heading: "Switch project",
      actions: [
        ...projects.map((project) => ({
          id: `project ${project.id}`,
          label: project.name,
          icon: <FolderKanban aria-hidden="true" />,
          run: doing(() => choose(project.id)),
        })),
        ...(projects.length > 1
          ? [{ id: "project all", label: "All projects", icon: <Layers aria-hidden="true" />, run: doing(() => choose(everyProject)) }]
          : []),
      ],
    },
  ];
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={setQuery}
      groups={groups.filter((group) => group.actions.length > 0)}
    />
  );
}

function Keys({ keys }: { keys: string }) {
  return (
    <span className="flex gap-1">
      {keys.split(" ").map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
