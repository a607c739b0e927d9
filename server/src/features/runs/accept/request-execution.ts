import { sql } from "kysely";
import type { Cache } from "@gantry/contract/caches/schemas.ts";
import type { Combination } from "@gantry/contract/combination.ts";
import type { CiContext, Execution, RunSource, Service, ShardOfRun, Source, Trigger } from "@gantry/contract/executions/schemas.ts";
import type { RepeatedTests } from "@gantry/contract/results/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction, Transaction } from "../../../platform/db/database.ts";
import { notifyOtherServers } from "../../../platform/realtime/notifier.ts";
import { earlierResponse, type IdempotencyKey, storeResponse } from "../../idempotency/earlier-response.ts";
import { notifyRunAccepted } from "../notify/notify-external-systems.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { countAgainstQuota, requireStorage } from "../../organizations/run-quota.ts";
import { concurrencyKey } from "../../executions/request/concurrency-key.ts";
import { queueEntry } from "../queue/requeue.ts";
import { shownColumns } from "../../executions/record/execution-record.ts";
import { findOrCreateProject, type RunProject } from "../../projects/find-or-create-project.ts";
import { limitsStarts } from "../../projects/run-settings/limits-starts.ts";
import { requireRoomForServices } from "../../projects/run-settings/require-room-for-services.ts";
import { presentExecution } from "../../executions/record/present.ts";
import { abilityLabel, joinLabels } from "../../executions/record/worker-labels.ts";
import { requireFewCombinations } from "./require-few-combinations.ts";
import { requireShortQueue } from "./require-short-queue.ts";
import { requireNoReportInCaches } from "./require-no-report-in-caches.ts";
import { isCounted } from "./is-counted.ts";
import { pullRequestOfCaches } from "../../executions/request/cache-scopes.ts";
import { sourceOf } from "./source-of.ts";
import { storedServices } from "../../executions/request/run-services.ts";
import { runVariablesBinding } from "../../executions/request/run-variables.ts";

export interface RunRequest {
  /** Without one the run goes to the organization's earliest project. */
  projectId?: string | undefined;
  image: string;
  command?: string | undefined;
  folder?: string | undefined;
  environment?: string | undefined;
  baseUrl?: string | undefined;
  groupName?: string | null | undefined;
  /** Without it, the project's applies. */
  priority?: number | undefined;
  envVars?: Readonly<Record<string, string>> | undefined;
  reportFolder?: string | undefined;
  timeoutMinutes?: number | undefined;
  /** How often the suite may start again with the tests that failed; without it, the project's. */
  retries?: number | undefined;
  repeatedTests?: RepeatedTests | undefined;
  /** Sorted; replaces the project's. */
  workerLabels?: readonly string[] | undefined;
  /** Replaces what the project's `concurrency` says; `null`: no group. */
  concurrencyGroup?: string | null | undefined;
  /** Replaces the project's. */
  services?: readonly Service[] | undefined;
  /** Replaces the project's. */
  caches?: readonly Cache[] | undefined;
  /** The pull request whose caches are used, for a run that repeats another one. Otherwise `ciContext` names it. */
  cachePullRequest?: string | undefined;
  /** Replaces the project's; `null`: none. A run that repeats another one passes the commit, too. */
  source?: Source | RunSource | null | undefined;
  trigger: Trigger;
  ciContext?: CiContext | undefined;
  cycleId?: string | undefined;
  rerunOf?: string | undefined;
  flakeCheckId?: string | undefined;
  /** The matrix run that it belongs to, and the index of its combination there. */
  matrixRun?: { id: string; position: number } | undefined;
  /** Also set for a run outside the matrix run that repeats one of its runs. */
  combination?: Combination | undefined;
  /** The run's part of a suite that the matrix run splits. */
  shard?: ShardOfRun | null | undefined;
  /** Only some tests: those that failed in `rerunOf`, or those of a flake check. */
  onlyFailed?: boolean | undefined;
}

export interface Requester {
  organizationId: string;
  /** `null` id: a schedule or the platform itself. */
  requestedBy: { id: string | null; name: string };
  idempotency?: IdempotencyKey | undefined;
}

/**
 * Accepts a run. Usage, execution, queue entry and the stored idempotent response are one transaction, so an acknowledged run is durable.
 * @throws 404 `Project not found`; 409 for too many combinations of worker labels; 429 `Test run limit reached` or `Storage limit reached`, nothing queued; 409 for a reused `Idempotency-Key`.
 */
export async function requestExecution(ctx: Context, requester: Requester, request: RunRequest): Promise<Execution> {
  const accept = (tx: TenantTransaction) => acceptRun(ctx, tx, requester, request, "whole transaction");
  const accepted = await ctx.db.withTenant(requester.organizationId, accept, { plans: "generic" });
  if (accepted.isNew) announceQueued(ctx, accepted.execution);
  return accepted.execution;
}

/** Call after the commit: notifies clients and a waiting worker. */
export function announceQueued(ctx: Context, execution: Execution): void {
  ctx.channel.executionUpdated(execution);
  ctx.queueNotifier.notify(execution.organizationId);
}

