import { isTerminal } from "@gantry/contract/executions/constants.ts";
import type { FleetHistory, History, CheckResult, LiveConnection, RunRecord, Sample } from "./history.ts";

/** Of the slots that two tenants use while both have waiting runs, each gets at least this part of the other's. */
const fairFrom = 0.8;
/** Fewer samples say nothing about shares. */
const enoughSamples = 20;
/** Events are on their way for some time, on a busy machine for longer. */
const onTheWayMs = 3_000;
/** An end that no one was told is missed after this time. */
const endToldWithinMs = 120_000;

/** What a fleet promises while workers are killed and servers are replaced one after the other. */
export function checkFleet(history: History, fleet: FleetHistory): CheckResult[] {
  const watched = watchedRuns(history, fleet);
  return [
    { promise: "no request fails", checked: fleet.answered + fleet.failed.length, broken: fleet.failed },
    { promise: "limits are never exceeded, and used up", checked: fleet.samples.length, broken: limitFaults(history, fleet) },
    { promise: "tenants with waiting runs get equal shares", checked: contested(fleet).length, broken: shareFaults(fleet) },
    {
      promise: "each server's clients get every event",
      checked: watched.length,
      broken: watched.flatMap(({ record, live }) => missingEvents(history, record, live)),
    },
  ];
}

function limitFaults({ tenants }: History, { samples }: FleetHistory): string[] {
  return tenants.flatMap(({ name, maxConcurrent, maxRuns }) => {
    if (maxConcurrent === null) return [];
    const own = samples.filter(({ tenant }) => tenant === name);
    const most = own.reduce((highest, { inProgress }) => Math.max(highest, inProgress), 0);
    if (most > maxConcurrent) return [`${name}: ${most} runs in progress, ${maxConcurrent} allowed`];
    // Few runs may never meet.
    return most < maxConcurrent && (maxRuns ?? 0) > 50 ? [`${name}: at most ${most} runs in progress, ${maxConcurrent} allowed`] : [];
  });
}

/** The tenants that share what is left: those without a limit. */
export const sharing = ["ada", "bob"] as const;

/** Pairs of samples of one moment in which both tenants have waiting runs. */
function contested({ samples }: FleetHistory): [Sample, Sample][] {
  const [first, second] = sharing.map((name) => new Map(samples.filter(({ tenant }) => tenant === name).map((one) => [one.at, one])));
  return [...(first?.values() ?? [])].flatMap((one) => {
    const other = second?.get(one.at);
    return other && one.waiting > 0 && other.waiting > 0 ? [[one, other] as [Sample, Sample]] : [];
  });
}

/** The slots that each of the two had on average while both waited. */
export function shares(fleet: FleetHistory): [number, number] {
  const pairs = contested(fleet);
  const mean = (index: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[index].inProgress, 0) / Math.max(1, pairs.length);
  return [mean(0), mean(1)];
}

function shareFaults(fleet: FleetHistory): string[] {
  if (contested(fleet).length < enoughSamples) return ["the tenants rarely waited at the same time"];
  const [one, other] = shares(fleet);
  if (Math.min(one, other) / Math.max(one, other) >= fairFrom) return [];
  return [`${sharing.join(" and ")} had ${one.toFixed(2)} and ${other.toFixed(2)} runs in progress on average while both waited`];
}

/**
 * The runs that a connection of their tenant saw from their request until someone was told their end: for a run whose worker was away, that is long after
 * the suite's.
 */
function watchedRuns({ records, updates }: History, { connections }: FleetHistory): { record: RunRecord; live: LiveConnection }[] {
  return records.flatMap((record) => {
    const told = updates.flatMap(({ taskId, status, at }) => (taskId === record.id && isTerminal(status) && at ? [at] : []));
    const end = told.length > 0 ? Math.min(...told) : (record.finishedAt ?? Infinity) + endToldWithinMs;
    return connections
      .filter(({ tenant, from, to }) => tenant === record.tenant && from <= record.createdAt && to >= end + onTheWayMs)
      .map((live) => ({ record, live }));
  });
}

function missingEvents({ updates, logEvents }: History, { id, key }: RunRecord, { tenant, through, connection }: LiveConnection): string[] {
  const isHere = (one: { tenant: string; through?: string; connection?: number; taskId: string }) =>
    one.taskId === id && one.tenant === tenant && one.through === through && one.connection === connection;
  const last = logEvents.reduce((highest, one) => (one.taskId === id ? Math.max(highest, one.seq) : highest), 0);
  const got = new Set(logEvents.filter(isHere).map(({ seq }) => seq));
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter((seq) => !got.has(seq));
  const isToldItsEnd = updates.some((one) => isHere(one) && isTerminal(one.status));
  return [
    ...(missing.length > 0 ? [`${key} through ${through}: chunks ${missing.join(" ")} of ${last} did not arrive`] : []),
    ...(isToldItsEnd ? [] : [`${key} through ${through}: its end was not told`]),
  ];
}
