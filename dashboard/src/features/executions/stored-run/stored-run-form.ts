import type { Resources } from "@gantry/contract/executions/divide-resources.ts";
import type { RepeatedTests } from "@gantry/contract/results/schemas.ts";
import type { ScheduledRun } from "@gantry/contract/schedules/schemas.ts";
import { anyWorker, labelsIn } from "../options/worker-labels-text.ts";
import { isEmpty, optionalNumber, optionFields, wholeNumber } from "../options/option-fields.ts";
import { partsError, partsIn, partsNames, type PartsText, textOfParts } from "../parts/parts-text.ts";
import { type CachesText, cacheProblems, cachesIn, textOfCaches } from "../run-lists/cache-text.ts";
import { type ServicesText, serviceProblems, servicesIn, textOfServices } from "../run-lists/service-text.ts";

const storedFields = { ...optionFields, timeoutMinutes: optionalNumber(1, 240) };

export type OptionName = keyof typeof storedFields;
const optionNames: readonly OptionName[] = [
  "baseUrl",
  "groupName",
  "reportFolder",
  "priority",
  "timeoutMinutes",
  "retries",
  "workerLabels",
  "concurrencyGroup",
];

/** What the forms of schedules and triggers have in common about their runs. Empty options: those of the project, or none. */
export interface StoredRunForm extends PartsText, Record<OptionName, string> {
  repeatedTests: "" | RepeatedTests;
  services: ServicesText;
  caches: CachesText;
}

type StoredRun = Omit<ScheduledRun, "image" | "source">;

/** What the fields show of a stored run; of a new one when `run` is `undefined`. */
export const textOfStoredRun = (run: StoredRun | undefined): StoredRunForm => ({
  baseUrl: run?.baseUrl ?? "",
  groupName: run?.groupName ?? "",
  reportFolder: run?.reportFolder ?? "",
  priority: run?.priority?.toString() ?? "",
  timeoutMinutes: run?.timeoutMinutes?.toString() ?? "",
  retries: run?.retries?.toString() ?? "",
  workerLabels: run?.workerLabels?.length === 0 ? anyWorker : (run?.workerLabels ?? []).join(", "),
  concurrencyGroup: run?.concurrencyGroup ?? "",
  repeatedTests: run?.repeatedTests ?? "",
  services: textOfServices(run?.services),
  caches: textOfCaches(run?.caches),
  ...textOfParts(run),
});

/** What is wrong with an option. */
export const optionError = (form: StoredRunForm, name: OptionName): string | undefined =>
  storedFields[name].safeParse(form[name]).error?.issues[0]?.message;

/** Whether these fields can be sent. `total`: what the project's runs have for their suites and services. */
export const isStoredRunValid = (form: StoredRunForm, total: Resources): boolean =>
  optionNames.every((name) => optionError(form, name) === undefined) &&
  serviceProblems(form.services, total).size === 0 &&
  cacheProblems(form.caches).size === 0 &&
  partsNames.every((name) => partsError(form, name) === undefined);

/** The request's fields. The form is valid. @param stored what the form does not show of it stays */
export const storedRunIn = (form: StoredRunForm, stored: StoredRun | undefined) => ({
  baseUrl: textIn(form.baseUrl),
  groupName: textIn(form.groupName),
  reportFolder: textIn(form.reportFolder),
  priority: numberIn(form.priority),
  timeoutMinutes: numberIn(form.timeoutMinutes),
  retries: numberIn(form.retries),
  repeatedTests: form.repeatedTests === "" ? undefined : form.repeatedTests,
  workerLabels: isEmpty(form.workerLabels) ? undefined : labelsIn(form.workerLabels),
  concurrencyGroup: textIn(form.concurrencyGroup) ?? (stored?.concurrencyGroup === null ? null : undefined),
  services: servicesIn(form.services),
  caches: cachesIn(form.caches),
  ...partsIn(form, stored?.shards),
});

const textIn = (text: string) => text.trim() || undefined;
const numberIn = (text: string) => (isEmpty(text) ? undefined : wholeNumber(text));
