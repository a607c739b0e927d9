import type Docker from "dockerode";
import type { Attempt } from "@gantry/contract/dispatch/schemas.ts";
import type { RunSpec } from "../../engine.ts";
import { orMissing } from "../api/response-error.ts";
import { labels, ownLabels, type Owner, serviceContainerName } from "../api/labels.ts";
import { pauseImage, pauseProgram } from "../api/pause-image.ts";
import { parkedUlimits, podmanUlimits } from "../api/podman.ts";
import type { Egress } from "../egress/egress.ts";
import { createCoveredNetwork, networkName, removeNetwork } from "../networks/bridge-networks.ts";

export interface ServiceNetworkOptions extends Owner {
  network: "pooled" | "bridge" | "none";
  extraHosts: readonly string[];
}

/** The labels of a container that belongs to a run and is not its suite. */
export const serviceLabels = (owner: Owner, run: Attempt & { organizationId: string }, service: string): Record<string, string> => ({
  ...ownLabels(owner, "service"),
  [labels.organization]: run.organizationId,
  [labels.task]: run.taskId,
  [labels.attempt]: String(run.attempt),
  [labels.service]: service,
});

/**
 * The network of a run with services: one namespace, which a container that only waits holds open. The suite and the services join it, so a service is at
 * `127.0.0.1`, and its name leads there. It is never reused.
 * @returns the id of that container
 */
export async function openServiceNetwork(
  docker: Docker,
  options: ServiceNetworkOptions,
  egress: Egress,
  isPodman: boolean,
  run: Pick<RunSpec, "taskId" | "attempt" | "organizationId" | "services">,
): Promise<string> {
  const image = await pauseImage(docker, (await docker.version()).Arch);
  const runLabels = { ...ownLabels(options, "run"), [labels.organization]: run.organizationId };
  if (options.network !== "none") {
    await egress.ensureRules();
    await createCoveredNetwork(docker, egress, networkName(run), runLabels);
  }
  const container = await docker.createContainer({
    name: serviceContainerName(run, ""),
    Image: image,
    Entrypoint: [pauseProgram],
    Labels: serviceLabels(options, run, ""),
    HostConfig: {
      NetworkMode: options.network === "none" ? "none" : networkName(run),
      CapDrop: ["ALL"],
      SecurityOpt: ["no-new-privileges"],
      ReadonlyRootfs: true,
      PidsLimit: 128,
      ...(isPodman ? { Ulimits: [...parkedUlimits, ...podmanUlimits(true)] } : {}),
      LogConfig: { Type: "none", Config: {} },
      ExtraHosts: [...options.extraHosts, ...egress.extraHosts, ...run.services.map(({ name }) => `${name}:127.0.0.1`)],
      RestartPolicy: { Name: "no" },
    },
  });
  await container.start();
  return container.id;
}

/** Removes all containers of an attempt but its suite's, and then their network. What is missing is ignored. */
export async function removeServices(docker: Docker, owner: Owner, attempt: Attempt): Promise<void> {
  const found = await findServices(docker, owner, attempt).catch(() => []);
  // The one that holds the network last.
  const services = found.filter(({ Labels }) => Labels[labels.service] !== "");
  const holders = found.filter(({ Labels }) => Labels[labels.service] === "");
  const remove = ({ Id }: { Id: string }) => orMissing(docker.getContainer(Id).remove({ force: true, v: true })).catch(() => {});
  await Promise.all(services.map(remove));
  await Promise.all(holders.map(remove));
  await removeNetwork(docker, networkName(attempt));
}

export const findServices = (docker: Docker, owner: Owner, { taskId, attempt }: Attempt) =>
  docker.listContainers({
    all: true,
    filters: {
      label: [
        ...Object.entries(ownLabels(owner, "service")).map(([name, value]) => `${name}=${value}`),
        `${labels.task}=${taskId}`,
        `${labels.attempt}=${attempt}`,
      ],
    },
  });
