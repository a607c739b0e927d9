import { expect, test } from "vitest";
import { spelledOut } from "./image-name.ts";

const digest = `@sha256:${"a".repeat(64)}`;

test.each([
  ["node", "docker.io/library/node:latest"],
  ["node:22", "docker.io/library/node:22"],
  ["team/node:22", "docker.io/team/node:22"],
  ["docker.io/node", "docker.io/library/node:latest"],
  ["Index.Docker.io/library/node:22", "docker.io/library/node:22"],
  ["registry.example.com:5000/a/b:1", "registry.example.com:5000/a/b:1"],
  ["REGISTRY.example.com:443/a/b", "registry.example.com/a/b:latest"],
  ["localhost/a", "localhost/a:latest"],
  [`ghcr.io/a/b:1${digest}`, `ghcr.io/a/b${digest}`],
  [`node${digest}`, `docker.io/library/node${digest}`],
])("%s is %s", (reference, spelled) => {
  expect(spelledOut(reference)).toBe(spelled);
});
