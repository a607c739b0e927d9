import { sql } from "kysely";
import { RunSettings } from "@gantry/contract/projects/schemas.ts";
import type { AdoptedRun, ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import type { Context } from "../../../context.ts";
import { runVariablesBinding } from "../../executions/run-variables.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { openVariables, type EncryptedVariable } from "../../projects/open-variables.ts";
import { findLogin, type EncryptedCredential } from "../../registries/open-login.ts";

/** A claimed execution with the settings of its project. */
export type TakenRun = HeldRun & { registry_credentials: EncryptedCredential[] | null };
export type StoredLog = Pick<ClaimedRun, "logBytes" | "logEnd">;
type HeldRun = ExecutionRow & { project_variables: EncryptedVariable[] };

/** Columns for a query on executions: the project's encrypted variables. Part of that query, so that they need no extra round trip. */
export const projectVariables = (executions: string) => sql<EncryptedVariable[]>`coalesce((
  select jsonb_agg(jsonb_build_object('name', v.name, 'secret', v.secret, 'sealed', v.sealed) order by v.name)
  from project_variables v where v.org_id = ${sql.ref(`${executions}.org_id`)} and v.project_id = ${sql.ref(`${executions}.project_id`)}
), '[]'::jsonb)`;

/** The claim response without the token. Secrets are decrypted only here; the queue contains none. */
export function describeRun(ctx: Context, run: TakenRun): Omit<ClaimedRun, "leaseToken"> {
  return {
    ...describeAttempt(run, { logBytes: { stdout: 0, stderr: 0 }, logEnd: { stdout: "", stderr: "" } }),
    variables: variablesOf(ctx, run),
    registryLogin: findLogin(ctx, { organizationId: run.org_id, image: run.image }, run.registry_credentials ?? []),
  };
}

/** What a restarted worker needs to continue. The container already has the variables. */
export function describeAdopted(ctx: Context, run: HeldRun, log: StoredLog): AdoptedRun {
  return { ...describeAttempt(run, log), variables: variablesOf(ctx, run).map(({ name, secret }) => ({ name, secret })) };
}

function describeAttempt(run: HeldRun, log: StoredLog): Omit<AdoptedRun, "variables"> {
  const settings = RunSettings.parse(
    Object.fromEntries(Object.entries(run.settings).filter(([, value]) => value !== undefined && value !== null)),
  );
  return {
    taskId: run.id,
    attempt: run.attempt,
    organizationId: run.org_id,
    projectId: run.project_id,
    image: run.image,
    command: run.command,
    folder: run.folder,
    baseUrl: run.base_url,
    reportFolder: settings.reportFolder || null,
    repeatedTests: settings.repeatedTests,
    timeoutMs: settings.timeoutMinutes * 60_000,
    resources: settings.resources,
    lastSeq: run.last_seq,
    ...log,
    startedAt: run.started_at?.toISOString() ?? null,
  };
}

function variablesOf(ctx: Context, run: HeldRun): ClaimedRun["variables"] {
  const ofProject = openVariables(ctx, run.org_id, run.project_id, run.project_variables);
  const ofRun: Record<string, string> = run.sealed_variables
    ? JSON.parse(ctx.secrets.decrypt(run.sealed_variables, runVariablesBinding(run.org_id, run.id)))
    : {};
  // The run's own value takes precedence over the project's; one that replaces a secret is treated as a secret.
  const merged = new Map(ofProject.map((variable) => [variable.name, variable]));
  for (const [name, value] of Object.entries(ofRun)) merged.set(name, { name, value, secret: merged.get(name)?.secret ?? false });
  return [...merged.values()];
}
