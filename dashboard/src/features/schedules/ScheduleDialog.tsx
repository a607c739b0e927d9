import type { Project } from "@gantry/contract/projects/schemas.ts";
import type { Schedule } from "@gantry/contract/schedules/schemas.ts";
import { environments } from "@gantry/contract/executions/constants.ts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Combobox } from "../../ui/fields/Combobox.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { SwitchRow } from "../../ui/fields/SwitchRow.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { environmentLabel } from "../executions/names/environment-label.ts";
import { nameHint } from "../executions/names/name-hint.ts";
import { hasRepository } from "../executions/source/source-fields.ts";
import { SourceFields } from "../executions/source/SourceFields.tsx";
import { StoredRunFields } from "../executions/stored-run/StoredRunFields.tsx";
import { type StoredFormFields, useStoredRunForm } from "../executions/stored-run/use-stored-run-form.ts";
import { NextRuns } from "./NextRuns.tsx";
import { schedulesQuery } from "./queries.ts";
import { formFromSchedule, type ScheduleForm, scheduleLabels, scheduleProblems, toSchedule } from "./schedule-form.ts";
import { useNextTimes } from "./use-next-times.ts";

interface ScheduleDialogProps {
  project: Project;
  /** `undefined` makes a new one. */
  schedule: Schedule | undefined;
  /** The other schedules of the project. */
  others: readonly Schedule[];
  onClose: () => void;
}

const usualTimes = [
  { value: "0 2 * * *", detail: "every night at 2" },
  { value: "0 6 * * 1-5", detail: "on workdays at 6" },
  { value: "0 * * * *", detail: "every hour" },
  { value: "0 3 * * 0", detail: "on Sundays at 3" },
];

export function ScheduleDialog({ project, schedule, others, onClose }: ScheduleDialogProps) {
  const client = useQueryClient();
  const { fields, dialog, question } = useStoredRunForm({
    start: () => formFromSchedule(schedule, project),
    labels: scheduleLabels,
    problems: scheduleProblems,
    total: project.runSettings.resources,
    onClose,
    save: async (sent) => {
      const content = toSchedule(sent, schedule);
      if (schedule) await call("PATCH /api/schedules/:id", { params: { id: schedule.id }, body: content });
      else await call("POST /api/schedules", { body: { ...content, projectId: project.id } });
    },
    onSaved: async () => {
      await client.invalidateQueries(schedulesQuery(project.id));
      toast.success("Schedule saved");
      onClose();
    },
  });
  return (
    <FormDialog {...dialog} title={schedule ? "Edit schedule" : "Add a schedule"} submitLabel={schedule ? "Save" : "Add schedule"}>
      <ScheduleFields {...fields} projectId={project.id} others={others} />
      {question}
    </FormDialog>
  );
}

interface FieldsProps extends StoredFormFields<ScheduleForm> {
  projectId: string;
  others: readonly Schedule[];
}

function ScheduleFields(props: FieldsProps) {
  const { form, set, error, showsAll } = props;
  const next = useNextTimes(form.cron, form.timeZone, showsAll);
  return (
    <>
      <Field label="Name" error={error("name")} hint={nameHint(form.name, props.others, "schedule")} className="sm:col-span-2">
        <Input
          value={form.name}
          onChange={(event) => set({ name: event.target.value })}
          maxLength={100}
          placeholder="Nightly"
          autoComplete="off"
          autoFocus
        />
      </Field>
      <Field label="When" error={error("cron") ?? next.refused("cron")} hint="Minute, hour, day, month, weekday; or @daily.">
        <Combobox mono value={form.cron} onChange={(cron) => set({ cron })} suggestions={usualTimes} />
      </Field>
      <Field label="Time zone" error={error("timeZone") ?? next.refused("timeZone")}>
        <Combobox
          value={form.timeZone}
          onChange={(timeZone) => set({ timeZone })}
          suggestions={["UTC", ...Intl.supportedValuesOf("timeZone")].map((value) => ({ value }))}
        />
      </Field>
      <NextRuns {...next} cron={form.cron} timeZone={form.timeZone} />
      <RunFields {...props} />
      <div className="grid gap-3 sm:col-span-2">
        <SwitchRow
          label="Run after a missed time"
          hint="If the server was down at a scheduled time, start one run when it is back."
          checked={form.catchUp}
          onChange={(catchUp) => set({ catchUp })}
        />
        <SwitchRow
          label="Skip while a run is active"
          hint="Skip a scheduled time while the previous run has not ended."
          checked={form.skipWhileActive}
          onChange={(skipWhileActive) => set({ skipWhileActive })}
        />
      </div>
    </>
  );
}

/** What the schedule starts. */
function RunFields(props: FieldsProps) {
  const { form, set, error } = props;
  return (
    <>
      <Field label="Image" error={error("image")} className="sm:col-span-2">
        <Input mono value={form.image} onChange={(event) => set({ image: event.target.value })} spellCheck={false} autoComplete="off" />
      </Field>
      <Field
        label="Command"
        {...(hasRepository(form) ? {} : { required: false })}
        error={error("command")}
        hint="Extra arguments for /app/entrypoint.sh. Images without it, and runs with a Git repository, run this command in a shell."
        className="sm:col-span-2"
      >
        <Input mono value={form.command} onChange={(event) => set({ command: event.target.value })} spellCheck={false} autoComplete="off" />
      </Field>
      <SourceFields
        repository={form.repository}
        input={(name) => ({ value: form[name], onChange: (event) => set({ [name]: event.target.value }) })}
        error={error}
      />
      <Field label="Folder" error={error("folder")} hint="“all” runs every test.">
        <Input mono value={form.folder} onChange={(event) => set({ folder: event.target.value })} spellCheck={false} autoComplete="off" />
      </Field>
      <Field label="Environment" error={error("environment")}>
        <Select
          value={form.environment}
          onChange={(environment) => set({ environment })}
          options={environments.map((each) => ({ value: each, label: environmentLabel(each) }))}
        />
      </Field>
      <StoredRunFields {...props} startedBy="time" />
    </>
  );
}
