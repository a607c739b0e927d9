import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "@gantry/contract/environment.ts";
import { type Config, loadConfig } from "@gantry/server/config.ts";
import { lastingMistake } from "@gantry/host/data-dir.ts";
import { untilDiskHasRoom } from "@gantry/host/full-disk.ts";
import { type LockFile, tryLockFile } from "@gantry/host/lock-file.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@gantry/host/postgres/embedded.ts";
import { isAlive } from "@gantry/host/process-facts.ts";
import { loadConfig as loadWorkerConfig } from "@gantry/worker/config.ts";
import { stopDockerdWhenIdle } from "../../engine-setup/dockerd.ts";
import { ensureEngine, EngineMissing, removeOwnEngineRecord, type ReadyEngine } from "../../engine-setup/ensure-engine.ts";
import { dataDirOf, installationDir, programs, startCommand } from "../../installation/installation.ts";
import { Terminal } from "../../output/terminal.ts";
import { claimPort, localUrl, urlsToOpen } from "../../up/address.ts";
import { ChildrenFile } from "../../up/children-file.ts";
import { describeLogLine } from "../../up/log-view.ts";
import { describePlan } from "../../up/describe-plan.ts";
import { runningSuites, workerIdIn } from "../../up/running-suites.ts";
import { keptSecrets } from "../../installation/secrets.ts";
import { type ProgramOptions, type Supervised, supervise } from "../../up/supervise.ts";
import { untilReady } from "../../up/until-ready.ts";
import { commandFailed } from "../../output/verdict.ts";
import { version } from "../../installation/version.ts";

/** Workers stop at once; a kill loses nothing that was accepted. */
const leftoverGraceMs = 1_500;
/** How long a stop waits for an engine that is starting. */
const engineSearchMs = 15_000;
const watchEveryMs = 500;
const stopGraceMs = 4_000;
/** For a server with our own PostgreSQL. With an external one the server itself waits. */
const ownDatabaseTimeoutMs = 120_000;
/** Variables that workers do not need. */
const serverOnly = [
  "DATABASE_URL",
  "JWT_SECRET",
  "ENCRYPTION_KEYS",
  "METRICS_TOKEN",
  "BILLING_WEBHOOK_SECRET",
  "AI_API_KEY",
  "SMTP_URL",
  "EMAIL_API_KEY",
];

/**
 * Runs the whole service on this machine: PostgreSQL unless `DATABASE_URL` is set, a server and a worker.
 * Restarts what exits. Resolves when it was stopped, or cannot work with its settings, to the exit code.
 */
export async function up(): Promise<number> {
  const terminal = new Terminal();
  const session = new Session(terminal);
  const stopped = new Promise<number>((resolve) => onStopSignal(terminal, session, resolve));
  try {
    // The start does not end by itself while the server waits for its database.
    await Promise.race([session.start(), stopped]);
  } catch (error) {
    if (session.stopping) return await stopped;
    terminal.line(`\n${error instanceof Error ? error.message : String(error)}\n`);
    await session.stop();
    return error instanceof ConfigError ? commandFailed : 1;
  }
  return await Promise.race([stopped, session.refused]);
}

