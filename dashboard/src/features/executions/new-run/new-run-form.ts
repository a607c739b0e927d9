import { EnvVars, type ExecutionRequest, ImageReference, VariableName } from "@gantry/contract/executions/schemas.ts";
import type { Defaults } from "@gantry/contract/configuration/schemas.ts";
import type { RunSettings } from "@gantry/contract/projects/schemas.ts";
import { RepeatedTests } from "@gantry/contract/results/schemas.ts";
import { z } from "zod";
import type { FieldLabels } from "../../../forms/refused-fields.ts";
import { folderField, isEmpty, optionFields, wholeNumber } from "../options/option-fields.ts";
import { runLabels } from "../options/run-labels.ts";
import { noParts, partsFields, togetherErrors } from "../parts/parts-text.ts";
import { CachesText, cachesIn, textOfCaches } from "../run-lists/cache-text.ts";
import { ServicesText, servicesIn, textOfServices } from "../run-lists/service-text.ts";
import { noRepository, sourceFields, sourceIn, textOfSource } from "../source/source-fields.ts";
import { labelsIn } from "../options/worker-labels-text.ts";

/** The fields of the new-run dialog: all are text, as they are typed. */
export const NewRunForm = z
  .object({
    projectId: z.string().min(1, "Choose a project."),
    image: z
      .string()
      .trim()
      .min(1, "Enter the image that holds your suite.")
      .refine(
        (image) => image === "" || ImageReference.safeParse(image).success,
        "Enter an image reference such as registry.example.com/team/suite:1.4.",
      ),
    command: z.string().trim().max(4000, "At most 4000 characters."),
    folder: folderField,
    environment: z.string(),
    ...optionFields,
    variables: z
      .array(
        z
          .object({
            name: z
              .string()
              .trim()
              .refine(
                (name) => name === "" || VariableName.safeParse(name).success,
                "Letters, digits and _ only, not starting with a digit.",
              ),
            value: z.string(),
          })
          .refine(({ name, value }) => name !== "" || value === "", {
            path: ["name"],
            error: "Enter a name, or remove the variable.",
          }),
      )
      .max(100, "At most 100 variables."),
    timeoutMinutes: z.string().refine((text) => wholeNumber(text) >= 1 && wholeNumber(text) <= 240, "A whole number from 1 to 240."),
    services: ServicesText,
    caches: CachesText,
    ...sourceFields,
    ...partsFields,
    repeatedTests: RepeatedTests,
  })
  .refine(({ repository, command }) => repository === "" || repository === noRepository || command !== "", {
    path: ["command"],
    error: "Enter a command. It runs in the folder of the repository.",
  })
  .superRefine((form, check) => {
    for (const [name, message] of Object.entries(togetherErrors(form))) check.addIssue({ code: "custom", path: [name], message });
  });
export type NewRunForm = z.infer<typeof NewRunForm>;

/** Of the fields that show what a server refuses of them. */
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
  const named = form.variables.filter((variable) => variable.name.trim() !== "");
  return {
    projectId: form.projectId,
    image: form.image.trim(),
    ...(form.command ? { command: form.command } : {}),
    ...(form.folder ? { folder: form.folder } : {}),
    config: {
      environment: form.environment,
      ...(form.baseUrl ? { baseUrl: form.baseUrl } : {}),
      ...(named.length > 0 ? { envVars: EnvVars.parse(Object.fromEntries(named.map(({ name, value }) => [name.trim(), value]))) } : {}),
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
