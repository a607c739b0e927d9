import type { Comparison, RunDifference } from "@gantry/contract/tests/schemas.ts";
import type { Context } from "../../../context.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { runVariablesBinding } from "../../executions/request/run-variables.ts";

/** The settings in which two runs differ. A value that only one of them has, such as a commit, counts as a difference. */
export function differencesBetween(before: ExecutionRow, now: ExecutionRow): RunDifference[] {
  const isSameName = before.image === now.image && before.image_digest !== null && now.image_digest !== null;
  const settings: [RunDifference["what"], (run: ExecutionRow) => string | undefined][] = [
    ["commit", (run) => run.ci_context?.commitSha],
    ["branch", (run) => run.ci_context?.branch],
    ["source", (run) => run.source?.repository],
    ["sourceRef", (run) => run.source?.ref ?? undefined],
    ["sourceCommit", (run) => run.source?.commit ?? undefined],
    ["sourcePath", (run) => run.source?.path],
    ["image", (run) => run.image],
    ["imageDigest", (run) => (isSameName ? (run.image_digest ?? undefined) : undefined)],
    ["command", (run) => run.command],
    ["folder", (run) => run.folder],
    ["environment", (run) => run.environment],
    ["baseUrl", (run) => run.base_url],
  ];
  return settings.map(([what, of]) => ({ what, before: of(before) ?? "", now: of(now) ?? "" })).filter((each) => each.before !== each.now);
}

/** Which variables differ, by name. Empty when the key of one run's variables is gone. */
export function variableDifferences(ctx: Pick<Context, "secrets">, before: ExecutionRow, now: ExecutionRow): Comparison["variables"] {
  const [then, current] = [variablesOf(ctx, before), variablesOf(ctx, now)];
  if (!then || !current) return { added: [], removed: [], changed: [] };
  const names = [...new Set([...then.keys(), ...current.keys()])].toSorted();
  return {
    added: names.filter((name) => !then.has(name)),
    removed: names.filter((name) => !current.has(name)),
    changed: names.filter((name) => then.has(name) && current.has(name) && then.get(name) !== current.get(name)),
  };
}

function variablesOf(ctx: Pick<Context, "secrets">, run: ExecutionRow): Map<string, unknown> | undefined {
  if (!run.sealed_variables) return new Map();
  try {
    const variables: object = JSON.parse(ctx.secrets.decrypt(run.sealed_variables, runVariablesBinding(run.org_id, run.id)));
    return new Map(Object.entries(variables));
  } catch {
    return undefined;
  }
}
