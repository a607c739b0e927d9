import { expect, test } from "vitest";
import { pullRefusal } from "./pull-refusal.ts";

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
  const refusal = pullRefusal("registry.example.com/x/y:1", new Error(said), { hasLogin: false, isChosenByTenant: false });
  expect(refusal).toMatchObject({ code, message: expect.stringMatching(message) });
  expect(refusal.message).not.toMatch(/hunter2|10\.0\.0|intern|\/var\/lib/);
  expect(refusal.message).toMatch(/registry\.example\.com\/x\/y:1.*\.$/);
});

test("with a registry that an organization chose, the sentence tells nothing of the place that the engine was sent to", () => {
  const said = [
    'Get "http://10.0.0.7:2375/v2/": dial tcp 10.0.0.7:2375: connect: connection refused',
    'Get "http://10.0.0.7:8080/": context deadline exceeded',
    "error parsing HTTP 403 response body: invalid character 'i'",
    "manifest for x/y:1 not found: manifest unknown",
    "toomanyrequests: slow down",
    "unauthorized: authentication required",
    "received unexpected HTTP status: 500 Internal Server Error",
    'http: server gave HTTP response to HTTPS client, "x509: certificate is valid for intern.corp"',
  ].map((text) => pullRefusal("registry.example.com/x/y:1", new Error(text), { hasLogin: true, isChosenByTenant: true }).message);
  expect(new Set(said).size).toBe(1);
  expect(said[0]).toContain("test them under Settings → Integrations");
});
