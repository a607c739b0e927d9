import { shardVariables } from "@gantry/contract/matrix-runs/constants.ts";
import type { Context } from "../../../context.ts";
import type { ExecutionRow } from "../record/execution-record.ts";
import { runVariablesBinding } from "./run-variables.ts";

type AskedRun = Pick<
  ExecutionRow,
  | "org_id"
  | "id"
  | "project_id"
  | "image"
  | "command"
  | "folder"
  | "environment"
  | "base_url"
  | "group_name"
  | "sealed_variables"
  | "combination"
  | "shard"
>;

/**
 * A key for what a run was asked to do (image, folder, command, variables, values of a matrix). Runs of one commit with the same key are repetitions of one suite, or
 * its shards; different keys are different suites. Contains variables, so never show it.
 */
export function suiteOf(ctx: Pick<Context, "secrets">, run: AskedRun): string {
  const variables = run.sealed_variables ? openVariables(ctx, run) : "";
  const { project_id, image, command, folder, environment, base_url, group_name, combination } = run;
  return JSON.stringify([project_id, image, command, folder, environment, base_url, group_name, combination, variables]);
}

function openVariables(ctx: Pick<Context, "secrets">, run: AskedRun): string {
  try {
    const text = run.sealed_variables ? ctx.secrets.decrypt(run.sealed_variables, runVariablesBinding(run.org_id, run.id)) : "";
    return run.shard === null ? text : withoutShard(text);
  } catch {
    // The key to decrypt it is gone: treat it as different from all others.
    return run.id;
  }
}

/** Removes the variables of the shard, so that what remains identifies the whole suite. */
function withoutShard(text: string): string {
  const own: readonly string[] = shardVariables;
  const kept = Object.entries(JSON.parse(text) as Record<string, string>).filter(([name]) => !own.includes(name));
  return kept.length === 0 ? "" : JSON.stringify(Object.fromEntries(kept));
}
