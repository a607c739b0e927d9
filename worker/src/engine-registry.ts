import type { Logger } from "pino";
import type { WorkerConfig } from "./config.ts";
import { operatorLogins } from "./engines/docker/images/docker-config.ts";
import { createDockerEngine } from "./engines/docker/engine.ts";
import type { Engine } from "./engines/engine.ts";
import { createFakeEngine } from "./engines/fake/engine.ts";
import { createKubernetesEngine } from "./engines/kubernetes/engine.ts";

export interface EngineSetting {
  config: WorkerConfig;
  workerId: string;
  log: Logger;
}

/** All engines that a worker can use. */
export const engines = {
  docker: ({ config, workerId, log }: EngineSetting) =>
    createDockerEngine({
      ...config,
      host: config.dockerHost,
      operatorLogins: config.dockerConfigFolder === undefined ? undefined : operatorLogins(config.dockerConfigFolder),
      workerId,
      startsAtOnce: 4,
      prepared: preparedFor(config.slots),
      log,
    }),
  kubernetes: ({ config, workerId, log }: EngineSetting) => createKubernetesEngine({ ...config, ...config.kubernetes, workerId, log }),
  fake: () => createFakeEngine(),
} satisfies Record<WorkerConfig["engine"], (setting: EngineSetting) => Engine>;

/** The next run starts while one is being removed, so there are a few more than there are slots. */
const preparedFor = (slots: number) => Math.min(slots + Math.ceil(slots / 2), 8);
