import { MessagesSquare } from "lucide-react";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { useCurrentProject } from "../projects/current-project.ts";
import { SettingsStack } from "../../frame/SettingsStack.tsx";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { WeeklySummaryCard } from "../weekly-summary/WeeklySummaryCard.tsx";
import { ChatRules } from "./ChatRules.tsx";
import { MailSwitches } from "./MailSwitches.tsx";

export function NotificationsPage() {
  const { project, projectId, isKnown } = useCurrentProject();
  return (
    <>
      <PageHeader title="Notifications" description="Choose which emails and chat messages Gantry sends." />
      <SettingsStack>
        <MailSwitches />
        {isKnown && <WeeklySummaryCard key={projectId ?? "all"} projectId={projectId} projectName={project?.name} />}
        {project ? (
          <ChatRules projectId={project.id} projectName={project.name} />
        ) : (
          isKnown && (
            <Card>
              <CardHeader title="Chat" description="Rules belong to a project." />
              <EmptyState icon={<MessagesSquare />} title="No project is chosen" className="py-8">
                Choose a project at the top of the sidebar to see and change its rules.
              </EmptyState>
            </Card>
          )
        )}
      </SettingsStack>
    </>
  );
}
