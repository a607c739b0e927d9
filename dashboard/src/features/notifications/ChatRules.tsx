import { maxNotificationRules } from "@gantry/contract/notifications/constants.ts";
import type { NotificationRule } from "@gantry/contract/notifications/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { MessagesSquare, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { useIsAdmin } from "../auth/queries.ts";
import { CardContent } from "../../frame/CardContent.tsx";
import { RuleDialog } from "./RuleDialog.tsx";
import { RuleRow } from "./RuleRow.tsx";
import { rulesQuery } from "./queries.ts";

/** Rules that post results of a project's runs to chat channels. */
export function ChatRules({ projectId, projectName }: { projectId: string; projectName: string }) {
  const rules = useQuery(rulesQuery(projectId));
  const isAdmin = useIsAdmin();
  const [editing, setEditing] = useState<NotificationRule | "new">();
  const isFull = (rules.data?.length ?? 0) >= maxNotificationRules;
  const add = isAdmin && (
    <Button onClick={() => setEditing("new")} disabled={isFull} {...(isFull ? { title: `At most ${maxNotificationRules} rules` } : {})}>
      <Plus aria-hidden="true" />
      Add rule
    </Button>
  );
  return (
    <Card>
      <CardHeader
        title="Chat"
        description={`Posts results of ${projectName} to Slack or Microsoft Teams.`}
        actions={rules.data && rules.data.length > 0 && add}
      />
      <CardContent query={rules} what="rules">
        {(data) =>
          data.length === 0 ? (
            <EmptyState icon={<MessagesSquare />} title="No rules yet" className="py-8" action={add}>
              {isAdmin
                ? "Add a rule to be notified when runs start to fail and when they pass again."
                : "An admin of your organization can add one."}
            </EmptyState>
          ) : (
            <ul aria-label="Notification rules" className="divide-y divide-edge">
              {data.map((rule) => (
                <RuleRow key={rule.id} rule={rule} isAdmin={isAdmin} onChange={() => setEditing(rule)} />
              ))}
            </ul>
          )
        }
      </CardContent>
      {editing && <RuleDialog projectId={projectId} rule={editing === "new" ? undefined : editing} onClose={() => setEditing(undefined)} />}
    </Card>
  );
}
