import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newRun } from "../../engine.contract.ts";
import type { Engine } from "../../engine.ts";
import { testEngine } from "../../testing/engine.ts";
import { testDocker } from "../../testing/images.ts";
import { inNetworkOf } from "../../testing/registry.ts";
import { waitTimeoutMs } from "@gantry/host/testing/wait-timeout.ts";

/**
 * A service that only the engine's machine reaches, and two registries that send the engine to it: one to fetch a token, one with a redirect; or to a closed
 * port, by the name of the image. Prints the ports of the registries, then each request that the service gets.
 */
const program = `const http = require("http");
const listen = (server) => new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server.address().port)));
const service = http.createServer((request, response) => {
  console.log(request.method + " " + request.url);
  response.statusCode = 403;
  response.end("internal-answer: db-password=hunter2");
});
listen(service).then(async (port) => {
  const target = (url) => "http://127.0.0.1:" + (url.includes("closed") ? 1 : port) + "/internal/admin";
  const tokens = http.createServer((request, response) => {
    response.writeHead(401, { "www-authenticate": 'Bearer realm="' + target(request.url) + '",service="x"' });
    response.end();
  });
  const redirects = http.createServer((request, response) => {
    if (request.url !== "/v2/") response.writeHead(307, { location: target(request.url) });
    response.end("{}");
  });
  console.log((await listen(tokens)) + " " + (await listen(redirects)));
});`;

let engine: Engine;
let child: ChildProcess;
/** One that names a token service, and one that redirects. */
let registries: string[];
let printed = "";

beforeAll(async () => {
  const { host } = await testDocker();
  const [command = "", ...args] = [...inNetworkOf(host), process.execPath, "-e", program];
  child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  await vi.waitUntil(() => /^\d+ \d+\n/.test(printed), { timeout: waitTimeoutMs });
  const [line = ""] = printed.split("\n");
  registries = line.split(" ").map((port) => `127.0.0.1:${port}`);
  // A registry on loopback is refused unless the operator lists it.
  engine = testEngine(host, { registries });
});
afterAll(async () => {
  await engine?.close();
  const gone = once(child, "close");
  child?.kill();
  await gone;
});

const refusalOf = (image: string) =>
  engine.start(newRun(image, "true"), new AbortController().signal).then(
    () => "it ran",
    (error: Error) => `${error.message}`,
  );

test("when a registry redirects the engine, the run's error contains nothing of the other address's answer", async () => {
  for (const registry of registries) {
    const refusal = await refusalOf(`${registry}/team/suite:1`);
    expect(refusal).toMatch(/^The image \S+ is not on this worker, and it/);
    // The port of the registry may have these digits, too.
    expect(refusal.replaceAll(registry, "")).not.toMatch(/internal|hunter2|403|\/admin/);
  }
  expect(await refusalOf(`${registries[1]}/closed/suite:1`)).not.toMatch(/internal|refused|dial/);
  // Why docs/security.md says that such requests are possible.
  expect(printed).toMatch(/GET \/internal\/admin\?/);
  expect(printed).toMatch(/(GET|HEAD) \/internal\/admin\n/);
});

test("an organization cannot choose a registry on the engine's machine", async () => {
  const { host } = await testDocker();
  const strict = testEngine(host, { registries: ["credentials"] });
  const [registry = ""] = registries;
  const login = { username: "eve", password: "no-t0ken" };
  const before = printed;
  for (const name of [registry, `localhost:${registry.split(":")[1]}`]) {
    const run = newRun(`${name}/team/suite:1`, "true", { registryLogin: { registry: name, ...login } });
    await expect(strict.start(run, new AbortController().signal)).rejects.toThrow("is not a host of the public internet");
  }
  expect(printed).toBe(before);
  await strict.close();
});
