import type { Abandoned, Attempt } from "@gantry/contract/worker-protocol.ts";
import type Docker from "dockerode";
import { orMissing } from "./answer.ts";
import type { WorkerRules } from "./egress/firewall.ts";
import { ImageMarks } from "./image-marks.ts";
import { attemptOf, labels, type Owner } from "./labels.ts";

/** Something on an engine that a worker made. */
export interface Leftover {
  kind: "container" | "network" | "volume" | "rules";
  /** What the engine knows it by; of network rules the worker's id. */
  id: string;
  name: string;
  workerId: string;
  /** Of a run's container. */
  attempt?: Attempt;
}

/** How much the server is asked about at once. */
const mostAtOnce = 1000;

/** What workers have on an engine, found by their label. Nothing else is ever listed or removed. */
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

  /** Of all workers, in the order in which it can be removed. */
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
   * Removes them one after the other. What cannot be removed now stays for the next time: a network with a container in it, rules of a worker that has
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

  /** The volume of a pull that has begun. What the pull brought stays its organization's. */
  async #finishPull(volume: string): Promise<void> {
    const pull = (await this.#marks.startedPulls()).find(({ name }) => name === volume);
    if (pull) await this.#marks.finishPull(pull);
  }

  async #hasNetworks(workerId: string): Promise<boolean> {
    return (await this.#docker.listNetworks({ filters: { label: [`${labels.worker}=${workerId}`] } })).length > 0;
  }
}

const workerOf = (values: Record<string, string> | undefined): string => values?.[labels.worker] ?? "";

/** What to ask the server about them. */
export function questionAbout(leftovers: readonly Leftover[]): Abandoned {
  return {
    attempts: leftovers.flatMap(({ attempt }) => attempt ?? []).slice(0, mostAtOnce),
    workers: [...new Set(leftovers.map(({ workerId }) => workerId))].slice(0, mostAtOnce),
  };
}

/** Those that the server has named: containers of attempts that are over, and everything else of workers that are gone. */
export function abandonedOf(leftovers: readonly Leftover[], { attempts, workers }: Abandoned): Leftover[] {
  const over = new Set(attempts.map(attemptKey));
  const gone = new Set(workers);
  // A run of a worker that is gone still has its lease until that has run out: it is over then.
  return leftovers.filter(({ attempt, workerId }) => (attempt ? over.has(attemptKey(attempt)) : gone.has(workerId)));
}

export const attemptKey = ({ taskId, attempt }: Attempt): string => `${taskId}-${attempt}`;
