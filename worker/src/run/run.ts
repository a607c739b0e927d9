import type { LogChunk, RunError } from "@gantry/contract/executions/schemas.ts";
import type { Attempt, ClaimedRun, ClaimedService, UpdateExecution } from "@gantry/contract/dispatch/schemas.ts";
import type { Logger } from "pino";
import { describeMissing } from "@gantry/reports/collect/notes/describe-unread.ts";
import { withoutDetail } from "@gantry/reports/collect/results/fit-results.ts";
import { redactText } from "@gantry/reports/redaction/redact.ts";
import { compileSecretsInTurns, type SecretPatterns } from "@gantry/reports/redaction/secret-patterns.ts";
import { type CacheKeeping, RunCaches } from "../caches/run-caches.ts";
import { crashPoint } from "../base/crash-points.ts";
import { type DiskStop, type Engine, EngineError, type Exit, type Running } from "../engines/engine.ts";
import { serviceFailed } from "../engines/services/until-ready.ts";
import { environmentOf, secretsOf } from "./environment.ts";
import { type GatheredReport, gatherReport } from "../report/gather-report.ts";
import { LogStream } from "../logs/stream.ts";
import { type FetchedSource, fetchSource } from "../source/fetch-source.ts";
import type { SourceSettings } from "../source/source-limits.ts";
import { ServiceLogs } from "./service-logs.ts";
import type { ReportReaders } from "../report/report-readers.ts";
import { type RunControl, RunOver } from "./run-control.ts";
import { noRoomStatus, type ServerClient, ServerRefusal, ServerUnreachable } from "../api/server-client.ts";
import type { ReportLimits } from "../report/unpack-report.ts";
import { recordUsage } from "./record-usage.ts";

const cancelGraceMs = 1_000;
const timeoutGraceMs = 10_000;
/** A worker that stops does not wait longer for a server that does not respond. */
export const returnWithinMs = 2_000;

/** What a run needs from the worker. */
export interface RunContext {
  engine: Engine;
  server: ServerClient;
  hostVariables: ReadonlyMap<string, string>;
  logMaxBytes: number;
  reportLimits: ReportLimits;
  sources: SourceSettings;
  readers: ReportReaders;
  /** Reports are unpacked below it. */
  dataDir: string;
  log: Logger;
  /** Records how a container ended without being stopped, for the next process of this worker. */
  keepExit: (attempt: Attempt, exit: Exit) => Promise<void>;
  caches: CacheKeeping;
  /** Work that must not delay the next run. */
  later: (work: Promise<void>) => void;
}

/** A run and what its steps need. */
interface Case {
  context: RunContext;
  run: ClaimedRun;
  control: RunControl;
  secrets: SecretPatterns;
  services: ServiceLogs;
  caches: RunCaches;
  /** For the log, when the suite has started. */
  notes: string[];
}

/**
 * Runs one attempt: start, stream, wait, collect, report. Resolves when the server has the results, or when the attempt is no longer ours. `adopted` is
 * the container of a previous process of this worker.
 */
export async function executeRun(context: RunContext, run: ClaimedRun, control: RunControl, adopted?: Running): Promise<void> {
  const secrets = await compileSecretsInTurns(secretsOf(run, context.hostVariables));
  const services = new ServiceLogs({ ...context, run, control, secrets });
  const one: Case = { context, run, control, secrets, services, caches: new RunCaches(context.caches, run, context.log), notes: [] };
  try {
    crashPoint("after-claim");
    const running = adopted ?? (await start(one));
    if (running === undefined) return;
    await finishWithContainer(one, running, adopted !== undefined);
  } catch (error) {
    if (error instanceof RunOver) return;
    if (error instanceof ServerRefusal) {
      context.log.warn(
        { ...control.attempt, reason: error.message },
        error.attemptIsOver ? "the attempt is over" : "the server refused the run's facts",
      );
      return;
    }
    throw error;
  }
}

