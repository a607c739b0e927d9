import type { Abandoned, Attempt } from "@gantry/contract/dispatch/schemas.ts";
import type Docker from "dockerode";
import { orMissing } from "../api/response-error.ts";
import type { WorkerRules } from "../egress/firewall.ts";
import { ImageMarks } from "../images/image-marks.ts";
import { attemptOf, labels, type Owner } from "../api/labels.ts";

/** An object on an engine that a worker created. */
export interface Leftover {
  kind: "container" | "network" | "volume" | "rules";
  /** The engine's id; for network rules the worker's id. */
  id: string;
  name: string;
  workerId: string;
  /** For a run's container. */
  attempt?: Attempt;
}

/** The maximum for one request to the server. */
const maxAtOnce = 1000;

/** Workers' objects on an engine, found by their labels. Nothing else is ever listed or removed. */
export class Leftovers {
  readonly #docker: Docker;
  readonly #marks: ImageMarks;
  readonly #rules: WorkerRules | undefined;

  /** @param rules - `undefined`: network rules cannot be seen */
  constructor(docker: Docker, owner: Owner, rules: WorkerRules | undefined) {
    this.#docker = docker;
    this.#marks = new ImageMarks(docker, owner);
    this.#rules = rules;
  }

  /** Those of all workers, in the order in which they can be removed. */
  async list(): Promise<Leftover[]> {
    const filters = { label: [labels.worker] };
    const [containers, networks, pulls, workersWithRules] = await Promise.all([
      this.#docker.listContainers({ all: true, filters }),
      this.#docker.listNetworks({ filters }),
      this.#marks.startedPulls(),
      this.#rules?.workers() ?? [],
    ]);
    return [
      ...containers.map(({ Id, Names, Labels }): Leftover => {
        const attempt = attemptOf(Labels);
        const name = Names[0]?.replace(/^\//, "") ?? Id.slice(0, 12);
        return { kind: "container", id: Id, name, workerId: workerOf(Labels), ...(attempt ? { attempt } : {}) };
      }),
      ...networks.map(({ Id, Name, Labels }): Leftover => ({ kind: "network", id: Id, name: Name, workerId: workerOf(Labels) })),
      ...pulls.map(({ name, workerId = "" }): Leftover => ({ kind: "volume", id: name, name, workerId })),
      ...workersWithRules.map((workerId): Leftover => ({ kind: "rules", id: workerId, name: `rules of ${workerId}`, workerId })),
    ];
  }

  /**
   * Removes them one after another. What cannot be removed now is left for the next time: a network with a container in it, rules of a worker with
   * networks.
   */
  async remove(leftovers: readonly Leftover[]): Promise<void> {
    for (const leftover of leftovers) await this.#remove(leftover).catch(() => {});
  }

  async #remove({ kind, id, workerId }: Leftover): Promise<void> {
    if (kind === "container") await orMissing(this.#docker.getContainer(id).remove({ force: true, v: true }));
    if (kind === "network") await orMissing(this.#docker.getNetwork(id).remove());
    if (kind === "volume") await this.#finishPull(id);
    if (kind === "rules" && !(await this.#hasNetworks(workerId))) await this.#rules?.removeOf(workerId);
  }

  /** The volume of an unfinished pull. The image that it brought remains the organization's. */
  async #finishPull(volume: string): Promise<void> {
    const pull = (await this.#marks.startedPulls()).find(({ name }) => name === volume);
    if (pull) await this.#marks.finishPull(pull);
  }

  async #hasNetworks(workerId: string): Promise<boolean> {
    return (await this.#docker.listNetworks({ filters: { label: [`${labels.worker}=${workerId}`] } })).length > 0;
  }
}

const workerOf = (values: Record<string, string> | undefined): string => values?.[labels.worker] ?? "";

/** The question to the server about them. */
export function abandonedQuery(leftovers: readonly Leftover[]): Abandoned {
  return {
    attempts: leftovers.flatMap(({ attempt }) => attempt ?? []).slice(0, maxAtOnce),
    workers: [...new Set(leftovers.map(({ workerId }) => workerId))].slice(0, maxAtOnce),
  };
}

/** Those confirmed by the server: containers of ended attempts, and everything else of lost workers. */
export function abandonedOf(leftovers: readonly Leftover[], { attempts, workers }: Abandoned): Leftover[] {
  const over = new Set(attempts.map(attemptKey));
  const gone = new Set(workers);
  // A lost worker's run keeps its lease until it expires; then it has ended.
  return leftovers.filter(({ attempt, workerId }) => (attempt ? over.has(attemptKey(attempt)) : gone.has(workerId)));
}

export const attemptKey = ({ taskId, attempt }: Attempt): string => `${taskId}-${attempt}`;
