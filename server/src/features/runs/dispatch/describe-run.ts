import { shardVariables } from "@gantry/contract/matrix-runs/constants.ts";
import { sql } from "kysely";
import type { RunSource, Service } from "@gantry/contract/executions/schemas.ts";
import { filesFolder } from "@gantry/contract/projects/constants.ts";
import { RunSettings } from "@gantry/contract/projects/schemas.ts";
import type { AdoptedRun, ClaimedRun, ClaimedService, LogPosition } from "@gantry/contract/dispatch/schemas.ts";
import type { Context } from "../../../context.ts";
import { cacheScopes } from "../../executions/request/cache-scopes.ts";
import { openServices } from "../../executions/request/run-services.ts";
import { keptVariables } from "../../executions/request/name-tests.ts";
import { runVariablesBinding } from "../../executions/request/run-variables.ts";
import { divideResources } from "@gantry/contract/executions/divide-resources.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { openVariables, type EncryptedVariable } from "../../projects/variables/open-variables.ts";
import { findLogin, type EncryptedCredential } from "../../registries/open-login.ts";

/** A claimed execution with the settings of its project. */
export type ClaimedExecution = HeldRun & {
  registry_credentials: EncryptedCredential[] | null;
  service_seqs: Record<string, number> | null;
  cleared_caches: string[] | null;
};
export type StoredLog = Pick<LogPosition, "logBytes" | "logEnd">;
/** What is stored of the output of each service, by its name. */
export type ServiceLogs = ReadonlyMap<string, LogPosition>;
const nothingStored: StoredLog = { logBytes: { stdout: 0, stderr: 0 }, logEnd: { stdout: "", stderr: "" } };

const readyWithinSeconds = 60;

/** For a query on executions: the last `seq` of the output of each service. Part of that query, so that it needs no extra round trip. */
export const serviceSeqs = (executions: string) => sql<Record<string, number> | null>`(
  select jsonb_object_agg(ended.service, ended.seq) from (
    select c.service, max(c.seq) as seq from service_log_chunks c
    where c.org_id = ${sql.ref(`${executions}.org_id`)} and c.execution_id = ${sql.ref(`${executions}.id`)} group by c.service
  ) ended
)`;
type HeldRun = ExecutionRow & { project_variables: EncryptedVariable[] };

/** Columns for a query on executions: the project's encrypted variables. Part of that query, so that they need no extra round trip. */
export const projectVariables = (executions: string) => sql<EncryptedVariable[]>`coalesce((
  select jsonb_agg(jsonb_build_object('name', v.name, 'secret', v.secret, 'file', v.file, 'sealed', v.sealed) order by v.name)
  from project_variables v where v.org_id = ${sql.ref(`${executions}.org_id`)} and v.project_id = ${sql.ref(`${executions}.project_id`)}
), '[]'::jsonb)`;

/** The claim response without the token. Secrets are decrypted only here; the queue contains none. */
export function describeRun(ctx: Context, run: ClaimedExecution): Omit<ClaimedRun, "leaseToken"> {
  const { variables, files } = valuesOf(ctx, run);
  const logs = new Map(Object.entries(run.service_seqs ?? {}).map(([name, lastSeq]) => [name, { lastSeq, ...nothingStored }]));
  return {
    ...describeAttempt(run, nothingStored),
    clearedCaches: run.cleared_caches ?? [],
    variables,
    files,
    source: run.source && { ...withoutToken(run.source), ...tokenOf(ctx, run) },
    services: describeServices(ctx, run, logs).map((service, index) => ({
      ...service,
      ...serviceVariables(variables, files, openServices(ctx, run)[index]),
      registryLogin: findLogin(ctx, { organizationId: run.org_id, image: service.image }, run.registry_credentials ?? []),
    })),
    registryLogin: findLogin(ctx, { organizationId: run.org_id, image: run.image }, run.registry_credentials ?? []),
  };
}

/** What a restarted worker needs to continue. The container already has the variables, and the worker the secrets in files. */
export function describeAdopted(ctx: Context, run: HeldRun, log: StoredLog, serviceLogs: ServiceLogs): AdoptedRun {
  return {
    ...describeAttempt(run, log),
    variables: valuesOf(ctx, run).variables.map(({ name, secret }) => ({ name, secret })),
    clearedCaches: [],
    source: run.source && { ...withoutToken(run.source), token: null, missingToken: null },
    services: describeServices(ctx, run, serviceLogs),
  };
}

/** Without variables and credentials. */
function describeServices(ctx: Context, run: HeldRun, logs: ServiceLogs): ClaimedService[] {
  const parts = divideResources(settingsOf(run).resources, run.services);
  return run.services.map((service, index) => ({
    name: service.name,
    image: service.image,
    command: service.command ?? "",
    user: service.user ?? null,
    variables: [],
    missingVariables: [],
    readyWhen: service.readyWhen ?? null,
    readyWithinMs: (service.readyWithinSeconds ?? readyWithinSeconds) * 1000,
    // They were checked when the run was accepted.
    resources: parts?.services[index] ?? { cpus: 0.1, memoryMb: 64 },
    registryLogin: null,
    log: logs.get(service.name) ?? { lastSeq: 0, ...nothingStored },
  }));
}

