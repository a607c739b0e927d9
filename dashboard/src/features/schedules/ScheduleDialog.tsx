import type { Project } from "@gantry/contract/projects/schemas.ts";
import type { Schedule } from "@gantry/contract/schedules/schemas.ts";
import { environments } from "@gantry/contract/executions/constants.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Combobox } from "../../ui/fields/Combobox.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { SwitchRow } from "../../ui/fields/SwitchRow.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { environmentLabel } from "../executions/environment-label.ts";
import { NextRuns } from "./NextRuns.tsx";
import { schedulesQuery } from "./queries.ts";

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
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function ScheduleDialog({ project, schedule, onClose }: ScheduleDialogProps) {
  const client = useQueryClient();
  const [name, setName] = useState(schedule?.name ?? "");
  const [cron, setCron] = useState(schedule?.cron ?? "0 2 * * *");
  const [timeZone, setTimeZone] = useState(schedule?.timeZone ?? ownZone());
  const [image, setImage] = useState(schedule?.run.image ?? project.runSettings.image);
  const [folder, setFolder] = useState(schedule?.run.folder ?? project.runSettings.folder);
  const [environment, setEnvironment] = useState<string>(schedule?.run.environment ?? environments[0]);
  const [catchUp, setCatchUp] = useState((schedule?.missedRuns ?? "once") === "once");
  const [skipWhileActive, setSkipWhileActive] = useState(schedule?.skipWhileActive ?? false);
  const save = useMutation({
    mutationFn: () => {
      const content = {
        name: name.trim(),
        cron: cron.trim(),
        timeZone: timeZone.trim(),
        // Fields that this form does not show keep their values.
        run: { ...schedule?.run, image: image.trim(), folder: folder.trim() || "all", environment },
        missedRuns: catchUp ? ("once" as const) : ("skip" as const),
        skipWhileActive,
      };
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
  const isComplete = [name, cron, timeZone, image].every((text) => text.trim() !== "");
  return (
    <FormDialog
      title={schedule ? "Edit schedule" : "Add a schedule"}
      size="md"
      submitLabel={schedule ? "Save" : "Add schedule"}
      save={save}
      isComplete={isComplete}
      className="grid items-start gap-4 sm:grid-cols-2"
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Field label="Name" className="sm:col-span-2">
        <Input
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={100}
          placeholder="Nightly"
          autoComplete="off"
          autoFocus
        />
      </Field>
      <Field label="When" hint="Minute, hour, day, month, weekday; or @daily.">
        <Combobox mono value={cron} onChange={setCron} suggestions={usualTimes} />
      </Field>
      <Field label="Time zone">
        <Combobox
          value={timeZone}
          onChange={setTimeZone}
          suggestions={["UTC", ...Intl.supportedValuesOf("timeZone")].map((value) => ({ value }))}
        />
      </Field>
      <NextRuns cron={cron} timeZone={timeZone} />
      <Field label="Image" className="sm:col-span-2">
        <Input mono value={image} onChange={(event) => setImage(event.target.value)} spellCheck={false} autoComplete="off" />
      </Field>
      <Field label="Folder" hint="“all” runs every test.">
        <Input mono value={folder} onChange={(event) => setFolder(event.target.value)} spellCheck={false} autoComplete="off" />
      </Field>
      <Field label="Environment">
        <Select
          value={environment}
          onChange={setEnvironment}
          options={environments.map((each) => ({ value: each, label: environmentLabel(each) }))}
        />
      </Field>
      <div className="grid gap-3 sm:col-span-2">
        <SwitchRow
          label="Run after a missed time"
          hint="If the server was down at a scheduled time, start one run when it is back."
          checked={catchUp}
          onChange={setCatchUp}
        />
        <SwitchRow
          label="Skip while a run is active"
          hint="Skip a scheduled time while the previous run has not ended."
          checked={skipWhileActive}
          onChange={setSkipWhileActive}
        />
      </div>
    </FormDialog>
  );
}
