import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ChartRequest, type KubeObject, renderChart } from "../tools/helm/render-chart.ts";
import { type ClusterObjects, openClusterObjects } from "../worker/src/engines/testing/cluster-objects.ts";
import { noCluster } from "../worker/src/engines/testing/kubernetes.ts";

/** What an operator must give, with secrets of their own. */
const least = {
  image: { repository: "registry.example.com/gantry" },
  secrets: { existingSecret: "gantry" },
  database: { existingSecret: "gantry-database" },
};
const ingress = { enabled: true, host: "ci.example.com", reportsHost: "ci-reports.example.com" };
const everything = {
  ...least,
  redis: { existingSecret: "redis" },
  image: { ...least.image, digest: `sha256:${"0".repeat(64)}`, pullSecrets: ["registry"] },
  server: {
    replicas: 3,
    storage: { accessMode: "ReadWriteMany", storageClass: "nfs", size: "1Ti" },
    env: { DEFAULT_PLAN: "team", REPORT_MAX_BYTES: 10_737_418_240, SHARED: false, FROM_NAME: 'Quotes " and: colons' },
    extraEnv: [{ name: "SMTP_URL", valueFrom: { secretKeyRef: { name: "smtp", key: "url" } } }],
    envFrom: [{ configMapRef: { name: "more", optional: true } }],
    podAnnotations: { note: "one" },
    podLabels: { team: "qa" },
    nodeSelector: { pool: "web" },
    tolerations: [{ key: "web", operator: "Exists" }],
    topologySpreadConstraints: [{ maxSkew: 1, topologyKey: "zone", whenUnsatisfiable: "ScheduleAnyway", labelSelector: {} }],
    priorityClassName: "high",
    hostAliases: [{ ip: "10.0.0.1", hostnames: ["db"] }],
    extraVolumes: [{ name: "ca", configMap: { name: "ca" } }],
    extraVolumeMounts: [{ name: "ca", mountPath: "/ca" }],
    service: { type: "NodePort", annotations: { note: "one" } },
  },
  worker: {
    replicas: 2,
    slots: 100,
    labels: ["gpu", "arch=amd64"],
    podSecurity: "restricted",
    toolsPullSecret: "registry",
    runNodeSelector: { pool: "tests", disktype: "ssd" },
    runPriorityClassName: "low",
    serviceAccount: { annotations: { note: "one" } },
    affinity: { nodeAffinity: {} },
    persistence: { storageClass: "-" },
  },
  runs: { namespace: "tests", quota: { pods: 50, "limits.memory": "200Gi" } },
  networkPolicy: {
    runs: { extraEgress: [{ to: [{ ipBlock: { cidr: "10.1.2.3/32" } }], ports: [{ port: 443 }] }] },
    server: { from: [{ namespaceSelector: { matchLabels: { name: "ingress" } } }] },
  },
  ingress: { ...ingress, className: "nginx" },
};

const named = (objects: readonly KubeObject[], kind: string, name?: string): KubeObject & { spec: Record<string, unknown> } => {
  const found = objects.filter((object) => object.kind === kind && (name === undefined || object.metadata.name === name));
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) throw new Error(`${found.length} objects are ${kind} ${name ?? ""}`);
  return { spec: {}, ...only };
};
const kinds = (objects: readonly KubeObject[]) =>
  objects.map(({ kind, metadata }) => `${kind} ${metadata.namespace ?? ""}/${metadata.name}`).toSorted();
const render = (values: Record<string, unknown>, changes: Partial<ChartRequest> = {}) =>
  renderChart({ ...changes, values: { ...least, ...values } });
/** Each variable of a container, and the secret's key where it comes from one. */
const variables = (object: KubeObject): Record<string, string> => {
  const { template } = object.spec as {
    template: { spec: { containers: { env: { name: string; value?: string; valueFrom?: unknown }[] }[] } };
  };
  const env = template.spec.containers[0]?.env ?? [];
  expect(new Set(env.map(({ name }) => name)).size).toBe(env.length);
  return Object.fromEntries(env.map(({ name, value, valueFrom }) => [name, value ?? JSON.stringify(valueFrom)]));
};

