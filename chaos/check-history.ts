import { isTerminal } from "@gantry/contract/executions/constants.ts";
import { checkFleet } from "./check-fleet.ts";
import type { Fault, History, CheckResult, RunRecord } from "./history.ts";

/** A lease lasts 20 seconds; its last renewal may be a few seconds old when the fault begins. */
const outageForRestartMs = 14_000;
/** Faults of one worker this close together leave it no time for a heartbeat. */
const pauseBetweenOutagesMs = 2_000;
/** Within it a worker has recorded how a suite ended: it waits a second for a kill that the engine reports late. */
const endRecordedMs = 2_000;
/** An engine that was asked for a kill reports one of these, and so may a suite. */
const killedCodes = new Set([137, 143, 255]);
const infrastructureCodes = new Set(["INFRASTRUCTURE", "ENGINE_FAILED", "DISK_FULL"]);

export function checkHistory(history: History): CheckResult[] {
  return [
    judge("no accepted run is lost", accepted(history), (request) =>
      recordsOf(history, request.planned.key).some(({ id }) => id === request.id)
        ? []
        : [`${request.planned.key} was accepted as ${request.id}`],
    ),
    judge("no request makes two runs, and a refused one makes none", history.requests, ({ planned, outcome }) => {
      const made = recordsOf(history, planned.key).length;
      return made > (outcome === "refused" ? 0 : 1) ? [`${planned.key}, ${outcome}, made ${made} runs`] : [];
    }),
    judge("every run ends, with one outcome", history.records, (record) => outcomes(history, record)),
    judge("the verdict is what the suite did", history.records, (record) => verdictFaults(history, record)),
    judge("every line of the log is there once", history.records, (record) => logFaults(history, record)),
    judge("the report is there, whole", history.records, (record) => reportFaults(history, record)),
    judge("no suite is started again without need", history.records, (record) => restartFaults(history, record)),
    judge("no attempt has two containers", history.records, (record) => containerFaults(history, record)),
    judge("live events are the tenant's own, each once", history.logEvents, eventFaults(history)),
    judge("quotas and counters are exact", history.tenants, (tenant) => quotaFaults(history, tenant.name)),
    { promise: "nothing is left behind", checked: history.records.length, broken: history.leftovers },
    { promise: "no process ends unexpectedly, no answer is an internal error", checked: history.faults.length, broken: history.incidents },
    ...(history.fleet ? checkFleet(history, history.fleet) : []),
  ];
}

function judge<T>(promise: string, things: readonly T[], faultsOf: (thing: T) => string[]): CheckResult {
  return { promise, checked: things.length, broken: things.flatMap(faultsOf) };
}

const accepted = ({ requests }: History) => requests.filter(({ outcome }) => outcome === "accepted");
const recordsOf = ({ records }: History, key: string) => records.filter((record) => record.key === key);
const plannedOf = ({ requests }: History, key: string) => requests.find(({ planned }) => planned.key === key)?.planned;
const name = ({ key, id, status, attempt }: RunRecord) => `${key} (${id}, ${status}, attempt ${attempt})`;

function outcomes({ updates }: History, record: RunRecord): string[] {
  const told = new Set(updates.filter(({ taskId, status }) => taskId === record.id && isTerminal(status)).map(({ status }) => status));
  if (!isTerminal(record.status)) return [`${name(record)} has not ended`];
  if (record.differs) return [`${name(record)}: API and database differ`];
  return [...told].some((status) => status !== record.status) ? [`${name(record)} was told as ${[...told].join(" and ")}`] : [];
}

function verdictFaults(history: History, record: RunRecord): string[] {
  const planned = plannedOf(history, record.key);
  if (!planned) return [`${name(record)} was never requested`];
  if (isExcused(history, record)) return [];
  const status = planned.exitCode === 0 ? "PASSED" : "FAILED";
  if (record.status === status && record.exitCode === planned.exitCode && record.errorCode === null) return [];
  // The suite could not write its report, and does not notice.
  const isCut = record.status === "FAILED" && record.exitCode === planned.exitCode && record.errorCode === "REPORT_INCOMPLETE";
  if (isCut && wasEngineFull(history, record)) return [];
  return [`${name(record)}: exit code ${record.exitCode}, ${record.errorCode}; the suite exited with ${planned.exitCode}`];
}

