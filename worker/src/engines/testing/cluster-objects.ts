import { PassThrough } from "node:stream";
import {
  ApisApi,
  AppsV1Api,
  CoreV1Api,
  CustomObjectsApi,
  Exec,
  KubeConfig,
  KubernetesObjectApi,
  VersionApi,
} from "@kubernetes/client-node";
import type { KubernetesObject, V1APIResourceList } from "@kubernetes/client-node";

/** Administration of the tests' cluster, for objects of any kind. */
export interface ClusterObjects {
  core: CoreV1Api;
  apps: AppsV1Api;
  /** Such as `v1.31.0`. */
  version: string;
  /** What it serves: `apps/v1`, `apps/v1/Deployment`, as Helm names them. */
  served: string[];
  create(object: KubernetesObject): Promise<KubernetesObject>;
  /** What the API server would store; nothing is. Its checks are those of `create`. */
  check(object: KubernetesObject): Promise<unknown>;
  run(pod: { namespace: string; name: string; container: string }, command: string[]): Promise<void>;
}

export async function openClusterObjects(): Promise<ClusterObjects> {
  const config = new KubeConfig();
  config.loadFromFile(process.env["GANTRY_TEST_KUBECONFIG"] ?? "");
  const objects = KubernetesObjectApi.makeApiClient(config);
  return {
    core: config.makeApiClient(CoreV1Api),
    apps: config.makeApiClient(AppsV1Api),
    version: (await config.makeApiClient(VersionApi).getCode()).gitVersion,
    served: await findServed(config),
    create: (object) => objects.create(object),
    check: (object) => objects.create(object, undefined, "All"),
    run: (pod, command) => run(new Exec(config), pod, command),
  };
}

async function findServed(config: KubeConfig): Promise<string[]> {
  const { groups } = await config.makeApiClient(ApisApi).getAPIVersions();
  const custom = config.makeApiClient(CustomObjectsApi);
  const versions = groups.flatMap(({ name, versions }) => versions.map(({ version }) => ({ group: name, version })));
  const lists = await Promise.all(
    versions.map(async ({ group, version }) => {
      const list = (await custom.getAPIResources({ group, version })) as V1APIResourceList;
      return [`${group}/${version}`, ...list.resources.map(({ kind }) => `${group}/${version}/${kind}`)];
    }),
  );
  return [...new Set(["v1", ...lists.flat()])];
}

function run(exec: Exec, pod: { namespace: string; name: string; container: string }, command: string[]): Promise<void> {
  const ignored = new PassThrough().resume();
  return new Promise((resolve, reject) => {
    const done = ({ status, message }: { status?: string; message?: string }) =>
      status === "Success" ? resolve() : reject(new Error(message));
    exec.exec(pod.namespace, pod.name, pod.container, command, ignored, ignored, null, false, done).catch(reject);
  });
}
