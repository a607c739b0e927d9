import { cpus, homedir, hostname } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { ConfigError, flag, list, listReadBy, readEnvironment, integer } from "@gantry/contract/environment.ts";
import { readFields } from "@gantry/contract/read-fields.ts";
import { VariableName, WorkerLabels } from "@gantry/contract/executions/schemas.ts";
import { isServiceAddress } from "@gantry/contract/service-address.ts";
import type { CacheLimits } from "./caches/stored-cache.ts";
import { parseAllowList } from "@gantry/host/allow-list.ts";
import type { SourceSettings } from "./source/source-limits.ts";
import { type CrashPoint, crashPoints } from "./base/crash-points.ts";
import { isEngineAddress } from "./engines/docker/api/connect.ts";
import { type Opening, parseOpening } from "./engines/docker/egress/opening.ts";
import { parseExtraHost } from "./engines/docker/networks/extra-hosts.ts";
import { registryMistake, usualRegistries } from "./engines/docker/images/registries.ts";
import { rejectedHostVariables } from "./host-variables.ts";

/** A list whose entries `parse` reads. It throws an error that says what is wrong with an entry. */
const listOf = <T>(parse: (entry: string) => T) =>
  list.transform((entries, check) => {
    try {
      return entries.map(parse);
    } catch (error) {
      check.addIssue(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      return z.NEVER;
    }
  });

function parseVariableName(name: string): string {
  const read = readFields(VariableName, name, { subject: JSON.stringify(name.slice(0, 100)) });
  if (!read.success) throw new Error(read.issues[0]?.message.replace(/\.$/, ""));
  return read.data;
}

function parseNodeLabel(entry: string): readonly [string, string] {
  const [, name = "", value = ""] = /^([\w./-]{1,253})=([\w.-]{0,63})$/.exec(entry) ?? [];
  if (name === "") throw new Error(`${JSON.stringify(entry.slice(0, 100))} is not a label of a node; write disktype=ssd`);
  return [name, value];
}

const MiB = 1024 * 1024;

const Settings = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  SERVER_URL: z
    .string()
    .trim()
    .refine(
      (url) => isServiceAddress(url, { mayHoldUser: true }),
      "must be the server's address, such as https://gantry.example.com, without query or fragment",
    )
    .default("http://127.0.0.1:3000"),
  WORKER_SECRET: z.string({ error: "is required: the secret that the server knows this worker by" }),
  WORKER_NAME: z.string().max(200).default(hostname()),
  WORKER_SLOTS: integer(Math.max(2, cpus().length), 1, 1000),
  WORKER_LABELS: list.pipe(WorkerLabels),
  DATA_DIR: z.string().default(".gantry"),
  /** Distinguishes installations that share a container engine. */
  GANTRY_INSTANCE: z
    .string()
    .regex(/^[\w.-]{1,60}$/, "must be 1 to 60 letters, digits, dots, hyphens or underscores")
    .default("gantry"),
  CONTAINER_ENGINE: z.enum(["docker", "kubernetes", "fake"]).default("docker"),
  DOCKER_HOST: z.string().refine(isEngineAddress, "must be unix:///path or tcp://host:port").optional(),
  KUBECONFIG: z.string().optional(),
  KUBERNETES_CONTEXT: z.string().optional(),
  KUBERNETES_NAMESPACE: z
    .string()
    .regex(/^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/, "must be the name of a namespace: lowercase letters, digits and hyphens")
    .optional(),
  KUBERNETES_TOOLS_IMAGE: z.string().default("docker.io/library/busybox:1.37.0-musl"),
  KUBERNETES_TOOLS_PULL_SECRET: z.string().optional(),
  KUBERNETES_POD_SECURITY: z.enum(["baseline", "restricted"]).default("baseline"),
  KUBERNETES_CPU_REQUEST_PERCENT: integer(100, 1, 100),
  KUBERNETES_NODE_SELECTOR: listOf(parseNodeLabel),
  KUBERNETES_PRIORITY_CLASS: z.string().optional(),
  KUBERNETES_SCHEDULE_TIMEOUT_MINUTES: integer(5, 1, 240),
  CONTAINER_RUNTIME: z.string().optional(),
  RUN_NETWORK: z.enum(["pooled", "bridge", "none"]).default("pooled"),
  RUN_EXTRA_HOSTS: listOf(parseExtraHost),
  RUN_EGRESS: z.enum(["private", "public"]).default("private"),
  RUN_EGRESS_ALLOW: listOf(parseOpening),
  RUN_DISK_BYTES: integer(10_240 * MiB, MiB),
  IMAGE_PULL_POLICY: z.enum(["missing", "always", "never"]).default("missing"),
  IMAGE_REGISTRIES: list,
  IMAGE_LOCAL: z.enum(["all", "listed"]).default("all"),
  IMAGE_LOCAL_LIST: list,
  IMAGE_DOCKER_LOGINS: flag(true),
  DOCKER_CONFIG: z.string().optional(),
  IMAGE_PULL_TIMEOUT_MINUTES: integer(10, 1, 240),
  REGISTRY_TIMEOUT_SECONDS: integer(25, 1, 600),
  LOG_MAX_BYTES: integer(256 * MiB, MiB),
  REPORT_MAX_BYTES: integer(1024 * MiB, 1),
  REPORT_MAX_FILES: integer(10_000, 1),
  CACHE_MAX_BYTES: integer(1024 * MiB, 1),
  CACHE_PROJECT_BYTES: integer(5 * 1024 * MiB, 1),
  CACHE_DISK_BYTES: integer(20 * 1024 * MiB, 0),
  CACHE_UNUSED_DAYS: integer(7, 1, 365),
  SOURCE_ALLOW: listReadBy(parseAllowList),
  SOURCE_MAX_BYTES: integer(1024 * MiB, MiB),
  SOURCE_MAX_FILES: integer(100_000, 1, 10_000_000),
  SOURCE_TIMEOUT_SECONDS: integer(300, 1, 7200),
  SOURCE_MEMORY_MB: integer(1024, 64),
  SOURCE_CA_FILE: z.string().optional(),
  INJECT_ENV_VARS: listOf(parseVariableName),
  /** On shutdown, stop the running suites too instead of leaving them for the next start. */
  STOP_RUNS_ON_EXIT: flag(false),
  /** On shutdown, take no more runs, and end when the running suites have ended. */
  FINISH_RUNS_ON_EXIT: flag(false),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  CRASH_AT: z.enum(crashPoints).optional(),
});

