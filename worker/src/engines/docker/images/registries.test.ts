import { registryOf } from "@gantry/contract/registries/image-registries.ts";
import { expect, test } from "vitest";
import { mayPullFrom, registryMistake } from "./registries.ts";

test.each([
  ["nginx", "docker.io"],
  ["nginx:1.27", "docker.io"],
  ["team/suite@sha256:0123", "docker.io"],
  ["index.docker.io/library/nginx", "docker.io"],
  ["ghcr.io/team/suite:1", "ghcr.io"],
  ["GHCR.IO/team/suite:1", "ghcr.io"],
  ["registry.example.com:5000/a/b/c:1", "registry.example.com:5000"],
  ["registry.example.com./a:1", "registry.example.com"],
  ["localhost/a", "localhost"],
  ["LocalHost/a", "localhost"],
  ["localhost:5000/a", "localhost:5000"],
  ["127.0.0.1:3131/x/y:1", "127.0.0.1:3131"],
  ["2130706433:80/x", "2130706433:80"],
  ["[::1]:5000/a", "[::1]:5000"],
  ["registry-1.docker.io/library/nginx", "docker.io"],
  ["GHCR.io.:443/team/suite:1", "ghcr.io"],
])("%s is pulled from %s", (reference, registry) => {
  expect(registryOf(reference)).toBe(registry);
});

test.each([
  ["docker.io", ["public"], true],
  ["europe-docker.pkg.dev", ["public"], true],
  ["123.dkr.ecr.eu-central-1.amazonaws.com", ["public"], true],
  ["registry.example.com", ["public"], false],
  // Hosts in these domains belong to customers.
  ["ec2-203-0-113-7.compute-1.amazonaws.com", ["public"], false],
  ["abc.execute-api.eu-central-1.amazonaws.com", ["public"], false],
  ["123.dkr.ecr.evil.s3.amazonaws.com", ["public"], false],
  ["ghcr.io:8443", ["public"], false],
  ["evil-ghcr.io", ["public"], false],
  ["amazonaws.com.evil.test", ["public"], false],
  ["127.0.0.1:3131", ["public"], false],
  ["localhost", ["public"], false],
  ["169.254.169.254", ["public", "*.example.com"], false],
  ["[::1]:5000", ["public"], false],
  ["127.0.0.1:3131", ["127.0.0.1:3131"], true],
  ["127.0.0.1:3132", ["127.0.0.1:3131"], false],
  ["registry.example.com", ["Registry.Example.com"], true],
  ["a.b.example.com", ["*.example.com"], true],
  ["example.com", ["*.example.com"], false],
  ["docker.io", ["registry.example.com"], false],
])("%s with %j: %s", (registry, allowed, may) => {
  expect(mayPullFrom(registry, allowed)).toBe(may);
});

test.each(["https://registry.example.com", "registry.example.com/team", "*", "a b", "registry.example.com:port"])(
  "%s is not a registry",
  (entry) => {
    expect(registryMistake(entry)).toContain("is not a registry");
  },
);

test.each(["registry.example.com", "registry:5000", "*.example.com", "public", "localhost:5000", "[::1]:5000"])(
  "%s is a registry",
  (entry) => {
    expect(registryMistake(entry)).toBeUndefined();
  },
);
