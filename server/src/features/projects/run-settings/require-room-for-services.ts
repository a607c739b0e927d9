import type { Service } from "@gantry/contract/executions/schemas.ts";
import { badRequest } from "../../../platform/errors.ts";
import { divideResources, type Resources } from "@gantry/contract/executions/divide-resources.ts";

/** @throws 400 when the run's resources are too small for its services next to the suite */
export function requireRoomForServices(total: Resources, services: readonly Service[]): void {
  if (services.length === 0 || divideResources(total, services)) return;
  throw badRequest("Too few resources", {
    message: `The run has ${total.cpus} CPUs and ${total.memoryMb} MB for its suite and ${services.length === 1 ? "its service" : `its ${services.length} services`} together, which is not enough. Raise the resources in the project's run settings, or give the services fewer resources.`,
    code: "TOO_FEW_RESOURCES",
  });
}