/** Starts the container, or reports to the server why there is none. */
async function start(one: Case): Promise<Running | undefined> {
  const { context, run, control } = one;
  const aborted = AbortSignal.any([control.over, control.cancelled]);
  let source: FetchedSource | undefined;
  try {
    requireVariables(run);
    source = await fetchOf(one, aborted);
    const spec = {
      ...run,
      environment: environmentOf(run, context.hostVariables),
      files: new Map(run.files.map(({ name, value }) => [name, value])),
      services: run.services.map(serviceSpec),
      caches: one.caches.find(),
      source: source?.files,
    };
    return await context.engine.start(spec, aborted, (service) => one.services.follow(service));
  } catch (error) {
    await reportNotStarted(one, await withServiceOutput(one, error)).catch(async (problem: unknown) => {
      // The run was stopped while its failed start was being reported.
      if (!control.isLeft) throw problem;
      await returnRun(one);
    });
    return undefined;
  } finally {
    one.caches.release();
    if (source) context.later(source.remove().catch(() => {}));
  }
}

async function fetchOf({ context, run, control, notes }: Case, signal: AbortSignal): Promise<FetchedSource | undefined> {
  if (run.source === null) return undefined;
  const agree = (commit: string) => context.server.recordSource(control.lease, commit, signal);
  const { attempt } = control;
  const fetched = await fetchSource({ source: run.source, attempt, dataDir: context.dataDir, settings: context.sources, agree }, signal);
  notes.push(...fetched.notes);
  return fetched;
}

const serviceSpec = ({ variables, ...service }: ClaimedService) => ({
  ...service,
  environment: new Map(variables.map(({ name, value }) => [name, value])),
});

function requireVariables({ services, files }: Pick<ClaimedRun, "services" | "files">): void {
  for (const { name, missingVariables } of services)
    if (missingVariables.length > 0) throw serviceFailed({ name }, missing(missingVariables, files));
}

