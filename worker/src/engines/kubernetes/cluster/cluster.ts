import http, { type IncomingMessage } from "node:http";
import https, { type RequestOptions } from "node:https";
import type { ConfigurationOptions, CoreV1Api, KubeConfig, ObservableMiddleware, V1Pod, V1Secret } from "@kubernetes/client-node";
import { type ExecStream, openExec } from "./exec.ts";

export interface ClusterOptions {
  /** The file with the cluster's address and login; `undefined`: the service account of the pod in which the worker runs. */
  kubeconfig: string | undefined;
  /** The context in that file; default: its current one. */
  context: string | undefined;
  /** Where runs are; default: that of the context, or of the worker's own pod. */
  namespace: string | undefined;
}

/** A pod as the API server described it last. */
export type PodEvent = { type: "ADDED" | "MODIFIED" | "DELETED"; pod: V1Pod };

type Client = typeof import("@kubernetes/client-node");

const requestTimeoutMs = 20_000;
/** The API server ends a watch after that time, so that a connection that died silently is replaced. */
const watchSeconds = 240;

/** The requests that runs need, in one namespace. All exist unchanged from Kubernetes 1.20 on. */
export class Cluster {
  readonly namespace: string;
  readonly #client: Client;
  readonly #config: KubeConfig;
  readonly #core: CoreV1Api;

  constructor(client: Client, config: KubeConfig, namespace: string) {
    this.#client = client;
    this.#config = config;
    this.#core = config.makeApiClient(client.CoreV1Api);
    this.namespace = namespace;
  }

  /** @throws Error for the operator when the login cannot be read */
  static async open({ kubeconfig, context, namespace }: ClusterOptions): Promise<Cluster> {
    // Only workers with this engine load the client, which is large.
    const client = await import("@kubernetes/client-node");
    const config = new client.KubeConfig();
    if (kubeconfig === undefined) config.loadFromCluster();
    else config.loadFromFile(kubeconfig);
    if (context !== undefined) {
      if (config.getContextObject(context) === null) throw new Error(`${kubeconfig} has no context ${context}`);
      config.setCurrentContext(context);
    }
    if (!config.getCurrentCluster())
      throw new Error("no cluster is named: set KUBECONFIG, or run the worker in a pod with a service account");
    return new Cluster(client, config, namespace ?? config.getContextObject(config.currentContext)?.namespace ?? "default");
  }

  /** The API server's version: `v1.30.2`. */
  async version(): Promise<string> {
    const { gitVersion } = await this.#config.makeApiClient(this.#client.VersionApi).getCode(this.#within());
    return gitVersion;
  }

