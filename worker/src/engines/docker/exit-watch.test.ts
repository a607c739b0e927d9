import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectDocker } from "./connect.ts";
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

describe("a container's end without an explanation by Docker", () => {
  let folder: string;
  let server: Server;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gantry-docker-"));
    server = engineThatMissedIt();
    await new Promise<void>((resolve) => server.listen(join(folder, "sock"), resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  async function exitOf(id: string, log: readonly KernelRecord[] | undefined) {
    const kind = { isPodman: async () => false, readKernelLog: () => log };
    const watch = new ExitWatch(connectDocker(join(folder, "sock")), { instance: "i", workerId: "w" }, kind, pino({ level: "silent" }));
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

  it("is the suite's own when the kernel's log names only other containers, or cannot be read", async () => {
    expect(await exitOf(killed, naming(failed))).toMatchObject({ code: 137, outOfMemory: false });
    expect(await exitOf(failed, undefined)).toMatchObject({ code: 5, outOfMemory: false });
  });
});
