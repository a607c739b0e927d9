import { maxTriggers } from "@gantry/contract/triggers/constants.ts";
import type { Project } from "@gantry/contract/projects/schemas.ts";
import type { CreatedRunTrigger, RunTrigger } from "@gantry/contract/triggers/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { GitPullRequest, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { useMayWrite } from "../auth/queries.ts";
import { CardContent } from "../../frame/CardContent.tsx";
import { triggersQuery } from "./queries.ts";
import { TriggerRow } from "./TriggerRow.tsx";
import { WebhookDialog } from "./WebhookDialog.tsx";

const TriggerDialog = lazy(async () => ({ default: (await loadFile(() => import("./TriggerDialog.tsx"))).TriggerDialog }));

/** What starts runs of a project when its Git host reports a push or a pull request. */
export function Triggers({ project }: { project: Project }) {
  const triggers = useQuery(triggersQuery(project.id));
  const mayWrite = useMayWrite();
  const [editing, setEditing] = useState<RunTrigger | "new">();
  const [webhook, setWebhook] = useState<{ trigger: RunTrigger | CreatedRunTrigger; isRenewed?: boolean }>();
  const isFull = (triggers.data?.length ?? 0) >= maxTriggers;
  const add = mayWrite && (
    <Button onClick={() => setEditing("new")} disabled={isFull} {...(isFull ? { title: `At most ${maxTriggers} triggers` } : {})}>
      <Plus aria-hidden="true" />
      Add trigger
    </Button>
  );
  return (
    <Card>
      <CardHeader
        title="Triggers"
        description="Start runs when someone pushes or opens a pull request."
        actions={triggers.data && triggers.data.length > 0 && add}
      />
      <CardContent query={triggers} what="triggers">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={<GitPullRequest />} title="No triggers yet" className="py-8" action={add}>
              {mayWrite ? "Add one to test each commit of a Git repository." : "A developer or admin can add one."}
            </EmptyState>
          ) : (
            <ul aria-label="Triggers" className="divide-y divide-edge">
              {rows.map((trigger) => (
                <TriggerRow
                  key={trigger.id}
                  trigger={trigger}
                  mayWrite={mayWrite}
                  onChange={() => setEditing(trigger)}
                  onWebhook={(shown) => setWebhook({ trigger: shown })}
                  onNewSecret={(renewed) => setWebhook({ trigger: renewed, isRenewed: true })}
                />
              ))}
            </ul>
          )
        }
      </CardContent>
      <Suspense>
        {editing && (
          <TriggerDialog
            project={project}
            trigger={editing === "new" ? undefined : editing}
            others={(triggers.data ?? []).filter((each) => each !== editing)}
            onCreated={(created) => setWebhook({ trigger: created })}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Suspense>
      {webhook && <WebhookDialog {...webhook} onClose={() => setWebhook(undefined)} />}
    </Card>
  );
}
