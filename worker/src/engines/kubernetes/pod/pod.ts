import type { V1Container, V1Pod, V1PodSpec, V1ResourceRequirements, V1Secret, V1SecurityContext } from "@kubernetes/client-node";
import { filesFolder } from "@gantry/contract/projects/constants.ts";
import type { RunSpec, ServiceSpec } from "../../engine.ts";
import { splitWords } from "../../docker/container/split-words.ts";
import { containerName, labels, type Owner, ownLabels } from "../../docker/api/labels.ts";
import { needsFiles } from "./needs-files.ts";
import { literal, ownBusybox, sidecarCommand, sidecarProgram, spoolFolder, suiteCommand, suiteProgram, variablesFolder } from "./spool.ts";

export const suiteContainer = "suite";
export const sidecarContainer = "gantry";
export const toolsContainer = "tools";
const servicePrefix = "service-";
export const serviceContainer = (service: string): string => `${servicePrefix}${service}`;

/** The names of a pod's services. */
export function servicesOf({ spec }: V1Pod): string[] {
  return (spec?.containers ?? []).flatMap(({ name }) => (name.startsWith(servicePrefix) ? [name.slice(servicePrefix.length)] : []));
}

export interface PodOptions extends Owner {
  /** An image with a static `/bin/busybox`. */
  toolsImage: string;
  /** A pull secret of the namespace for that image. */
  toolsPullSecret: string | undefined;
  /** `restricted`: as the pod security standard of that name asks; suites run as user 1000 then. */
  podSecurity: "baseline" | "restricted";
  /** How much of a run's processors is reserved for it, in percent. */
  cpuRequestPercent: number;
  nodeSelector: Readonly<Record<string, string>>;
  priorityClass: string | undefined;
  /** The runtime class; default: the cluster's. */
  runtime: string | undefined;
  /** `name:address` */
  extraHosts: readonly string[];
  diskBytes: number;
}

export type ImagePullPolicy = "Always" | "IfNotPresent" | "Never";

export interface RegistryAccount {
  server: string;
  username: string;
  password: string;
}

export interface PodParts {
  /** Distinguishes this start from every other; the names of the run's secrets end with it. */
  nonce: string;
  pullPolicyOf: (image: string) => ImagePullPolicy;
  hasLogin: boolean;
}

const MiB = 1024 * 1024;
/** How long a pod may stay after its run's time limit when no worker comes back for it. */
const staysAfterLimitSeconds = 2 * 60 * 60;

export const nonceAnnotation = "gantry.start";
/** The suite waits until the worker lets it start. */
export const waitsAnnotation = "gantry.waits";
/** The folder of a suite from a Git repository. */
export const rootAnnotation = "gantry.source";

const mustWait = (run: RunSpec): boolean => run.services.length > 0 || needsFiles(run);

/** Pods of earlier releases wait for services only, without the annotation. */
export const waits = (pod: V1Pod): boolean => pod.metadata?.annotations?.[waitsAnnotation] !== undefined || servicesOf(pod).length > 0;
export const rootOf = (pod: V1Pod): string => pod.metadata?.annotations?.[rootAnnotation] ?? "/app";

export const variablesSecretName = (run: RunSpec, nonce: string): string => `${containerName(run)}-${nonce}`;
const serviceSecretName = (run: RunSpec, nonce: string, service: string): string => `${containerName(run)}-${nonce}-service-${service}`;
const filesSecretName = (run: RunSpec, nonce: string): string => `${containerName(run)}-${nonce}-files`;
const loginSecretName = (run: RunSpec, nonce: string): string => `${containerName(run)}-${nonce}-login`;

/** The pod of a run. A golden test compares it with what the cluster stores. */
export function podOf(run: RunSpec, options: PodOptions, parts: PodParts): V1Pod {
  return {
    metadata: {
      name: containerName(run),
      labels: {
        ...ownLabels(options, "run"),
        [labels.organization]: run.organizationId,
        [labels.task]: run.taskId,
        [labels.attempt]: String(run.attempt),
      },
      annotations: {
        [labels.image]: run.image,
        [nonceAnnotation]: parts.nonce,
        ...(mustWait(run) ? { [waitsAnnotation]: "true" } : {}),
        ...(run.source === undefined ? {} : { [rootAnnotation]: run.source.folder }),
        // Nothing may move a running suite to another node for the sake of fewer nodes.
        "cluster-autoscaler.kubernetes.io/safe-to-evict": "false",
      },
    },
    spec: specOf(run, options, parts),
  };
}

