import type { Project } from "@gantry/contract/projects/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronRight, FolderKanban, Plus } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { useIsAdmin } from "../auth/queries.ts";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { projectsQuery } from "./queries.ts";
import { useCreateProject } from "./use-create-project.ts";

export function ProjectsPage() {
  const projects = useQuery(projectsQuery());
  const isAdmin = useIsAdmin();
  const [creating, setCreating] = useState(false);
  const createButton = isAdmin && (
    <Button tone="primary" onClick={() => setCreating(true)}>
      <Plus aria-hidden="true" />
      Create project
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Projects"
        description="Each holds the runs, tests and settings of one application or suite."
        actions={projects.data && projects.data.length > 0 && createButton}
      />
      <div className="px-4 sm:px-6">
        <Card className="overflow-hidden">
          {projects.isPending ? (
            <div className="grid gap-3 p-5">
              <Loading label="Loading the projects" />
              <Skeleton className="w-1/2" />
              <Skeleton className="w-1/3" />
            </div>
          ) : projects.isError ? (
            <ErrorState title="The projects could not be loaded" onRetry={() => void projects.refetch()}>
              {errorText(projects.error)}
            </ErrorState>
          ) : projects.data.length === 0 ? (
            <EmptyState icon={<FolderKanban />} title="No projects yet" action={createButton}>
              {isAdmin ? "Create one to run suites in it." : "An admin of your organization can create one."}
            </EmptyState>
          ) : (
            <ul aria-label="Projects, oldest first" className="divide-y divide-edge">
              {projects.data.map((project) => (
                <ProjectRow key={project.id} project={project} />
              ))}
            </ul>
          )}
        </Card>
      </div>
      {creating && <CreateProjectDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function ProjectRow({ project }: { project: Project }) {
  return (
    <li>
      <Link
        to="/settings/projects/$id"
        params={{ id: project.id }}
        className="flex items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-hover sm:px-5"
      >
        <FolderKanban className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{project.name}</span>
          <span className="block truncate font-mono text-xs text-ink-soft">{project.runSettings.image || "No image set"}</span>
        </span>
        {project.runSettings.autoQuarantine && <Badge tone="think">Auto-Quarantine</Badge>}
        <span className="hidden text-xs text-ink-soft sm:inline">
          Created <RelativeTime at={project.createdAt} />
        </span>
        <ChevronRight className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
      </Link>
    </li>
  );
}

function CreateProjectDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState("");
  const navigate = useNavigate();
  const create = useCreateProject(
    (project) => void navigate({ to: "/settings/projects/$id", params: { id: project.id }, search: { project: project.id } }),
  );
  return (
    <FormDialog
      title="Create a project"
      submitLabel="Create project"
      save={create}
      isComplete={name.trim() !== ""}
      onSubmit={() => create.mutate(name.trim())}
      onClose={onClose}
    >
      <Field label="Name" hint="Unique in your organization.">
        <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={100} autoFocus autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
