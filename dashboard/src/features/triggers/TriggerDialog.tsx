import type { Project } from "@gantry/contract/projects/schemas.ts";
import type { CreatedRunTrigger, RunTrigger } from "@gantry/contract/triggers/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { useStoredRunForm } from "../executions/stored-run/use-stored-run-form.ts";
import { triggersQuery } from "./queries.ts";
import { TriggerFields } from "./TriggerFields.tsx";
import { formFromTrigger, toTrigger, triggerLabels, triggerProblems } from "./trigger-form.ts";

interface TriggerDialogProps {
  project: Project;
  /** `undefined` makes a new one. */
  trigger: RunTrigger | undefined;
  /** The other triggers of the project. */
  others: readonly RunTrigger[];
  /** Called with a new trigger, whose secret has to be shown. */
  onCreated: (trigger: CreatedRunTrigger) => void;
  onClose: () => void;
}

export function TriggerDialog({ project, trigger, others, onCreated, onClose }: TriggerDialogProps) {
  const client = useQueryClient();
  const { fields, dialog, question } = useStoredRunForm({
    start: () => formFromTrigger(trigger, project),
    labels: triggerLabels,
    problems: triggerProblems,
    total: project.runSettings.resources,
    onClose,
    save: async (sent) => {
      const content = toTrigger(sent, trigger);
      if (!trigger) {
        const body = { ...content, host: sent.host };
        return (await call("POST /api/projects/:id/triggers", { params: { id: project.id }, body })).data;
      }
      await call("PATCH /api/projects/:id/triggers/:triggerId", { params: { id: project.id, triggerId: trigger.id }, body: content });
      return undefined;
    },
    onSaved: async (created) => {
      await client.invalidateQueries(triggersQuery(project.id));
      onClose();
      if (created) onCreated(created);
      else toast.success("Trigger saved");
    },
  });
  return (
    <FormDialog {...dialog} title={trigger ? "Edit trigger" : "Add a trigger"} submitLabel={trigger ? "Save" : "Add trigger"}>
      <TriggerFields {...fields} projectId={project.id} others={others} isNew={trigger === undefined} />
      {question}
    </FormDialog>
  );
}
