import { environments } from "@gantry/contract/executions/constants.ts";
import type { Project } from "@gantry/contract/projects/schemas.ts";
import type { GitHost, TriggerEvent } from "@gantry/contract/triggers/constants.ts";
import type { RunTrigger } from "@gantry/contract/triggers/schemas.ts";
import { z } from "zod";
import { problemsOf } from "../../forms/problems-of.ts";
import type { FieldLabels } from "../../forms/field-errors.ts";
import { folderField, imageField, requiredText } from "../executions/options/option-fields.ts";
import { runLabels } from "../executions/options/run-labels.ts";
import { givenToken, missingCommand, repositoryField, sourceFields } from "../executions/source/source-fields.ts";
import { type StoredRunForm, storedRunIn, textOfStoredRun } from "../executions/stored-run/stored-run-form.ts";
import { patternsError, patternsIn, textOfPatterns } from "./patterns-text.ts";

/** A trigger as it is typed. */
export interface TriggerForm extends StoredRunForm {
  /** Empty: the project's. */
  folder: string;
  name: string;
  host: GitHost;
  repository: string;
  events: readonly TriggerEvent[];
  branches: string;
  paths: string;
  runsForks: boolean;
  suiteIn: "repository" | "image";
  image: string;
  command: string;
  path: string;
  tokenVariable: string;
  environment: string;
}

/** The form of a trigger; of a new one with the project's defaults when `trigger` is `undefined`. */
export function formFromTrigger(trigger: RunTrigger | undefined, { runSettings }: Project): TriggerForm {
  const run = trigger?.run;
  return {
    name: trigger?.name ?? "",
    host: trigger?.host ?? "github",
    repository: trigger?.repository ?? runSettings.source?.repository ?? "",
    events: trigger?.events ?? ["push", "pull_request"],
    branches: trigger ? textOfPatterns(trigger.branches) : "main",
    paths: trigger ? textOfPatterns(trigger.paths) : "",
    runsForks: trigger?.forks === "run",
    suiteIn: run?.source === null ? "image" : "repository",
    image: run?.image ?? runSettings.image,
    command: run?.command ?? "",
    path: (run ? run.source?.path : runSettings.source?.path) ?? "",
    tokenVariable: (run ? run.source?.tokenVariable : runSettings.source?.tokenVariable) ?? "",
    environment: run?.environment ?? environments[0],
    folder: run?.folder ?? "",
    ...textOfStoredRun(run),
  };
}

/** The request's content. Fields of `trigger` that the form does not show keep their values. */
export function toTrigger(form: TriggerForm, trigger: RunTrigger | undefined) {
  const [path, tokenVariable, command] = [form.path.trim(), form.tokenVariable.trim(), form.command.trim()];
  const source = { ...(path ? { path } : {}), ...(tokenVariable ? { tokenVariable } : {}) };
  return {
    name: form.name.trim(),
    repository: form.repository.trim(),
    events: [...form.events],
    branches: patternsIn(form.branches),
    paths: patternsIn(form.paths),
    forks: form.runsForks ? ("run" as const) : ("ignore" as const),
    run: {
      ...trigger?.run,
      image: form.image.trim(),
      command: command === "" ? undefined : command,
      environment: form.environment,
      folder: form.folder.trim() || undefined,
      source: form.suiteIn === "image" ? null : source,
      ...storedRunIn(form, trigger?.run),
    },
  };
}

/** Labels of the fields that can show an error of the server. */
export const triggerLabels: FieldLabels<keyof TriggerForm> = {
  ...runLabels,
  name: "Name",
  repository: "Repository",
  branches: "Branches",
  paths: "Changed files",
};

const patterns = z.string().superRefine((text, check) => {
  const message = patternsError(text);
  if (message !== undefined) check.addIssue({ code: "custom", message });
});

const typed = {
  name: requiredText("Enter a name."),
  repository: repositoryField,
  image: imageField,
  folder: folderField,
  events: z.array(z.unknown()).min(1, "Choose what starts a run, or pause the trigger."),
  branches: patterns,
  paths: patterns,
};

const { path, tokenVariable } = sourceFields;
const inRepository = { command: requiredText(missingCommand), path, tokenVariable };

/** What is wrong with each field as it is typed. With the suite in the image, this has a command of its own. */
export const triggerProblems = (form: TriggerForm): Partial<Record<keyof TriggerForm, string>> => ({
  ...problemsOf(typed, form),
  ...(form.suiteIn === "repository" ? { ...givenToken(form), ...problemsOf(inRepository, form) } : {}),
});
