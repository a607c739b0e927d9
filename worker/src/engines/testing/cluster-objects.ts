import https from "node:https";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { AppsV1Api, CoreV1Api, Exec, KubeConfig, type KubernetesObject } from "@kubernetes/client-node";

/** Administration of the tests' cluster, for objects of any kind. */
export interface ClusterObjects {
  /** Where the API server listens. */
  address: URL;
  core: CoreV1Api;
  apps: AppsV1Api;
  /** What it serves: `apps/v1`, `apps/v1/Deployment`, as Helm names them. */
  served: string[];
  create(object: KubernetesObject): Promise<void>;
  /** Resolves to what the API server would store; nothing is. Its checks are those of `create`. */
  check(object: KubernetesObject): Promise<unknown>;
  run(pod: { namespace: string; name: string; container: string }, command: string[]): Promise<void>;
}

/** A resource by `apiVersion/kind`. */
type Resources = ReadonlyMap<string, { path: string; plural: string; namespaced: boolean }>;

export async function openClusterObjects(): Promise<ClusterObjects> {
  const config = new KubeConfig();
  config.loadFromFile(process.env["GANTRY_TEST_KUBECONFIG"] ?? "");
  const resources = await findResources(config);
  // The client's own `create` drops `from` of a network policy: in its types, the field is called `_from`.
  const create = (object: KubernetesObject, query: string) => {
    const resource = resources.get(`${object.apiVersion}/${object.kind}`);
    if (!resource) throw new Error(`the cluster has no ${object.apiVersion}/${object.kind}`);
    const { path, plural, namespaced } = resource;
    return send(config, "POST", `${path}/${namespaced ? `namespaces/${object.metadata?.namespace}/` : ""}${plural}${query}`, object);
  };
  return {
    address: new URL(config.getCurrentCluster()?.server ?? ""),
    core: config.makeApiClient(CoreV1Api),
    apps: config.makeApiClient(AppsV1Api),
    served: [...new Set([...resources.keys()].flatMap((kind) => [kind, kind.replace(/\/[^/]*$/, "")]))],
    create: async (object) => void (await create(object, "")),
    check: (object) => create(object, "?dryRun=All"),
    run: (pod, command) => run(new Exec(config), pod, command),
  };
}

interface ResourceList {
  resources: { name: string; kind: string; namespaced: boolean }[];
}

async function findResources(config: KubeConfig): Promise<Resources> {
  const { groups } = (await send(config, "GET", "/apis")) as { groups: { versions: { groupVersion: string }[] }[] };
  const versions = groups.flatMap((group) => group.versions.map(({ groupVersion }) => groupVersion));
  const paths = [["v1", "/api/v1"] as const, ...versions.map((version) => [version, `/apis/${version}`] as const)];
  const lists = await Promise.all(
    paths.map(async ([version, path]) => {
      const { resources } = (await send(config, "GET", path)) as ResourceList;
      // Others are parts of an object, such as pods/log.
      const whole = resources.filter(({ name }) => !name.includes("/"));
      return whole.map(({ name, kind, namespaced }) => [`${version}/${kind}`, { path, plural: name, namespaced }] as const);
    }),
  );
  return new Map(lists.flat());
}

/** @throws Error with the API's message */
async function send(config: KubeConfig, method: string, path: string, body?: object): Promise<unknown> {
  const options: https.RequestOptions = { method, headers: { "content-type": "application/json" } };
  await config.applyToHTTPSOptions(options);
  const response = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = https.request(new URL(path, config.getCurrentCluster()?.server), options, (response) => {
      text(response).then((responseBody) => resolve({ status: response.statusCode ?? 0, body: responseBody }), reject);
    });
    request.on("error", reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.body}`);
  return JSON.parse(response.body);
}

function run(exec: Exec, pod: { namespace: string; name: string; container: string }, command: string[]): Promise<void> {
  const ignored = new PassThrough().resume();
  return new Promise((resolve, reject) => {
    const done = ({ status, message }: { status?: string; message?: string }) =>
      status === "Success" ? resolve() : reject(new Error(message));
    exec.exec(pod.namespace, pod.name, pod.container, command, ignored, ignored, null, false, done).catch(reject);
  });
}