function missing(names: readonly string[], files: ClaimedRun["files"]): string {
  const isFile = (name: string) => files.some((file) => file.name === name);
  const [inFiles, others] = [names.filter(isFile), names.filter((name) => !isFile(name))];
  const what = inFiles.length === 1 ? "is a file" : "are files";
  return [
    `inherits ${names.join(", ")}.`,
    others.length > 0 && `Neither the project nor the run has a variable named ${others.join(", ")}.`,
    inFiles.length > 0 &&
      `${inFiles.join(", ")} ${what} of the project, and services get no files. Store the value as a secret variable that is not a file.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The error of a failed start. When services had started, their output is stored first, and the suite's log says what happened. */
async function withServiceOutput(one: Case, error: unknown): Promise<unknown> {
  const { context, run, control, secrets, services } = one;
  if (run.services.length === 0 || control.isDetached || control.isLost) return error;
  await services.finish();
  const lines = error instanceof EngineError && error.service !== undefined ? services.lastLines(error.service) : "";
  const full = lines === "" ? error : new EngineError("SERVICE_FAILED", `${(error as Error).message} Its last output:\n${lines}`);
  const note = control.cancelled.aborted ? String(control.cancelled.reason) : error instanceof EngineError ? error.message : undefined;
  if (note === undefined) return full;
  const send = (chunks: LogChunk[]) => context.server.sendLogs(control.lease, chunks, control.over);
  const nothing = { bytes: 0, end: "" };
  const logs = new LogStream({ secrets, lastSeq: run.lastSeq, stored: { stdout: nothing, stderr: nothing }, maxBytes: 0, send });
  logs.note(redactText(secrets, `The suite was not started. ${note}`));
  await logs.finish().catch((failure: unknown) => loseIfOver(failure, control));
  return full;
}

async function reportNotStarted(one: Case, error: unknown): Promise<void> {
  const { control } = one;
  if (control.isLeft) return returnRun(one);
  control.over.throwIfAborted();
  if (control.cancelled.aborted) await reportEnd(one, { error: cancelledError(control) });
  else await reportFailedStart(one, error);
}

/** The worker stops and the suite has not started: the next worker need not wait for the lease to expire. */
async function returnRun({ context, control }: Case): Promise<void> {
  await context.server
    .update({ ...control.lease, status: "PENDING" }, AbortSignal.timeout(returnWithinMs))
    .catch((error: unknown) =>
      context.log.warn(
        { ...control.attempt, reason: String(error) },
        "the run could not be returned; it starts elsewhere when its lease has expired",
      ),
    );
}

/** A failed start: the run is returned when a retry may work, otherwise it ends. */
async function reportFailedStart(one: Case, error: unknown): Promise<void> {
  const { context, control } = one;
  const refusal =
    error instanceof EngineError
      ? error
      : new EngineError("ENGINE_FAILED", "The worker could not start the container.", { retryable: true, cause: error });
  context.log.warn(
    { ...control.attempt, code: refusal.code, reason: refusal.message, cause: String(refusal.cause ?? "") },
    "the container did not start",
  );
  const reason = userError(one, refusal.code, refusal.message);
  if (refusal.retryable) await context.server.update({ ...control.lease, status: "PENDING", error: reason }, control.over);
  else await reportEnd(one, { error: reason });
  if (refusal.retryable) throw refusal;
}

async function finishWithContainer(one: Case, running: Running, isAdopted: boolean): Promise<void> {
  const { context, control } = one;
  let keep = false;
  when(control.over, () => one.caches.abort("the worker stopped, or the run was taken from it"));
  const watched = new AbortController();
  void control.containerEnded.then(() => watched.abort());
  context.later(recordUsage({ ...context, running, isAdopted, control, stop: AbortSignal.any([watched.signal, control.over]) }));
  try {
    await follow(one, running, isAdopted);
  } catch (error) {
    keep = error instanceof RunOver && error.why === "detached";
    throw error;
  } finally {
    watched.abort();
    if (keep) running.detach();
    else
      context.later(
        one.caches
          .saved()
          .then(() => running.remove())
          .catch((error) =>
            context.log.warn({ ...control.attempt, err: error }, "the container could not be removed; the next start removes it"),
          ),
      );
  }
}

async function follow(one: Case, running: Running, isAdopted: boolean): Promise<void> {
  const { context, run, control } = one;
  const told = context.server.update(
    { ...control.lease, status: "RUNNING", startedAt: running.startedAt.toISOString(), imageDigest: running.imageDigest },
    control.over,
  );
  const logs = new LogStream({
    secrets: one.secrets,
    lastSeq: run.lastSeq,
    stored: {
      stdout: { bytes: run.logBytes.stdout, end: run.logEnd.stdout },
      stderr: { bytes: run.logBytes.stderr, end: run.logEnd.stderr },
    },
    maxBytes: context.logMaxBytes,
    send: async (chunks) => {
      // Clients must get the status `RUNNING` before any output.
      await told.catch(() => {});
      await context.server.sendLogs(control.lease, chunks, control.over);
    },
  });
  told.catch((error) => loseIfOver(error, control));
  one.services.onEnd((sentence) => logs.note(sentence));
  if (isAdopted) for (const service of running.services) one.services.follow(service);
  if (!isAdopted && run.services.length > 0) logs.note(`Ready: ${run.services.map(({ name }) => name).join(", ")}.`);
  if (!isAdopted) for (const note of [...one.notes, ...running.notes, ...shortSecrets(run), ...largeSecrets(one.secrets)]) logs.note(note);
  if (!isAdopted) for (const line of one.caches.startLines()) logs.note(redactText(one.secrets, line));
  const pumped = pump(one, running, logs);
  pumped.catch(() => {});

  const { exit, error, exitKept } = await end(one, running, logs);
  const endedServices = one.services.finish();
  control.markContainerEnded();
  const report = gatherReport({
    ...context,
    run,
    secrets: secretsOf(run, context.hostVariables),
    running,
    exitCode: exit?.code,
    console: async () => (await pumped, logs.console()),
    over: control.over,
    cancelled: control.cancelled,
  });
  report.catch(() => {});
  await exitKept;
  crashPoint("after-exit");
  let isLogOpen = true;
  const note = (line: string) => isLogOpen && !control.over.aborted && logs.note(redactText(one.secrets, line));
  if (exit.code === 0 && error === null) one.caches.save(running, note);
  await pumped;
  await endedServices;
  await one.caches.savedBefore(report, note);
  isLogOpen = false;
  await Promise.all([logs.finish().catch((error) => undelivered(one, error)), told]);
  const { startedAt, imageDigest } = running;
  const { mayLackOutput } = logs;
  await reportEnd(one, { exit, error, report: await report, startedAt, imageDigest, mayLackOutput, endedServices: await endedServices });
  crashPoint("facts-sent");
}

/** Reads to the end even if the delivery fails, because a suite whose output is not read blocks. */
async function pump(one: Case, running: Running, logs: LogStream): Promise<void> {
  let delivering = true;
  for await (const piece of running.logs) {
    if (!delivering) continue;
    await logs.write(piece).catch((error) => {
      delivering = false;
      undelivered(one, error);
    });
    crashPoint("mid-log");
  }
}

function undelivered({ context, control }: Case, error: unknown): void {
  loseIfOver(error, control);
  if (!control.over.aborted)
    context.log.error({ ...control.attempt, err: error }, "the server rejects the run's output; the rest is dropped");
}

function loseIfOver(error: unknown, control: RunControl): void {
  if (error instanceof ServerRefusal && error.attemptIsOver) control.lose();
}

/** Waits for the container's end, and stops it when the run is cancelled, too long, or no longer ours. */
async function end(
  one: Case,
  running: Running,
  logs: LogStream,
): Promise<{ exit: Exit; error: RunError | null; exitKept?: Promise<void> }> {
  const { context, run, control } = one;
  const exit = running.wait();
  const remainingMs = Math.max(0, running.startedAt.getTime() + run.timeoutMs - Date.now());
  const cause = await firstOf(exit, remainingMs, control);
  if (cause === "over") {
    const over = control.over.reason;
    if (over instanceof RunOver && over.why === "lost") await running.stop(0);
    throw over;
  }
  if (cause === "cancelled") {
    const error = cancelledError(control);
    logs.note(`Gantry stops the run: ${error.message}`);
    await running.stop(cancelGraceMs);
    return { exit: await exit, error };
  }
  if (cause === "timeout") {
    const limit =
      run.wholeTimeoutMs === undefined ? inWords(run.timeoutMs) : `${inWords(run.wholeTimeoutMs)} for all its attempts together`;
    const error: RunError = {
      code: "TIMEOUT",
      message: `The run took longer than its limit of ${limit} and was stopped.`,
    };
    logs.note(`Gantry stops the run: it has reached its limit of ${limit}.`);
    await running.stop(timeoutGraceMs);
    return { exit: await exit, error };
  }
  // The next run and the report do not wait for it.
  const exitKept = context.keepExit(control.attempt, await exit);
  return { exit: await exit, error: exitError(await exit, run), exitKept };
}

function firstOf(exit: Promise<Exit>, remainingMs: number, control: RunControl): Promise<"exit" | "timeout" | "cancelled" | "over"> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve("timeout"), remainingMs);
    const settle = (cause: "exit" | "cancelled" | "over") => {
      clearTimeout(timer);
      resolve(cause);
    };
    exit
      .then(() => settle("exit"))
      .catch((error: unknown) => {
        clearTimeout(timer);
        reject(error);
      });
    when(control.over, () => settle("over"));
    when(control.cancelled, () => settle("cancelled"));
  });
}

function when(signal: AbortSignal, act: () => void): void {
  if (signal.aborted) act();
  else signal.addEventListener("abort", act, { once: true });
}

function exitError(exit: Exit, run: ClaimedRun): RunError | null {
  if (exit.infrastructure !== undefined) return { code: "INFRASTRUCTURE", message: exit.infrastructure };
  if (exit.outOfMemory && exit.code === 137) {
    return {
      code: "OUT_OF_MEMORY",
      message: `The run needed more memory than its limit of ${run.resources.memoryMb} MB and was killed. Raise the limit in the project's run settings, or run fewer tests at once.`,
    };
  }
  if (exit.diskFull) return { code: "DISK_FULL", message: diskMessages[exit.diskFull] };
  return null;
}