/** The run has no verdict, and a fault of the engine or its disk, or two of workers, explains it. */
export function isExcused(history: History, record: RunRecord): boolean {
  if (record.status !== "ERROR") return false;
  if (record.errorCode === "WORKER_LOST") return record.attempt > 1 && workerOutages(history, record).length > 0;
  const isEngines = ({ target }: Fault) => target === "engine" || target === "engine's disk";
  if (infrastructureCodes.has(record.errorCode ?? "") && during(history, record, isEngines).length > 0) return true;
  return record.errorCode === "INFRASTRUCTURE" && isEndForgotten(history, record);
}

/**
 * The suite ended as if killed while no worker saw it, and the engine, which forgets who asked for a kill, was killed before a worker was back for long enough
 * to record the end.
 */
function isEndForgotten({ containers, faults }: History, { id, attempt, exitCode }: RunRecord): boolean {
  const end = containers.find((event) => event.taskId === id && event.attempt === attempt && event.action === "die")?.at;
  if (end === undefined || !killedCodes.has(exitCode ?? 0)) return false;
  const kills = faults.filter(({ target, from }) => target === "engine" && from >= end);
  const workers = new Set(faults.map(({ target }) => target).filter((target) => target.startsWith("worker-")));
  return [...workers].some((worker) => {
    let awayUntil = end;
    for (const { from, to } of faults.filter(({ target }) => target === worker).sort((one, other) => one.from - other.from))
      if (from <= awayUntil + endRecordedMs && to >= end) awayUntil = Math.max(awayUntil, to);
    return awayUntil > end && kills.some(({ from }) => from <= awayUntil + endRecordedMs);
  });
}

const wasEngineFull = (history: History, record: RunRecord): boolean =>
  during(history, record, ({ target }) => target === "engine's disk").length > 0;

function logFaults(history: History, record: RunRecord): string[] {
  const planned = plannedOf(history, record.key);
  if (!planned || record.status === "ERROR") return [];
  // The output of an attempt with a lost worker precedes the note of the next attempt.
  const last = record.log.split(/^Gantry: the worker was lost.*$/m).at(-1) ?? "";
  const lines = last.split("\n").filter((line) => line.startsWith("seq="));
  const wanted = Array.from({ length: planned.lines }, (_, index) => `seq=${index + 1}`);
  if (lines.join() === wanted.join()) return [];
  const saysSo = record.log.includes("Gantry: Output of this run may be missing");
  const inOrder = wanted.filter((line) => lines.includes(line));
  const wasInterrupted = during(history, record, ({ target }) => target === "engine").length > 0;
  if (saysSo && (wasInterrupted || wasEngineFull(history, record)) && lines.join() === inOrder.join()) return [];
  const missing = wanted.filter((line) => !lines.includes(line));
  return [`${name(record)}: ${lines.length} of ${wanted.length} lines, missing ${missing.join(" ") || "none"}`];
}

function reportFaults(history: History, record: RunRecord): string[] {
  const planned = plannedOf(history, record.key);
  if (!planned || wasEngineFull(history, record) || isExcused(history, record)) return [];
  const size = record.files.find(({ path }) => path === "reports/part.txt")?.sizeBytes;
  if (record.tests?.total === 1 && record.tests.passed === (planned.exitCode === 0 ? 1 : 0) && size === planned.reportKb * 1000) return [];
  return [`${name(record)}: tests ${JSON.stringify(record.tests)}, part.txt has ${size} of ${planned.reportKb * 1000} bytes`];
}

function restartFaults(history: History, record: RunRecord): string[] {
  const started = new Set(startsOf(history, record).map(({ attempt }) => attempt));
  if (started.size < 2) return [];
  const isNeeded =
    workerOutages(history, record).length > 0 || during(history, record, ({ target }) => target.startsWith("engine")).length > 0;
  return isNeeded ? [] : [`${name(record)}: attempts ${[...started].join(", ")} had a container`];
}