/** npm repeats Ctrl-C at once; only a later one forces the stop. */
function onStopSignal(terminal: Terminal, session: Session, done: (code: number) => void): void {
  let firstAt: number | undefined;
  const onSignal = () => {
    if (firstAt === undefined) {
      firstAt = Date.now();
      void session.stop().then(
        () => done(0),
        (error: unknown) => {
          terminal.line(String(error));
          done(1);
        },
      );
    } else if (Date.now() - firstAt > 1_000) {
      session.kill();
      done(1);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
}

/** All processes, started in this order and stopped in reverse. */
class Session {
  stopping = false;
  readonly #terminal: Terminal;
  readonly #dataDir = dataDirOf(process.env);
  readonly #children = new ChildrenFile(this.#dataDir);
  #lock: LockFile | undefined;
  #postgres: EmbeddedPostgres | undefined;
  #engine: ReadyEngine | undefined;
  #engineSearch: Promise<unknown> = Promise.resolve();
  #server: Supervised | undefined;
  #worker: Supervised | undefined;
  #watch: NodeJS.Timeout | undefined;
  #resolveRefused: (exitCode: number) => void = () => {};
  /** Resolves to the exit code when the worker could not work with its settings and everything is stopped. */
  readonly refused = new Promise<number>((resolve) => (this.#resolveRefused = resolve));

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  #openDataDir(): ReturnType<typeof keptSecrets> {
    const mistake = lastingMistake(this.#dataDir);
    if (mistake !== undefined) throw new ConfigError(mistake);
    mkdirSync(this.#dataDir, { recursive: true, mode: 0o700 });
    return keptSecrets(this.#dataDir, process.env);
  }

  async start(): Promise<void> {
    const secrets = await untilDiskHasRoom(
      this.#dataDir,
      () => this.#openDataDir(),
      (sentence) => console.error(sentence),
    );
    const settings: NodeJS.ProcessEnv = { ...process.env, ...secrets, DATA_DIR: this.#dataDir };
    // Checked before anything is started.
    const config = loadConfig({ ...settings, DATABASE_URL: settings["DATABASE_URL"]?.trim() || "postgres://started.below" });
    loadWorkerConfig({ ...settings, SERVER_URL: localUrl(config.host, config.port) });
    await this.#takeLock(localUrl(config.host, config.port));
    await this.#children.waitForLeftovers(leftoverGraceMs);
    const port = await claimPort(config.host, config.port, 500);
    const base = {
      ...settings,
      HOST: config.host,
      PORT: String(port),
      DASHBOARD_DIR: settings["DASHBOARD_DIR"] || join(installationDir, "dashboard/dist"),
    };
    const engine = this.#findEngine();
    // A failure is reported below; until then it must not count as unhandled.
    this.#engineSearch = engine.catch(() => {});
    await this.#startServer(base);
    const { missing } = await engine;
    this.#startWorker(base, localUrl(config.host, port));
    if (this.stopping) return;
    this.#watch = setInterval(() => void this.#restartEnded(base), watchEveryMs);
    const urls = urlsToOpen(config.host, port).map((url) => url + config.basePath);
    this.#welcome(urls, missing, config);
  }

  /** In order: the worker before the server, then the database; the engine only when nothing runs in it. */
  async stop(): Promise<void> {
    if (this.stopping) return;
    this.stopping = true;
    clearInterval(this.#watch);
    const line = (text: string) => this.#terminal.line(text);
    if (this.#lock === undefined) return;
    line("\nStopping …");
    const suites = await runningSuites(this.#dataDir, this.#engine?.address);
    await this.#worker?.stop(stopGraceMs);
    await this.#server?.stop(stopGraceMs);
    await this.#postgres?.stop();
    if (suites.length > 0) {
      line(`${suites.length === 1 ? "1 suite is" : `${suites.length} suites are`} still running: ${suites.join(", ")}`);
      line("They keep running in the container engine; the next start adopts them.");
    }
    await this.#stopEngine();
    await this.#lock?.release();
    line("Stopped.");
  }

  /** Forced stop. Everything accepted is kept; running suites are adopted at the next start. */
  kill(): void {
    this.#worker?.kill();
    this.#server?.kill();
  }

  async #takeLock(url: string): Promise<void> {
    const outcome = await tryLockFile(join(this.#dataDir, "up.lock"), url);
    if ("heldBy" in outcome) {
      throw new Error(
        `Gantry already runs with ${this.#dataDir} (process ${outcome.heldBy.pid}): ${outcome.heldBy.note}\nStop it first, or use another folder: DATA_DIR=<folder> PORT=<port> ${startCommand}`,
      );
    }
    this.#lock = outcome.lock;
  }

  async #findEngine(): Promise<{ missing: string | undefined }> {
    const step = this.#terminal.step("Container engine");
    try {
      this.#engine = await ensureEngine(process.env, this.#dataDir, step.say);
      step.done(this.#engine.name);
      return { missing: undefined };
    } catch (error) {
      if (!(error instanceof EngineMissing)) throw error;
      step.warn("none yet");
      return { missing: error.message };
    }
  }

  async #startServer(base: NodeJS.ProcessEnv): Promise<void> {
    const env = { ...base, DATABASE_URL: await this.#databaseUrl() };
    if (this.stopping) return;
    const step = this.#terminal.step("Server");
    step.say("migrating the database");
    this.#server = this.#supervise("server", programs.server, env, { mustStart: true });
    const url = localUrl(String(base["HOST"]), Number(base["PORT"]));
    const startTimeoutMs = process.env["DATABASE_URL"]?.trim() ? Number.POSITIVE_INFINITY : ownDatabaseTimeoutMs;
    const outcome = await Promise.race([untilReady(url, startTimeoutMs, this.#server.listening), this.#server.firstDeath]);
    if (outcome !== "ready") {
      step.fail();
      await this.#server.stop(stopGraceMs);
      throw outcome === `code ${commandFailed}`
        ? new ConfigError("The server cannot work with these settings; its last line says why.")
        : new Error(`The server ended while it was starting (${outcome}).`);
    }
    this.#server.started();
    step.done();
  }

  async #databaseUrl(): Promise<string> {
    const given = process.env["DATABASE_URL"]?.trim();
    if (given) return given;
    const step = this.#terminal.step("Database");
    try {
      this.#postgres = await startEmbeddedPostgres({ dataDir: this.#dataDir, log: { info: step.say, warn: step.say } });
      step.done(this.#postgres.adopted ? "PostgreSQL was still running" : "PostgreSQL");
      return this.#postgres.url;
    } catch (error) {
      step.fail();
      throw error;
    }
  }

  #startWorker(base: NodeJS.ProcessEnv, serverUrl: string): void {
    if (this.stopping) return;
    const env: NodeJS.ProcessEnv = { ...base, SERVER_URL: serverUrl };
    for (const name of serverOnly) delete env[name];
    if (this.#engine !== undefined) env["DOCKER_HOST"] = this.#engine.address;
    this.#worker = this.#supervise("worker", programs.worker, env, {
      refusalCode: commandFailed,
      onRefusal: () => void this.#endRefused(),
    });
  }

  async #endRefused(): Promise<void> {
    this.#terminal.line(this.#terminal.colored("31", "The worker cannot work with these settings; its last line says why."));
    await this.stop();
    this.#resolveRefused(commandFailed);
  }

  #supervise(name: string, entry: string, env: NodeJS.ProcessEnv, more: Partial<ProgramOptions>): Supervised {
    const raw = process.env["NODE_ENV"] === "production" && process.stdout.isTTY !== true;
    return supervise({
      ...more,
      name,
      entry,
      followParent: programs.followParent,
      env,
      onLine: (line) => this.#terminal.line(raw ? line : describeLogLine(this.#terminal, name, line)),
      onDeath: (how, retryMs) =>
        this.#terminal.line(this.#terminal.colored("33", `The ${name} ended (${how}); restarting it in ${retryMs} ms.`)),
      onSpawn: (pid) => this.#children.add(pid),
    });
  }

  #isRestarting = false;

  /** PostgreSQL and our Docker daemon are not child processes, so poll whether they are alive. */
  async #restartEnded(base: NodeJS.ProcessEnv): Promise<void> {
    if (this.#isRestarting || this.stopping) return;
    this.#isRestarting = true;
    try {
      if (this.#postgres !== undefined && !isAlive(this.#postgres.pid)) await this.#restartPostgres(base, this.#postgres.url);
      if (this.#engine?.ownPid !== undefined && !isAlive(this.#engine.ownPid)) await this.#restartEngine();
    } catch (error) {
      this.#terminal.line(this.#terminal.colored("31", error instanceof Error ? error.message : String(error)));
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    } finally {
      this.#isRestarting = false;
    }
  }

  async #restartPostgres(base: NodeJS.ProcessEnv, oldUrl: string): Promise<void> {
    this.#terminal.line(this.#terminal.colored("33", "PostgreSQL ended; restarting it."));
    const quiet = { info: () => {}, warn: () => {} };
    const postgres = await startEmbeddedPostgres({ dataDir: this.#dataDir, log: quiet });
    this.#postgres = postgres;
    if (postgres.url !== oldUrl) this.#server?.restart({ ...base, DATABASE_URL: postgres.url });
  }

  async #restartEngine(): Promise<void> {
    this.#terminal.line(this.#terminal.colored("33", "Docker ended; restarting it."));
    this.#engine = await ensureEngine(process.env, this.#dataDir, () => {});
  }

  async #stopEngine(): Promise<void> {
    // It may be starting right now, which takes a busy machine long; it would keep running.
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([this.#engineSearch, new Promise((resolve) => (timer = setTimeout(resolve, engineSearchMs)))]);
    clearTimeout(timer);
    const { address, ownPid } = this.#engine ?? {};
    if (address === undefined || ownPid === undefined) return;
    const outcome = await stopDockerdWhenIdle({ address, pid: ownPid, dataDir: this.#dataDir, workerId: workerIdIn(this.#dataDir) });
    if (outcome === "stopped") removeOwnEngineRecord(this.#dataDir);
    else this.#terminal.line(`Docker, started by Gantry, keeps running (process ${ownPid}): ${outcome.usedFor}.`);
  }

  #welcome(urls: string[], missing: string | undefined, { defaultPlan, plans }: Pick<Config, "defaultPlan" | "plans">): void {
    const lines = [
      `Gantry ${version} is ready.`,
      "",
      `Open    ${this.#terminal.bold(urls[0] ?? "")}`,
      ...urls.slice(1).map((url) => `or      ${url}`),
      `Engine  ${this.#engine === undefined ? "none: runs wait until one answers" : this.#engine.name}`,
      `Data    ${this.#dataDir}`,
      ...describePlan(defaultPlan, plans[defaultPlan]).map((text, index) => `${index === 0 ? "Plan" : ""}`.padEnd(8) + text),
      `Stop    Ctrl-C`,
      ...(missing === undefined
        ? []
        : [
            "",
            "No container engine answers, so no suite can run yet.",
            ...missing.split("\n"),
            "The worker looks for one every few seconds; you do not have to restart Gantry.",
          ]),
    ];
    const rule = this.#terminal.dim("─".repeat(Math.max(20, Math.min(72, (process.stdout.columns || 80) - 4))));
    this.#terminal.line(["", `  ${rule}`, ...lines.map((text) => `  ${text}`), `  ${rule}`, ""].join("\n"));
  }
}