test("with an image, secrets and a database, the chart makes what two servers and a worker need", async () => {
  const { objects, notes } = await renderChart({ values: least });
  expect(kinds(objects)).toEqual([
    "Deployment /gantry-server",
    "Namespace /gantry-runs",
    "NetworkPolicy /gantry-server",
    "NetworkPolicy /gantry-worker",
    "NetworkPolicy gantry-runs/runs",
    "PersistentVolumeClaim /gantry-storage",
    "Role gantry-runs/gantry-worker",
    "RoleBinding gantry-runs/gantry-worker",
    "Service /gantry-server",
    "ServiceAccount /gantry-worker",
    "StatefulSet /gantry-worker",
  ]);
  expect(notes).toContain("port-forward service/gantry-server 3000:80 3100:3100");
  const worker = variables(named(objects, "StatefulSet"));
  expect(worker).toMatchObject({
    SERVER_URL: "http://gantry-server.gantry:80",
    KUBERNETES_NAMESPACE: "gantry-runs",
    FINISH_RUNS_ON_EXIT: "false",
    WORKER_SECRET: '{"secretKeyRef":{"key":"WORKER_SECRET","name":"gantry"}}',
  });
  // A worker gets none of the server's secrets.
  expect(Object.keys(worker).filter((name) => /JWT|ENCRYPTION|DATABASE|METRICS/.test(name))).toEqual([]);
});

test("settings of the user take precedence, each variable is there once, and numbers keep their digits", async () => {
  const { objects } = await renderChart({ values: everything });
  expect(variables(named(objects, "Deployment"))).toMatchObject({
    DEFAULT_PLAN: "team",
    REPORT_MAX_BYTES: "10737418240",
    SHARED: "false",
    FROM_NAME: 'Quotes " and: colons',
    FRONTEND_URL: "https://ci.example.com",
    REPORTS_ORIGIN: "https://ci-reports.example.com",
  });
  expect(variables(named(objects, "StatefulSet"))).toMatchObject({
    WORKER_SLOTS: "100",
    WORKER_LABELS: "gpu,arch=amd64",
    KUBERNETES_NODE_SELECTOR: "disktype=ssd,pool=tests",
    KUBERNETES_POD_SECURITY: "restricted",
  });
});

describe("the ingress", () => {
  test("leads the workers' API to the port that answers 404 to it", async () => {
    const { objects } = await render({ ingress });
    const paths = (object: ReturnType<typeof named>) =>
      (
        object.spec["rules"] as { host: string; http: { paths: { path: string; backend: { service: { port: { name: string } } } }[] } }[]
      ).map(({ host, http }) => [host, ...http.paths.map(({ path, backend }) => `${path} ${backend.service.port.name}`)]);
    expect(paths(named(objects, "Ingress"))).toEqual([
      ["ci.example.com", "/executions reports", "/ http"],
      ["ci-reports.example.com", "/ reports"],
    ]);
    const open = await render({ ingress: { ...ingress, workersApi: true } });
    expect(paths(named(open.objects, "Ingress"))[0]).toEqual(["ci.example.com", "/ http"]);
    const below = await render({ ingress, frontendUrl: "https://ci.example.com/gantry/" });
    expect(paths(named(below.objects, "Ingress"))[0]).toEqual([
      "ci.example.com",
      "/executions reports",
      "/gantry/executions reports",
      "/ http",
    ]);
  });
});

describe("the servers' strategy", () => {
  const strategyWith = async (image: string | undefined, strategy = "auto") => {
    const cluster = image === undefined ? {} : { "apps/v1/Deployment/gantry/gantry-server": deploymentWith(image) };
    const { objects } = await render({ server: { strategy } }, { cluster });
    return named(objects, "Deployment").spec["strategy"];
  };
  const deploymentWith = (image: string) => ({ spec: { template: { spec: { containers: [{ name: "server", image }] } } } });
  const rolling = { type: "RollingUpdate", rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } };

  test("replaces all at once when the image changes, because two versions may not share a database", async () => {
    expect(await strategyWith(undefined)).toEqual(rolling);
    expect(await strategyWith("registry.example.com/gantry:0.1.0")).toEqual(rolling);
    expect(await strategyWith("registry.example.com/gantry:0.0.9")).toEqual({ type: "Recreate" });
    expect(await strategyWith("registry.example.com/gantry:0.0.9", "RollingUpdate")).toEqual(rolling);
  });
});

test("with object storage, the servers share no volume, are on several nodes and may be disrupted one at a time", async () => {
  const objectStorage = { bucket: "reports", endpoint: "https://s3.example.com", existingSecret: "bucket-key" };
  const { objects } = await render({ objectStorage, server: { storage: { enabled: false } } });
  expect(kinds(objects).filter((kind) => /VolumeClaim|Disruption/.test(kind))).toEqual(["PodDisruptionBudget /gantry-server"]);
  const server = named(objects, "Deployment");
  expect(variables(server)).toMatchObject({
    S3_BUCKET: "reports",
    S3_ENDPOINT: "https://s3.example.com",
    S3_REGION: "us-east-1",
    S3_SECRET_ACCESS_KEY: '{"secretKeyRef":{"key":"S3_SECRET_ACCESS_KEY","name":"bucket-key"}}',
  });
  expect(JSON.stringify(server.spec)).toContain("preferredDuringScheduling");
  expect(JSON.stringify(server.spec)).not.toContain('podAffinity"');
  expect(kinds((await render({ objectStorage: { bucket: "reports" } })).objects)).not.toContain("PersistentVolumeClaim /gantry-storage");
});

