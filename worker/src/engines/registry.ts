import type { Logger } from "pino";
import type { WorkerConfig } from "../config.ts";
import { operatorLogins } from "./docker/images/docker-config.ts";
import { createDockerEngine } from "./docker/engine.ts";
import type { Engine } from "./engine.ts";
import { createFakeEngine } from "./fake/engine.ts";
import { createKubernetesEngine } from "./kubernetes/engine.ts";

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
