import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { arch, cpus, platform, totalmem } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { lastingMistake } from "@gantry/host/data-dir.ts";
import { untilDiskHasRoom } from "@gantry/host/full-disk.ts";
import type { AdoptedRun, Attempt, ClaimedRun, WorkerAbility } from "@gantry/contract/dispatch/schemas.ts";
import { heartbeatMs } from "@gantry/contract/dispatch/constants.ts";
import { ConfigError } from "@gantry/contract/environment.ts";
import { pino, type Logger } from "pino";
import type { WorkerConfig } from "./config.ts";
import { CacheStore } from "./caches/cache-store.ts";
import { reportCaches } from "./caches/report-caches.ts";
import { SaveLine } from "./caches/save-line.ts";
import { armCrashPoint } from "./base/crash-points.ts";
import { type FreeSpace, findShortage } from "./base/disk-space.ts";
import { type Engine, EngineError, type EngineInfo, type Running } from "./engines/engine.ts";
import { engines } from "./engine-registry.ts";
import { openReportReaders, type ReportReaders } from "./report/report-readers.ts";
import { executeRun, returnWithinMs, type RunContext } from "./run/run.ts";
import { RunControl } from "./run/run-control.ts";
import { type LeaseFiles, openLeaseFiles } from "./state/lease-files.ts";
import { ServerClient, ServerRefusal, ServerUnreachable } from "./api/server-client.ts";
import { sourcesFolder } from "./source/fetch-source.ts";
import { gitObstacle } from "./source/git-version.ts";
import { reportsFolder } from "./report/unpack-report.ts";
import { knownWorkerId, workerId } from "./state/worker-id.ts";
import { nextWorkerStart } from "./state/worker-start.ts";
import { tryWorkerLock } from "./state/worker-lock.ts";

export interface Worker {
  /** The same across restarts. */
  readonly id: string;
  /** Resolves to the reason when this machine cannot enforce the settings. The worker then claims no runs; stop it. */
  readonly unusable: Promise<string>;
  /** Resolves when someone drained this worker, or `finish` was called, and its runs have ended: stop it. */
  readonly drained: Promise<void>;
  /** The attempts in progress. */
  running(): Attempt[];
  /** Claims no more runs. The runs in progress continue in this process; `drained` resolves when they have ended. */
  finish(): void;
  /**
   * Stops claiming runs and releases them. Containers keep running for the next start to adopt, unless the configuration has `stopRunsOnExit`: then they
   * are stopped and reported as cancelled. Resolves when the worker has ended in this process.
   */
  stop(): Promise<void>;
}

/**
 * Starts a worker in this process. A new worker waits while its disk is full. It finds its engine, adopts the runs of its predecessor, and claims runs until it is stopped.
 * @throws {ConfigError} when the data directory cannot be written
 */
export async function startWorker(config: WorkerConfig, log: Logger = pino({ level: config.logLevel, name: "worker" })): Promise<Worker> {
  armCrashPoint(config.crashAt);
  const id = await untilDiskHasRoom(
    config.dataDir,
    () => identityIn(config.dataDir),
    (sentence) => log.error(sentence),
  );
  const worker = new RunningWorker(config, id, log.child({ workerId: id }));
  worker.begin();
  return worker;
}

/** A worker with an existing identity does not wait for disk space: it adopts its runs at once, so that none is given to another worker, and takes new ones later. */
async function identityIn(dataDir: string): Promise<string> {
  const known = await knownWorkerId(dataDir);
  if (known !== undefined) return known;
  const mistake = lastingMistake(dataDir);
  if (mistake !== undefined) throw new ConfigError(mistake);
  return workerId(dataDir);
}

const thisMachine = {
  os: platform(),
  arch: arch(),
  cpus: Math.max(1, cpus().length),
  memoryMb: Math.max(1, Math.round(totalmem() / 1024 / 1024)),
};
const claimWaitMs = 25_000;
/** The server waits longer than this before it takes back a run that its worker has not named. */
const sureForMs = 2_000;
const clearEveryMs = 60_000;
/** With less free space, a report or a log could fill the disk. */
const minFree: FreeSpace = { share: 0.05, maxBytes: 5 * 1024 ** 3 };

