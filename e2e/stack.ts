import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type Docker from "dockerode";
import { io, type Socket } from "socket.io-client";
import { api } from "@gantry/contract/api.ts";
import type { Session } from "@gantry/contract/auth/schemas.ts";
import type { ExecutionLog } from "@gantry/contract/events/schemas.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { z } from "zod";
import { sendTo } from "../server/src/testing/client.ts";
import { queueRun } from "../server/src/testing/given/run.ts";
import { type Person as SignedIn, password, personOf as signedIn, type SignUp, signUp as signUpBy } from "../server/src/testing/person.ts";
import { createMigratedDatabase } from "../server/src/testing/migrated-database.ts";
import { importImage, type TestImage, testDocker } from "../worker/src/engines/testing/images.ts";
import { waitTimeoutMs } from "../host/src/testing/wait-timeout.ts";
import { answers, freePort, type Program, program } from "./program.ts";

export type { Program };
export { password, type SignUp };

export interface Stack {
  url: string;
  workerSecret: string;
  /** The value of the label `gantry.instance`. */
  instance: string;
  docker: Docker;
  image(name: string, image: TestImage): Promise<string>;
  person(): Promise<Person>;
  server: Program;
  /** A worker with its own data directory, and so its own identity. */
  worker(name: string, env?: Record<string, string>): Program;
  close(): Promise<void>;
}

export interface Person extends SignedIn {
  run(request: z.input<typeof api.executions.create.body>): Promise<Execution>;
  execution(id: string): Promise<Execution>;
  ended(id: string): Promise<Execution>;
  log(id: string): Promise<string>;
  listen(): Promise<LiveClient>;
}

/** What a client of the live channel received, in order. */
export interface LiveClient {
  socket: Socket;
  updates: Execution[];
  logs: ExecutionLog[];
}

/**
 * The whole product as separate processes: database, `gantry server`, and the `gantry worker`s that a test starts, on the engine of the test run.
 * @param serverDataDir default: a folder that is removed at the end
 */
