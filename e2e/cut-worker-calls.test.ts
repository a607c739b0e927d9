import { api } from "@gantry/contract/api.ts";
import http from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import { endSuite, type Person, type Program, type Stack, startStack, untilLogged, waitForEnd } from "./stack.ts";

/** What happens to the first call of each route. */
const faults = ["cut at its head", "cut in its body", "cut before the answer", "cut in the answer", "stalled", 500, 503, 507] as const;
type Fault = (typeof faults)[number];

const allRoutes = Object.values(dispatch).map(({ path }) => path);
/** Those that every run needs. What a run used is sent only if it ran for a second, and decides nothing. */
const routes: readonly string[] = allRoutes.filter((path) => path !== dispatch.usage.path);
/** Shorter than the worker waits for an answer, longer than it waits for one to a heartbeat. */
const stallMs = 6_000;

let stack: Stack;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let worker: Program;
let image: string;
let ada: Person;

beforeAll(async () => {
  stack = await startStack();
  proxy = await startProxy(stack.url);
  worker = stack.worker("worker", { SERVER_URL: proxy.url });
  await worker.start();
  // Too large to be sent with the facts, so it is uploaded in pieces.
  image = await stack.image("reporting", {
    entrypoint: `#!/bin/sh
mkdir -p /app/reports
n=0; while [ $n -lt 40 ]; do head -c 20000 /dev/zero | tr '\\0' a > /app/reports/part-$n.txt; n=$((n+1)); done
echo "carried out"
${waitForEnd}
exit 3
`,
  });
  ada = await stack.person();
  // Another worker's container: our worker asks the server whether it may remove it.
  await stack.docker.createContainer({
    Image: image,
    Cmd: ["/bin/true"],
    Labels: { "gantry.instance": stack.instance, "gantry.worker": "another" },
  });
});
afterAll(async () => {
  await stack?.close();
  await proxy?.close();
});

/** Between worker and server: does to the next call of each route what it is told, then passes everything on. */
async function startProxy(target: string) {
  const due = new Map<string, Fault>();
  const done = new Set<string>();
  let duringUpload: (() => Promise<unknown>) | undefined;
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", target);
    const fault = due.get(pathname);
    if (fault !== undefined) {
      due.delete(pathname);
      done.add(pathname);
    }
    request.on("error", () => {});
    response.on("error", () => {});
    const reset = () => request.socket.resetAndDestroy();
    if (fault === "cut at its head") return reset();
    if (fault === "stalled") return void setTimeout(reset, stallMs);
    if (typeof fault === "number") {
      request.resume();
      request.on("end", () => {
        response.writeHead(fault, { "content-type": "application/json" });
        response.end(JSON.stringify({ success: false, error: "Injected" }));
      });
      return;
    }
    const asked = http.request(new URL(request.url ?? "/", target), {
      method: request.method ?? "GET",
      headers: request.headers,
      agent: false,
    });
    asked.on("error", reset);
    response.on("close", () => asked.destroy());
    asked.on("response", (answer) => {
      if (fault === "cut before the answer") return reset();
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (fault !== "cut in the answer") return void answer.pipe(response);
      answer.once("data", (piece: Buffer) => response.write(piece.subarray(0, piece.length - 1), reset));
    });
    if (fault === "cut in its body")
      return void request.once("data", (piece: Buffer) => {
        asked.write(piece.subarray(0, Math.max(1, piece.length - 1)));
        setTimeout(() => {
          asked.destroy();
          reset();
        }, 50);
      });
    const act = pathname === dispatch.report.path ? duringUpload : undefined;
    if (!act) return void request.pipe(asked);
    duringUpload = undefined;
    request.once("data", (piece: Buffer) => {
      asked.write(piece);
      request.pause();
      void act().finally(() => request.pipe(asked));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    disturb(fault: Fault) {
      done.clear();
      for (const path of allRoutes) due.set(path, fault);
    },
    disturbed: () => [...done].filter((path) => routes.includes(path)).sort(),
    /** While the next report is half sent. */
    duringUpload: (act: () => Promise<unknown>) => void (duringUpload = act),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Ends the suite of a run, in whichever attempt it is, and looks at what came of it. */
async function expectWhole(id: string) {
  const statusOf = async () => {
    await endSuite(stack.docker, id).catch(() => {});
    return (await ada.execution(id)).status;
  };
  await expect.poll(statusOf, { interval: 500 }).toMatch(/^(ANALYZING|PASSED|FAILED|UNSTABLE|ERROR)$/);
  const ended = await ada.ended(id);
  expect(ended).toMatchObject({ status: "FAILED", exitCode: 3, error: null });
  expect((await ada.call(api.executions.artifacts, { params: { id } })).data).toHaveLength(40);
  const log = await ada.log(id);
  expect(log.split("carried out").length - 1, log).toBe(1);
  expect(worker.isAlive()).toBe(true);
}

test.each(faults.map((fault) => [fault]))(
  "if each call of a worker is %s once, the worker survives and the run ends once with the right verdict",
  async (fault) => {
    proxy.disturb(fault);
    const run = await ada.run({ image });
    await untilLogged(ada, run.id, "carried out");
    // The restarted worker adopts the run: that call is one of the routes.
    await worker.kill("SIGKILL");
    await worker.start();
    // Without a run there is no heartbeat, so the suite runs until one was disturbed.
    const whileRunning = [dispatch.adopt.path, dispatch.heartbeat.path];
    await expect.poll(() => proxy.disturbed()).toEqual(expect.arrayContaining(whileRunning));
    await expectWhole(run.id);
    await expect.poll(() => proxy.disturbed()).toEqual([...routes].sort());
  },
  240_000,
);

test("deleting or cancelling a run while its report is being sent affects neither the worker nor other runs", async () => {
  for (const path of ["delete", "cancel"] as const) {
    const other = await ada.run({ image });
    await untilLogged(ada, other.id, "carried out");
    const run = await ada.run({ image });
    await untilLogged(ada, run.id, "carried out");
    const acted = new Promise<void>((resolve) => {
      proxy.duringUpload(async () => {
        // The first upload may be of either run; the run that is stopped must not be the other one.
        await (path === "delete"
          ? ada.request(api.executions.bulkDelete, { body: { taskIds: [run.id] } })
          : ada.request(api.executions.cancel, { params: { id: run.id } }));
        resolve();
      });
    });
    for (const { id } of [other, run]) await endSuite(stack.docker, id);
    await acted;
    await expectWhole(other.id);
    if (path === "cancel") await ada.ended(run.id);
    const next = await ada.run({ image });
    await untilLogged(ada, next.id, "carried out");
    await expectWhole(next.id);
  }
});
