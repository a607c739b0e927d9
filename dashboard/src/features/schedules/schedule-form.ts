import type { Project } from "@gantry/contract/projects/schemas.ts";
import type { Schedule } from "@gantry/contract/schedules/schemas.ts";
import { problemsOf } from "../../forms/problems-of.ts";
import type { FieldLabels } from "../../forms/field-errors.ts";
import { folderField, imageField, requiredText } from "../executions/options/option-fields.ts";
import { runLabels } from "../executions/options/run-labels.ts";
import { type SourceText, sourceIn, sourceProblems, textOfSource } from "../executions/source/source-fields.ts";
import { type StoredRunForm, storedRunIn, textOfStoredRun } from "../executions/stored-run/stored-run-form.ts";
import { environments } from "@gantry/contract/executions/constants.ts";

/** A schedule as it is typed. */
export interface ScheduleForm extends SourceText, StoredRunForm {
  name: string;
  cron: string;
  timeZone: string;
  image: string;
  command: string;
  folder: string;
  environment: string;
  catchUp: boolean;
  skipWhileActive: boolean;
}

/** The form of a schedule; of a new one with the project's defaults when `schedule` is `undefined`. */
export function formFromSchedule(schedule: Schedule | undefined, { runSettings }: Project): ScheduleForm {
  return {
    name: schedule?.name ?? "",
    cron: schedule?.cron ?? "0 2 * * *",
    timeZone: schedule?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    image: schedule?.run.image ?? runSettings.image,
    command: schedule?.run.command ?? "",
    ...textOfSource(schedule?.run.source),
    folder: schedule?.run.folder ?? runSettings.folder,
    environment: schedule?.run.environment ?? environments[0],
    ...textOfStoredRun(schedule?.run),
    catchUp: (schedule?.missedRuns ?? "once") === "once",
    skipWhileActive: schedule?.skipWhileActive ?? false,
  };
}

/** Labels of the fields for a schedule's times. */
export const timesLabels = { cron: "When", timeZone: "Time zone" } as const;

/** Labels of the fields that can show an error of the server. */
export const scheduleLabels: FieldLabels<keyof ScheduleForm> = {
  ...runLabels,
  ...timesLabels,
  name: "Name",
  repository: "Git repository",
};

const typed = {
  name: requiredText("Enter a name."),
  cron: requiredText("Enter the times, such as 0 2 * * *."),
  timeZone: requiredText("Enter a time zone such as UTC."),
  image: imageField,
  folder: folderField,
};

/** What is wrong with each field as it is typed. */
export const scheduleProblems = (form: ScheduleForm): Partial<Record<keyof ScheduleForm, string>> => ({
  ...problemsOf(typed, form),
  ...sourceProblems(form),
});

/** The request's content. Fields of `schedule` that the form does not show keep their values. */
export function toSchedule(form: ScheduleForm, schedule: Schedule | undefined) {
  const { repository, ref, path, tokenVariable } = form;
  const typed = { repository: repository.trim(), ref: ref.trim(), path: path.trim(), tokenVariable: tokenVariable.trim() };
  const source = sourceIn(typed);
  return {
    name: form.name.trim(),
    cron: form.cron.trim(),
    timeZone: form.timeZone.trim(),
    run: {
      ...schedule?.run,
      image: form.image.trim(),
      command: form.command.trim() || undefined,
      source,
      folder: form.folder.trim() || "all",
      environment: form.environment,
      ...storedRunIn(form, schedule?.run),
    },
    missedRuns: form.catchUp ? ("once" as const) : ("skip" as const),
    skipWhileActive: form.skipWhileActive,
  };
}
