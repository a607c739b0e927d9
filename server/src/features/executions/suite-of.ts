import type { Context } from "../../context.ts";
import type { ExecutionRow } from "./execution-record.ts";
import { runVariablesBinding } from "./run-variables.ts";

type AskedRun = Pick<
  ExecutionRow,
  "org_id" | "id" | "project_id" | "image" | "command" | "folder" | "environment" | "base_url" | "group_name" | "sealed_variables"
>;

/**
 * What a run was asked for, as one word: runs of one commit that agree in it are the same suite, asked for again; runs that differ, such as
 * shards by a variable, are kept apart. Never shown: it contains variables.
 */
export function suiteOf(ctx: Pick<Context, "secrets">, run: AskedRun): string {
  const variables = run.sealed_variables ? openVariables(ctx, run) : "";
  return JSON.stringify([run.project_id, run.image, run.command, run.folder, run.environment, run.base_url, run.group_name, variables]);
}

function openVariables(ctx: Pick<Context, "secrets">, run: AskedRun): string {
  try {
    return run.sealed_variables ? ctx.secrets.open(run.sealed_variables, runVariablesBinding(run.org_id, run.id)) : "";
  } catch {
    // Its key is gone: nothing is known to be the same.
    return run.id;
  }
}
