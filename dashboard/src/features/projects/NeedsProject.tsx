import { Link } from "@tanstack/react-router";
import { FolderKanban } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { PagePending } from "../../frame/PagePending.tsx";
import { useCurrentProject } from "./current-project.ts";

/** For pages about one project: asks the user to choose one when all projects are selected. */
export function NeedsProject({ noun, children }: { noun: string; children: (projectId: string) => ReactNode }) {
  const { projectId, isChosen, isKnown, projects, choose } = useCurrentProject();
  if (projectId !== undefined) return children(projectId);
  if (!isChosen || !isKnown) return <PagePending />;
  if (projects.length === 0) {
    return (
      <EmptyState
        icon={<FolderKanban />}
        title="No projects yet"
        action={
          <Button tone="primary" asChild>
            <Link to="/settings/projects">Go to projects</Link>
          </Button>
        }
      >
        {noun} belong to a project: create one first.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<FolderKanban />}
      title="Which project?"
      action={projects.slice(0, 8).map((project) => (
        <Button key={project.id} onClick={() => choose(project.id)}>
          <FolderKanban aria-hidden="true" />
          {project.name}
        </Button>
      ))}
    >
      {noun} belong to one project. Choose one here or in the sidebar.
    </EmptyState>
  );
}
