import type { Resources } from "@gantry/contract/executions/divide-resources.ts";
import { partsError, partsNames, type PartsText } from "./parts/parts-text.ts";
import { priorityError } from "./priority-text.ts";
import { type CachesText, cacheProblems } from "./run-lists/cache-text.ts";
import { type ServicesText, serviceProblems } from "./run-lists/service-text.ts";

/** What the forms of schedules and triggers have in common about their runs. */
export interface StoredRunForm extends PartsText {
  /** Empty: that of the project. */
  priority: string;
  services: ServicesText;
  caches: CachesText;
}

/** Whether these fields can be sent. `total`: what the project's runs have for their suites and services. */
export const isStoredRunValid = (form: StoredRunForm, total: Resources): boolean =>
  priorityError(form.priority) === undefined &&
  serviceProblems(form.services, total).size === 0 &&
  cacheProblems(form.caches).size === 0 &&
  partsNames.every((name) => partsError(form, name) === undefined);
