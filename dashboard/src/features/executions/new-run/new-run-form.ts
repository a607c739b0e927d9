import type { ExecutionRequest } from "@gantry/contract/executions/schemas.ts";
import type { Defaults } from "@gantry/contract/configuration/schemas.ts";
import type { RunSettings } from "@gantry/contract/projects/schemas.ts";
import { RepeatedTests } from "@gantry/contract/results/schemas.ts";
import { z } from "zod";
import type { FieldLabels } from "../../../forms/field-errors.ts";
import { folderField, imageField, isEmpty, optionFields, wholeNumber } from "../options/option-fields.ts";
import { runLabels } from "../options/run-labels.ts";
import { noParts, partsFields, togetherErrors } from "../parts/parts-text.ts";
import { CachesText, cachesIn, textOfCaches } from "../run-lists/cache-text.ts";
import { ServicesText, servicesIn, textOfServices } from "../run-lists/service-text.ts";
import { sourceIn, sourceProblems, sourceTexts, textOfSource } from "../source/source-fields.ts";
import { setByShards, VariablesText, variablesIn } from "./variables-text.ts";
import { labelsIn } from "../options/worker-labels-text.ts";

/** The fields of the new-run dialog: all are text, as they are typed. */
export const NewRunForm = z
  .object({
    projectId: z.string().min(1, "Choose a project."),
    image: imageField,
    command: z.string().trim().max(4000, "At most 4000 characters."),
    folder: folderField,
    environment: z.string(),
    ...optionFields,
    variables: VariablesText,
    timeoutMinutes: z.string().refine((text) => wholeNumber(text) >= 1 && wholeNumber(text) <= 240, "A whole number from 1 to 240."),
    services: ServicesText,
    caches: CachesText,
    ...sourceTexts,
    ...partsFields,
    repeatedTests: RepeatedTests,
  })
  .superRefine((form, check) => {
    for (const [index, message] of form.shards.trim() === "" ? [] : setByShards(form.variables))
      check.addIssue({ code: "custom", path: ["variables", index, "name"], message });
    for (const [name, message] of Object.entries({ ...sourceProblems(form), ...togetherErrors(form) }))
      check.addIssue({ code: "custom", path: [name], message });
  });
export type NewRunForm = z.infer<typeof NewRunForm>;

/** Labels of the fields that can show an error of the server. */
export const newRunLabels: FieldLabels<keyof NewRunForm> = {
  ...runLabels,
  repository: "Git repository",
};

/** What a run takes over from its project. */
export type OfProject = Pick<RunSettings, "workerLabels" | "priority">;

/** What the dialog starts from: the project's settings, or the installation's. */
export function formFromDefaults(defaults: Defaults, projectId: string, project: OfProject): NewRunForm {
  return {
    projectId,
    image: defaults.image,
    command: "",
    folder: defaults.folder,
    environment: defaults.environment,
    baseUrl: defaults.baseUrl,
    groupName: "",
    variables: [],
    reportFolder: "",
    timeoutMinutes: String(defaults.timeoutMinutes),
    retries: String(defaults.retries),
    priority: String(project.priority),
    workerLabels: project.workerLabels.join(", "),
    concurrencyGroup: "",
    services: textOfServices(undefined),
    caches: textOfCaches(undefined),
    ...textOfSource(undefined),
    ...noParts,
    repeatedTests: defaults.repeatedTests,
  };
}

/**
 * Builds the request. Empty fields and variables are omitted, so that the project's settings apply; so are unchanged worker labels and an unchanged priority. Worker labels that were removed
 * are sent as an empty list: any worker.
 */
export function toRequest(form: NewRunForm, project: OfProject): z.input<typeof ExecutionRequest> {
  const labels = labelsIn(form.workerLabels);
  const services = servicesIn(form.services);
  const caches = cachesIn(form.caches);
  const source = sourceIn(form);
  const envVars = variablesIn(form.variables);
  return {
    projectId: form.projectId,
    image: form.image.trim(),
    ...(form.command ? { command: form.command } : {}),
    ...(form.folder ? { folder: form.folder } : {}),
    config: {
      environment: form.environment,
      ...(form.baseUrl ? { baseUrl: form.baseUrl } : {}),
      ...(envVars ? { envVars } : {}),
      ...(form.groupName ? { groupName: form.groupName } : {}),
      ...(form.reportFolder ? { reportFolder: form.reportFolder } : {}),
      timeoutMinutes: wholeNumber(form.timeoutMinutes),
      ...(isEmpty(form.retries) ? {} : { retries: wholeNumber(form.retries) }),
      repeatedTests: form.repeatedTests,
      ...(labels.join() !== project.workerLabels.join() ? { workerLabels: labels } : {}),
      ...(services ? { services } : {}),
      ...(caches ? { caches } : {}),
      ...(source === undefined ? {} : { source }),
      ...(form.concurrencyGroup ? { concurrencyGroup: form.concurrencyGroup } : {}),
      ...(!isEmpty(form.priority) && wholeNumber(form.priority) !== project.priority ? { priority: wholeNumber(form.priority) } : {}),
    },
  };
}
