import type { Logger } from "pino";
import type { WorkerConfig } from "../config.ts";
import { operatorLogins } from "./docker/docker-config.ts";
import { createDockerEngine } from "./docker/engine.ts";
import type { Engine } from "./engine.ts";
import { createFakeEngine } from "./fake/engine.ts";

export interface EngineSetting {
  config: WorkerConfig;
  workerId: string;
  log: Logger;
}

/** Every engine a worker can be told to use. */
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
  fake: () => createFakeEngine(),
} satisfies Record<WorkerConfig["engine"], (setting: EngineSetting) => Engine>;

/** While one run is cleared away the next one starts: some more than there are slots, so that none has to wait for a place to be made. */
const preparedFor = (slots: number) => Math.min(slots + Math.ceil(slots / 2), 8);