const diskMessages: Record<DiskStop, string> = {
  limit: "The run wrote more to its file system than a run may and was stopped. Write less, or let the operator raise RUN_DISK_BYTES.",
  unmeasured:
    "The run was stopped because for two minutes Gantry could not measure how much it wrote. Write fewer files and folders; the worker's log and `gantry doctor` may say more.",
  engine:
    "The disk of the container engine was almost full, and the run was stopped because, as far as can be measured, it had written most. Write less, or let the operator free space on the engine's disk.",
  suspected:
    "The disk of the container engine was almost full, and the run was stopped because the disk lost space while it ran. What occupies the space could not be measured, so it may not be this run. Let the operator free space on the engine's disk.",
  refused:
    "The suite failed after it had written as much to its file system as a run may; more was refused. Write less, or let the operator raise RUN_DISK_BYTES.",
};

interface Ended {
  exit?: Exit;
  error: RunError | null;
  report?: GatheredReport;
  startedAt?: Date;
  imageDigest?: string | undefined;
  mayLackOutput?: boolean;
  endedServices?: readonly string[];
}

const outputLost = "Output of this run may be missing: the container engine was interrupted, or could not store it.";

/** The results, sent once; the server decides the verdict. */
async function reportEnd(
  { context, run, control, secrets }: Case,
  { exit, error, report, startedAt, imageDigest, mayLackOutput = false, endedServices = [] }: Ended,
): Promise<void> {
  const problem = error ?? incompleteReport(report, exit) ?? (mayLackOutput ? hiddenFailures(report, exit) : null) ?? notStarted(report);
  const facts: UpdateExecution = {
    ...control.lease,
    status: "ANALYZING",
    exitCode: exit === undefined || exit.code < 0 ? null : exit.code,
    error: problem && { ...problem, message: redactText(secrets, problem.message) },
    startedAt: startedAt?.toISOString() ?? null,
    imageDigest,
    finishedAt: (exit?.finishedAt ?? new Date()).toISOString(),
    results: {
      formats: report?.formats ?? [],
      tests: report?.tests ?? [],
      notes: [...(mayLackOutput ? [outputLost] : []), ...memoryNotes(exit, error, run), ...diskNotes(exit), ...(report?.notes ?? [])]
        .slice(0, 100)
        .map((note) => redactText(secrets, note)),
      joinedTests: report?.joinedTests,
      listedTwice: report?.listedTwice,
      leftOut: report?.leftOut,
      counts: report?.counts,
      // Only sent for a run that would otherwise pass.
      possibleFailure: exit?.code === 0 && problem === null ? report?.possibleFailure?.slice(0, 300) : undefined,
      ...(mayLackOutput ? { outputIncomplete: true } : {}),
      ...(endedServices.length > 0 ? { endedServices: endedServices.map((sentence) => redactText(secrets, sentence).slice(0, 500)) } : {}),
    },
    ...(report?.report ? { report: report.report } : {}),
  };
  await sendFacts(context.server, facts, control.over);
}