/** For runs as pods of a cluster; `docs/kubernetes.md` explains them. */
export interface KubernetesSettings {
  /** `undefined`: the service account of the pod in which the worker runs. */
  kubeconfig: string | undefined;
  context: string | undefined;
  namespace: string | undefined;
  toolsImage: string;
  toolsPullSecret: string | undefined;
  podSecurity: "baseline" | "restricted";
  cpuRequestPercent: number;
  nodeSelector: Readonly<Record<string, string>>;
  priorityClass: string | undefined;
  scheduleTimeoutMs: number;
}

export interface WorkerConfig {
  serverUrl: string;
  secret: string;
  /** Shown to operators. */
  name: string;
  slots: number;
  /** Sorted. Runs that name labels come only to a worker that has them all. */
  labels: readonly string[];
  dataDir: string;
  instance: string;
  engine: "docker" | "kubernetes" | "fake";
  kubernetes: KubernetesSettings;
  dockerHost: string | undefined;
  runtime: string | undefined;
  network: "pooled" | "bridge" | "none";
  /** `name:address`, for the hosts file of every run; the address may be `host-gateway`. */
  extraHosts: string[];
  /** What runs may reach: private and public addresses, or public ones only. */
  egress: "private" | "public";
  /** What runs may reach in addition. */
  egressAllow: Opening[];
  diskBytes: number;
  pullPolicy: "missing" | "always" | "never";
  /** Where images may be pulled from. */
  registries: readonly string[];
  /** Which images on the engine anyone may use without asking a registry. */
  localImages: "all" | readonly string[];
  /** The folder of the Docker configuration with logins that pulls may use. */
  dockerConfigFolder: string | undefined;
  pullTimeoutMs: number;
  registryTimeoutMs: number;
  logMaxBytes: number;
  reportMaxBytes: number;
  reportMaxFiles: number;
  caches: CacheLimits;
  sources: SourceSettings;
  /** Variables of this machine that every run gets; their values are masked in logs. */
  hostVariables: ReadonlyMap<string, string>;
  stopRunsOnExit: boolean;
  finishRunsOnExit: boolean;
  logLevel: string;
  crashAt: CrashPoint | undefined;
}

const readSettings = (env: Readonly<Record<string, string | undefined>>) => readEnvironment(Settings, env);

