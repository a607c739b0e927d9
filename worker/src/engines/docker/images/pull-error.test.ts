import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, test } from "vitest";
import { connectDocker } from "../api/connect.ts";
import { ImageAccess } from "./image-access.ts";
import { ImagePulls } from "./image-pulls.ts";
import { pullError } from "./pull-error.ts";

/** Docker's messages, with registry responses that the image's author controls. */
test.each([
  ["manifest for x/y:1 not found: manifest unknown", "IMAGE_UNAVAILABLE", /knows no such image/],
  ["pull access denied for x/y, repository does not exist or may require 'docker login'", "IMAGE_UNAVAILABLE", /knows no such image/],
  ["toomanyrequests: You have reached your pull rate limit", "IMAGE_UNAVAILABLE", /no more pulls for now/],
  ['Get "https://10.0.0.7/v2/": dial tcp 10.0.0.7:443: connect: connection refused', "IMAGE_UNAVAILABLE", /could not be reached/],
  ['Get "https://intern.corp/v2/": dial tcp: lookup intern.corp on 10.0.0.2:53: no such host', "IMAGE_UNAVAILABLE", /could not be reached/],
  [
    "error parsing HTTP 403 response body: invalid character 'i': \"internal-answer: db-password=hunter2\"",
    "IMAGE_UNAVAILABLE",
    /could not be pulled/,
  ],
  ["pulling it took longer than 10 min", "IMAGE_UNAVAILABLE", /took longer than 10 min/],
  ["write /var/lib/docker/tmp/x: no space left on device", "DISK_FULL", /disk is full/],
  ["no matching manifest for linux/arm64 in the manifest list entries", "IMAGE_WRONG_PLATFORM", /no build for this worker/],
])("%s", (said, code, message) => {
  const refusal = pullError("registry.example.com/x/y:1", new Error(said), { hasLogin: false, isChosenByTenant: false });
  expect(refusal).toMatchObject({ code, message: expect.stringMatching(message) });
  expect(refusal.message).not.toMatch(/hunter2|10\.0\.0|intern|\/var\/lib/);
  expect(refusal.message).toMatch(/registry\.example\.com\/x\/y:1.*\.$/);
});

test("for a registry that an organization chose, the error reveals nothing about the address that the engine was sent to", () => {
  const said = [
    'Get "http://10.0.0.7:2375/v2/": dial tcp 10.0.0.7:2375: connect: connection refused',
    'Get "http://10.0.0.7:8080/": context deadline exceeded',
    "error parsing HTTP 403 response body: invalid character 'i'",
    "manifest for x/y:1 not found: manifest unknown",
    "toomanyrequests: slow down",
    "unauthorized: authentication required",
    "received unexpected HTTP status: 500 Internal Server Error",
    'http: server gave HTTP response to HTTPS client, "x509: certificate is valid for intern.corp"',
  ].map((text) => pullError("registry.example.com/x/y:1", new Error(text), { hasLogin: true, isChosenByTenant: true }).message);
  expect(new Set(said).size).toBe(1);
  expect(said[0]).toContain("test them under Settings → Integrations");
});

test("the error hides the cause for registries of an organization, and names it for registries of the operator", async () => {
  const engine = createServer((request, response) => {
    const message = (request.url ?? "").includes("closed") ? "dial tcp 10.0.0.7:443: connect: connection refused" : "manifest unknown";
    response.writeHead(500, { "content-type": "application/json" }).end(JSON.stringify({ message }));
  });
  await once(engine.listen(0, "127.0.0.1"), "listening");
  const docker = connectDocker(`tcp://127.0.0.1:${(engine.address() as AddressInfo).port}`);
  const log = pino({ level: "silent" });
  const access = new ImageAccess(docker, { instance: "test", workerId: "w", registries: [], localImages: "all" });
  const registries = ["credentials", "listed.example.com"];
  const pulls = new ImagePulls(docker, access, {
    registries,
    operatorLogins: undefined,
    registryTimeoutMs: 60_000,
    pullTimeoutMs: 60_000,
    log,
  });
  const refusals = (registry: string) => {
    const registryLogin = { registry, username: "eve", password: "no-t0ken" };
    const ask = (image: string) => pulls.askRegistry({ image, organizationId: "a".repeat(24), registryLogin });
    return Promise.all(
      ["closed", "open"].map((name) =>
        ask(`${registry}/${name}/x:1`).then(String, (error: Error) => error.message.split("this worker, ")[1]),
      ),
    );
  };
  const chosen = await refusals("registry.example.com");
  expect(new Set(chosen).size).toBe(1);
  expect(chosen[0]).toContain("test them under Settings → Integrations");
  expect(await refusals("listed.example.com")).toEqual([expect.stringContaining("reached"), expect.stringContaining("no such image")]);
  engine.closeAllConnections();
  engine.close();
});
