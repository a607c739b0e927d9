import { parse } from "yaml";
import type { Snippet } from "./snippets.ts";

/** One thing a reader would have executed. */
export interface Script {
  kind: "shell" | "node";
  code: string;
  /** A file of `name=value` lines that a step writes for the ones after it (`GITHUB_OUTPUT`). */
  env: Record<string, string>;
}

interface GitHubWorkflow {
  jobs: Record<string, { steps: Step[] }>;
}
interface Step {
  id?: string;
  /** GitHub Actions */
  run?: string;
  /** Azure Pipelines, where `$(NAME)` is a variable of the pipeline. */
  script?: string;
}
type GitLabPipeline = Record<string, { variables?: Record<string, string>; script?: string[] } | undefined>;

const shell = (code: string, env: Record<string, string> = {}): Script => ({ kind: "shell", code, env });

/**
 * What a snippet would have executed, step by step; `undefined` for a language that no one executes.
 * A pipeline's own settings are left to the caller: it sets `GANTRY_URL` and the rest as the pipeline's secret store would.
 */
export function scriptsOf({ language, code }: Snippet): Script[] | undefined {
  switch (language) {
    case "sh":
      return [shell(code)];
    case "js":
      return [{ kind: "node", code, env: {} }];
    case "json":
      JSON.parse(code);
      return [];
    case "groovy":
      return [...code.matchAll(/^\s*sh '(.+)'$/gm)].map(([, command = ""]) => shell(command));
    case "yaml":
      return pipelineScripts(parse(code));
    default:
      return undefined;
  }
}

function pipelineScripts(pipeline: unknown): Script[] | undefined {
  if (typeof pipeline !== "object" || pipeline === null) return undefined;
  if ("jobs" in pipeline) return Object.values((pipeline as GitHubWorkflow).jobs).flatMap(({ steps }) => steps.flatMap(scriptsOfStep));
  if ("steps" in pipeline) return (pipeline as { steps: Step[] }).steps.flatMap(scriptsOfStep);
  return Object.values(pipeline as GitLabPipeline).flatMap((job) => (job?.script ?? []).map((line) => shell(line)));
}

function scriptsOfStep({ id = "", run, script }: Step): Script[] {
  if (run !== undefined) return [shell(run, { STEP_ID: id })];
  return script === undefined ? [] : [shell(script.replace(/\$\((\w+)\)/g, "${$1}"))];
}