describe("a budget for disruptions", () => {
  test("is there when servers can be on several nodes, with the API version that the cluster has", async () => {
    const values = { server: { storage: { accessMode: "ReadWriteMany" } } };
    expect(named((await render(values)).objects, "PodDisruptionBudget").apiVersion).toBe("policy/v1");
    const old = await render(values, { kubeVersion: "v1.20.2", apiVersions: ["policy/v1beta1/PodDisruptionBudget"] });
    expect(named(old.objects, "PodDisruptionBudget").apiVersion).toBe("policy/v1beta1");
    const unknown = await render(values, { apiVersions: ["policy/v1beta1", "policy/v1"] });
    expect(named(unknown.objects, "PodDisruptionBudget").apiVersion, "as `helm template` renders it").toBe("policy/v1");
  });
  test("is not there when all servers are on one node, because that node could never be drained", async () => {
    expect(kinds((await render({})).objects)).not.toContain("PodDisruptionBudget /gantry-server");
  });
});

describe("autoscaling", () => {
  const keda = { prometheusUrl: "http://prometheus:9090" };

  test("sets a target of the slots of a worker, and leaves the number of workers to it", async () => {
    const { objects } = await render({ autoscaling: { enabled: true, keda }, worker: { slots: 20 } });
    const worker = named(objects, "StatefulSet");
    expect(worker.spec).not.toHaveProperty("replicas");
    // A worker that is removed does not come back to its runs.
    expect(variables(worker)["FINISH_RUNS_ON_EXIT"]).toBe("true");
    expect(worker.spec).toMatchObject({ template: { spec: { terminationGracePeriodSeconds: 15_300 } } });
    expect(named(objects, "ScaledObject").spec).toMatchObject({
      minReplicaCount: 1,
      maxReplicaCount: 5,
      triggers: [
        {
          metricType: "AverageValue",
          metadata: {
            query: 'sum(max by (status) (gantry_runs{namespace="gantry",service="gantry-server",status=~"PENDING|RUNNING"}))',
            threshold: "20",
          },
        },
      ],
    });
  });
  test("works with a metrics adapter, with the API version that the cluster has", async () => {
    const values = { autoscaling: { enabled: true, kind: "hpa" } };
    expect(named((await render(values)).objects, "HorizontalPodAutoscaler").apiVersion).toBe("autoscaling/v2");
    const old = await render(values, { apiVersions: ["autoscaling/v2beta2/HorizontalPodAutoscaler"] });
    expect(named(old.objects, "HorizontalPodAutoscaler").apiVersion).toBe("autoscaling/v2beta2");
    const unknown = await render(values, { apiVersions: ["autoscaling/v2beta2", "autoscaling/v2"] });
    expect(named(unknown.objects, "HorizontalPodAutoscaler").apiVersion, "as `helm template` renders it").toBe("autoscaling/v2");
  });
});

test("secrets that are given as values become a secret that outlives the release, and the same values give the same objects", async () => {
  const secrets = { jwtSecret: "j".repeat(40), workerSecret: "w".repeat(40), encryptionKeys: "k1:AAAA", metricsToken: "m".repeat(40) };
  const values = {
    image: least.image,
    secrets,
    database: { url: "postgres://gantry:p%40ss@db:5432/gantry" },
    redis: { url: "redis://r:6379" },
    serviceMonitor: { enabled: true },
  };
  const first = await renderChart({ values });
  expect((await renderChart({ values })).objects).toEqual(first.objects);
  expect(named(first.objects, "Secret", "gantry-secrets")).toMatchObject({
    metadata: { annotations: { "helm.sh/resource-policy": "keep" } },
    stringData: {
      JWT_SECRET: secrets.jwtSecret,
      WORKER_SECRET: secrets.workerSecret,
      ENCRYPTION_KEYS: "k1:AAAA",
      METRICS_TOKEN: secrets.metricsToken,
    },
  });
  expect(named(first.objects, "Secret", "gantry-connections").stringData).toEqual({
    DATABASE_URL: values.database.url,
    REDIS_URL: "redis://r:6379",
  });
  expect(named(first.objects, "ServiceMonitor").spec).toMatchObject({
    endpoints: [{ authorization: { credentials: { name: "gantry-secrets", key: "METRICS_TOKEN" } } }],
  });
  const changed = await renderChart({ values: { ...values, secrets: { ...secrets, jwtSecret: "k".repeat(40) } } });
  const checksum = ({ objects }: typeof first) =>
    (named(objects, "Deployment").spec["template"] as KubeObject).metadata.annotations?.["checksum/secrets"];
  expect(checksum(changed)).not.toBe(checksum(first));
});

