import type { Attempt } from "@gantry/contract/dispatch/schemas.ts";
import type Docker from "dockerode";
import { orMissing } from "../api/response-error.ts";
import { attemptKey, type Leftover } from "./leftovers.ts";
import { containerName } from "../api/labels.ts";
import { networkName } from "../networks/bridge-networks.ts";

/**
 * Finds containers and networks of this worker that nothing uses any more: the engine finished creating them after the process that asked for them had
 * ended or given up, or they could not be removed.
 */
export class OwnLeftovers {
  readonly #docker: Docker;
  #unusedBefore: ReadonlySet<string> = new Set();

  constructor(docker: Docker) {
    this.#docker = docker;
  }

  /**
   * @param own containers and networks of this worker
   * @param attempts runs that the worker holds
   * @param isHeld whether a name is in use without being in use by a run, for example by a parked network
   * @returns those that were unused the last time too: what is just being created or removed is not among them
   */
  async find(own: readonly Leftover[], attempts: readonly Attempt[], isHeld: (name: string) => boolean): Promise<Leftover[]> {
    const running = new Set(attempts.map(attemptKey));
    const used = new Set(attempts.flatMap((attempt) => [containerName(attempt), networkName(attempt)]));
    for (const { id, attempt } of own) {
      if (attempt === undefined || !running.has(attemptKey(attempt))) continue;
      // The suite's container, or one of its services.
      used.add(id);
      await this.#addNetworks(id, used);
    }
    const unused = own.filter(({ id, name }) => !used.has(id) && !used.has(name) && !isHeld(name));
    const found = unused.filter(({ id }) => this.#unusedBefore.has(id));
    this.#unusedBefore = new Set(unused.map(({ id }) => id));
    return found;
  }

  /** The container whose network an adopted run has joined, and that network. */
  async #addNetworks(id: string, used: Set<string>): Promise<void> {
    const mode = (await orMissing(this.#docker.getContainer(id).inspect()))?.HostConfig.NetworkMode ?? "";
    if (!mode.startsWith("container:")) return;
    const joined = mode.slice("container:".length);
    used.add(joined);
    const info = await orMissing(this.#docker.getContainer(joined).inspect());
    for (const name of Object.keys(info?.NetworkSettings.Networks ?? {})) used.add(name);
  }
}