  /** Whether this login has a right in the namespace. */
  async mayI(verb: string, resource: string, subresource?: string): Promise<boolean> {
    const attributes = { namespace: this.namespace, verb, resource, ...(subresource === undefined ? {} : { subresource }) };
    const api = this.#config.makeApiClient(this.#client.AuthorizationV1Api);
    const review = await api.createSelfSubjectAccessReview({ body: { spec: { resourceAttributes: attributes } } }, this.#within());
    return review.status?.allowed ?? false;
  }

  createPod(body: V1Pod): Promise<V1Pod> {
    return this.#core.createNamespacedPod({ namespace: this.namespace, body }, this.#within());
  }

  async createSecret(body: V1Secret): Promise<void> {
    await this.#core.createNamespacedSecret({ namespace: this.namespace, body }, this.#within());
  }

  /** @param selector - labels: `a=b,c=d`, or a name alone for any value */
  async listPods(selector: string): Promise<{ pods: V1Pod[]; resourceVersion: string }> {
    const list = await this.#core.listNamespacedPod({ namespace: this.namespace, labelSelector: selector }, this.#within());
    return { pods: list.items, resourceVersion: list.metadata?.resourceVersion ?? "" };
  }

  async findPod(name: string): Promise<V1Pod | undefined> {
    const list = await this.#core.listNamespacedPod({ namespace: this.namespace, fieldSelector: `metadata.name=${name}` }, this.#within());
    return list.items[0];
  }

  /** A pod that is gone is not an error. `uid`: only this one, not a later one of the same name. */
  async deletePod(name: string, uid: string | undefined): Promise<void> {
    // With 0, the API would forget the pod while its containers may still run.
    const body = { gracePeriodSeconds: 1, ...(uid === undefined ? {} : { preconditions: { uid } }) };
    try {
      await this.#core.deleteNamespacedPod({ namespace: this.namespace, name, body }, this.#within());
    } catch (error) {
      const status = statusOf(error);
      if (status !== 404 && status !== 409) throw error;
    }
  }

  /** Resolves or rejects when the watch has ended; the caller lists again. */
  async watchPods(selector: string, resourceVersion: string, onEvent: (event: PodEvent) => void, signal: AbortSignal): Promise<void> {
    const watch = new this.#client.Watch(this.#config);
    const path = `/api/v1/namespaces/${this.namespace}/pods`;
    const query = { labelSelector: selector, resourceVersion, allowWatchBookmarks: true, timeoutSeconds: watchSeconds };
    await new Promise<void>((resolve, reject) => {
      let abort: (() => void) | undefined;
      const overdue = setTimeout(() => abort?.(), (watchSeconds + 30) * 1000);
      const done = (error?: unknown) => {
        clearTimeout(overdue);
        signal.removeEventListener("abort", onAbort);
        if (error) reject(error);
        else resolve();
      };
      const onAbort = () => abort?.();
      signal.addEventListener("abort", onAbort, { once: true });
      const take = (type: string, pod: V1Pod) => {
        if (type === "ADDED" || type === "MODIFIED" || type === "DELETED") onEvent({ type, pod });
        else if (type === "ERROR") abort?.();
      };
      watch.watch(path, query, take, done).then((controller) => {
        abort = () => {
          controller.abort();
          done();
        };
        if (signal.aborted) abort();
      }, done);
    });
  }

  /** @param takesInput - the program reads what is sent to it */
  exec(pod: string, container: string, command: string[], takesInput = false): Promise<ExecStream> {
    return openExec(new this.#client.Exec(this.#config), { namespace: this.namespace, pod, container, command, takesInput });
  }

  /**
   * What a container has printed, as its node's log has it, from the first byte: up to now, or until the container ends. With `lastLines`, only about so many
   * lines up to now. The client's own call does not tell when the connection breaks.
   * @throws when the API rejects the request or does not respond
   */
  async openLog(
    pod: string,
    container: string,
    until: "present" | "follow" | { lastLines: number },
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const options: RequestOptions = { method: "GET", signal };
    await this.#config.applyToHTTPSOptions(options);
    const path = `/api/v1/namespaces/${this.namespace}/pods/${pod}/log`;
    const url = new URL(`${this.#config.getCurrentCluster()?.server ?? ""}${path}`);
    const tail = typeof until === "object" ? { tailLines: String(until.lastLines) } : {};
    url.search = String(new URLSearchParams({ container, follow: String(until === "follow"), ...tail }));
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = (url.protocol === "http:" ? http : https).request(url, options, resolve);
      const late = setTimeout(() => request.destroy(new Error("no response in time")), requestTimeoutMs);
      request.on("close", () => clearTimeout(late));
      request.on("response", () => clearTimeout(late));
      request.on("error", reject);
      request.end();
    });
    // Whoever reads it gets the error too.
    response.on("error", () => {});
    if (until !== "follow") response.setTimeout(requestTimeoutMs, () => response.destroy(new Error("no output in time")));
    if (response.statusCode === 200) return response;
    const body = await textOf(response);
    throw Object.assign(new Error(`status ${response.statusCode}`), { code: response.statusCode, body });
  }

  /** The client has no time limits. */
  #within(): ConfigurationOptions<ObservableMiddleware> {
    const now = <T>(value: T) => new this.#client.Observable(Promise.resolve(value));
    const limit: ObservableMiddleware = {
      pre: (request) => {
        request.setSignal(AbortSignal.timeout(requestTimeoutMs));
        return now(request);
      },
      post: now,
    };
    return { middleware: [limit], middlewareMergeStrategy: "append" };
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of response as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** The HTTP status of an error of the API; `undefined` when the API did not respond. */
export function statusOf(error: unknown): number | undefined {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "number" ? error.code : undefined;
}

/** The API's own message. */
export function reasonOf(error: unknown): string {
  if (typeof error === "object" && error !== null && "body" in error) {
    const body: unknown = typeof error.body === "string" ? parsed(error.body) : error.body;
    if (typeof body === "object" && body !== null && "message" in body && typeof body.message === "string") return body.message;
  }
  return error instanceof Error ? error.message : String(error);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