/**
 * Reads the worker's settings. The only place in the worker that reads the environment.
 * @throws {ConfigError} naming every setting that is missing, malformed or not allowed in production.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): WorkerConfig {
  const s = readSettings(env);
  requireConsistent(s);
  return {
    serverUrl: s.SERVER_URL,
    secret: s.WORKER_SECRET,
    name: s.WORKER_NAME,
    slots: s.WORKER_SLOTS,
    labels: s.WORKER_LABELS,
    dataDir: resolve(s.DATA_DIR),
    instance: s.GANTRY_INSTANCE,
    engine: s.CONTAINER_ENGINE,
    kubernetes: {
      kubeconfig: s.KUBECONFIG,
      context: s.KUBERNETES_CONTEXT,
      namespace: s.KUBERNETES_NAMESPACE,
      toolsImage: s.KUBERNETES_TOOLS_IMAGE,
      toolsPullSecret: s.KUBERNETES_TOOLS_PULL_SECRET,
      podSecurity: s.KUBERNETES_POD_SECURITY,
      cpuRequestPercent: s.KUBERNETES_CPU_REQUEST_PERCENT,
      nodeSelector: Object.fromEntries(s.KUBERNETES_NODE_SELECTOR),
      priorityClass: s.KUBERNETES_PRIORITY_CLASS,
      scheduleTimeoutMs: s.KUBERNETES_SCHEDULE_TIMEOUT_MINUTES * 60_000,
    },
    dockerHost: s.DOCKER_HOST,
    runtime: s.CONTAINER_RUNTIME,
    network: s.RUN_NETWORK,
    extraHosts: s.RUN_EXTRA_HOSTS,
    egress: s.RUN_EGRESS,
    egressAllow: s.RUN_EGRESS_ALLOW,
    diskBytes: s.RUN_DISK_BYTES,
    pullPolicy: s.IMAGE_PULL_POLICY,
    registries: s.IMAGE_REGISTRIES.length > 0 ? s.IMAGE_REGISTRIES : usualRegistries,
    localImages: s.IMAGE_LOCAL === "all" ? "all" : s.IMAGE_LOCAL_LIST,
    dockerConfigFolder: s.IMAGE_DOCKER_LOGINS ? (s.DOCKER_CONFIG ?? join(homedir(), ".docker")) : undefined,
    pullTimeoutMs: s.IMAGE_PULL_TIMEOUT_MINUTES * 60_000,
    registryTimeoutMs: s.REGISTRY_TIMEOUT_SECONDS * 1000,
    logMaxBytes: s.LOG_MAX_BYTES,
    reportMaxBytes: s.REPORT_MAX_BYTES,
    reportMaxFiles: s.REPORT_MAX_FILES,
    caches: {
      maxBytes: s.CACHE_MAX_BYTES,
      projectBytes: s.CACHE_PROJECT_BYTES,
      totalBytes: s.CACHE_DISK_BYTES,
      unusedMs: s.CACHE_UNUSED_DAYS * 24 * 3_600_000,
    },
    sources: {
      allow: s.SOURCE_ALLOW,
      maxBytes: s.SOURCE_MAX_BYTES,
      maxFiles: s.SOURCE_MAX_FILES,
      timeoutMs: s.SOURCE_TIMEOUT_SECONDS * 1000,
      memoryBytes: s.SOURCE_MEMORY_MB * MiB,
      caFile: s.SOURCE_CA_FILE && resolve(s.SOURCE_CA_FILE),
      searchPath: env["PATH"] || "/usr/local/bin:/usr/bin:/bin",
    },
    hostVariables: new Map(s.INJECT_ENV_VARS.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))),
    stopRunsOnExit: s.STOP_RUNS_ON_EXIT,
    finishRunsOnExit: s.FINISH_RUNS_ON_EXIT,
    logLevel: s.LOG_LEVEL,
    crashAt: s.CRASH_AT,
  };
}

/** @throws {ConfigError} for settings that cannot be used together, or not in production. */
function requireConsistent(s: ReturnType<typeof readSettings>): void {
  if (s.NODE_ENV === "production") rejectTestSettings(s.CONTAINER_ENGINE, s.CRASH_AT);
  const refused = rejectedHostVariables(s.INJECT_ENV_VARS);
  if (refused.length > 0) {
    throw new ConfigError(
      `INJECT_ENV_VARS: ${refused.join(", ")} ${refused.length === 1 ? "is a secret" : "are secrets"} of Gantry itself, which no test container may see; take ${refused.length === 1 ? "it" : "them"} off the list`,
    );
  }
  if (s.STOP_RUNS_ON_EXIT && s.FINISH_RUNS_ON_EXIT)
    throw new ConfigError(
      "FINISH_RUNS_ON_EXIT: cannot be used with STOP_RUNS_ON_EXIT, which cancels running suites; set only one of the two",
    );
  if (s.CONTAINER_ENGINE === "kubernetes") rejectSettingsForKubernetes(s.GANTRY_INSTANCE, s.RUN_EXTRA_HOSTS);
  const mistakes = s.IMAGE_REGISTRIES.flatMap((entry) => registryMistake(entry) ?? []);
  if (mistakes.length > 0) throw new ConfigError(mistakes.map((mistake) => `IMAGE_REGISTRIES: ${mistake}`).join("\n"));
}

/** What containers of Docker can have and pods cannot. */
function rejectSettingsForKubernetes(instance: string, extraHosts: readonly string[]): void {
  if (!/^[A-Za-z\d].*[A-Za-z\d]$|^[A-Za-z\d]$/.test(instance))
    throw new ConfigError("GANTRY_INSTANCE: must begin and end with a letter or a digit with CONTAINER_ENGINE=kubernetes");
  const gateway = extraHosts.find((entry) => entry.endsWith(":host-gateway"));
  if (gateway !== undefined)
    throw new ConfigError(
      `RUN_EXTRA_HOSTS: ${gateway} is not possible with CONTAINER_ENGINE=kubernetes: the machine of a pod has no fixed address`,
    );
}

function rejectTestSettings(engine: string, crashAt: string | undefined): void {
  if (engine === "fake") throw new ConfigError("CONTAINER_ENGINE: fake runs nothing and is for tests; use docker");
  if (crashAt !== undefined) throw new ConfigError("CRASH_AT: is for tests; remove it");
}