/** The run ends even if the server rejects its results: with less detail, or without them. */
async function sendFacts(server: ServerClient, facts: UpdateExecution, over: AbortSignal): Promise<void> {
  try {
    await sendDetail(server, facts, over);
  } catch (error) {
    if (!(error instanceof ServerUnreachable) || error.status !== noRoomStatus || !facts.report) throw error;
    const { report: _report, results, ...rest } = facts;
    const note = "The report is unavailable: the server had no room for it, or could not use its object storage.";
    const { formats = [], tests = [], notes = [] } = results ?? {};
    await sendDetail(server, { ...rest, results: { formats, tests, notes: [...notes.slice(0, 99), note] } }, over);
  }
}

async function sendDetail(server: ServerClient, facts: UpdateExecution, over: AbortSignal): Promise<void> {
  for (const shape of [() => facts, () => shortened(facts)]) {
    try {
      return await server.update(shape(), over);
    } catch (error) {
      if (!(error instanceof ServerRefusal) || (error.status !== 413 && error.status !== 400)) throw error;
    }
  }
  const notes = [...(facts.results?.notes ?? []).slice(0, 99), "The server rejected this run's test results; they are in its report."];
  const failed = (facts.results?.tests ?? []).filter(({ status }) => status === "failed").length;
  const error = facts.error ?? (failed > 0 ? { code: "REPORT_INCOMPLETE", message: `${failed} failed tests could not be stored.` } : null);
  await server.update({ ...facts, error, results: { formats: [], tests: [], notes } }, over);
}