test.for([
  [{ ...least, image: {} }, /image\.repository is required: build the image/],
  [{ image: least.image }, /secrets\.jwtSecret is required: set secrets\.existingSecret/],
  [{ image: least.image, secrets: least.secrets }, /database\.existingSecret or database\.url is required/],
  [{ ...least, ingress: { enabled: true, host: "a.example.com" } }, /ingress\.reportsHost is required/],
  [{ ...least, ingress: { ...ingress, reportsHost: ingress.host } }, /ingress\.reportsHost must not be ingress\.host/],
  [{ ...least, runs: { namespace: "gantry" } }, /runs\.namespace must not be the namespace of the release/],
  [{ ...least, server: { storage: { enabled: false } } }, /only one server is possible/],
  [{ ...least, autoscaling: { enabled: true } }, /autoscaling\.keda\.prometheusUrl is required/],
  [{ ...least, autoscaling: { enabled: true, kind: "hpa", minReplicas: 9 } }, /minReplicas must not be greater/],
  [{ ...least, worker: { serviceAccount: { create: false } } }, /worker\.serviceAccount\.name is required/],
  [{ ...least, server: { replica: 3 } }, /Additional property replica is not allowed/],
  [{ ...least, server: { replicas: "three" } }, /server\.replicas: Invalid type/],
  [{ ...least, secrets: { jwtSecret: "short" } }, /secrets\.jwtSecret: Does not match pattern/],
] as [Record<string, unknown>, RegExp][])("refuses %j", async ([values, message]) => {
  await expect(renderChart({ values })).rejects.toThrow(message);
});

test("refuses a cluster that is too old", async () => {
  await expect(render({}, { kubeVersion: "v1.19.16" })).rejects.toThrow(/requires kubeVersion: >=1\.20/);
});

/** What was sent and is not in what the API server would store: it drops fields that it does not know. */
function dropped(sent: unknown, stored: unknown, path = ""): string[] {
  if (typeof sent !== "object" || sent === null) return stored === undefined ? [path] : [];
  if (typeof stored !== "object" || stored === null) return Object.keys(sent).length === 0 ? [] : [path];
  return Object.entries(sent).flatMap(([name, value]) => dropped(value, (stored as Record<string, unknown>)[name], `${path}/${name}`));
}

/** Of other projects, so that the cluster does not have them. */
const foreign = new Set(["ServiceMonitor", "ScaledObject"]);

describe.skipIf(noCluster)(noCluster ? `skipped: ${noCluster}` : "the API server of a cluster", () => {
  let kube: ClusterObjects;
  const namespace = `gantry-test-${randomBytes(4).toString("hex")}`;
  const namespaces = [namespace, `${namespace}-runs`];

  beforeAll(async () => {
    kube = await openClusterObjects();
    for (const name of namespaces) await kube.core.createNamespace({ body: { metadata: { name } } });
  });
  afterAll(async () => {
    for (const name of namespaces) await kube?.core.deleteNamespace({ name });
  });

  test.for([
    ["the defaults", least],
    ["every value", { ...everything, runs: { ...everything.runs, namespace: undefined } }],
    ["a horizontal autoscaler", { ...least, autoscaling: { enabled: true, kind: "hpa", hpa: { selector: { matchLabels: { a: "b" } } } } }],
    [
      "secrets as values, one server without a volume, nothing else",
      {
        image: least.image,
        secrets: { jwtSecret: "j".repeat(40), workerSecret: "w".repeat(40), encryptionKeys: "k1:AAAA" },
        database: { url: "postgres://gantry@db/gantry" },
        server: { replicas: 1, storage: { enabled: false } },
        worker: { enabled: false },
      },
    ],
  ] as [string, Record<string, unknown>][])("accepts %s, and knows every field", async ([, values]) => {
    const { objects } = await renderChart({ values, namespace, apiVersions: kube.served });
    expect(objects.length).toBeGreaterThan(3);
    for (const object of objects.filter(({ kind }) => !foreign.has(kind) && kind !== "Namespace")) {
      const sent = { ...object, metadata: { ...object.metadata, namespace: object.metadata.namespace ?? namespace } };
      const stored = await kube.check(sent);
      // Secrets come back as `data`.
      expect(
        dropped({ ...sent, stringData: {} }, { stringData: {}, ...(stored as object) }),
        `${object.kind} ${object.metadata.name}`,
      ).toEqual([]);
    }
  });
});