function containerFaults(history: History, record: RunRecord): string[] {
  const starts = startsOf(history, record);
  const twice = starts.filter(({ attempt }, index) => starts.findIndex((other) => other.attempt === attempt) !== index);
  return twice.map(({ attempt }) => `${name(record)}: the container of attempt ${attempt} started twice`);
}

const startsOf = ({ containers }: History, { id }: RunRecord) =>
  containers.filter(({ taskId, action }) => taskId === id && action === "start");

function eventFaults({ records }: History) {
  const ownerOf = new Map(records.map(({ id, tenant }) => [id, tenant]));
  const seen = new Set<string>();
  return ({ tenant, through, connection, taskId, seq }: History["logEvents"][number]): string[] => {
    const key = `${tenant} ${through} ${connection} ${taskId} ${seq}`;
    if (ownerOf.get(taskId) !== tenant) return [`${tenant} received output of ${taskId}`];
    if (seen.has(key)) return [`${tenant} received chunk ${seq} of ${taskId} twice on one connection`];
    seen.add(key);
    return [];
  };
}

function quotaFaults(history: History, name: string): string[] {
  const tenant = history.tenants.find((one) => one.name === name);
  if (!tenant) return [];
  const records = history.records.filter((record) => record.tenant === name);
  const most = maxAtOnce(records);
  return [
    tenant.usedRuns === records.length ? "" : `${name}: ${tenant.usedRuns} runs counted, ${records.length} exist`,
    tenant.maxRuns !== null && records.length > tenant.maxRuns ? `${name}: ${records.length} runs, ${tenant.maxRuns} allowed` : "",
    tenant.maxConcurrent !== null && most > tenant.maxConcurrent ? `${name}: ${most} runs at once, ${tenant.maxConcurrent} allowed` : "",
    tenant.usedStorageBytes === tenant.heldStorageBytes
      ? ""
      : `${name}: ${tenant.usedStorageBytes} bytes counted, runs hold ${tenant.heldStorageBytes}`,
    tenant.correctedBytes === 0 ? "" : `${name}: a recount of the files differs by ${tenant.correctedBytes} bytes`,
  ].filter((fault) => fault !== "");
}

function maxAtOnce(records: readonly RunRecord[]): number {
  const changes = records.flatMap(({ startedAt, finishedAt }) =>
    startedAt === null || finishedAt === null
      ? []
      : [
          { at: startedAt, by: 1 },
          { at: finishedAt, by: -1 },
        ],
  );
  changes.sort((a, b) => a.at - b.at || a.by - b.by);
  let now = 0;
  return changes.reduce((most, { by }) => Math.max(most, (now += by)), 0);
}

/** Faults between a run's request and its end. */
function during({ faults }: Pick<History, "faults">, { createdAt, finishedAt }: RunRecord, isMeant: (fault: Fault) => boolean): Fault[] {
  return faults.filter((fault) => isMeant(fault) && fault.to >= createdAt && fault.from <= (finishedAt ?? Number.POSITIVE_INFINITY));
}

/** Faults during a run that kept one worker from renewing its leases until they expired. */
function workerOutages(history: History, record: RunRecord): Fault[] {
  const workers = new Set(history.faults.map(({ target }) => target).filter((target) => target.startsWith("worker-")));
  return [...workers].flatMap((worker) => {
    const own = history.faults.filter(({ target }) => target === worker || target === "workers' network");
    const joined: Fault[] = [];
    for (const fault of own.toSorted((a, b) => a.from - b.from)) {
      const before = joined.at(-1);
      if (before && fault.from - before.to < pauseBetweenOutagesMs) before.to = Math.max(before.to, fault.to);
      else joined.push({ ...fault });
    }
    return during({ faults: joined }, record, ({ from, to }) => to - from >= outageForRestartMs);
  });
}
