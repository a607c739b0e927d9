import type { Resources } from "@gantry/contract/executions/divide-resources.ts";
import { environments } from "@gantry/contract/executions/constants.ts";
import type { Project } from "@gantry/contract/projects/schemas.ts";
import type { GitHost, TriggerEvent } from "@gantry/contract/triggers/constants.ts";
import type { RunTrigger } from "@gantry/contract/triggers/schemas.ts";
import type { FieldLabels } from "../../forms/refused-fields.ts";
import { isStoredRunValid, type StoredRunForm, storedRunIn, textOfStoredRun } from "../executions/stored-run/stored-run-form.ts";
import { runLabels } from "../executions/options/run-labels.ts";
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

/** Of the fields that a server may refuse. */
export const triggerLabels: FieldLabels<keyof TriggerForm> = {
  ...runLabels,
  name: "Name",
  repository: "Repository",
  branches: "Branches",
  paths: "Changed files",
};

const missing = {
  name: "Enter a name.",
  repository: "Enter the https address of the repository.",
  image: "Enter the image that the suite runs in.",
  command: "Enter a command. It runs in the folder of the repository.",
};

/** What is wrong with a field that must not be empty. With the suite in the image, this has a command of its own. */
export const missingError = (form: TriggerForm, name: keyof typeof missing): string | undefined =>
  form[name].trim() === "" && (name !== "command" || form.suiteIn === "repository") ? missing[name] : undefined;

export const eventsError = ({ events }: TriggerForm): string | undefined =>
  events.length === 0 ? "Choose what starts a run, or pause the trigger." : undefined;

/** Whether the form can be sent. `total`: what the project's runs have for their suites and services. */
export const isValid = (form: TriggerForm, total: Resources): boolean =>
  (["name", "repository", "image", "command"] as const).every((name) => missingError(form, name) === undefined) &&
  eventsError(form) === undefined &&
  patternsError(form.branches) === undefined &&
  patternsError(form.paths) === undefined &&
  isStoredRunValid(form, total);
