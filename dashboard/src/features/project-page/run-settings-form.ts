import type { Resources } from "@gantry/contract/executions/divide-resources.ts";
import { weekdays } from "@gantry/contract/projects/constants.ts";
import { ImageReference, ReportFolder } from "@gantry/contract/executions/schemas.ts";
import { Concurrency, type Project, ProjectName, type RunSettingsChange } from "@gantry/contract/projects/schemas.ts";
import { RepeatedTests } from "@gantry/contract/results/schemas.ts";
import { z } from "zod";
import { folderField } from "../executions/options/option-fields.ts";
import { CachesText, cachesIn, textOfCaches } from "../executions/run-lists/cache-text.ts";
import { ServicesText, serviceProblems, servicesIn, textOfServices } from "../executions/run-lists/service-text.ts";
import { WorkerLabelsText, labelsIn } from "../executions/options/worker-labels-text.ts";
import { sourceFields, sourceIn, textOfSource } from "../executions/source/source-fields.ts";
import { formatCount } from "../../ui/text/format.ts";

const url = z
  .string()
  .trim()
  .refine((text) => text === "" || /^https?:\/\/\S+$/i.test(text), "Enter an http or https address, or leave it empty.");

const numberText = (least: number, most: number, whole: boolean) =>
  z.string().refine(
    (text) => {
      const value = Number(text);
      return text.trim() !== "" && Number.isFinite(value) && value >= least && value <= most && (!whole || Number.isInteger(value));
    },
    `${whole ? "A whole number" : "A number"} from ${least} to ${formatCount(most)}.`,
  );

const timeText = z.string().regex(/^\d\d:\d\d$/, "Enter a start and an end, such as 22:00 and 06:00.");

const cpusText = numberText(0.1, 64, false);
const memoryText = numberText(64, 262_144, true);

/** What each run has for its suite and its services; `undefined` while it is not valid. */
export function totalIn({ cpus, memoryMb }: { cpus: string; memoryMb: string }): Resources | undefined {
  const isValid = cpusText.safeParse(cpus).success && memoryText.safeParse(memoryMb).success;
  return isValid ? { cpus: Number(cpus), memoryMb: Number(memoryMb) } : undefined;
}

/** A project's settings as they are typed. */
export const RunSettingsForm = z
  .object({
    name: z.string().refine((name) => ProjectName.safeParse(name).success, "Enter a name of 1 to 100 characters."),
    image: z
      .string()
      .trim()
      .refine(
        (image) => image === "" || ImageReference.safeParse(image).success,
        "Enter an image reference such as registry.example.com/team/suite:1.4.",
      ),
    development: url,
    staging: url,
    production: url,
    folder: folderField,
    reportFolder: z
      .string()
      .trim()
      .refine((folder) => folder === "" || ReportFolder.safeParse(folder).success, "A path relative to /app, without .. parts."),
    autoQuarantine: z.boolean(),
    quarantineGuard: z.boolean(),
    timeoutMinutes: numberText(1, 240, true),
    retries: numberText(0, 5, true),
    repeatedTests: RepeatedTests,
    workerLabels: WorkerLabelsText,
    concurrency: Concurrency,
    priority: numberText(-10, 10, true),
    maxConcurrentRuns: numberText(1, 10_000, true).or(z.literal("")),
    maxStartsPerHour: numberText(1, 10_000, true).or(z.literal("")),
    quietTimeZone: z.string(),
    quietWindows: z.array(
      z.object({
        days: z.array(z.enum(weekdays)).min(1, "Choose at least one day."),
        from: timeText,
        to: timeText,
      }),
    ),
    services: ServicesText,
    caches: CachesText,
    ...sourceFields,
    maxRetries: numberText(0, 5, true),
    cpus: cpusText,
    memoryMb: memoryText,
  })
  .refine((form) => serviceProblems(form.services, totalIn(form)).size === 0, {
    path: ["services"],
    error: "Correct the fields of the services.",
  });
export type RunSettingsForm = z.infer<typeof RunSettingsForm>;

export function formFromProject({ name, runSettings: settings }: Project): RunSettingsForm {
  return {
    name,
    image: settings.image,
    ...settings.baseUrls,
    folder: settings.folder,
    reportFolder: settings.reportFolder,
    autoQuarantine: settings.autoQuarantine,
    quarantineGuard: settings.quarantineGuard,
    timeoutMinutes: String(settings.timeoutMinutes),
    retries: String(settings.retries),
    repeatedTests: settings.repeatedTests,
    workerLabels: settings.workerLabels.join(", "),
    concurrency: settings.concurrency,
    priority: String(settings.priority),
    maxConcurrentRuns: settings.maxConcurrentRuns?.toString() ?? "",
    maxStartsPerHour: settings.maxStartsPerHour?.toString() ?? "",
    quietTimeZone: settings.quietHours?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    quietWindows: settings.quietHours?.windows ?? [],
    services: textOfServices(settings.services),
    caches: textOfCaches(settings.caches),
    ...textOfSource(settings.source ?? undefined),
    maxRetries: String(settings.maxRetries),
    cpus: String(settings.resources.cpus),
    memoryMb: String(settings.resources.memoryMb),
  };
}

export function toChange(form: RunSettingsForm): { name: string; runSettings: z.input<typeof RunSettingsChange> } {
  const {
    name,
    development,
    staging,
    production,
    timeoutMinutes,
    retries,
    workerLabels,
    services,
    caches,
    maxRetries,
    cpus,
    memoryMb,
    ...others
  } = form;
  const { priority, maxConcurrentRuns, maxStartsPerHour, quietTimeZone, quietWindows, repository, ref, path, tokenVariable, ...texts } =
    others;
  return {
    name: name.trim(),
    runSettings: {
      ...texts,
      baseUrls: { development, staging, production },
      timeoutMinutes: Number(timeoutMinutes),
      retries: Number(retries),
      workerLabels: labelsIn(workerLabels),
      priority: Number(priority),
      maxConcurrentRuns: maxConcurrentRuns === "" ? null : Number(maxConcurrentRuns),
      maxStartsPerHour: maxStartsPerHour === "" ? null : Number(maxStartsPerHour),
      quietHours: quietWindows.length === 0 ? null : { timeZone: quietTimeZone.trim(), windows: quietWindows },
      services: servicesIn(services) ?? [],
      caches: cachesIn(caches) ?? [],
      source: sourceIn({ repository, ref, path, tokenVariable }) ?? null,
      maxRetries: Number(maxRetries),
      resources: { cpus: Number(cpus), memoryMb: Number(memoryMb) },
    },
  };
}
