import type { Project } from "@gantry/contract/projects/schemas.ts";
import type { CreatedRunTrigger, RunTrigger } from "@gantry/contract/triggers/schemas.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { restOfRefusal, standingRefusals } from "../../forms/refused-fields.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { triggersQuery } from "./queries.ts";
import { TriggerFields } from "./TriggerFields.tsx";
import { formFromTrigger, isValid, type TriggerForm, toTrigger, triggerLabels } from "./trigger-form.ts";

interface TriggerDialogProps {
  project: Project;
  /** `undefined` makes a new one. */
  trigger: RunTrigger | undefined;
  /** Of a new one: its secret has to be shown. */
  onCreated: (trigger: CreatedRunTrigger) => void;
  onClose: () => void;
}

export function TriggerDialog({ project, trigger, onCreated, onClose }: TriggerDialogProps) {
  const client = useQueryClient();
  const [form, setForm] = useState(() => formFromTrigger(trigger, project));
  const save = useMutation({
    mutationFn: async (sent: TriggerForm) => {
      const content = toTrigger(sent, trigger);
      if (!trigger) {
        const body = { ...content, host: sent.host };
        return (await call("POST /api/projects/:id/triggers", { params: { id: project.id }, body })).data;
      }
      await call("PATCH /api/projects/:id/triggers/:triggerId", { params: { id: project.id, triggerId: trigger.id }, body: content });
      return undefined;
    },
    onSuccess: async (created) => {
      await client.invalidateQueries(triggersQuery(project.id));
      onClose();
      if (created) onCreated(created);
      else toast.success("Trigger saved");
    },
  });
  const [showsAll, setShowsAll] = useState(false);
  const total = project.runSettings.resources;
  const check = () => {
    if (isValid(form, total)) return true;
    save.reset();
    setShowsAll(true);
    return false;
  };
  return (
    <FormDialog
      title={trigger ? "Edit trigger" : "Add a trigger"}
      size="md"
      submitLabel={trigger ? "Save" : "Add trigger"}
      save={save}
      rest={restOfRefusal(save.error, triggerLabels)}
      className="grid items-start gap-4 sm:grid-cols-2"
      check={check}
      onSubmit={() => save.mutate(form)}
      onClose={onClose}
    >
      <TriggerFields
        {...{ form, total, showsAll }}
        projectId={project.id}
        refused={standingRefusals(save.error, triggerLabels, save.variables, form)}
        set={(change) => setForm((before) => ({ ...before, ...change }))}
        isNew={trigger === undefined}
      />
    </FormDialog>
  );
}