function specOf(run: RunSpec, options: PodOptions, parts: PodParts): V1PodSpec {
  const pullSecrets = [
    ...(parts.hasLogin ? [loginSecretName(run, parts.nonce)] : []),
    ...(options.toolsPullSecret ? [options.toolsPullSecret] : []),
  ];
  return {
    restartPolicy: "Never",
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    terminationGracePeriodSeconds: 30,
    activeDeadlineSeconds: Math.ceil(run.timeoutMs / 1000) + staysAfterLimitSeconds,
    securityContext: { seccompProfile: { type: "RuntimeDefault" } },
    imagePullSecrets: pullSecrets.map((name) => ({ name })),
    hostAliases: [...hostAliasesOf(options.extraHosts), ...serviceAliases(run.services)],
    nodeSelector: { "kubernetes.io/os": "linux", ...options.nodeSelector },
    ...(options.priorityClass === undefined ? {} : { priorityClassName: options.priorityClass }),
    ...(options.runtime === undefined ? {} : { runtimeClassName: options.runtime }),
    initContainers: [toolsOf(options)],
    // In this order they start: the sidecar is there when the suite prints its first line.
    containers: [
      sidecarOf(options),
      ...run.services.map((service) => serviceOf(run, service, options, parts)),
      suiteOf(run, options, parts),
    ],
    volumes: [
      { name: "spool", emptyDir: { sizeLimit: String(options.diskBytes + 64 * MiB) } },
      ...[suiteContainer, ...run.services.map(({ name }) => serviceContainer(name))].map(sharedMemoryOf),
      { name: "variables", secret: { secretName: variablesSecretName(run, parts.nonce), defaultMode: 0o444 } },
      ...(run.files.size === 0 ? [] : [{ name: "files", secret: { secretName: filesSecretName(run, parts.nonce), defaultMode: 0o444 } }]),
    ],
  };
}

const spool = { name: "spool", mountPath: spoolFolder };
const sharedMemoryName = (container: string): string => `shm-${container}`;
const sharedMemoryOf = (container: string) => ({
  name: sharedMemoryName(container),
  emptyDir: { medium: "Memory", sizeLimit: "256Mi" },
});
const filesMount = { name: "files", mountPath: filesFolder, readOnly: true };
const sharedMemoryMount = (container: string) => ({ name: sharedMemoryName(container), mountPath: "/dev/shm" });

/** Ours need nothing, so they have nothing. */
const tools = (options: PodOptions, memoryMb: number) => ({
  image: options.toolsImage,
  imagePullPolicy: "IfNotPresent",
  securityContext: { ...confined, runAsNonRoot: true, runAsUser: 65_534, runAsGroup: 65_534, readOnlyRootFilesystem: true },
  resources: {
    requests: { cpu: "10m", memory: `${memoryMb}Mi`, "ephemeral-storage": "16Mi" },
    limits: { cpu: "1", memory: `${memoryMb}Mi`, "ephemeral-storage": "64Mi" },
  },
});

const confined: V1SecurityContext = { allowPrivilegeEscalation: false, privileged: false, capabilities: { drop: ["ALL"] } };

function toolsOf(options: PodOptions): V1Container {
  return {
    name: toolsContainer,
    ...tools(options, 32),
    command: [ownBusybox, "cp", ownBusybox, `${spoolFolder}/busybox`],
    volumeMounts: [spool],
  };
}

function sidecarOf(options: PodOptions): V1Container {
  return {
    name: sidecarContainer,
    ...tools(options, 64),
    command: literal(sidecarCommand(sidecarProgram)),
    volumeMounts: [spool, { name: "variables", mountPath: variablesFolder, readOnly: true }],
  };
}

function resourcesOf({ cpus, memoryMb }: RunSpec["resources"], options: PodOptions): V1ResourceRequirements {
  const memory = `${Math.round(memoryMb)}Mi`;
  const milliCpus = Math.max(1, Math.round(cpus * 1000));
  return {
    requests: { cpu: `${Math.max(1, Math.round((milliCpus * options.cpuRequestPercent) / 100))}m`, memory },
    limits: { cpu: `${milliCpus}m`, memory, "ephemeral-storage": String(options.diskBytes + 64 * MiB) },
  };
}

const unprivileged: V1SecurityContext = { runAsNonRoot: true, runAsUser: 1000, runAsGroup: 1000 };

