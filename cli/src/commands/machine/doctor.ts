import { existsSync, readFileSync, statfsSync, statSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { dirname, join } from "node:path";
import { type Config, loadConfig } from "@gantry/server/config.ts";
import { workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import { dataDirMistake } from "@gantry/host/data-dir.ts";
import { readLockHolder } from "@gantry/host/lock-file.ts";
import { loadConfig as loadWorkerConfig } from "@gantry/worker/config.ts";
import {
  diskLimits,
  type Engine,
  knownEscapes,
  missingRuntime,
  networkObstacle,
  runsHere,
  weakerThanDocker,
} from "@gantry/worker/doctor.ts";
import { checkCluster } from "../../doctor/check-cluster.ts";
import { checkDatabase } from "../../doctor/check-database.ts";
import { checkRedis } from "../../doctor/check-redis.ts";
import { checkReports } from "../../doctor/check-reports.ts";
import type { Finding } from "../../doctor/finding.ts";
import { askEngine, engineAddresses, findEngine } from "../../engine-setup/detect.ts";
import { ownSocket } from "../../engine-setup/dockerd.ts";
import { whatToInstall } from "../../engine-setup/ensure-engine.ts";
import { dataDirOf, howToGetPrograms, databaseProgram, programs, startCommand } from "../../installation/installation.ts";
import { Terminal } from "../../output/terminal.ts";
import { claimPort, localUrl } from "../../up/address.ts";
import { keptSecrets } from "../../installation/secrets.ts";
import { isReady } from "../../up/until-ready.ts";
import { commandFailed } from "../../output/verdict.ts";

const GiB = 1024 ** 3;

/**
 * Checks everything the service needs on this machine. Resolves to the exit code: 4, as of every other command, when a setting or the database
 * cannot be used; 1 when something else is bad.
 */
export async function doctor({ json }: { json: boolean }): Promise<number> {
  const dataDir = dataDirOf(process.env);
  const holder = existsSync(dataDir) ? await readLockHolder(join(dataDir, "up.lock")) : undefined;
  const findings = [
    checkMachine(),
    checkBuild(),
    checkDataDir(dataDir),
    checkSecrets(dataDir),
    checkSettings(dataDir),
    await checkService(dataDir, holder?.note),
    ...(await checksOfSettings(dataDir)),
    await checkDatabase(dataDir),
    ...(await checkEngine(dataDir)),
  ].flatMap((finding) => finding ?? []);
  if (json) console.log(JSON.stringify(findings.map(inJson), undefined, 2));
  else print(findings);
  const bad = findings.filter(({ state }) => state === "bad");
  return bad.some(({ isSetting }) => isSetting) ? commandFailed : bad.length > 0 ? 1 : 0;
}

/** Scripts read `mend`: the key keeps its name. */
const inJson = ({ remedy, ...finding }: Finding) => ({ ...finding, mend: remedy });

function print(findings: readonly Finding[]): void {
  const terminal = new Terminal();
  const marks = { good: terminal.colored("32", "✓"), weak: terminal.colored("33", "!"), bad: terminal.colored("31", "✗") };
  for (const { name, state, text, remedy } of findings) {
    console.log(`${marks[state]} ${name}: ${text}`);
    if (remedy !== undefined) console.log(`    ${remedy.replaceAll("\n", "\n    ")}`);
  }
}

function checkMachine(): Finding {
  const memory = totalmem();
  const text = `Node ${process.versions.node}, ${cpus().length} processors, ${(memory / GiB).toFixed(1)} GiB memory`;
  return memory < 3.5 * GiB
    ? { name: "Machine", state: "weak", text, remedy: "4 GiB are needed to run suites with browsers." }
    : { name: "Machine", state: "good", text };
}

function checkBuild(): Finding | undefined {
  const missing = [programs.server, databaseProgram("check-database"), programs.worker].filter((path) => !existsSync(path));
  return missing.length === 0
    ? undefined
    : { name: "Programs", state: "bad", text: `${missing.join(", ")} missing`, remedy: howToGetPrograms };
}

function checkDataDir(dataDir: string): Finding {
  const name = "Data";
  const mistake = dataDirMistake(dataDir);
  if (mistake !== undefined) {
    const remedy = "Give this user write access to the folder, or choose another one: DATA_DIR=<folder>";
    return { name, state: "bad", isSetting: true, text: mistake, remedy };
  }
  let nearest = dataDir;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  const { bavail, bsize } = statfsSync(nearest);
  const free = bavail * bsize;
  const text = `${dataDir}, ${(free / GiB).toFixed(1)} GiB free`;
  return free < 2 * GiB
    ? { name, state: "weak", text, remedy: "Free some space: reports, logs and images go there." }
    : { name, state: "good", text };
}

function checkSecrets(dataDir: string): Finding | undefined {
  const path = join(dataDir, "secrets.json");
  if (!existsSync(path)) return undefined;
  const others = statSync(path).mode & 0o077;
  if (others === 0) return { name: "Secrets", state: "good", text: `${path}, for its owner only` };
  return { name: "Secrets", state: "bad", text: `${path} can be read by others`, remedy: `chmod 600 ${path}` };
}

/** The settings, with those that `gantry up` makes. */
function settingsOf(dataDir: string): NodeJS.ProcessEnv {
  const placeholder = "made-by-gantry-up-when-it-starts-0123456789abcdef";
  const made = {
    DATABASE_URL: "postgres://embedded",
    JWT_SECRET: placeholder,
    WORKER_SECRET: placeholder,
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString("base64")}`,
  };
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  return { ...made, ...given, DATA_DIR: dataDir };
}

/** Nothing when settings are invalid, which another check reports. */
async function checksOfSettings(dataDir: string): Promise<(Finding | undefined)[]> {
  let config: Config;
  try {
    config = loadConfig(settingsOf(dataDir));
  } catch {
    return [];
  }
  return [await checkReports(config), await checkRedis(config)];
}

function checkSettings(dataDir: string): Finding {
  const settings = settingsOf(dataDir);
  const mistakes = [mistakeOf(() => loadConfig(settings)), mistakeOf(() => loadWorkerConfig(settings))].flatMap(
    (text) => text?.split("\n") ?? [],
  );
  if (mistakes.length === 0)
    return { name: "Settings", state: "good", text: process.env["NODE_ENV"] === "production" ? "valid for production" : "valid" };
  return {
    name: "Settings",
    state: "bad",
    isSetting: true,
    // Server and worker share some.
    text: [...new Set(mistakes)].join("\n"),
    remedy: "Correct them in the environment or in .env; .env.example explains each.",
  };
}

function mistakeOf(load: () => unknown): string | undefined {
  try {
    load();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Only a response that is certainly this installation's counts: another one may respond at the same address. `undefined` when HOST or PORT is
 * invalid, which the check of the settings reports.
 */
async function checkService(dataDir: string, runningAt: string | undefined): Promise<Finding | undefined> {
  const name = "Service";
  if (runningAt !== undefined) {
    const why = `its lock in ${dataDir} names the address`;
    if (await isReady(runningAt)) return { name, state: "good", text: `ready at ${runningAt} (${why})` };
    const remedy = "Check the output of `gantry up`; the database may be unreachable.";
    return { name, state: "bad", text: `started, but not ready at ${runningAt} (${why})`, remedy };
  }
  const host = process.env["HOST"]?.trim() || "127.0.0.1";
  const port = Number(process.env["PORT"]?.trim() || 3000);
  const url = localUrl(host, port);
  if (!URL.canParse(url)) return undefined;
  const why = process.env["PORT"] ? "from PORT" : "the default, PORT is not set";
  if (await isReady(url)) {
    if (await knowsSecret(url, workerSecretOf(dataDir))) return { name, state: "good", text: `ready at ${url} (port ${why})` };
    return {
      name,
      state: "weak",
      text: `not running with ${dataDir}; another installation answers at ${url} (port ${why})`,
      remedy: `To check that one, set its DATA_DIR. To start this one as well: PORT=${port + 1} ${startCommand}`,
    };
  }
  try {
    await claimPort(host, port, 0);
    return {
      name,
      state: "good",
      text: `not running with ${dataDir}; port ${port} is free (${why})`,
      remedy: `Start it: ${startCommand}`,
    };
  } catch (error) {
    return { name, state: "bad", isSetting: true, text: error instanceof Error ? error.message : String(error) };
  }
}

/** Of the environment, else of the installation that `gantry up` keeps in the data directory. */
export function workerSecretOf(dataDir: string): string | undefined {
  if (process.env["WORKER_SECRET"]) return process.env["WORKER_SECRET"];
  try {
    return existsSync(join(dataDir, "secrets.json")) ? keptSecrets(dataDir, process.env)["WORKER_SECRET"] : undefined;
  } catch {
    // Damaged; another check reports it.
    return undefined;
  }
}

/** Servers of one installation share the worker secret. Sends an empty update, which changes nothing: the server rejects it as malformed, or for its secret. */
async function knowsSecret(url: string, secret: string | undefined): Promise<boolean> {
  if (secret === undefined) return false;
  try {
    const response = await fetch(`${url}/executions/update`, {
      method: "POST",
      headers: { "content-type": "application/json", [workerSecretHeader]: secret },
      body: "{}",
      signal: AbortSignal.timeout(3_000),
    });
    return response.status === 400;
  } catch {
    return false;
  }
}

async function checkEngine(dataDir: string): Promise<Finding[]> {
  const name = "Container engine";
  if (process.env["CONTAINER_ENGINE"] === "kubernetes")
    return [await checkCluster(settingsOf(dataDir))].flatMap((finding) => finding ?? []);
  const engine = await findEngine(engineAddresses(process.env, [ownSocket(dataDir)]));
  if (engine === undefined) {
    const chosen = process.env["DOCKER_HOST"];
    const remedy = chosen
      ? `DOCKER_HOST is ${chosen}: start that engine, or remove the setting.`
      : `${whatToInstall()}\nAs root on Debian, \`${startCommand}\` does that.`;
    return [{ name, state: "bad", text: "none answers, so no suite can run", remedy }];
  }
  const { address } = engine;
  const info = await askEngine(address, "/info");
  const asked: Engine = { address, isPodman: engine.name.startsWith("Podman"), info };
  return [
    { name, state: "good", text: `${engine.name} at ${address}` },
    ...flawsOf(await askEngine(address, "/version")),
    await checkSuiteNetworks(asked),
    await checkSuiteDisks(asked),
    ...runtimeOf(asked),
    ...limitsOf(info),
    ...podmanOf(asked),
  ];
}

/** Whether a worker here can keep suites away from this machine. Unreadable settings are reported by another check. */
async function checkSuiteNetworks(engine: Engine): Promise<Finding> {
  const name = "Networks of suites";
  if (process.env["RUN_NETWORK"] === "none") return { name, state: "good", text: "suites have no network (RUN_NETWORK=none)" };
  const isPublic = process.env["RUN_EGRESS"] === "public";
  const obstacle = await networkObstacle(engine);
  if (obstacle === undefined) {
    const text = isPublic ? "public addresses only (RUN_EGRESS=public)" : "private and public addresses, never this machine";
    return { name, state: "good", text };
  }
  const remedy = isPublic ? `${obstacle.remedy} Or use RUN_EGRESS=private.` : obstacle.remedy;
  const result = isPublic ? "a worker with RUN_EGRESS=public does not start" : "suites can reach this machine and its networks";
  return { name, state: isPublic ? "bad" : "weak", text: `${result}: ${obstacle.reason}`, remedy };
}

/** Whether the engine's file system limits what suites write, or a worker here can measure it. */
async function checkSuiteDisks(engine: Engine): Promise<Finding> {
  const name = "Disks of suites";
  const { unlimited, unmeasured } = await diskLimits(engine);
  if (unlimited === undefined) return { name, state: "good", text: "limited by the file system" };
  if (unmeasured === undefined) return { name, state: "good", text: `measured, not limited by the file system: ${unlimited}` };
  return { name, state: "weak", text: `${unmeasured.instead}: ${unmeasured.reason}`, remedy: unmeasured.remedy };
}

function flawsOf(version: unknown): Finding[] {
  return knownEscapes(version).map(({ component, text, remedy }) => ({
    name: `Version of ${component === "Engine" ? "Docker" : component}`,
    state: "weak",
    text,
    remedy,
  }));
}

/** With it a worker does not start. */
function runtimeOf(engine: Engine): Finding[] {
  const wanted = process.env["CONTAINER_RUNTIME"]?.trim() || undefined;
  const obstacle = missingRuntime(engine, wanted);
  return obstacle ? [{ name: "Runtime of suites", state: "bad", isSetting: true, text: obstacle.reason, remedy: obstacle.remedy }] : [];
}

function podmanOf(engine: Engine): Finding[] {
  const { address, isPodman, info } = engine;
  if (!isPodman) return [];
  const used = typeof info === "object" && info !== null && "DefaultRuntime" in info ? String(info.DefaultRuntime) : "";
  const limits: Finding[] = weakerThanDocker(engine).map((text) => ({ name: "Podman", state: "weak", text }));
  return [...refusesToRun(used, runsHere(address)), ...limits];
}

function refusesToRun(runtime: string, isHere: boolean): Finding[] {
  const name = "Podman's runtime";
  if (runtime !== "crun" || !isHere || !hasHybridCgroups()) return [];
  const remedy = `Set runtime="runc" under [engine] in Podman's containers.conf and restart Podman.`;
  return [{ name, state: "bad", text: "crun does not work while both versions of control groups are mounted", remedy }];
}

/** Version 1 control groups, with some controllers in version 2. */
function hasHybridCgroups(): boolean {
  try {
    return readFileSync("/sys/fs/cgroup/unified/cgroup.controllers", "utf8").trim() !== "";
  } catch {
    return false;
  }
}

/** Limits that the engine cannot enforce. */
function limitsOf(info: unknown): Finding[] {
  if (typeof info !== "object" || info === null) return [];
  const facts = info as Record<string, unknown>;
  const off = [
    ["MemoryLimit", "memory"],
    ["PidsLimit", "processes"],
    ["CpuCfsQuota", "processors"],
  ].flatMap(([field = "", what = ""]) => (facts[field] === false ? [what] : []));
  const findings: Finding[] = [];
  if (off.length > 0) {
    findings.push({
      name: "Limits of a run",
      state: "weak",
      text: `the engine cannot limit ${off.join(", ")}`,
      remedy: "Boot with cgroups enabled for these, and run the engine as root, not rootless.",
    });
  }
  const security = Array.isArray(facts["SecurityOptions"]) ? facts["SecurityOptions"].map(String) : [];
  if (!security.some((option) => option.includes("seccomp"))) {
    findings.push({
      name: "Isolation of a run",
      state: "weak",
      text: "the engine has no seccomp filter",
      remedy: "Use a kernel and an engine built with seccomp before you run untrusted suites.",
    });
  }
  return findings;
}
