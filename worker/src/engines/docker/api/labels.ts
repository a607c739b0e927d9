import type { Attempt } from "@gantry/contract/dispatch/schemas.ts";

/** All our containers and networks have these labels, so that a sweep finds what a dead worker left and nothing else. */
export const labels = {
  instance: "gantry.instance",
  worker: "gantry.worker",
  role: "gantry.role",
  organization: "gantry.org",
  task: "gantry.task",
  attempt: "gantry.attempt",
  image: "gantry.image",
  /** The name of a service of a run; empty for the container that holds their network. */
  service: "gantry.service",
} as const;

export type Role = "run" | "pause" | "service";

export interface Owner {
  /** The installation; several may share an engine. */
  instance: string;
  workerId: string;
}

export function ownLabels(owner: Owner, role: Role): Record<string, string> {
  return { [labels.instance]: owner.instance, [labels.worker]: owner.workerId, [labels.role]: role };
}

/** The `filters` of a list call for this worker's objects of one role. */
export function ownFilter(owner: Owner, role: Role): { label: string[] } {
  return { label: Object.entries(ownLabels(owner, role)).map(([name, value]) => `${name}=${value}`) };
}

/** An engine rejects a second container with the same name, so an attempt cannot start twice. */
export function containerName({ taskId, attempt }: Attempt): string {
  return `run-${taskId}-${attempt}`;
}

/** `service`: empty for the container that holds the network of a run with services. */
export function serviceContainerName({ taskId, attempt }: Attempt, service: string): string {
  return service === "" ? `net-${taskId}-${attempt}` : `service-${taskId}-${attempt}-${service}`;
}

/** Parses the attempt from a container's labels; `undefined` for a container that belongs to no run. */
export function attemptOf(values: Record<string, string> | undefined): Attempt | undefined {
  const taskId = values?.[labels.task];
  const attempt = Number(values?.[labels.attempt]);
  return taskId !== undefined && Number.isInteger(attempt) && attempt > 0 ? { taskId, attempt } : undefined;
}
