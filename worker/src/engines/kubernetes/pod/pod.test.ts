import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { newRun, newService } from "../../testing/new-run.ts";
import { type PodOptions, type PodParts, podOf, rootOf, secretsOf, waits } from "./pod.ts";

const options: PodOptions = {
  instance: "test",
  workerId: "worker-1",
  toolsImage: "tools:1",
  toolsPullSecret: undefined,
  podSecurity: "baseline",
  cpuRequestPercent: 50,
  nodeSelector: { pool: "tests" },
  priorityClass: "low",
  runtime: "gvisor",
  extraHosts: ["db.corp:fd00::5"],
  diskBytes: 1024 ** 3,
};
const run = newRun("registry.example.com/suite:1", "echo $(HOME) $$", {
  taskId: "a".repeat(24),
  environment: new Map([["TOKEN", "very secret"]]),
});
const parts: PodParts = { nonce: "n1", pullPolicyOf: () => "Always", hasLogin: true };
const service = {
  ...newService("registry.example.com/db:1", "db", "serve $(HOME)"),
  user: "999:998",
  environment: new Map([["PASSWORD", "most secret"]]),
};

it("gives every container what the restricted standard asks for, and none a token", () => {
  const withServices = { ...run, services: [service, { ...service, name: "plain", user: null }] };
  const { spec } = podOf(withServices, { ...options, podSecurity: "restricted" }, parts);
  expect(spec).toMatchObject({
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    restartPolicy: "Never",
    securityContext: { seccompProfile: { type: "RuntimeDefault" } },
  });
  const all = [...(spec?.initContainers ?? []), ...(spec?.containers ?? [])];
  expect(all.map(({ name }) => name)).toEqual(["tools", "gantry", "service-db", "service-plain", "suite"]);
  expect(all.map(({ securityContext }) => securityContext?.runAsUser)).toEqual([65_534, 65_534, 999, 1000, 1000]);
  for (const { securityContext, resources } of all) {
    expect(securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      privileged: false,
      runAsNonRoot: true,
      capabilities: { drop: ["ALL"] },
    });
    expect(Object.keys(resources?.limits ?? {}).sort()).toEqual(["cpu", "ephemeral-storage", "memory"]);
  }
});

it("has the resources, the image's rights and the placement of the settings, and the run's limit of time", () => {
  const { spec, metadata } = podOf(run, options, parts);
  const suite = spec?.containers[1];
  expect(suite?.resources).toEqual({
    requests: { cpu: "500m", memory: "128Mi" },
    limits: { cpu: "1000m", memory: "128Mi", "ephemeral-storage": String(1024 ** 3 + 64 * 1024 ** 2) },
  });
  expect(suite?.securityContext?.runAsUser).toBeUndefined();
  expect(spec).toMatchObject({
    activeDeadlineSeconds: 600 + 7200,
    nodeSelector: { pool: "tests", "kubernetes.io/os": "linux" },
    priorityClassName: "low",
    runtimeClassName: "gvisor",
    hostAliases: [{ ip: "fd00::5", hostnames: ["db.corp"] }],
    imagePullSecrets: [{ name: `run-${"a".repeat(24)}-1-n1-login` }],
  });
  expect(metadata?.labels).toMatchObject({ "gantry.worker": "worker-1", "gantry.task": "a".repeat(24), "gantry.attempt": "1" });
});

it("keeps variables and the login out of the pod, in secrets that it owns", () => {
  const pod = podOf(run, options, parts);
  expect(JSON.stringify(pod)).not.toMatch(/very secret|hunter2/);
  const created = { ...pod, metadata: { ...pod.metadata, uid: "u1" } };
  const secrets = secretsOf(run, created, "n1", [{ server: "registry.example.com", username: "ci", password: "hunter2" }]);
  for (const { metadata } of secrets)
    expect(metadata?.ownerReferences).toEqual([{ apiVersion: "v1", kind: "Pod", name: pod.metadata?.name, uid: "u1" }]);
  const [login, variables] = secrets;
  expect(variables?.data).toEqual({ TOKEN: Buffer.from("very secret").toString("base64") });
  expect(JSON.parse(Buffer.from(login?.data?.[".dockerconfigjson"] ?? "", "base64").toString())).toMatchObject({
    auths: { "registry.example.com": { username: "ci", password: "hunter2" } },
  });
});

it("starts a service by its image's entry point, with a name, resources and variables of its own", () => {
  const withService = { ...run, services: [service] };
  const pod = podOf(withService, options, parts);
  expect(pod.spec?.hostAliases).toContainEqual({ ip: "127.0.0.1", hostnames: ["db"] });
  const container = pod.spec?.containers.find(({ name }) => name === "service-db");
  expect(container).toMatchObject({
    args: ["/bin/sh", "-c", "serve $$(HOME)"],
    envFrom: [{ secretRef: { name: `run-${"a".repeat(24)}-1-n1-service-db` } }],
    securityContext: { runAsUser: 999, runAsGroup: 998, capabilities: { drop: ["ALL"] } },
    resources: { limits: { cpu: "500m", memory: "64Mi" } },
  });
  expect(container?.command).toBeUndefined();
  expect(container?.volumeMounts?.map(({ mountPath }) => mountPath)).toEqual(["/dev/shm"]);
  expect(JSON.stringify(pod)).not.toContain("most secret");
  const variables = secretsOf(withService, pod, "n1", []).map(({ data }) => Object.keys(data ?? {}));
  expect(variables).toEqual([["PASSWORD"], ["TOKEN"]]);
});

it("protects the command from Kubernetes' own variables", () => {
  const command = podOf(run, options, parts).spec?.containers[1]?.command ?? [];
  expect(command.slice(-4)).toEqual(["all", "echo", "$$(HOME)", "$$$$"]);
});

it("lets a suite wait for files and services only, and says where a suite from a repository is", () => {
  const source = { folder: "/gantry/source/e2e", archive: () => Readable.from([]) };
  const cache = { path: "/root/.npm", bytes: 1, read: () => Readable.from([]), onRestored: () => {} };
  const waiting = [
    { ...run, source },
    { ...run, caches: [cache] },
    { ...run, services: [service] },
  ].map((one) => podOf(one, options, parts));
  expect(waiting.map(waits)).toEqual([true, true, true]);
  expect(waiting.map(rootOf)).toEqual(["/gantry/source/e2e", "/app", "/app"]);
  const plain = podOf(run, options, parts);
  expect([waits(plain), rootOf(plain)]).toEqual([false, "/app"]);
  // Pods of an earlier release have no such annotations.
  const earlier = podOf({ ...run, services: [service] }, options, parts);
  expect(waits({ ...earlier, metadata: {} })).toBe(true);
});
