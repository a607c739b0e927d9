import type { Project } from "@gantry/contract/projects/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, getRouteApi, useNavigate } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { useIsAdmin } from "../auth/queries.ts";
import { CachesCard } from "../caches/CachesCard.tsx";
import { BadgeCard } from "../badges/BadgeCard.tsx";
import { ChatRules } from "../notifications/ChatRules.tsx";
import { Schedules } from "../schedules/Schedules.tsx";
import { SettingsStack } from "../../frame/SettingsStack.tsx";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { PagePending } from "../../frame/PagePending.tsx";
import { BackLink } from "../../frame/BackLink.tsx";
import { CaseFieldsCard } from "../test-cases/fields/CaseFieldsCard.tsx";
import { Triggers } from "../triggers/Triggers.tsx";
import { OwnerRulesCard } from "./OwnerRulesCard.tsx";
import { projectsQuery } from "../projects/queries.ts";
import { RetentionCard } from "./RetentionCard.tsx";
import { RunSettingsForm } from "./RunSettingsForm.tsx";
import { Variables } from "./Variables.tsx";

const route = getRouteApi("/app/settings/projects/$id");

export function ProjectPage() {
  const { id } = route.useParams();
  const projects = useQuery(projectsQuery());
  const project = projects.data?.find((each) => each.id === id);
  const isAdmin = useIsAdmin();
  if (projects.isPending) return <PagePending />;
  if (projects.isError) {
    return (
      <ErrorState level={1} title="The project could not be loaded" onRetry={() => void projects.refetch()}>
        {errorText(projects.error)}
      </ErrorState>
    );
  }
  if (!project) {
    return (
      <EmptyState
        level={1}
        title="This project does not exist"
        action={
          <Button asChild>
            <Link to="/settings/projects">Go to projects</Link>
          </Button>
        }
      >
        It was deleted, or the link belongs to another organization.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="px-4 pt-4 sm:px-6">
        <BackLink to="/settings/projects">Projects</BackLink>
      </div>
      <PageHeader title={project.name} />
      <SettingsStack>
        {!isAdmin && <Notice tone="idle">Only admins can change a project's settings.</Notice>}
        <RunSettingsForm key={project.updatedAt} project={project} isAdmin={isAdmin} />
        <Variables projectId={project.id} />
        <Schedules project={project} />
        <Triggers project={project} />
        <CachesCard projectId={project.id} />
        <ChatRules projectId={project.id} projectName={project.name} />
        <OwnerRulesCard projectId={project.id} isAdmin={isAdmin} />
        <CaseFieldsCard projectId={project.id} isAdmin={isAdmin} />
        <BadgeCard project={project} isAdmin={isAdmin} />
        <RetentionCard projectId={project.id} isAdmin={isAdmin} />
        {isAdmin && <DeleteProject project={project} />}
      </SettingsStack>
    </>
  );
}

function DeleteProject({ project }: { project: Project }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useChange({
    call: () => call("DELETE /api/projects/:id", { params: { id: project.id } }),
    onSuccess: async () => {
      setAsking(false);
      await navigate({ to: "/settings/projects", search: {} });
      toast.success(`“${project.name}” deleted`);
      void client.invalidateQueries({ queryKey: projectsQuery().queryKey });
      void client.invalidateQueries({ queryKey: ["executions"] });
    },
    failureText: "Could not delete the project.",
    onError: () => setAsking(false),
  });
  return (
    <Card>
      <CardHeader
        title="Delete the project"
        description="Deletes the project with its runs, tests and reports."
        actions={
          <Button tone="danger" onClick={() => setAsking(true)}>
            <Trash2 aria-hidden="true" />
            Delete project
          </Button>
        }
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete “${project.name}”?`}
        confirmLabel="Delete project"
        typeToConfirm={project.name}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>Its runs, tests, reports and variables are deleted. This cannot be undone.</p>
      </ConfirmDialog>
    </Card>
  );
}