/** It starts by its image's own entry point, which no one but the node knows: so none of our programs is around it. */
function serviceOf(run: RunSpec, service: ServiceSpec, options: PodOptions, { nonce, pullPolicyOf }: PodParts): V1Container {
  const container = serviceContainer(service.name);
  const variables = { secretRef: { name: serviceSecretName(run, nonce, service.name) } };
  return {
    name: container,
    image: service.image,
    imagePullPolicy: pullPolicyOf(service.image),
    ...(service.command === "" ? {} : { args: literal(splitWords(service.command)) }),
    ...(service.environment.size === 0 ? {} : { envFrom: [variables] }),
    securityContext: {
      ...confined,
      ...(options.podSecurity === "restricted" ? unprivileged : {}),
      ...userNumbers(service.user),
    },
    resources: resourcesOf(service.resources, options),
    volumeMounts: [sharedMemoryMount(container)],
  };
}

/** Kubernetes knows users by their numbers only. */
export const hasNumbers = (user: string): boolean => /^\d{1,9}(?::\d{1,9})?$/.test(user);

function userNumbers(user: string | null): V1SecurityContext {
  if (user === null) return {};
  const [runAsUser, runAsGroup] = user.split(":").map(Number);
  return { ...(runAsUser === undefined ? {} : { runAsUser }), ...(runAsGroup === undefined ? {} : { runAsGroup }) };
}

function suiteOf(run: RunSpec, options: PodOptions, { nonce, pullPolicyOf }: PodParts): V1Container {
  const blocks = Math.max(1, Math.floor(options.diskBytes / 512));
  const wait = mustWait(run) ? "wait" : "";
  const root = run.source?.folder ?? "";
  const command = run.command.trim() === "" ? "" : run.command;
  return {
    name: suiteContainer,
    image: run.image,
    imagePullPolicy: pullPolicyOf(run.image),
    command: literal(suiteCommand(suiteProgram, String(blocks), wait, root, command, run.folder, ...splitWords(run.command))),
    envFrom: [{ secretRef: { name: variablesSecretName(run, nonce) } }],
    securityContext: {
      ...confined,
      ...(options.podSecurity === "restricted" ? unprivileged : {}),
    },
    resources: resourcesOf(run.resources, options),
    volumeMounts: [spool, sharedMemoryMount(suiteContainer), ...(run.files.size === 0 ? [] : [filesMount])],
  };
}

function hostAliasesOf(extraHosts: readonly string[]): { ip: string; hostnames: string[] }[] {
  return extraHosts.map((entry) => ({ ip: entry.slice(entry.indexOf(":") + 1), hostnames: [entry.slice(0, entry.indexOf(":"))] }));
}

/** All containers of a pod have one network address. */
const serviceAliases = (services: readonly ServiceSpec[]): { ip: string; hostnames: string[] }[] =>
  services.length === 0 ? [] : [{ ip: "127.0.0.1", hostnames: services.map(({ name }) => name) }];

/** What the pod of a run reads. The cluster removes them with the pod that owns them, so that no crash leaves them behind. */
export function secretsOf(run: RunSpec, pod: V1Pod, nonce: string, accounts: readonly RegistryAccount[]): V1Secret[] {
  const metadata = (name: string) => ({
    name,
    labels: pod.metadata?.labels ?? {},
    ownerReferences: [{ apiVersion: "v1", kind: "Pod", name: pod.metadata?.name ?? "", uid: pod.metadata?.uid ?? "" }],
  });
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const variablesOf = (name: string, environment: ReadonlyMap<string, string>): V1Secret => ({
    metadata: metadata(name),
    type: "Opaque",
    data: Object.fromEntries([...environment].map(([variable, value]) => [variable, base64(value)])),
  });
  const variables = [
    ...run.services
      .filter(({ environment }) => environment.size > 0)
      .map((service) => variablesOf(serviceSecretName(run, nonce, service.name), service.environment)),
    variablesOf(variablesSecretName(run, nonce), run.environment),
    ...(run.files.size === 0 ? [] : [variablesOf(filesSecretName(run, nonce), run.files)]),
  ];
  if (accounts.length === 0) return variables;
  const auths = accounts.map(({ server, username, password }) => [server, { username, password, auth: base64(`${username}:${password}`) }]);
  const pull: V1Secret = {
    metadata: metadata(loginSecretName(run, nonce)),
    type: "kubernetes.io/dockerconfigjson",
    data: { ".dockerconfigjson": base64(JSON.stringify({ auths: Object.fromEntries(auths) })) },
  };
  return [pull, ...variables];
}
