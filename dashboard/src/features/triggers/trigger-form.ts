import { environments } from "@gantry/contract/executions/constants.ts";
import type { Project } from "@gantry/contract/projects/schemas.ts";
import type { GitHost, TriggerEvent } from "@gantry/contract/triggers/constants.ts";
import type { RunTrigger } from "@gantry/contract/triggers/schemas.ts";
import { partsError, partsIn, partsNames, type PartsText, textOfParts } from "../executions/parts/parts-text.ts";
import { patternsIn, textOfPatterns } from "./patterns-text.ts";

/** A trigger as it is typed. */
export interface TriggerForm extends PartsText {
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
    ...textOfParts(run),
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
      source: form.suiteIn === "image" ? null : source,
      ...partsIn(form, trigger?.run.shards),
    },
  };
}

export const isComplete = (form: TriggerForm): boolean =>
  [form.name, form.repository, form.image].every((text) => text.trim() !== "") &&
  form.events.length > 0 &&
  partsNames.every((name) => partsError(form, name) === undefined) &&
  (form.suiteIn === "image" || form.command.trim() !== "");
