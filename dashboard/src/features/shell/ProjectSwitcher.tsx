import { Link } from "@tanstack/react-router";
import { ChevronsUpDown, FolderKanban, Layers, Settings2 } from "lucide-react";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from "../../ui/overlays/DropdownMenu.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { useCurrentProject } from "../projects/current-project.ts";
import { everyProject } from "../projects/every-project.ts";

export function ProjectSwitcher() {
  const { project, projects, isKnown, choose } = useCurrentProject();
  if (!isKnown) return <Skeleton className="h-9 w-full" />;
  return (
    <Menu>
      <MenuTrigger className="flex h-9 w-full min-w-0 items-center gap-2 rounded-md border border-edge bg-surface px-2.5 text-left text-sm transition-colors hover:bg-hover data-[state=open]:bg-hover dark:bg-raised">
        {project ? (
          <FolderKanban className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
        ) : (
          <Layers className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
        )}
        <span className="min-w-0 flex-1 truncate">
          <span className="sr-only">Project: </span>
          {project?.name ?? (projects.length === 0 ? "No project yet" : "All projects")}
        </span>
        <ChevronsUpDown className="size-3.5 shrink-0 text-ink-soft" aria-hidden="true" />
      </MenuTrigger>
      <MenuContent align="start" className="w-60">
        {projects.length > 0 && (
          <>
            <MenuLabel>Project</MenuLabel>
            <MenuRadioGroup value={project?.id ?? everyProject} onValueChange={choose}>
              {projects.map((each) => (
                <MenuRadioItem key={each.id} value={each.id}>
                  <FolderKanban aria-hidden="true" />
                  <span className="truncate">{each.name}</span>
                </MenuRadioItem>
              ))}
              <MenuRadioItem value={everyProject}>
                <Layers aria-hidden="true" />
                All projects
              </MenuRadioItem>
            </MenuRadioGroup>
            <MenuSeparator />
          </>
        )}
        <MenuItem asChild>
          <Link to="/settings/projects">
            <Settings2 aria-hidden="true" />
            Create and manage projects
          </Link>
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
