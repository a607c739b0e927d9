import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { api } from "@gantry/contract/api.ts";
import { type Person, startTestServer, type TestServer } from "@gantry/server/testing/start-server.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newApiKey } from "../../../server/src/testing/given/api-key.ts";
import { newProject } from "../../../server/src/testing/given/project.ts";
import { runCli } from "../run-cli.ts";

interface Held {
  promise: Promise<void>;
  resolve(): void;
}

function held(): Held {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve: () => resolve() };
}

let server: TestServer;
let ada: Person;
let proxy: Server;
const printed: string[] = [];
/** The server has accepted a POST; its answer is held back until `release`. */
let accepted: Held;
let release: Held;

beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
  await newProject(ada, { name: "Shop" });
  proxy = createServer((request, response) => {
    void (async () => {
      const headers = { "x-api-key": String(request.headers["x-api-key"]), "content-type": "application/json" };
      const body = request.method === "POST" ? await buffer(request) : undefined;
      const answer = await fetch(server.url + request.url, { method: request.method ?? "GET", headers, ...(body?.length ? { body } : {}) });
      const text = await answer.text();
      if (/^\/api\/(executions|matrix-runs)$/.test(request.url ?? "")) {
        accepted.resolve();
        await release.promise;
      }
      response.writeHead(answer.status, { "content-type": "application/json" }).end(text);
    })();
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  vi.stubEnv("GANTRY_URL", `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  vi.stubEnv("GANTRY_API_KEY", await newApiKey(ada, { role: "developer" }));
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation((text: string) => void printed.push(text));
});
beforeEach(() => {
  accepted = held();
  release = held();
});
afterEach(() => printed.splice(0));
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  proxy.closeAllConnections();
  proxy.close();
  await server.close();
});

const inProgress = async () => (await ada.call(api.executions.list, { query: { status: "PENDING" } })).data.length;
const press = () => process.emit("SIGINT");

describe.each([
  ["a run", ["run", "suite:1", "--wait"], 1],
  ["the runs of a matrix", ["run", "suite:1", "--matrix", "BROWSER=chrome,firefox", "--wait"], 2],
])("Ctrl-C while the request for %s is under way", (_what, args, count) => {
  test("waits for the answer, cancels, and exits with 130", async () => {
    const code = runCli(args);
    await accepted.promise;
    expect(await inProgress()).toBe(count);
    press();
    await expect.poll(() => printed.join("\n")).toContain("Press Ctrl-C again to stop waiting.");
    release.resolve();
    expect(await code).toBe(130);
    expect(await inProgress()).toBe(0);
    expect(printed.join("\n")).toMatch(/Cancelled the runs?: http/);
  });

  test("twice ends at once, and says where to look", async () => {
    const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
    const code = runCli(args);
    await accepted.promise;
    press();
    press();
    expect(exit).toHaveBeenCalledWith(130);
    expect(printed.join("\n")).toMatch(/may have been created\. Look for it at .*\/runs\./);
    exit.mockRestore();
    release.resolve();
    await code;
  });
});

test("Ctrl-C before the server can be reached ends at once", async () => {
  const closed = createServer();
  await once(closed.listen(0, "127.0.0.1"), "listening");
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const code = runCli(["run", "suite:1", "--wait", "--server", `http://127.0.0.1:${port}`]);
  await expect.poll(() => printed.join("\n")).toContain("Waiting up to");
  press();
  expect(await code).toBe(130);
  expect(printed.join("\n")).toContain("Nothing was started");
  expect(process.listenerCount("SIGINT")).toBe(0);
});