class RunningWorker implements Worker {
  readonly id: string;
  readonly #config: WorkerConfig;
  readonly #log: Logger;
  readonly #server: ServerClient;
  readonly #engine: Engine;
  readonly #readers: ReportReaders;
  readonly #leases: LeaseFiles;
  readonly #context: RunContext;
  readonly #stopping = new AbortController();
  /** Aborted when the worker makes no more claims: with `#stopping`, or earlier by `finish`. */
  readonly #finishing = new AbortController();
  readonly #active = new Set<RunControl>();
  readonly #later = new Set<Promise<void>>();
  readonly #complaints: Complaints;
  readonly #abilities: WorkerAbility[] = [];
  readonly unusable: Promise<string>;
  readonly drained: Promise<void>;
  #declareDrained: () => void = () => {};
  #draining = false;
  #declareUnusable: (reason: string) => void = () => {};
  #heart: NodeJS.Timeout | undefined;
  #beating = false;
  #quietUntil = 0;
  #diskFineUntil = 0;
  #introduced: string | undefined;
  #lock: { release(): Promise<void> } | undefined;
  #work: Promise<unknown> = Promise.resolve();

  constructor(config: WorkerConfig, id: string, log: Logger) {
    this.id = id;
    this.#config = config;
    this.#log = log;
    this.#complaints = new Complaints(log);
    this.unusable = new Promise((resolve) => (this.#declareUnusable = resolve));
    this.drained = new Promise((resolve) => (this.#declareDrained = resolve));
    this.#server = new ServerClient({ serverUrl: config.serverUrl, secret: config.secret });
    this.#engine = engines[config.engine]({ config, workerId: id, log });
    this.#readers = openReportReaders();
    this.#leases = openLeaseFiles(config.dataDir);
    this.#context = {
      engine: this.#engine,
      readers: this.#readers,
      server: this.#server,
      hostVariables: config.hostVariables,
      logMaxBytes: config.logMaxBytes,
      sources: config.sources,
      reportLimits: { maxBytes: config.reportMaxBytes, maxFiles: config.reportMaxFiles },
      dataDir: config.dataDir,
      caches: {
        store: undefined,
        whyNone: "the worker cannot read its folder of caches",
        saves: new SaveLine(config.slots),
        stopping: this.#stopping.signal,
      },
      log,
      keepExit: (attempt, exit) =>
        this.#leases
          .keepExit(attempt, exit)
          .catch((error: unknown) => log.warn({ ...attempt, err: error }, "the container's exit could not be recorded")),
      later: (work) => {
        this.#later.add(work);
        void work.finally(() => this.#later.delete(work));
      },
    };
  }

  begin(): void {
    this.#heart = setInterval(() => void this.#beat(), heartbeatMs);
    this.#work = this.#live().catch((error) => this.#log.fatal({ err: error }, "the worker's claim loop failed"));
  }

  running(): Attempt[] {
    return [...this.#active].map(({ attempt }) => attempt);
  }

  finish(): void {
    this.#finishing.abort(new Error("the worker takes no more runs"));
  }

  async stop(): Promise<void> {
    this.#stopping.abort(new Error("the worker is stopping"));
    this.finish();
    for (const control of this.#active) {
      if (this.#config.stopRunsOnExit) control.stop("The worker of the run was stopped.");
      else control.detach();
    }
    await this.#work;
    await Promise.race([Promise.all(this.#later), sleep(5_000)]);
    clearInterval(this.#heart);
    await this.#readers.close();
    await this.#engine.close();
    await this.#leases.close();
    this.#server.close();
    await this.#lock?.release();
  }

  async #live(): Promise<void> {
    await this.#untilAlone();
    this.#server.workerStart = await nextWorkerStart(this.#config.dataDir);
    if (!(await this.#checkRuntime()) || !(await this.#limitNetworks())) return;
    await this.#openCaches();
    for (const folder of [reportsFolder(this.#config.dataDir), sourcesFolder(this.#config.dataDir)])
      await rm(folder, { recursive: true, force: true });
    await this.#findAbilities();
    const adopted = await this.#leftovers();
    const extra = adopted.slice(this.#config.slots).map((work) => work());
    const slots = Array.from({ length: this.#config.slots }, (_, slot) => this.#slot(adopted[slot]));
    this.#log.info({ slots: this.#config.slots, adopted: adopted.length, server: this.#config.serverUrl }, "taking runs");
    const runs = Promise.all([...slots, ...extra]).then(() => {
      if (this.#draining || !this.#stopping.signal.aborted) this.#declareDrained();
    });
    await Promise.all([runs, this.#clearLeftovers(), this.#reportCaches()]);
  }

  async #findAbilities(): Promise<void> {
    if (!this.#engine.supportsSources) return;
    const obstacle = await gitObstacle(this.#config.sources.searchPath);
    if (obstacle === undefined) this.#abilities.push("source");
    else this.#log.info(obstacle);
  }

  /** Whether the engine has the runtime of the settings. Otherwise every run would fail. */
  async #checkRuntime(): Promise<boolean> {
    const checked = await this.#untilDone("runtime", async () => ({ missing: await this.#engine.missingRuntime() }));
    if (checked?.missing !== undefined) this.#declareUnusable(checked.missing);
    return checked !== undefined && checked.missing === undefined;
  }

  /** Whether runs may start on this machine. */
  async #limitNetworks(): Promise<boolean> {
    const limits = await this.#untilDone("network rules", () => this.#engine.limitNetworks());
    if (limits?.missing !== undefined) this.#log.warn(limits.missing);
    if (limits?.refusal !== undefined) this.#declareUnusable(limits.refusal);
    return limits !== undefined && limits.refusal === undefined;
  }

  /** Removes what this worker does not use any more and what lost workers left on this engine. */
  async #clearLeftovers(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#engine
        .clearOwn([...this.running(), ...this.#context.caches.saves.attempts()])
        .catch((error: unknown) => this.#log.debug({ err: error }, "leftovers of this worker could not be removed"));
      await this.#engine
        .clearAbandoned((found) => this.#server.findAbandoned(found))
        .catch((error: unknown) => this.#log.debug({ err: error }, "leftovers of other workers could not be checked"));
      await this.#context.caches.store?.sweep().catch((error: unknown) => this.#log.warn({ err: error }, "caches could not be cleared"));
      await this.#pause(clearEveryMs);
    }
  }

  async #reportCaches(): Promise<void> {
    const { store } = this.#context.caches;
    if (store) await reportCaches(store, this.#server, this.id, this.#stopping.signal, this.#log);
  }

  /** A failure is not fatal: runs then have no caches. */
  async #openCaches(): Promise<void> {
    const { caches } = this.#context;
    const { caches: limits, dataDir } = this.#config;
    if (!this.#engine.supportsCaches) caches.whyNone = `workers with the engine ${this.#engine.name} do not keep any`;
    else if (limits.totalBytes === 0) caches.whyNone = "this worker keeps none (CACHE_DISK_BYTES=0)";
    else
      caches.store = await CacheStore.open(dataDir, limits, this.#log).catch((error: unknown) => {
        this.#log.error({ err: error }, "caches cannot be used; runs continue without them");
        return undefined;
      });
  }

  /** Waits for a predecessor that is still shutting down, and then adopts its runs. */
  async #untilAlone(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#lock = await tryWorkerLock(this.id);
      if (this.#lock) {
        this.#complaints.resolved("identity");
        return;
      }
      this.#complaints.about(
        "identity",
        `another worker runs with ${this.#config.dataDir}; waiting for it to stop. Give this one another DATA_DIR to run both`,
      );
      await this.#pause(200);
    }
  }

  /** Starts containers one after another; while one run is being reported the next is starting, but never two at once. */
  async #slot(first: (() => Promise<void>) | undefined): Promise<void> {
    await first?.();
    let reporting = Promise.resolve();
    const claim = new OpenClaim();
    while (!this.#finishing.signal.aborted && !(this.#draining && this.#active.size === 0)) {
      const run = await this.#next(claim);
      if (!run) continue;
      const control = new RunControl(run);
      // The next heartbeat names it, however slow the disk is.
      this.#active.add(control);
      const sure = claim.tookMs > sureForMs ? this.#untilNamed(control) : undefined;
      const done = Promise.all([this.#keepLease(run), sure]).then(() => this.#carryOut(run, control));
      await Promise.race([control.containerEnded, done]);
      await reporting;
      reporting = done;
    }
    if (claim.isOpen) await this.#returnUnread(claim);
    await reporting;
  }

  /** This worker was stopped before it had read the response to a claim: returns the run that the claim may have taken. */
  async #returnUnread(claim: OpenClaim): Promise<void> {
    const soon = AbortSignal.timeout(returnWithinMs);
    try {
      const run = await this.#server.claimBefore({ ...this.#describe(), ...claim.send(), waitMs: 0, stopping: true }, soon);
      if (run === null) return;
      const { taskId, attempt, leaseToken } = run;
      await this.#server.update({ taskId, attempt, leaseToken, status: "PENDING" }, soon);
      this.#log.info({ taskId, attempt }, "returned a run that was assigned while this worker stopped");
    } catch (error) {
      this.#log.debug({ err: error }, "the last claim got no response; a run that it claimed starts elsewhere when its lease expires");
    }
  }

  #describe() {
    return {
      workerId: this.id,
      name: this.#config.name,
      engine: this.#engine.name,
      labels: [...this.#config.labels],
      abilities: [...this.#abilities],
      slots: this.#config.slots,
      machine: thisMachine,
      workerStart: this.#server.workerStart,
    };
  }

  /**
   * Names a run to the server before its suite starts. The response to a claim may be old when this process was frozen, and the server gives a run that its
   * worker never named to another one.
   */
  async #untilNamed(control: RunControl): Promise<void> {
    const isNeeded = () => !control.over.aborted && !control.cancelled.aborted && !this.#stopping.signal.aborted;
    while (isNeeded() && !(await this.#renew())) await this.#pause(500);
  }

  /** If this fails, the run continues, but a restarted worker cannot adopt it. */
  async #keepLease(run: ClaimedRun): Promise<void> {
    await this.#leases
      .keep(run)
      .catch((error: unknown) =>
        this.#log.warn(
          { taskId: run.taskId, err: error },
          "the run's lease could not be written; this worker cannot continue the run after a restart",
        ),
      );
  }

  async #next(claim: OpenClaim): Promise<ClaimedRun | undefined> {
    try {
      if (!(await this.#hasDiskSpace())) return undefined;
      const run = await this.#server.claim({ ...this.#describe(), ...claim.send(), waitMs: claimWaitMs }, this.#finishing.signal);
      claim.answered();
      this.#complaints.resolved("claim");
      if (run !== "drain") {
        this.#draining = false;
        return run ?? undefined;
      }
      if (!this.#draining)
        this.#log.info(
          { running: this.#active.size },
          "this worker is drained: it claims no more runs, and stops when its runs have ended",
        );
      this.#draining = true;
      // The worker may be resumed before its runs have ended.
      if (this.#active.size > 0) await this.#pause(2_000);
      return undefined;
    } catch (error) {
      if (this.#finishing.signal.aborted) return undefined;
      this.#complaints.about("claim", claimProblem(error));
      await this.#pause(error instanceof ServerRefusal ? 3_000 : Math.max(500, askedToWait(error)));
      return undefined;
    }
  }

  async #carryOut(run: ClaimedRun, control: RunControl, adopted?: Running): Promise<void> {
    this.#active.add(control);
    // The run's report will be read soon.
    this.#readers.prepare();
    if (this.#stopping.signal.aborted) control.detach();
    this.#log.info({ ...control.attempt, image: run.image, adopted: adopted !== undefined }, "run taken");
    try {
      await executeRun(this.#context, run, control, adopted);
    } catch (error) {
      if (!(error instanceof EngineError))
        this.#log.error({ ...control.attempt, err: error }, "the worker failed while processing the run; its lease will expire");
      // The run was returned to the queue: the next claim would hit the same problem at once.
      await this.#pause(1_000);
      await this.#untilEngineAnswers();
    } finally {
      this.#active.delete(control);
      if (!control.isDetached) await this.#leases.remove(control.attempt);
      this.#log.info(control.attempt, "run left");
    }
  }

  /** The runs of a previous process to adopt, and containers without a run. */
  async #leftovers(): Promise<(() => Promise<void>)[]> {
    const attempts = await this.#untilDone("leftovers", () => this.#engine.leftovers());
    if (attempts) await this.#leases.keepOnly(attempts);
    const kept = await Promise.all((attempts ?? []).map((attempt) => this.#untilDone("adoption", () => this.#adopt(attempt))));
    return kept.filter((work) => work !== undefined);
  }

  /** Retries until it succeeds or the worker stops, because an unwatched container would run next to the run's next attempt. */
  async #untilDone<T>(subject: string, work: () => Promise<T>): Promise<T | undefined> {
    while (!this.#stopping.signal.aborted) {
      await this.#untilEngineAnswers();
      try {
        const result = await work();
        this.#complaints.resolved(subject);
        return result;
      } catch (error) {
        if (!this.#stopping.signal.aborted) this.#complaints.about(subject, claimProblem(error));
        await this.#pause(2_000);
      }
    }
    return undefined;
  }

  async #adopt(attempt: Attempt): Promise<(() => Promise<void>) | undefined> {
    const kept = await this.#leases.find(attempt);
    const lease = { ...attempt, leaseToken: kept?.leaseToken ?? "" };
    let run: AdoptedRun;
    try {
      run = await this.#server.adopt(lease, this.id, this.#stopping.signal);
    } catch (error) {
      if (error instanceof ServerRefusal && error.attemptIsOver) {
        this.#log.info(attempt, "removing the container of an attempt that is over");
        await this.#engine.discard(attempt);
        return undefined;
      }
      throw error;
    }
    const container = await this.#engine.adopt(attempt, await this.#leases.findExit(attempt));
    if (container) {
      const variables = adoptedVariables(run, kept?.secretNames ?? [], container.environment);
      return () =>
        this.#carryOut({ ...run, ...lease, variables, files: kept?.files ?? [], registryLogin: null }, new RunControl(lease), container);
    }
    await this.#engine.discard(attempt);
    await this.#server.update({ ...lease, status: "PENDING" }, this.#stopping.signal);
    return undefined;
  }

  async #beat(): Promise<void> {
    if (this.#beating || this.#active.size === 0 || performance.now() < this.#quietUntil) return;
    this.#beating = true;
    await this.#renew();
    this.#beating = false;
  }

  /** Renews the leases of this worker's runs. Resolves to whether the server has answered. */
  async #renew(): Promise<boolean> {
    try {
      const orders = await this.#server.heartbeat(
        this.id,
        [...this.#active].map(({ lease }) => lease),
        heartbeatMs * 5,
      );
      this.#complaints.resolved("heartbeat");
      for (const { taskId, attempt, order } of orders) this.#obey(taskId, attempt, order);
      return true;
    } catch (error) {
      // Continue: the containers are alive, and when the server is back it says whether the runs are still ours.
      this.#complaints.about("heartbeat", claimProblem(error));
      // Limited, so that leases do not expire.
      this.#quietUntil = performance.now() + Math.min(askedToWait(error), heartbeatMs * 5);
      return false;
    }
  }

  #obey(taskId: string, attempt: number, order: "continue" | "cancel" | "lost"): void {
    const control = [...this.#active].find((one) => one.attempt.taskId === taskId && one.attempt.attempt === attempt);
    if (order === "cancel") control?.cancel("The run was cancelled.");
    if (order === "lost") control?.lose();
  }

  async #untilEngineAnswers(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const engine = await this.#engine.isAvailable();
      if (engine) {
        this.#complaints.resolved("engine");
        this.#introduce(engine);
        return;
      }
      this.#complaints.about("engine", this.#engine.unavailableReason());
      await this.#pause(1_000);
    }
  }

  /** Logs each engine that responds in the worker's lifetime once. */
  #introduce({ name, version, limits }: EngineInfo): void {
    const known = `${name} ${version}`;
    if (this.#introduced === known) return;
    this.#introduced = known;
    this.#log.info({ engine: name, version }, "container engine");
    for (const limit of limits) this.#log.warn({ engine: name }, limit);
  }

  async #hasDiskSpace(): Promise<boolean> {
    if (Date.now() < this.#diskFineUntil) return true;
    const lack = await findShortage(minFree, this.#config.dataDir);
    this.#diskFineUntil = Date.now() + 2_000;
    if (lack === undefined) {
      this.#complaints.resolved("disk");
      return true;
    }
    this.#diskFineUntil = 0;
    this.#complaints.about(
      "disk",
      `less than ${lack === "space" ? "5 % and less than 5 GiB" : "5 % of the inodes"} of the disk under ${this.#config.dataDir} is free: taking no runs`,
    );
    await this.#pause(5_000);
    return false;
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }
}

/** Values that were secret when the run was claimed stay secret, even if the project's settings have changed. */
function adoptedVariables(run: AdoptedRun, secretNames: readonly string[], environment: ReadonlyMap<string, string>) {
  const secret = new Set([...secretNames, ...run.variables.filter((one) => one.secret).map(({ name }) => name)]);
  const names = new Set([...secret, ...run.variables.map(({ name }) => name)]);
  return [...names].map((name) => ({ name, value: environment.get(name) ?? "", secret: secret.has(name) }));
}

/** How long the server asks to wait after too many calls, in milliseconds. */
const askedToWait = (error: unknown) => (error instanceof ServerUnreachable && error.status === 429 ? error.retryAfterMs : 0);

function claimProblem(error: unknown): string {
  if (error instanceof ServerRefusal && error.status === 401)
    return "the server does not accept this worker's secret: set WORKER_SECRET to the server's, or to a worker token that is not revoked";
  return error instanceof Error ? error.message : String(error);
}

/** A slot's claim. Until a response has arrived, the slot repeats the same claim and so gets the run that the lost response contained. */
class OpenClaim {
  #id = randomUUID();
  #sent = false;
  #sentAt = 0;
  #tookMs = 0;

  /** It was sent and has no response yet. */
  get isOpen(): boolean {
    return this.#sent;
  }

  send(): { claimId: string; repeated: boolean } {
    const repeated = this.#sent;
    if (!repeated) this.#sentAt = performance.now();
    this.#sent = true;
    return { claimId: this.#id, repeated };
  }

  /** Time from the first request of the last completed claim to its response, in milliseconds. */
  get tookMs(): number {
    return this.#tookMs;
  }

  answered(): void {
    this.#tookMs = performance.now() - this.#sentAt;
    this.#id = randomUUID();
    this.#sent = false;
  }
}

/** Logs each problem once when it begins and once when it ends. */
class Complaints {
  readonly #log: Logger;
  readonly #open = new Map<string, string>();

  constructor(log: Logger) {
    this.#log = log;
  }

  about(subject: string, problem: string): void {
    if (this.#open.get(subject) === problem) return;
    this.#open.set(subject, problem);
    this.#log.error({ subject }, problem);
  }

  resolved(subject: string): void {
    if (this.#open.delete(subject)) this.#log.info({ subject }, "working again");
  }
}