/** The part inside the caller's transaction; announce the run only after the commit. `whole transaction`: the transaction does nothing else. */
export async function acceptRun(
  ctx: Context,
  tx: TenantTransaction,
  requester: Requester,
  request: RunRequest,
  scope?: "whole transaction",
): Promise<{ execution: Execution; isNew: boolean }> {
  const organization = await lockOrganization(tx);
  const before = await earlierResponse(tx, requester.idempotency);
  if (before) return { execution: before as Execution, isNew: false };
  const counts = await isCounted(tx, request);
  // Sent together; if one is rejected, the transaction is rolled back.
  const [project] = await Promise.all([
    findOrCreateProject(ctx, tx, request.projectId),
    counts ? countAgainstQuota(ctx, tx, organization) : requireStorage(ctx, organization),
  ]);
  const source = sourceOf(request, project);
  const abilities = source === null ? [] : [abilityLabel("source")];
  const workerLabels = joinLabels([...abilities, ...(request.workerLabels ?? project.settings.workerLabels)]);
  if (workerLabels !== "") await requireFewCombinations(tx, requester.organizationId, workerLabels);
  const concurrencyGroup = groupOf(request, project);
  if (concurrencyGroup !== null) await requireShortQueue(tx, requester.organizationId, concurrencyKey(project.id, concurrencyGroup));
  const services = request.services ?? project.settings.services;
  requireRoomForServices(project.settings.resources, services);
  const caches = request.caches ?? project.settings.caches;
  requireNoReportInCaches(caches, request.reportFolder || project.settings.reportFolder);
  const isLast = scope === "whole transaction" && !organization.hasIntegrations && !requester.idempotency && !ctx.config.shared;
  const execution = await insertExecution(ctx, isLast ? tx.commitWithNext() : tx, requester, request, {
    project,
    workerLabels,
    concurrencyGroup,
    services,
    caches,
    source,
    counts,
  });
  if (organization.hasIntegrations && request.flakeCheckId === undefined) await notifyRunAccepted(ctx, tx, execution);
  await storeResponse(tx, requester.idempotency, 201, execution);
  await notifyOtherServers(tx, ctx.config, requester.organizationId);
  return { execution, isNew: true };
}

const environmentOf = (request: RunRequest) => request.environment || "development";

function groupOf(request: RunRequest, { settings: { concurrency } }: RunProject): string | null {
  if (request.concurrencyGroup !== undefined) return request.concurrencyGroup;
  if (concurrency === "unlimited") return null;
  return concurrency === "project" ? "project" : environmentOf(request);
}

/** What the project, the organization and the request together decide about a new run. */
interface PlannedExecution {
  project: RunProject;
  workerLabels: string;
  concurrencyGroup: string | null;
  services: readonly Service[];
  caches: readonly Cache[];
  source: RunSource | null;
  /** Whether it counts against the plan's monthly runs. */
  counts: boolean;
}

/** The columns of a new run, with the project's settings where the request has none. */
function executionValues(
  ctx: Context,
  id: string,
  { organizationId, requestedBy }: Requester,
  request: RunRequest,
  { project, workerLabels, concurrencyGroup, services, caches, source }: PlannedExecution,
) {
  const environment = environmentOf(request);
  const { settings } = project;
  const baseUrls: Readonly<Record<string, string>> = settings.baseUrls;
  const variables = Object.keys(request.envVars ?? {}).length > 0 ? JSON.stringify(request.envVars) : undefined;
  return {
    org_id: organizationId,
    id,
    project_id: project.id,
    cycle_id: request.cycleId ?? null,
    image: request.image,
    command: request.command ?? "",
    environment,
    base_url: request.baseUrl || baseUrls[environment] || ctx.config.defaultBaseUrl,
    folder: request.folder ?? settings.folder,
    group_name: request.groupName ?? null,
    trigger: request.trigger,
    requested_by: JSON.stringify(requestedBy),
    ci_context: request.ciContext ? JSON.stringify(request.ciContext) : null,
    priority: request.priority ?? settings.priority,
    retries: request.retries ?? settings.retries,
    worker_labels: workerLabels,
    concurrency_group: concurrencyGroup,
    rerun_of: request.rerunOf ?? null,
    flake_check_id: request.flakeCheckId ?? null,
    matrix_run_id: request.matrixRun?.id ?? null,
    matrix_position: request.matrixRun?.position ?? null,
    combination: JSON.stringify(request.combination ?? []),
    shard: request.shard ? JSON.stringify(request.shard) : null,
    settings: JSON.stringify({
      reportFolder: request.reportFolder || settings.reportFolder,
      timeoutMinutes: request.timeoutMinutes ?? settings.timeoutMinutes,
      repeatedTests: request.repeatedTests ?? settings.repeatedTests,
      maxRetries: settings.maxRetries,
      resources: settings.resources,
      ...(request.onlyFailed ? { onlyFailed: true } : {}),
      ...(caches.length > 0 ? { caches, ...pullRequestOfCaches(request) } : {}),
    }),
    sealed_variables: variables ? JSON.stringify(ctx.secrets.encrypt(variables, runVariablesBinding(organizationId, id))) : null,
    ...storedServices(ctx, organizationId, id, services),
    source: source && JSON.stringify(source),
  };
}

async function insertExecution(
  ctx: Context,
  tx: Transaction,
  requester: Requester,
  request: RunRequest,
  planned: PlannedExecution,
): Promise<Execution> {
  const id = ctx.newId();
  const values = executionValues(ctx, id, requester, request, planned);
  const entry = { org_id: requester.organizationId, execution_id: id };
  // The organization is locked, so the limits stay as they were read.
  const queued = queueEntry(values, limitsStarts(planned.project.settings) ? planned.project.id : "");
  // Record, queue entry and usage in one statement, to save round trips.
  const row = await tx
    .with("accepted", (db) => db.insertInto("executions").values(values).returning(shownColumns))
    .with("queued", (db) => db.insertInto("run_queue").values(queued))
    .with("used", (db) =>
      db
        .insertInto("usage_events")
        .columns(["org_id", "execution_id"])
        .expression(sql`select ${entry.org_id}::text, ${entry.execution_id}::text where ${planned.counts}::boolean`),
    )
    .selectFrom("accepted")
    .selectAll()
    .executeTakeFirstOrThrow();
  return presentExecution(row);
}