/**
 * A report that counts more failures than were found in it: the run has failed, with any exit code. A report that was not read may contain failures,
 * so an exit code of 0 is not a pass. When part of the report was read, its tests do not decide either, because the gate may know all their failures.
 */
function incompleteReport(report: GatheredReport | undefined, exit: Exit | undefined): RunError | null {
  if (report?.unreadFailures) return { code: "REPORT_INCOMPLETE", message: describeMissing(report.unreadFailures) };
  if (report?.incomplete !== undefined && (exit?.code === 0 || report.tests.length > 0))
    return { code: "REPORT_INCOMPLETE", message: report.incomplete };
  if (report?.unread === undefined || exit?.code !== 0) return null;
  return { code: "REPORT_INCOMPLETE", message: `${report.unread} The exit code was 0, but the report may contain failures.` };
}

/** Without results from a report, missing output may have contained failures, so an exit code of 0 is not a pass. */
function hiddenFailures(report: GatheredReport | undefined, exit: Exit | undefined): RunError | null {
  const hasReport = report !== undefined && report.tests.length > 0 && !report.formats.includes("console");
  if (exit?.code !== 0 || hasReport) return null;
  return { code: "REPORT_INCOMPLETE", message: `${outputLost} The exit code was 0, but the missing output may name failures.` };
}

function notStarted(report: GatheredReport | undefined): RunError | null {
  return report?.entryPointFailure === undefined ? null : { code: "ENTRYPOINT_FAILED", message: report.entryPointFailure };
}

function shortened(facts: UpdateExecution): UpdateExecution {
  if (!facts.results) return facts;
  const tests = facts.results.tests.map(withoutDetail);
  const notes = [
    ...facts.results.notes.slice(0, 99),
    "The results were too large to be sent completely: stack traces and the output of individual tests were left out.",
  ];
  return { ...facts, results: { ...facts.results, tests, notes } };
}

function memoryNotes(exit: Exit | undefined, error: RunError | null, run: ClaimedRun): string[] {
  if (!exit?.outOfMemory || error !== null) return [];
  return [
    `A process of the suite was killed because the run reached its memory limit of ${run.resources.memoryMb} MB; the exit code is the suite's own.`,
  ];
}

/** The analysis recognizes the beginning of this note. */
function diskNotes(exit: Exit | undefined): string[] {
  if (!exit?.diskWasLow) return [];
  return [
    "The disk of the container engine was almost full while the suite ran. Its failure may come from that; the exit code is the suite's own.",
  ];
}

function cancelledError(control: RunControl): RunError {
  return { code: "CANCELLED", message: String(control.cancelled.reason) };
}

function userError({ secrets }: Case, code: string, message: string): RunError {
  return { code, message: redactText(secrets, message).slice(0, 2000) };
}

function shortSecrets(run: ClaimedRun): string[] {
  const short = run.variables.filter(({ secret, value }) => secret && value !== "" && Buffer.byteLength(value) < 4).map(({ name }) => name);
  return short.length === 0 ? [] : [`Not masked, because shorter than 4 bytes: ${short.join(", ")}.`];
}

function largeSecrets({ incomplete }: SecretPatterns): string[] {
  if (incomplete.length === 0) return [];
  return [
    `The run's secrets are too large to mask all their encodings (base64, hexadecimal, JSON and others). These are masked only as they are and line by line: ${incomplete.join(", ")}.`,
  ];
}

function inWords(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes >= 1) return `${Math.round(minutes * 10) / 10} ${minutes === 1 ? "minute" : "minutes"}`;
  return `${ms / 1000} seconds`;
}