const withoutToken = ({ repository, ref, path, commit }: RunSource) => ({ repository, ref, path, commit });

/** Only a secret variable of the project: a run's own value would be readable in its settings. */
function tokenOf(ctx: Context, run: HeldRun): { token: string | null; missingToken: string | null } {
  const name = run.source?.tokenVariable ?? null;
  if (name === null) return { token: null, missingToken: null };
  const found = openVariables(ctx, run.org_id, run.project_id, run.project_variables).find((variable) => variable.name === name);
  return found?.secret && !found.file ? { token: found.value, missingToken: null } : { token: null, missingToken: name };
}

/** What it inherits and, with precedence, its own. A service gets no files: the path of one would lead nowhere. */
function serviceVariables(
  ofRun: ClaimedRun["variables"],
  files: ClaimedRun["files"],
  service: Service | undefined,
): Pick<ClaimedService, "variables" | "missingVariables"> {
  const inFiles = new Set(files.map(({ name }) => name));
  const known = new Map(ofRun.filter(({ name }) => !inFiles.has(name)).map(({ name, value }) => [name, value]));
  const inherited = service?.inheritVariables ?? [];
  const all = new Map([
    ...inherited.flatMap((name) => {
      const value = known.get(name);
      return value === undefined ? [] : [[name, value] as const];
    }),
    ...Object.entries(service?.variables ?? {}),
  ]);
  return {
    variables: [...all].map(([name, value]) => ({ name, value })),
    missingVariables: inherited.filter((name) => !known.has(name)),
  };
}

const settingsOf = (run: HeldRun): RunSettings =>
  RunSettings.parse(Object.fromEntries(Object.entries(run.settings).filter(([, value]) => value !== undefined && value !== null)));

function describeAttempt(run: HeldRun, log: StoredLog): Omit<AdoptedRun, "variables" | "services" | "source" | "clearedCaches"> {
  const settings = settingsOf(run);
  return {
    taskId: run.id,
    attempt: run.attempt,
    organizationId: run.org_id,
    projectId: run.project_id,
    image: run.image,
    command: run.command,
    folder: run.retry?.folder ?? run.folder,
    baseUrl: run.base_url,
    reportFolder: settings.reportFolder || null,
    repeatedTests: settings.repeatedTests,
    ...timeLimit(settings.timeoutMinutes * 60_000, run),
    resources: divideResources(settings.resources, run.services)?.suite ?? settings.resources,
    caches: (run.settings.caches ?? []).map(({ restoreKeys = [], ...cache }) => ({ ...cache, restoreKeys })),
    cacheScopes: cacheScopes(run),
    lastSeq: run.last_seq,
    ...log,
    startedAt: run.started_at?.toISOString() ?? null,
  };
}

/** A retry gets what the attempts before it left of the run's limit. */
const timeLimit = (wholeMs: number, { retry }: Pick<HeldRun, "retry">) =>
  retry === null ? { timeoutMs: wholeMs } : { timeoutMs: Math.max(1000, wholeMs - retry.usedMs), wholeTimeoutMs: wholeMs };

function valuesOf(ctx: Context, run: HeldRun): Pick<ClaimedRun, "variables" | "files"> {
  const ofProject = openVariables(ctx, run.org_id, run.project_id, run.project_variables);
  const requested: Record<string, string> = run.sealed_variables
    ? JSON.parse(ctx.secrets.decrypt(run.sealed_variables, runVariablesBinding(run.org_id, run.id)))
    : {};
  // A re-run of failed tests names these; its retry runs only those that failed again.
  const ofRun = run.retry === null ? requested : { ...keptVariables(requested, run), ...run.retry.variables };
  // The run's own value takes precedence over the project's; one that replaces a secret is treated as a secret, and one that replaces a file as a file.
  const merged = new Map(ofProject.map((variable) => [variable.name, variable]));
  // Also if the project has defined such a variable since: a secret or a file cannot be a list of files.
  if (run.shard !== null) for (const name of shardVariables) merged.delete(name);
  for (const [name, value] of Object.entries(ofRun)) merged.set(name, { file: false, secret: false, ...merged.get(name), name, value });
  // The token is for the worker only, not for the container.
  if (run.source?.tokenVariable) merged.delete(run.source.tokenVariable);
  const all = [...merged.values()];
  return {
    variables: all.map(({ name, value, secret, file }) =>
      file ? { name, value: `${filesFolder}/${name}`, secret: false } : { name, value, secret },
    ),
    files: all.filter(({ file }) => file).map(({ name, value }) => ({ name, value })),
  };
}
