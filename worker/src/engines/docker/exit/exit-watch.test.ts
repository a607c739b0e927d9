import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Docker from "dockerode";
import type { ContainerInspectInfo } from "dockerode";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connectDocker } from "../api/connect.ts";
import { ExitWatch } from "./exit-watch.ts";
import type { KernelRecord } from "./kernel-log.ts";

const killed = "a".repeat(64);
const failed = "b".repeat(64);
const codes = { [killed]: 137, [failed]: 5 };

/** A Docker Engine with ended containers that has not noticed that the kernel killed for memory. */
function engineThatMissedIt(): Server {
  const ends = Object.entries(codes).map(([ID, code]) => ({
    Action: "die",
    time: 1,
    Actor: { ID, Attributes: { exitCode: String(code) } },
  }));
  return createServer((request, response) => {
    const [path = ""] = (request.url ?? "").replace(/^\/v[\d.]+/, "").split("?");
    if (path === "/events") return void response.write(ends.map((end) => `${JSON.stringify(end)}\n`).join(""));
    const Id = path.split("/")[2] ?? "";
    const State = { Status: "exited", ExitCode: Reflect.get(codes, Id), OOMKilled: false, FinishedAt: "2026-03-01T12:00:01Z" };
    response.end(JSON.stringify(path === "/containers/json" ? [] : { Id, State }));
  });
}

/** A Docker Engine that is killed while it answers the first two questions about a container that has ended, and restarted each time. */
function engineThatIsKilledTwice(): Server {
  let answers = 0;
  const event = (action: string) => `${JSON.stringify({ Type: "container", Action: action, Actor: { ID: killed }, time: 1 })}\n`;
  return createServer((request, response) => {
    if (request.url?.startsWith("/info")) {
      answers += 1;
      if (answers === 1) return void request.socket.destroy();
      return void response.end(JSON.stringify({ SystemTime: "2026-03-01T12:00:01Z" }));
    }
    response.write(event("start"), () => (answers === 2 ? request.socket.destroy() : response.end(event("die"))));
  });
}

let folder: string;
let server: Server;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gantry-docker-"));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

async function listen(engine: Server): Promise<Docker> {
  server = engine;
  await new Promise<void>((resolve) => server.listen(join(folder, "sock"), resolve));
  return connectDocker(join(folder, "sock"));
}

function watchOn(docker: Docker, log: readonly KernelRecord[] | undefined): ExitWatch {
  const kind = { isPodman: async () => false, readKernelLog: () => log };
  return new ExitWatch(docker, { instance: "i", workerId: "w" }, kind, pino({ level: "silent" }));
}

describe("a container's end without an explanation by Docker", () => {
  async function exitOf(id: string, log: readonly KernelRecord[] | undefined) {
    const watch = watchOn(await listen(engineThatMissedIt()), log);
    try {
      const { exit } = watch.expect(id);
      await watch.ready();
      return await exit;
    } finally {
      watch.close();
    }
  }
  const naming = (id: string) => [{ at: 0, text: `oom-kill:constraint=CONSTRAINT_MEMCG,oom_memcg=/docker/${id},task=tail,pid=9,uid=0` }];

  it.each([
    ["the main process", killed, 137],
    ["a child", failed, 5],
  ])("is reported as out of memory when the kernel's log says that it killed %s", async (_, id, code) => {
    expect(await exitOf(id, naming(id))).toMatchObject({ code, outOfMemory: true });
  });

  it.each([
    ["names only other containers", killed, naming(failed), 137],
    ["cannot be read", failed, undefined, 5],
  ])("is the suite's own when the kernel's log %s", async (_, id, log, code) => {
    expect(await exitOf(id, log)).toMatchObject({ code, outOfMemory: false });
  });
});

it("is requested again when Docker is killed while it reports a container's end", async () => {
  const docker = await listen(engineThatIsKilledTwice());
  const watch = watchOn(docker, []);
  const info = { Id: killed, State: { Status: "exited", ExitCode: 137, OOMKilled: false, FinishedAt: "2026-03-01T12:00:01Z" } };
  const exit = await watch.exitOfEnded(docker.getContainer(killed), info as ContainerInspectInfo);
  watch.close();
  expect(exit).toEqual({ code: 137, outOfMemory: false, finishedAt: new Date("2026-03-01T12:00:01Z") });
});

it("is the suite's own when Docker is killed after it reported the end", async () => {
  let isKilled = false;
  const docker = await listen(
    createServer((request, response) => {
      if (request.url?.startsWith("/events") && !isKilled)
        return void response.write(
          `${JSON.stringify({ Action: "die", time: 1, Actor: { ID: killed, Attributes: { exitCode: "143" } } })}\n`,
        );
      if (!request.url?.startsWith("/containers/json")) isKilled = true;
      request.socket.destroy();
    }),
  );
  const watch = watchOn(docker, []);
  const { exit } = watch.expect(killed);
  await watch.ready();
  expect(await exit).toEqual({ code: 143, outOfMemory: false, finishedAt: expect.any(Date) });
  watch.close();
});

describe("exit code 0 of a container that ended while nobody watched", () => {
  /** A Docker Engine that was restarted, and remembers these events since then. */
  async function restartedEngine(events: readonly string[]): Promise<Docker> {
    return await listen(
      createServer((request, response) => {
        if (request.url?.startsWith("/info")) return void response.end(JSON.stringify({ SystemTime: new Date().toISOString() }));
        if (!request.url?.startsWith("/events")) return void response.writeHead(404).end("{}");
        response.end(events.map((Action) => `${JSON.stringify({ Type: "container", Action, Actor: { ID: failed }, time: 1 })}\n`).join(""));
      }),
    );
  }
  async function exitOf(docker: Docker, finishedAt: Date) {
    const watch = watchOn(docker, []);
    const info = { Id: failed, State: { Status: "exited", ExitCode: 0, OOMKilled: false, FinishedAt: finishedAt.toISOString() } };
    return await watch.exitOfEnded(docker.getContainer(failed), info as ContainerInspectInfo).finally(() => watch.close());
  }
  const later = () => new Date(Date.now() + 60_000);
  const earlier = () => new Date(Date.now() - 60_000);

  it("is not trusted when the engine did not see the end and dates it after its own start", async () => {
    expect(await exitOf(await restartedEngine([]), later())).toMatchObject({ code: -1, infrastructure: expect.any(String) });
  });

  it("is the suite's own when the engine saw the end", async () => {
    expect(await exitOf(await restartedEngine(["die"]), later())).toMatchObject({ code: 0 });
  });

  it("is the suite's own when the container ended before the engine's start", async () => {
    expect(await exitOf(await restartedEngine([]), earlier())).toMatchObject({ code: 0 });
  });
});
