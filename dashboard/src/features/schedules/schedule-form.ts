import type { Project } from "@gantry/contract/projects/schemas.ts";
import type { Schedule } from "@gantry/contract/schedules/schemas.ts";
import { environments } from "@gantry/contract/executions/constants.ts";

/** A schedule as it is typed. */
export interface ScheduleForm {
  name: string;
  cron: string;
  timeZone: string;
  image: string;
  folder: string;
  environment: string;
  /** Empty: the project's. */
  priority: string;
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
    folder: schedule?.run.folder ?? runSettings.folder,
    environment: schedule?.run.environment ?? environments[0],
    priority: schedule?.run.priority?.toString() ?? "",
    catchUp: (schedule?.missedRuns ?? "once") === "once",
    skipWhileActive: schedule?.skipWhileActive ?? false,
  };
}

/** The request's content. Fields of `schedule` that the form does not show keep their values. */
export function toSchedule(form: ScheduleForm, schedule: Schedule | undefined) {
  return {
    name: form.name.trim(),
    cron: form.cron.trim(),
    timeZone: form.timeZone.trim(),
    run: {
      ...schedule?.run,
      image: form.image.trim(),
      folder: form.folder.trim() || "all",
      environment: form.environment,
      priority: form.priority.trim() === "" ? undefined : Number(form.priority),
    },
    missedRuns: form.catchUp ? ("once" as const) : ("skip" as const),
    skipWhileActive: form.skipWhileActive,
  };
}
