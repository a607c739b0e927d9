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
} as const;

export type Role = "run" | "pause";

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

/** Parses the attempt from a container's labels; `undefined` for a container that is not a run. */
export function attemptOf(values: Record<string, string> | undefined): Attempt | undefined {
  const taskId = values?.[labels.task];
  const attempt = Number(values?.[labels.attempt]);
  return taskId !== undefined && Number.isInteger(attempt) && attempt > 0 ? { taskId, attempt } : undefined;
}