export async function startStack(env: Record<string, string> = {}, { serverDataDir }: { serverDataDir?: string } = {}): Promise<Stack> {
  const { docker, host } = await testDocker();
  const dir = await mkdtemp(join(tmpdir(), "gantry-e2e-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const instance = `e2e-${port}`;
  const common = {
    ...process.env,
    WORKER_SECRET: "e2e-worker-secret-0123456789abcdef",
    LOG_LEVEL: "warn",
    RATE_LIMIT_AUTH: "0",
    RATE_LIMIT_API: "0",
    RATE_LIMIT_STRICT: "0",
    DEFAULT_PLAN: "business",
    GANTRY_INSTANCE: instance,
    ...env,
  };
  const server = program(
    "server",
    {
      ...common,
      PORT: String(port),
      DATA_DIR: serverDataDir ?? join(dir, "server"),
      DATABASE_URL: await createMigratedDatabase(),
      JWT_SECRET: "e2e-jwt-secret-0123456789abcdefghijklmnop",
      ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 9).toString("base64")}`,
    },
    () => answers(`${url}/ready`),
  );
  const programs = [server];
  await server.start();
  return {
    url,
    workerSecret: common.WORKER_SECRET,
    instance,
    docker,
    server,
    async image(name, image) {
      const tag = `${instance}/${name}:1`;
      await importImage(docker, tag, image);
      return tag;
    },
    person: () => signUp(url),
    worker(name, workerEnv = {}) {
      const worker = program(
        "worker",
        {
          ...common,
          SERVER_URL: url,
          DATA_DIR: join(dir, name),
          DOCKER_HOST: `unix://${host.replace(/^unix:\/\//, "")}`,
          WORKER_SLOTS: "2",
          ...workerEnv,
        },
        async () => true,
      );
      programs.push(worker);
      return worker;
    },
    async close() {
      await Promise.all(programs.slice(1).map((worker) => worker.kill("SIGTERM")));
      await server.kill("SIGTERM");
      await removeLeftovers(docker, instance);
      await rm(dir, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/** Removes the containers and networks that an instance left in the engine. */
export async function removeLeftovers(docker: Docker, instance: string) {
  const filters = JSON.stringify({ label: [`gantry.instance=${instance}`] });
  const containers = await docker.listContainers({ all: true, filters });
  await Promise.all(
    containers.map(({ Id }) =>
      docker
        .getContainer(Id)
        .remove({ force: true })
        .catch(() => {}),
    ),
  );
  const networks = await docker.listNetworks({ filters });
  await Promise.all(
    networks.map(({ Id }) =>
      docker
        .getNetwork(Id)
        .remove()
        .catch(() => {}),
    ),
  );
}

/** A new person with their own organization, or in the one that invited them. `headers` go with every request. */
export async function signUp(url: string, details: SignUp = {}, headers: Record<string, string> = {}): Promise<Person> {
  return withRuns(url, await signUpBy(sendTo(url), details, headers));
}

/** A person by what signing up or in answered. */
export function personOf(url: string, session: Session, headers: Record<string, string> = {}): Person {
  return withRuns(url, signedIn(sendTo(url), session, headers));
}

function withRuns(url: string, signed: SignedIn): Person {
  const person: Person = {
    ...signed,
    run: (body) => queueRun(signed, body),
    execution: async (id) => (await signed.call(api.executions.get, { params: { id } })).data,
    async ended(id) {
      const until = Date.now() + waitTimeoutMs;
      for (;;) {
        const execution = await person.execution(id).catch(() => undefined);
        if (execution && ["PASSED", "FAILED", "UNSTABLE", "ERROR"].includes(execution.status)) return execution;
        if (Date.now() > until) throw new Error(`the run did not end in ${waitTimeoutMs} ms: ${JSON.stringify(execution)}`);
        await sleep(100);
      }
    },
    log: async (id) => (await signed.request(api.executions.logsDownload, { params: { id } })).body,
    async listen() {
      const socket = io(url, { path: "/socket.io/", transports: ["websocket"], auth: { token: signed.token }, forceNew: true });
      const live: LiveClient = { socket, updates: [], logs: [] };
      socket.on("execution-updated", (execution: Execution) => live.updates.push(execution));
      socket.on("execution-log", (chunk: ExecutionLog) => live.logs.push(chunk));
      await new Promise((resolve) => socket.once("auth-success", resolve));
      return live;
    },
  };
  return person;
}

/** Waits until a run's log holds a text: the moment a test acts at. */
export async function untilLogged(person: Person, id: string, text: string): Promise<void> {
  const until = Date.now() + waitTimeoutMs;
  while (!(await person.log(id).catch(() => "")).includes(text)) {
    if (Date.now() > until) throw new Error(`"${text}" was not logged in ${waitTimeoutMs} ms`);
    await sleep(50);
  }
}

/** In a suite's script: waits for `endSuite`, a minute at most, so that a forgotten one does not keep its slot. */
export const waitForEnd = "n=0; while [ ! -e /tmp/end ] && [ $n -lt 600 ]; do n=$((n+1)); sleep 0.1; done";

/** Ends the waiting suites of a run: in each attempt whose container runs. */
export async function endSuite(docker: Docker, id: string): Promise<void> {
  const containers = await docker.listContainers({ filters: { label: [`gantry.task=${id}`] } });
  for (const { Id } of containers) {
    const touch = await docker.getContainer(Id).exec({ Cmd: ["touch", "/tmp/end"] });
    await touch.start({ Detach: true });
  }
}

/** What a suite that prints `seq=1` to `seq=60` prints. */
export const countedLines = Array.from({ length: 60 }, (_, index) => `seq=${index + 1}`);

export function countsOf(log: string): string[] {
  return log.split("\n").filter((line) => line.startsWith("seq="));
}
