import type { Resources } from "@gantry/contract/executions/divide-resources.ts";
import type { Project } from "@gantry/contract/projects/schemas.ts";
import type { Schedule } from "@gantry/contract/schedules/schemas.ts";
import { environments } from "@gantry/contract/executions/constants.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { restOfRefusal, standingRefusals } from "../../forms/refused-fields.ts";
import { Combobox } from "../../ui/fields/Combobox.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { SwitchRow } from "../../ui/fields/SwitchRow.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { environmentLabel } from "../executions/names/environment-label.ts";
import { SourceFields } from "../executions/source/SourceFields.tsx";
import { StoredRunFields } from "../executions/stored-run/StoredRunFields.tsx";
import { NextRuns } from "./NextRuns.tsx";
import { schedulesQuery } from "./queries.ts";
import { type ScheduleForm, formFromSchedule, isValid, missingError, scheduleLabels, sourceError, toSchedule } from "./schedule-form.ts";

interface ScheduleDialogProps {
  project: Project;
  /** `undefined` makes a new one. */
  schedule: Schedule | undefined;
  onClose: () => void;
}

const usualTimes = [
  { value: "0 2 * * *", detail: "every night at 2" },
  { value: "0 6 * * 1-5", detail: "on workdays at 6" },
  { value: "0 * * * *", detail: "every hour" },
  { value: "0 3 * * 0", detail: "on Sundays at 3" },
];

export function ScheduleDialog({ project, schedule, onClose }: ScheduleDialogProps) {
  const client = useQueryClient();
  const [form, setForm] = useState(() => formFromSchedule(schedule, project));
  const save = useMutation({
    mutationFn: (sent: ScheduleForm) => {
      const content = toSchedule(sent, schedule);
      return schedule
        ? call("PATCH /api/schedules/:id", { params: { id: schedule.id }, body: content })
        : call("POST /api/schedules", { body: { ...content, projectId: project.id } });
    },
    onSuccess: async () => {
      await client.invalidateQueries(schedulesQuery(project.id));
      toast.success("Schedule saved");
      onClose();
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
      title={schedule ? "Edit schedule" : "Add a schedule"}
      size="md"
      submitLabel={schedule ? "Save" : "Add schedule"}
      save={save}
      rest={restOfRefusal(save.error, scheduleLabels)}
      className="grid items-start gap-4 sm:grid-cols-2"
      check={check}
      onSubmit={() => save.mutate(form)}
      onClose={onClose}
    >
      <ScheduleFields
        {...{ form, total, showsAll }}
        projectId={project.id}
        refused={standingRefusals(save.error, scheduleLabels, save.variables, form)}
        set={(change) => setForm((before) => ({ ...before, ...change }))}
      />
    </FormDialog>
  );
}

interface FieldsProps {
  form: ScheduleForm;
  set: (change: Partial<ScheduleForm>) => void;
  projectId: string;
  /** What the project's runs have. */
  total: Resources;
  /** Shows what is wrong with all fields, also with those that are empty. */
  showsAll: boolean;
  /** What the server refused of a field. */
  refused: (name: keyof ScheduleForm) => string | undefined;
}

function ScheduleFields(props: FieldsProps) {
  const { form, set, showsAll, refused } = props;
  const missing = (name: "name" | "cron" | "timeZone") => (showsAll ? missingError(form, name) : undefined) ?? refused(name);
  return (
    <>
      <Field label="Name" error={missing("name")} className="sm:col-span-2">
        <Input
          value={form.name}
          onChange={(event) => set({ name: event.target.value })}
          maxLength={100}
          placeholder="Nightly"
          autoComplete="off"
          autoFocus
        />
      </Field>
      <Field label="When" error={missing("cron")} hint="Minute, hour, day, month, weekday; or @daily.">
        <Combobox mono value={form.cron} onChange={(cron) => set({ cron })} suggestions={usualTimes} />
      </Field>
      <Field label="Time zone" error={missing("timeZone")}>
        <Combobox
          value={form.timeZone}
          onChange={(timeZone) => set({ timeZone })}
          suggestions={["UTC", ...Intl.supportedValuesOf("timeZone")].map((value) => ({ value }))}
        />
      </Field>
      <NextRuns cron={form.cron} timeZone={form.timeZone} isRefused={(refused("cron") ?? refused("timeZone")) !== undefined} />
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
function RunFields({ form, set, projectId, total, showsAll, refused }: FieldsProps) {
  return (
    <>
      <Field label="Image" error={(showsAll ? missingError(form, "image") : undefined) ?? refused("image")} className="sm:col-span-2">
        <Input mono value={form.image} onChange={(event) => set({ image: event.target.value })} spellCheck={false} autoComplete="off" />
      </Field>
      <Field
        label="Command"
        required={false}
        error={sourceError(form, "command") ?? refused("command")}
        hint="Extra arguments for /app/entrypoint.sh. Images without it, and runs with a Git repository, run this command in a shell."
        className="sm:col-span-2"
      >
        <Input mono value={form.command} onChange={(event) => set({ command: event.target.value })} spellCheck={false} autoComplete="off" />
      </Field>
      <SourceFields
        repository={form.repository}
        input={(name) => ({ value: form[name], onChange: (event) => set({ [name]: event.target.value }) })}
        error={(name) => sourceError(form, name) ?? refused(name)}
      />
      <Field label="Folder" error={refused("folder")} hint="“all” runs every test.">
        <Input mono value={form.folder} onChange={(event) => set({ folder: event.target.value })} spellCheck={false} autoComplete="off" />
      </Field>
      <Field label="Environment" error={refused("environment")}>
        <Select
          value={form.environment}
          onChange={(environment) => set({ environment })}
          options={environments.map((each) => ({ value: each, label: environmentLabel(each) }))}
        />
      </Field>
      <StoredRunFields {...{ form, set, projectId, total, showsAll, refused }} />
    </>
  );
}
